import * as v from 'valibot';
import { text } from '../files/forms.ts';
import { slug } from '../files/schema.ts';

/**
 * A question of the kind "in which game does …, and how often?". Its answers are counted, never
 * written.
 */
const item = v.strictObject({
  id: slug,
  /** The topic whose situation it is about. */
  topic: slug,
  asks: text,
  /** What is chosen there; the first value of each choice that is not named. */
  choices: v.optional(v.record(slug, slug), {}),
  /**
   * The results that count, as the chart names them: `target-routed`, `actor-driven-back`, `level`.
   */
  results: v.pipe(v.array(slug), v.minLength(1, 'a result or more')),
  /** Whether the game is sought in which they are the likeliest, or the least likely. */
  wanted: v.picklist(['most', 'least'], 'most or least'),
  /** A game, and the chance in percent. One answer must be right. */
  answers: v.pipe(
    v.array(v.strictObject({ game: slug, percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)) })),
    v.minLength(3, 'three answers or more'),
  ),
});

/**
 * The questions that are asked of whoever has read pages of the comparison:
 * `content/compare/exam.yaml`.
 */
export const compareExamSchema = v.strictObject({ items: v.array(item) });
export type CompareItem = v.InferOutput<typeof item>;
