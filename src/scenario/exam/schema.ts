import * as v from 'valibot';
import { strict, word } from '../../core/shape.ts';
import { written } from '../files/forms.ts';
import { step } from '../files/schema.ts';
import { ask } from '../files/task-schema.ts';
import { board, slug } from '../files/words-schema.ts';

/**
 * The orders before the question, if no board starts as late as the question: the roles of a
 * battle, and which units are deployed.
 */
const first = strict({ order: written, dice: step.entries.dice, then: step.entries.then });

/** A question of an exam: a board that no chapter shows, and choices that the engine marks. */
const item = strict({
  id: slug,
  board,
  first: v.optional(first),
  order: v.optional(written),
  dice: v.optional(step.entries.dice.wrapped),
  ask,
});

/** An exam file. */
export const examSchema = strict({ game: word, items: v.pipe(v.array(item), v.minLength(1)) });

export type Exam = v.InferOutput<typeof examSchema>;
