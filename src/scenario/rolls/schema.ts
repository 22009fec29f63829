import * as v from 'valibot';
import { strict } from '../../core/shape.ts';
import { text, written } from '../files/forms.ts';
import { board, clauseId, scenarioId, slug } from '../files/words-schema.ts';

/** What a value of a choice changes on the board, or in the order. */
const changes = { board: v.optional(board), order: v.optional(written) };

/** Something that a reader may set. A page shows its first value until the reader sets another. */
const choice = strict({
  id: slug,
  asks: text,
  values: v.pipe(v.array(strict({ id: slug, says: text, ...changes })), v.minLength(2, 'two values or more')),
});

/** Values that cannot stand together on a board, and the clause that says so. */
const never = strict({ where: v.record(slug, v.array(slug)), says: text, clause: clauseId });

/**
 * A kind of roll: the board of a scenario, what is changed on it, the order that rolls, and what
 * the reader may set.
 */
const roll = strict({
  id: slug,
  title: text,
  /** What is rolled for, and who stands where, in a sentence or two. */
  says: text,
  scenario: scenarioId,
  board: v.optional(board),
  order: written,
  choices: v.pipe(v.array(choice), v.minLength(1, 'a choice or more')),
  never: v.optional(v.array(never), []),
});
export type Roll = v.InferOutput<typeof roll>;

/** The rolls whose odds a game's page shows: `content/<game>/odds.yaml`. */
export const rollsSchema = v.pipe(v.array(roll), v.minLength(1, 'a roll or more'));
