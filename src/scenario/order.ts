import type { RulingId } from '../core/ids.ts';
import type { Annotation } from '../core/annotations.ts';
import type { Refused, Verdict } from '../core/verdicts.ts';
import type { Awaiting, OrderLike } from '../games/engine.ts';
import type { Odds } from '../games/odds.ts';
import { resolveOrder } from './resolve.ts';
import { Malformed, under } from './malformed.ts';
import { oddsOf } from './odds.ts';
import type { NarratedEvent } from './played.ts';
import { inside, type Run } from './run.ts';
import type { Step } from './schema.ts';
import { watchReadings } from './watch-readings.ts';

/** What became of a step's order. */
export interface OrderOutcome {
  readonly state: Awaiting;
  readonly order: OrderLike | null;
  readonly tried: boolean;
  readonly orderSays: string | null;
  readonly verdict: Verdict | null;
  readonly refusalSays: string | null;
  readonly events: readonly NarratedEvent[];
  readonly reads: readonly RulingId[];
  readonly odds: Odds | null;
  /** What the orders themselves show: a refusal what is in the way, a permission the line or the path. */
  readonly shows: readonly Annotation[];
}

/** A step without an order. */
const nothing = (state: Awaiting): OrderOutcome => ({
  state,
  order: null,
  tried: false,
  orderSays: null,
  verdict: null,
  refusalSays: null,
  events: [],
  reads: [],
  odds: null,
  shows: [],
});

/**
 * Judges the order of a step, and carries it out unless it is only tried; then those that follow it. Throws `Malformed` where an order cannot
 * be read, and where it is refused though it was to be carried out.
 */
export function carryOut(run: Run, before: Awaiting, step: Step): OrderOutcome {
  const done = carryOutFirst(run, before, step);
  const { then = [] } = step;
  if (then.length > 0 && (done.order === null || done.tried))
    throw new Malformed([{ path: `${run.path}.then`, found: 'then without an order', wanted: 'order and then' }]);
  return then.reduce<OrderOutcome>((soFar, written, i) => follow(inside(run, `then.${i}`), soFar, written), done);
}

/** One more order in the same step. The odds stay those of the first. */
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
    state: { ...state, readings: soFar.state.readings },
    orderSays: `${soFar.orderSays ?? ''}. ${engine.words.order(order, soFar.state)}`,
    verdict: { ...verdict, clauses: [...new Set([...permits, ...verdict.clauses])] },
    events: [...soFar.events, ...events],
    reads: [...new Set([...soFar.reads, ...seen])],
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
  const judged = { ...nothing(before), order, tried, orderSays: engine.words.order(order, before), verdict };
  if (!verdict.ok) {
    const refusalSays = refusal(given, verdict, before);
    return { ...judged, refusalSays, reads: [...seen], shows: verdict.shows };
  }
  const shown = { ...judged, odds: oddsOf(engine, before, order), shows: verdict.shows };
  if (tried) return { ...shown, reads: [...seen] };
  const { state, events } = resolveOrder(run, watched, order);
  return { ...shown, state: { ...state, readings: before.readings }, events, reads: [...seen] };
}

/** The order of a step; its path is that of the field in which it stands. */
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

/** Why the order is refused; throws where it was not only tried. */
function refusal(given: GivenOrder, verdict: Refused, before: Awaiting): string {
  if (!given.tried) throw isRefused(given, verdict, before);
  return given.engine.words.refusal(verdict, before);
}

function isRefused({ engine, path }: Run, verdict: Refused, before: Awaiting): Malformed {
  const found = `an order that is refused: ${engine.words.refusal(verdict, before)} (${verdict.clause})`;
  return new Malformed([{ path, found, wanted: 'an order that is allowed, or try: in place of order:' }]);
}
