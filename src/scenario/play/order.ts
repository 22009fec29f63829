import type { RulingId } from '../../core/ids.ts';
import { once } from '../../core/once.ts';
import type { Annotation } from '../../core/annotations.ts';
import type { Refused, Verdict } from '../../core/verdicts.ts';
import { isReaders } from '../../games/contract/due.ts';
import { isAwaitingChoice, type AnyRules, type Awaiting, type OrderLike } from '../../games/contract/engine.ts';
import { Malformed, under } from '../files/malformed.ts';
import { oddsOf, type OrderOdds } from './odds.ts';
import { seenThrough, type NarratedEvent } from '../../games/contract/view.ts';
import { inside, resolveOrder, type Run } from './run.ts';
import type { Step } from '../files/schema.ts';
import { watchReadings } from './watch-readings.ts';

/** An order of a step that rolls dice, and its odds on the board on which it is given. */
export interface CountedOrder {
  readonly order: OrderLike;
  readonly says: string;
  readonly odds: OrderOdds;
  /** Whether the side that the reader plays gives it. */
  readonly isReaders: boolean;
}

/** The result of the orders of a step. */
export interface OrderOutcome {
  readonly state: Awaiting;
  readonly order: OrderLike | null;
  /** The orders that follow it in the same step. */
  readonly then: readonly OrderLike[];
  readonly tried: boolean;
  readonly orderSays: string | null;
  readonly verdict: Verdict | null;
  readonly refusalSays: string | null;
  readonly events: readonly NarratedEvent[];
  readonly reads: readonly RulingId[];
  /** Counts the odds of each order, the first one's first, when they are asked for. */
  readonly counts: readonly (() => readonly CountedOrder[])[];
  /**
   * What the orders draw on the board: what blocks a refused order, or the line or path of an
   * allowed order.
   */
  readonly shows: readonly Annotation[];
}

/** The result of a step without an order. */
const nothing = (state: Awaiting): OrderOutcome => ({
  state,
  order: null,
  then: [],
  tried: false,
  orderSays: null,
  verdict: null,
  refusalSays: null,
  events: [],
  reads: [],
  counts: [],
  shows: [],
});

/**
 * Judges the order of a step, carries it out unless it is only tried, and then carries out the
 * orders under `then`. Throws `Malformed` if an order cannot be parsed, or if it is refused
 * although it was not only tried.
 */
export function carryOut(run: Run, before: Awaiting, step: Step): OrderOutcome {
  const done = carryOutFirst(run, before, step);
  const { then = [] } = step;
  if (then.length > 0 && (done.order === null || done.tried))
    throw new Malformed([{ path: `${run.path}.then`, found: 'then without an order', wanted: 'order and then' }]);
  return then.reduce<OrderOutcome>((soFar, written, i) => follow(inside(run, `then.${i}`), soFar, written), done);
}

/** An order with its odds; nothing if it has none. */
export function countedOrder(engine: AnyRules, state: Awaiting, order: OrderLike): readonly CountedOrder[] {
  const odds = oddsOf(engine, state, order, engine.sides(state)[0]);
  if (odds === null) return [];
  const says = seenThrough(engine).words.order(order, state);
  return [{ order, says, odds, isReaders: isReaders(engine, state, order) }];
}

/** What a sealed order is told as, and what several of one side are. */
const [SEALED, ALL_SEALED] = ['an order that is not shown', 'several orders that are not shown'];

/** The sentences of several orders; sealed ones of one side, one after the other, are told once. */
export function withNext(before: string, next: string): string {
  const side = next.endsWith(SEALED) ? next.slice(0, -SEALED.length) : null;
  if (side !== null && before.endsWith(`${side}${ALL_SEALED}`)) return before;
  if (side !== null && before.endsWith(next)) return before.slice(0, -SEALED.length) + ALL_SEALED;
  return `${before}. ${next}`;
}

/**
 * Carries out one more order in the same step. The odds of an order contain the answers to it, so
 * an answer has none of its own.
 */
function follow(run: Run, soFar: OrderOutcome, written: unknown): OrderOutcome {
  const { engine, path } = run;
  const read = engine.order(written, soFar.state);
  if (!read.ok) throw new Malformed(under(path, read.error));
  const order = read.value;
  const { state: watched, seen } = watchReadings(soFar.state);
  const verdict = engine.judge(watched, order);
  if (!verdict.ok) throw isRefused(run, verdict, soFar.state);
  const { state, events } = resolveOrder(run, watched, order);
  const permits = soFar.verdict?.ok === true ? soFar.verdict.clauses : [];
  return {
    ...soFar,
    then: [...soFar.then, order],
    state: { ...state, readings: soFar.state.readings },
    orderSays: withNext(soFar.orderSays ?? '', seenThrough(engine).words.order(order, soFar.state)),
    verdict: { ...verdict, clauses: [...new Set([...permits, ...verdict.clauses])] },
    events: [...soFar.events, ...events],
    reads: [...new Set([...soFar.reads, ...seen])],
    counts: isAwaitingChoice(soFar.state)
      ? soFar.counts
      : [...soFar.counts, once(() => countedOrder(engine, soFar.state, order))],
    shows: [...soFar.shows, ...verdict.shows],
  };
}

function carryOutFirst(run: Run, before: Awaiting, step: Step): OrderOutcome {
  const given = readOrder(run, before, step);
  if (given === null) return nothing(before);
  const { engine } = run;
  const { order, tried } = given;
  const { state: watched, seen } = watchReadings(before);
  const verdict = engine.judge(watched, order);
  const { words } = seenThrough(engine);
  const judged = { ...nothing(before), order, tried, orderSays: words.order(order, before), verdict };
  if (!verdict.ok) {
    const refusalSays = refusal(given, verdict, before);
    return { ...judged, refusalSays, reads: [...seen], shows: verdict.shows };
  }
  const counts = [once(() => countedOrder(engine, before, order))];
  const shown = { ...judged, counts, shows: verdict.shows };
  if (tried) return { ...shown, reads: [...seen] };
  const { state, events } = resolveOrder(run, watched, order);
  return { ...shown, state: { ...state, readings: before.readings }, events, reads: [...seen] };
}

/** The order of a step. `path` is the path of its field. */
interface GivenOrder extends Run {
  readonly order: OrderLike;
  readonly tried: boolean;
}

function readOrder(run: Run, before: Awaiting, { order, try: attempt }: Step): GivenOrder | null {
  const written = order ?? attempt;
  if (written === undefined) return null;
  const tried = order === undefined;
  const field = inside(run, tried ? 'try' : 'order');
  if (order !== undefined && attempt !== undefined)
    throw new Malformed([{ path: field.path, found: 'order and try', wanted: 'one of them' }]);
  const read = run.engine.order(written, before);
  if (!read.ok) throw new Malformed(under(field.path, read.error));
  return { ...field, order: read.value, tried };
}

/** The sentence of the refusal. Throws `Malformed` if the order was to be carried out. */
function refusal(given: GivenOrder, verdict: Refused, before: Awaiting): string {
  if (!given.tried) throw isRefused(given, verdict, before);
  return seenThrough(given.engine).words.refusal(verdict, before);
}

function isRefused({ engine, path }: Run, verdict: Refused, before: Awaiting): Malformed {
  const found = `an order that is refused: ${engine.words.refusal(verdict, before)} (${verdict.clause})`;
  return new Malformed([{ path, found, wanted: 'an order that is allowed, or try: in place of order:' }]);
}
