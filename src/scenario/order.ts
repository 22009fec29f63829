import type { RulingId } from '../core/ids.ts';
import type { Refused, Verdict } from '../core/reasons.ts';
import type { Awaiting, OrderLike } from '../games/engine.ts';
import type { Odds } from '../games/odds.ts';
import { happening } from './happening.ts';
import { Malformed, under } from './malformed.ts';
import { oddsOf } from './odds.ts';
import type { Told } from './played.ts';
import { inside, type Run } from './run.ts';
import type { Step } from './schema.ts';
import { watching } from './watching.ts';

/** What became of a step's order. */
export interface Done {
  readonly state: Awaiting;
  readonly order: OrderLike | null;
  readonly tried: boolean;
  readonly orderSays: string | null;
  readonly verdict: Verdict | null;
  readonly refusalSays: string | null;
  readonly events: readonly Told[];
  readonly reads: readonly RulingId[];
  readonly odds: Odds | null;
}

/** A step that only tells. */
const nothing = (state: Awaiting): Done => ({
  state,
  order: null,
  tried: false,
  orderSays: null,
  verdict: null,
  refusalSays: null,
  events: [],
  reads: [],
  odds: null,
});

/**
 * Judges the order of a step, and carries it out unless it is only tried. Throws `Malformed` where the order cannot be read, and where it is
 * refused though it was to be carried out.
 */
export function carryOut(run: Run, before: Awaiting, step: Step): Done {
  const given = readOrder(run, before, step);
  if (given === null) return nothing(before);
  const { engine } = run;
  const { order, tried } = given;
  const { state: watched, seen } = watching(before);
  const verdict = engine.judge(watched, order);
  const judged = { ...nothing(before), order, tried, orderSays: engine.words.order(order, before), verdict };
  if (!verdict.ok) return { ...judged, refusalSays: refusal(given, verdict, before), reads: [...seen] };
  const odds = oddsOf(engine, before, order);
  if (tried) return { ...judged, odds, reads: [...seen] };
  const { state, told } = happening(run, watched, order);
  return { ...judged, state: { ...state, readings: before.readings }, events: told, odds, reads: [...seen] };
}

/** The order of a step; its path is that of the field in which it stands. */
interface Given extends Run {
  readonly order: OrderLike;
  readonly tried: boolean;
}

function readOrder(run: Run, before: Awaiting, { order, try: attempt }: Step): Given | null {
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
function refusal({ engine, tried, path }: Given, verdict: Refused, before: Awaiting): string {
  const says = engine.words.refusal(verdict, before);
  if (tried) return says;
  const found = `an order that is refused: ${says} (${verdict.clause})`;
  throw new Malformed([{ path, found, wanted: 'an order that is allowed, or try: in place of order:' }]);
}
