import * as v from 'valibot';
import { strict } from '../../core/shape.ts';
import { clauseId, dice, expectation, rulingId, scenarioId, scenarioSchema, slug, text } from './schema.ts';

const reading = strict({ key: slug, says: text, effect: text, playable: v.boolean() });

/** What is expected of a step under another reading, and that reading's dice if they differ. */
const difference = strict({ ...expectation.entries, dice: v.optional(dice) });

/** A ruling file. */
export const rulingSchema = strict({
  id: rulingId,
  topic: v.optional(slug),
  kind: v.picklist(['ambiguity', 'gap', 'contradiction', 'typo', 'erratum', 'lost-table']),
  clauses: v.pipe(v.array(clauseId), v.minLength(1)),
  question: text,
  readings: v.pipe(v.array(reading), v.minLength(1)),
  ruling: slug,
  because: text,
  scenario: v.optional(v.lazy((input) => (typeof input === 'string' ? scenarioId : scenarioSchema))),
  differs: v.optional(v.record(slug, v.record(slug, difference)), {}),
  /** More scenarios on the same subject, shown on the ruling's page under the reading we play. */
  boards: v.optional(v.array(scenarioId), []),
  /** What the site needs before the readings can be played. */
  needs: v.optional(text),
  status: v.picklist(['proposed', 'played', 'confirmed-by-author', 'superseded']),
  date: v.pipe(v.string(), v.isoDate('a date, such as 2026-11-21')),
});

export type Ruling = v.InferOutput<typeof rulingSchema>;
