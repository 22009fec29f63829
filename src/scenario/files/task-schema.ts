import * as v from 'valibot';
import { strict } from '../../core/shape.ts';
import type { ClauseId, Plain } from '../../core/ids.ts';
import { keyed, text, written, type Mapping } from './forms.ts';
import { show } from './show-schema.ts';
import { clauseId, dice, event, fraction, moment, plain, told } from './words-schema.ts';

const choice = keyed(
  {
    order: strict({ order: written, says: v.optional(text) }),
    answer: strict({ answer: plain, says: v.optional(text) }),
  },
  '{ order: … } or { answer: … }',
);

/** A question, answered by the engine. */
export const ask = strict({
  question: text,
  wants: told(
    v.picklist(['allowed', 'refused', 'events', 'value'], 'allowed, refused, events or value'),
    'what a right choice is: an order that is allowed or refused, the events, or a number',
  ),
  /** For `wants: value`: the clause whose number is asked for. */
  of: v.optional(clauseId),
  hint: v.optional(
    told(
      v.pipe(v.array(clauseId), v.minLength(1, 'one clause or more')),
      'the clauses of which wrong answers remind, in place of the engine’s; events of the step cite them, or the board teaches them',
    ),
  ),
  show: v.optional(told(v.array(show), 'what is drawn while it is asked, such as the places that the choices name')),
  choices: v.pipe(v.array(choice), v.minLength(2, 'two choices or more')),
});

/**
 * The chance of these outcomes of the order itself, or of a later order as if its phase had come:
 * whatever the enemy does before that is left out.
 */
interface Chance<Order> {
  readonly of: string | readonly string[];
  readonly atLeast: string;
  readonly order?: Order | undefined;
  readonly when?: { readonly side: string; readonly phase: string } | undefined;
}

/**
 * The goal of a task, which the engine tests. `Order` is the order as the author wrote it, or as it
 * was parsed.
 */
export type Goal<Order = Mapping> =
  | { readonly allowed: Order; readonly when?: { readonly side: string; readonly phase: string } | undefined }
  | {
      readonly refused: Order;
      readonly by?: ClauseId | undefined;
      readonly when?: { readonly side: string; readonly phase: string } | undefined;
    }
  | { readonly event: string }
  | { readonly state: Plain }
  | { readonly units: Readonly<Record<string, Plain>> }
  | { readonly chance: Chance<Order> }
  | { readonly all: readonly Goal<Order>[] }
  | { readonly any: readonly Goal<Order>[] };

/** The goal of a task. */
export const goal: v.GenericSchema<unknown, Goal> = keyed(
  {
    allowed: strict({ allowed: written, when: v.optional(moment) }),
    refused: strict({ refused: written, by: v.optional(clauseId), when: v.optional(moment) }),
    event: strict({ event }),
    state: strict({ state: plain }),
    chance: strict({
      chance: strict({
        of: v.union([text, v.pipe(v.array(text), v.minLength(1, 'one outcome or more'))], 'an outcome, or several'),
        /** The exact chance of the outcome; no dice decide. */
        atLeast: fraction,
        order: v.optional(written),
        when: v.optional(moment),
      }),
    }),
    units: strict({
      units: told(v.record(v.string(), plain), 'where units stand; on a free table with the tolerances of expect:'),
    }),
    all: strict({ all: v.array(v.lazy(() => goal)) }),
    any: strict({ any: v.array(v.lazy(() => goal)) }),
  },
  'a goal: allowed, refused, event, state, units, chance, all or any',
);

const hints = strict({
  look: v.optional(text),
  clauses: v.optional(v.array(clauseId)),
  answer: v.optional(text),
});

/** A task: the orders of the reader must reach its goal. */
export const task = strict({
  says: text,
  goal,
  orders: v.optional(told(v.picklist([1, 2], '1 or 2 orders'), 'how many orders the reader may give: 1 or 2'), 1),
  hints: v.optional(
    told(hints, 'hints in place of the engine’s: where to look, which clauses, and the words about the answer'),
  ),
});

/** A stop before a step, at which the reader gives the order of a unit. */
export const decide = strict({
  title: told(text, 'a title that does not tell what was ordered'),
  says: text,
  unit: told(text, 'the unit whose order the reader gives; the step has its order in the battle'),
  /**
   * The orders that follow; the odds of the last one count. By default, it is the most promising
   * order of the unit. `dice` are the rolls on the way there.
   */
  then: v.optional(v.array(strict({ when: moment, order: v.optional(written), dice: v.optional(dice, []) })), []),
});

export type Ask = v.InferOutput<typeof ask>;
