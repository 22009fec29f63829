import * as v from 'valibot';
import { strict } from '../../core/shape.ts';
import { text } from '../files/forms.ts';
import { slug } from '../files/words-schema.ts';

/**
 * A question of the kind "in which game does …, and how often?". Its answers are counted, never
 * written.
 */
const item = strict({
  id: slug,
  /** The topic whose situation it is about. */
  topic: slug,
  asks: text,
  /** The values chosen there. A choice that is not named has its first value. */
  choices: v.optional(v.record(slug, slug), {}),
  /**
   * The results that count, as the chart names them: `target-routed`, `actor-driven-back`, `level`.
   */
  results: v.pipe(v.array(slug), v.minLength(1, 'a result or more')),
  /** Whether the right game is the one in which they are likeliest, or least likely. */
  wanted: v.picklist(['most', 'least'], 'most or least'),
  /** A game, and the chance in percent. Exactly one answer must be right. */
  answers: v.pipe(
    v.array(strict({ game: slug, percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)) })),
    v.minLength(3, 'three answers or more'),
  ),
});

/** The questions for readers of the comparison: `content/compare/exam.yaml`. */
export const compareExamSchema = strict({ items: v.array(item) });
export type CompareItem = v.InferOutput<typeof item>;
