import * as v from 'valibot';
import { strict, word } from '../../core/shape.ts';
import { expectation } from './expect-schema.ts';
import { text, written } from './forms.ts';
import { show } from './show-schema.ts';
import { ask, decide, task } from './task-schema.ts';
import { board, clauseId, dice, moment, readings, rulingId, scenarioId, slug, told } from './words-schema.ts';

/** A step of a scenario. */
export const step = strict({
  id: slug,
  title: text,
  say: text,
  lead: v.optional(told(text, 'what to say about the board before the order; it then has a frame of its own')),
  chapter: v.optional(told(text, 'the chapter of a long scenario that begins with this step: Round 2')),
  pass: v.optional(moment),
  order: v.optional(written),
  then: v.optional(
    told(
      v.pipe(v.array(written), v.minLength(1, 'one order or more')),
      'orders carried out afterwards in the same step: choices, or more orders of the same phase',
    ),
  ),
  try: v.optional(written),
  dice: v.optional(dice),
  expect: v.optional(expectation),
  show: v.optional(v.array(show)),
  ask: v.optional(ask),
  task: v.optional(task),
  decide: v.optional(decide),
});

/** A scenario file. */
export const scenarioSchema = strict({
  id: scenarioId,
  title: text,
  game: word,
  teaches: v.array(clauseId),
  rulings: v.optional(v.array(rulingId), []),
  readings: v.optional(readings, {}),
  board,
  steps: v.pipe(v.array(step), v.minLength(1, 'one step or more')),
});

export type Scenario = v.InferOutput<typeof scenarioSchema>;
export type Step = v.InferOutput<typeof step>;
export type Show = v.InferOutput<typeof show>;
