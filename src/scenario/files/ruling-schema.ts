import * as v from 'valibot';
import { strict } from '../../core/shape.ts';
import { expectation } from './expect-schema.ts';
import { text } from './forms.ts';
import { scenarioSchema } from './schema.ts';
import { clauseId, rulingId, scenarioId, slug } from './words-schema.ts';
import { dice, told } from './words-schema.ts';

const reading = strict({ key: slug, says: text, effect: text, playable: v.boolean() });

/** What is expected of a step under another reading, and that reading's dice if they differ. */
const difference = strict({ ...expectation.entries, dice: v.optional(dice) });

/**
 * A scenario of its own, or the id of one of the game. Without an input it is the union of both.
 */
const anyScenario = v.union([scenarioId, scenarioSchema]);
const scenario = v.lazy((input) =>
  input === undefined ? anyScenario : typeof input === 'string' ? scenarioId : scenarioSchema,
);

/** The most words of a short answer. */
const MOST_WORDS = 20;

/** The answer that we play in one sentence, for those who read nothing else. */
const short = told(
  v.pipe(
    text,
    v.check((answer) => answer.split(/\s+/).length <= MOST_WORDS, `an answer of at most ${MOST_WORDS} words`),
    v.endsWith('.', 'a sentence with a full stop'),
  ),
  'the answer that we play, in one sentence',
);

const date = v.pipe(v.string(), v.isoDate('a date, such as 2026-11-21'));

/** What was changed in a ruling since its date, and when. */
const change = strict({ date, says: text });

/** A ruling file. A ruling that is no longer played names the one that took its place. */
export const rulingSchema = strict({
  id: rulingId,
  topic: v.optional(slug),
  kind: v.picklist(['ambiguity', 'gap', 'contradiction', 'typo', 'erratum', 'lost-table']),
  clauses: v.pipe(v.array(clauseId), v.minLength(1)),
  question: text,
  readings: v.pipe(v.array(reading), v.minLength(1)),
  ruling: slug,
  short,
  because: text,
  scenario: v.optional(scenario),
  differs: v.optional(v.record(slug, v.record(slug, difference)), {}),
  boards: v.optional(told(v.array(scenarioId), 'more scenarios for the page of the ruling'), []),
  needs: v.optional(told(text, 'what the site needs before the readings can be played')),
  status: v.picklist(['proposed', 'played', 'confirmed-by-author', 'superseded']),
  date,
  history: v.optional(told(v.array(change), 'what was changed in it since its date, the oldest first'), []),
  'superseded-by': v.optional(told(rulingId, 'the ruling that took the place of this one')),
});

export type Ruling = v.InferOutput<typeof rulingSchema>;
