import * as v from 'valibot';
import { isClauseId, isReserved, isRulingId, isScenarioId, type ClauseId, type Plain } from '../core/ids.ts';

export const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'some text'));
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
export const written = v.custom<Written>(
  (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
  'an order, such as { fire: gun, at: grenadiers }',
);
const fraction = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^\d+(\/\d+)?$/, 'a chance as a fraction, such as 32/36'),
);

/** A union whose forms each have a key that no other form has. Errors are then reported for the form the author meant. */
function keyed<Forms extends Readonly<Record<string, v.GenericSchema>>>(
  forms: Forms,
  wanted: string,
): v.LazySchema<Forms[keyof Forms] | v.GenericSchema<never>> {
  const none: v.GenericSchema<never> = v.custom<never>(() => false, wanted);
  return v.lazy((input): Forms[keyof Forms] | v.GenericSchema<never> => {
    const keys = typeof input === 'object' && input !== null ? Object.keys(input) : [];
    const key = keys.find((each): each is keyof Forms & string => Object.hasOwn(forms, each));
    return key === undefined ? none : forms[key]!;
  });
}

const moment = v.strictObject({ side: text, phase: text });
const line = v.partial(v.strictObject({ clause: clauseId, label: text, value: v.number(), counted: v.boolean() }));

/** What each clause adds: a number, `no` for a term that did not apply, `× 3/2` for a factor. */
const terms = v.record(
  clauseId,
  v.union(
    [v.number(), v.literal('no'), v.pipe(v.string(), v.regex(/^× \d+\/\d+$/))],
    'a number, no, or a ratio such as × 3/2',
  ),
);
/** A sum, a chart or a pool: only the keys that matter. */
const reason = v.partial(
  v.strictObject({
    of: text,
    terms,
    total: v.number(),
    word: text,
    instead: clauseId,
    against: v.partial(v.strictObject({ terms, number: v.number() })),
    table: text,
    row: v.string(),
    column: v.string(),
    cell: v.string(),
    mark: v.picklist(['printed', 'reconstructed'], 'printed or reconstructed'),
    stage: v.picklist(['hits', 'wounds', 'saves'], 'hits, wounds or saves'),
    dice: v.number(),
    needs: v.number(),
    scored: v.number(),
  }),
);

export const dice = v.array(
  v.record(
    v.string(),
    v.union([v.number(), v.string(), v.array(v.number())], 'a face, faces, a number of hits or the name of a card'),
  ),
);

export const expectation = v.partial(
  v.strictObject({
    allowed: v.array(clauseId),
    refused: clauseId,
    reason: slug,
    events: v.array(slug),
    cites: v.array(clauseId),
    reads: v.array(rulingId),
    /** Clauses and rulings that must not affect the step. */
    without: v.array(v.union([clauseId, rulingId], 'the id of a clause or of a ruling')),
    /** Terms that must occur in any of the sums. */
    lines: v.array(line),
    /** Sums, charts and pools, in the order in which they were rolled. */
    reasons: v.array(reason),
    /** Annotations that must be drawn; each names only the keys that matter. */
    shows: v.array(plain),
    state: plain,
    /** Units on the board; each names only the fields that matter: `{ gun: d1 disrupted }`. */
    units: v.record(v.string(), plain),
    odds: v.record(v.string(), fraction),
    /** How many of the possible answers solve the task, and how many do not. */
    task: v.strictObject({ right: v.number(), wrong: v.number() }),
  }),
);

const span = v.strictObject({ from: text, to: text });
const lit = { unit: v.strictObject({ unit: text }), squares: v.strictObject({ squares: v.array(text) }) };
const show = keyed(
  {
    sight: v.strictObject({ sight: span }),
    ruler: v.strictObject({
      ruler: v.strictObject({ ...span.entries, counts: v.optional(text), text: v.optional(text) }),
    }),
    light: v.strictObject({ light: keyed(lit, '{ unit: … } or { squares: [ … ] }') }),
    label: v.strictObject({ label: v.strictObject({ at: text, text }) }),
  },
  'a sight, a ruler, a light or a label',
);

const choice = keyed(
  {
    order: v.strictObject({ order: written, says: v.optional(text) }),
    answer: v.strictObject({ answer: plain, says: v.optional(text) }),
  },
  '{ order: … } or { answer: … }',
);

export const ask = v.strictObject({
  question: text,
  wants: v.picklist(['allowed', 'refused', 'events', 'value'], 'allowed, refused, events or value'),
  /** For `wants: value`: the clause whose number is asked for. */
  of: v.optional(clauseId),
  choices: v.pipe(v.array(choice), v.minLength(2, 'two choices or more')),
});

type Written = Readonly<Record<string, Plain>>;

/** The goal of a task as data, which the engine can test. `Order` is the type of its orders: as the author wrote them, or parsed. */
export type Goal<Order = Written> =
  | { readonly allowed: Order; readonly when?: { readonly side: string; readonly phase: string } | undefined }
  | {
      readonly refused: Order;
      readonly by?: ClauseId | undefined;
      readonly when?: { readonly side: string; readonly phase: string } | undefined;
    }
  | { readonly event: string }
  | { readonly state: Plain }
  | { readonly chance: { readonly of: string; readonly atLeast: string } }
  | { readonly all: readonly Goal<Order>[] }
  | { readonly any: readonly Goal<Order>[] };

const goal: v.GenericSchema<unknown, Goal> = keyed(
  {
    allowed: v.strictObject({ allowed: written, when: v.optional(moment) }),
    refused: v.strictObject({ refused: written, by: v.optional(clauseId), when: v.optional(moment) }),
    event: v.strictObject({ event: slug }),
    state: v.strictObject({ state: plain }),
    /** The order has this outcome, in the game's own word, with at least this chance. Exact odds decide, not dice. */
    chance: v.strictObject({ chance: v.strictObject({ of: text, atLeast: fraction }) }),
    all: v.strictObject({ all: v.array(v.lazy(() => goal)) }),
    any: v.strictObject({ any: v.array(v.lazy(() => goal)) }),
  },
  'a goal: allowed, refused, event, state, chance, all or any',
);

const hints = v.strictObject({
  look: v.optional(text),
  clauses: v.optional(v.array(clauseId)),
  answer: v.optional(text),
});

const task = v.strictObject({
  says: text,
  goal,
  /** How many orders the reader may give to reach the goal. */
  orders: v.optional(v.picklist([1, 2], '1 or 2 orders'), 1),
  /** The author's hints, which replace those of the engine: where to look, which clauses, and what to say about the answer. */
  hints: v.optional(hints),
});

const decide = v.strictObject({
  title: text, // It must not tell what was ordered.
  says: text,
  /** The unit whose order the reader gives; the step itself then gives it the order of the battle. */
  unit: text,
  /** The orders that follow, of which the last one's odds count: by default the unit's most promising. `dice` are those of the way there. */
  then: v.optional(
    v.array(v.strictObject({ when: moment, order: v.optional(written), dice: v.optional(dice, []) })),
    [],
  ),
});

export const step = v.strictObject({
  id: slug,
  title: text,
  say: text,
  /** What is said of the board before the order, which then is a frame of its own. */
  lead: v.optional(text),
  /** The name of the chapter that begins with this step of a long scenario: `Round 2`. */
  chapter: v.optional(text),
  pass: v.optional(moment),
  order: v.optional(written),
  /** Orders carried out afterwards in the same step: choices that the first order leads to, or more orders of the same phase. */
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
export const scenarioSchema = v.strictObject({
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
