import * as v from 'valibot';
import { isClauseId, isReserved, isRulingId, isScenarioId, type Plain } from '../../core/ids.ts';
import { number, strict, word } from '../../core/shape.ts';
import { text } from './forms.ts';

/** A text that passes a type guard. */
const id = <T extends string>(is: (text: string) => text is T, wanted: string) =>
  v.pipe(v.string(wanted), v.guard(is, wanted));
/** The id of a clause, in any file of a game. */
export const clauseId = id(isClauseId, 'a clause id, such as prefix.artillery.hit-number');
/** The id of a ruling, in any file of a game. */
export const rulingId = id(isRulingId, 'the id of a ruling, such as prefix-051');
export const scenarioId = id(isScenarioId, 'the id of a scenario, such as prefix.clear-at-last');
export const slug = v.pipe(
  word,
  v.check((name) => !isReserved(name), 'another name: JavaScript has its own use for this one'),
);
export const plain = v.custom<Plain>((input) => input !== undefined && typeof input !== 'function', 'a plain value');
/** A board: whole, or `like` a base board with what differs. The game reads it. */
export const board = v.pipe(plain, v.description('a board, or like: with the name of a base board, and what differs'));
/** The type of an event. */
export const event = v.pipe(slug, v.description('the type of an event'));
/** The reason of a refusal. */
export const refusal = v.pipe(slug, v.description('the reason of a refusal'));
/** The readings under which a scenario is played, by their rulings. */
export const readings = v.record(rulingId, slug);
/** A chance as a fraction. */
export const fraction = v.pipe(
  v.union([v.string(), number]),
  v.transform(String),
  v.regex(/^\d+(\/\d+)?$/, 'a chance as a fraction, such as 32/36'),
);

/** The beginning of a side’s phase. */
export const moment = strict({ side: text, phase: text });

const fallen = v.union([number, v.string(), v.array(number)], 'a face, faces, a number of hits or the name of a card');
/** The rolls of a step in order, each with its purpose. */
export const dice = v.array(v.record(v.string(), fallen));

/** The chances of the outcomes of an order. */
export const odds = v.record(v.string(), fraction);

/** A schema with words for authors; the docs and editors show them. */
export const told = <Schema extends v.GenericSchema>(schema: Schema, says: string) =>
  v.pipe(schema, v.description(says));
