import * as v from 'valibot';
import { isClauseId, isReserved, isRulingId, isScenarioId, type ClauseId, type Plain } from '../../core/ids.ts';
import { number, strict } from '../../core/shape.ts';
import { keyed, text, written, type Mapping } from './forms.ts';
import { show } from './show-schema.ts';

export { text, written };

/** A text that passes a type guard. */
const id = <T extends string>(is: (text: string) => text is T, wanted: string) =>
  v.pipe(v.string(wanted), v.guard(is, wanted));
/** The id of a clause, in any file of a game. */
export const clauseId = id(isClauseId, 'a clause id, such as prefix.artillery.hit-number');
/** The id of a ruling, in any file of a game. */
export const rulingId = id(isRulingId, 'the id of a ruling, such as prefix-051');
export const scenarioId = id(isScenarioId, 'the id of a scenario, such as prefix.clear-at-last');
export const word = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens'));
export const slug = v.pipe(
  word,
  v.check((name) => !isReserved(name), 'another name: JavaScript has its own use for this one'),
);
export const plain = v.custom<Plain>((input) => input !== undefined && typeof input !== 'function', 'a plain value');
const fraction = v.pipe(
  v.union([v.string(), number]),
  v.transform(String),
  v.regex(/^\d+(\/\d+)?$/, 'a chance as a fraction, such as 32/36'),
);

const moment = strict({ side: text, phase: text });
const line = v.partial(strict({ clause: clauseId, label: text, value: number, counted: v.boolean() }));

/** The value of each clause: a number, `no` for a term that did not apply, `× 3/2` for a factor. */
const terms = v.record(
  clauseId,
  v.union(
    [number, v.literal('no'), v.pipe(v.string(), v.regex(/^× \d+\/\d+$/))],
    'a number, no, or a ratio such as × 3/2',
  ),
);
/** A sum, a chart or a pool with only the keys to check. */
const reason = v.partial(
  strict({
    of: text,
    terms,
    total: number,
    word: text,
    instead: clauseId,
    against: v.partial(strict({ terms, number })),
    table: text,
    row: v.string(),
    column: v.string(),
    cell: v.string(),
    mark: v.picklist(['printed', 'reconstructed'], 'printed or reconstructed'),
    stage: v.picklist(['hits', 'wounds', 'saves'], 'hits, wounds or saves'),
    dice: number,
    needs: number,
    scored: number,
  }),
);

export const dice = v.array(
  v.record(
    v.string(),
    v.union([number, v.string(), v.array(number)], 'a face, faces, a number of hits or the name of a card'),
  ),
);

export const expectation = v.partial(
  strict({
    allowed: v.array(clauseId),
    refused: clauseId,
    reason: slug,
    events: v.array(slug),
    cites: v.array(clauseId),
    reads: v.array(rulingId),
    /** Clauses and rulings that must not affect the step. */
    without: v.array(v.union([clauseId, rulingId], 'the id of a clause or of a ruling')),
    /** Terms that must occur, each in any of the sums. */
    lines: v.array(line),
    /** Sums, charts and pools, in the order in which they were rolled. */
    reasons: v.array(reason),
    /** Annotations that must be drawn, each with only the keys to check. */
    shows: v.array(plain),
    state: plain,
    /** Units on the board, each with only the fields to check: `{ gun: d1 disrupted }`. */
    units: v.record(v.string(), plain),
    odds: v.record(v.string(), fraction),
    /** Which sides may order now, and why. */
    awaits: v.partial(
      strict({
        sides: v.array(text),
        kind: v.picklist(['phase', 'choice', 'reaction', 'secret'], 'phase, choice, reaction or secret'),
        orders: v.array(slug),
        by: clauseId,
      }),
    ),
    /**
     * How many of the possible answers solve the task, and how many do not. On a free table, at
     * least this many of the answers that are tried.
     */
    task: strict({ right: number, wrong: number }),
  }),
);

const choice = keyed(
  {
    order: strict({ order: written, says: v.optional(text) }),
    answer: strict({ answer: plain, says: v.optional(text) }),
  },
  '{ order: … } or { answer: … }',
);

export const ask = strict({
  question: text,
  wants: v.picklist(['allowed', 'refused', 'events', 'value'], 'allowed, refused, events or value'),
  /** For `wants: value`: the clause whose number is asked for. */
  of: v.optional(clauseId),
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

const goal: v.GenericSchema<unknown, Goal> = keyed(
  {
    allowed: strict({ allowed: written, when: v.optional(moment) }),
    refused: strict({ refused: written, by: v.optional(clauseId), when: v.optional(moment) }),
    event: strict({ event: slug }),
    state: strict({ state: plain }),
    /** This outcome, in the game's own word, has at least this exact chance; no dice decide. */
    chance: strict({
      chance: strict({
        of: v.union([text, v.pipe(v.array(text), v.minLength(1, 'one outcome or more'))], 'an outcome, or several'),
        atLeast: fraction,
        order: v.optional(written),
        when: v.optional(moment),
      }),
    }),
    /** Where units stand; on a free table with the tolerances of expectations. */
    units: strict({ units: v.record(v.string(), plain) }),
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

const task = strict({
  says: text,
  goal,
  /** How many orders the reader may give to reach the goal. */
  orders: v.optional(v.picklist([1, 2], '1 or 2 orders'), 1),
  /**
   * The author's hints, which replace those of the engine: where to look, which clauses, and what
   * to say about the answer.
   */
  hints: v.optional(hints),
});

const decide = strict({
  title: text, // It must not tell what was ordered.
  says: text,
  /** The unit whose order the reader gives. The step gives it its order in the battle. */
  unit: text,
  /**
   * The orders that follow; the odds of the last one count. By default, it is the most promising
   * order of the unit. `dice` are the rolls on the way there.
   */
  then: v.optional(v.array(strict({ when: moment, order: v.optional(written), dice: v.optional(dice, []) })), []),
});

export const step = strict({
  id: slug,
  title: text,
  say: text,
  /** What to say about the board before the order; that board then has a frame of its own. */
  lead: v.optional(text),
  /** The name of the chapter that begins with this step of a long scenario: `Round 2`. */
  chapter: v.optional(text),
  pass: v.optional(moment),
  order: v.optional(written),
  /**
   * Orders carried out afterwards in the same step: choices that the first order leads to, or more
   * orders of the same phase.
   */
  then: v.optional(v.pipe(v.array(written), v.minLength(1, 'one order or more'))),
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
  readings: v.optional(v.record(rulingId, slug), {}),
  board: plain,
  steps: v.pipe(v.array(step), v.minLength(1, 'one step or more')),
});

export type Scenario = v.InferOutput<typeof scenarioSchema>;
export type Step = v.InferOutput<typeof step>;
export type Expectation = v.InferOutput<typeof expectation>;
export type Ask = v.InferOutput<typeof ask>;
export type Show = v.InferOutput<typeof show>;
