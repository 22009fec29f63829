import * as v from 'valibot';
import { text, written } from '../files/forms.ts';
import { clauseId, rulingId, scenarioId, slug } from '../files/words-schema.ts';
import { number, strict } from '../../core/shape.ts';

/** A sentence, and the clauses and rulings that it follows from. */
const sourced = v.pipe(
  strict({
    says: text,
    clauses: v.optional(v.array(clauseId), []),
    rulings: v.optional(v.array(rulingId), []),
  }),
  v.check(({ clauses, rulings }) => clauses.length + rulings.length > 0, 'a clause or a ruling from which it follows'),
);
export type Sourced = v.InferOutput<typeof sourced>;

/** A number among the `values` of a clause, and the keys that lead to it: `[Foot Artillery, 2]`. */
const numberOf = strict({
  clause: clauseId,
  value: v.pipe(v.array(v.union([v.string(), number])), v.minLength(1, 'the keys that lead to a number')),
});
export type NumberOf = v.InferOutput<typeof numberOf>;

/** A length that the rules state, or why they state none. */
const reach = v.union([numberOf, sourced], '{ clause: …, value: [key, …] } or { says: …, clauses: [ … ] }');

const length = v.pipe(text, v.includes('%', 'a text with % where the number stands'));

/** A fight that is counted: one or more steps of a scenario, with some changes to its board. */
const fight = strict({
  /** Who fights, and how: `Guards attack militia`. */
  says: text,
  scenario: scenarioId,
  beats: v.tuple([slug, slug]),
  board: v.optional(written),
});

/** The figures by which a reader chooses a game: `content/<game>/figures.yaml`. */
export const figuresSchema = strict({
  pieces: sourced,
  table: sourced,
  /**
   * How a length is written, with `%` for its number: `[%]`. `one` is the form for a single unit of
   * length, if it differs.
   */
  measure: strict({ many: length, one: v.optional(length) }),
  /** How many yards of ground the unit of length is, or that the rules do not say. */
  scale: reach,
  reach: strict({ musket: reach, gun: reach, march: reach }),
  fights: strict({
    /** Two battalions of line infantry in the open. */
    even: fight,
    /** Which of two unlike sides is the weaker one. */
    uneven: strict({ ...fight.entries, weaker: v.picklist(['actor', 'target'], 'actor or target') }),
  }),
});
export type Figures = v.InferOutput<typeof figuresSchema>;
export type Fight = Figures['fights']['even'];
