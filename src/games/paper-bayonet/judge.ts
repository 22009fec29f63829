import { allowed, refused, type Verdict } from './reasons.ts';
import { steps } from '../../geometry/grid.ts';
import { judgeDeclare, judgeFire } from './artillery.ts';
import { judgeMove } from './movement.ts';
import type { EndPhase, Order, PlaceRouted } from './orders.ts';
import { isArtillery, type State } from './state.ts';
import { RANGE } from './tables.ts';

interface Judged {
  readonly state: State;
  readonly order: Order;
  readonly verdict: Verdict;
}

/** Whoever carries an order out has just had it judged, and asks again for each way in which its dice may fall. */
let last: Judged | null = null;

/** Is this order allowed now? */
export function judge(state: State, order: Order): Verdict {
  if (last?.state !== state || last.order !== order) last = { state, order, verdict: judgeAfresh(state, order) };
  return last.verdict;
}

/** The state's own side and phase come first, then the rules of the order's kind. */
function judgeAfresh(state: State, order: Order): Verdict {
  const due = wrongMoment(state, order) ?? wrongOwner(state, order);
  if (due !== null) return due;
  const rules = RULES[order.type] as (state: State, order: Order) => Verdict;
  return rules(state, order);
}

const RULES: { readonly [T in Order['type']]: (state: State, order: Extract<Order, { type: T }>) => Verdict } = {
  fire: judgeFire,
  declare: judgeDeclare,
  move: judgeMove,
  place: judgePlace,
  'end-phase': judgeEnd,
};

/** @clause pb.turn.phase-order */
function wrongMoment(state: State, order: Order): Verdict | null {
  if (state.awaits?.orders.includes(order.type)) return null;
  const [waits] = state.placing;
  if (waits !== undefined) return refused('pb.fighting.result.routed', 'place-first', { unit: waits.unit });
  if (order.type === 'place') return refused('pb.fighting.result.routed', 'nothing-to-place', { unit: order.unit });
  return refused('pb.turn.phase-order', 'wrong-phase', { order: order.type, phase: state.phase });
}

/** @clause pb.turn.active-side */
function wrongOwner(state: State, order: Order): Verdict | null {
  if (order.type === 'end-phase' || order.type === 'place') return null;
  const ids =
    order.type === 'declare'
      ? order.shots.flatMap((shot) => [shot.unit, shot.at])
      : order.type === 'fire'
        ? [order.unit, order.at]
        : [order.unit];
  const gone = ids.find((id) => state.units[id] === undefined);
  if (gone !== undefined) return refused('pb.turn.active-side', 'not-on-board', { unit: gone });
  const mine = order.type === 'declare' ? order.shots.map((shot) => shot.unit) : [order.unit];
  const foreign = mine.find((id) => state.units[id]!.side !== state.side);
  return foreign === undefined
    ? null
    : refused('pb.turn.active-side', 'not-your-turn', { unit: foreign, side: state.side });
}

/** @clause pb.fighting.result.routed @ruling pb-066 */
function judgePlace(state: State, { unit, to }: PlaceRouted): Verdict {
  const [waits] = state.placing;
  if (waits?.unit === unit && waits.squares.includes(to)) return allowed('pb.fighting.result.routed');
  return refused('pb.fighting.result.routed', 'not-nearest', { unit, squares: waits?.squares ?? [] });
}

/** A player may always go on; with a gun that could still fire it is a choice. @clause pb.artillery.optional */
function judgeEnd(state: State, _order: EndPhase): Verdict {
  return couldFire(state) ? allowed('pb.turn.phase-order', 'pb.artillery.optional') : allowed('pb.turn.phase-order');
}

/** Looks only as far as a cannon reaches: no gun reaches further. */
function couldFire(state: State): boolean {
  if (state.phase !== 'artillery') return false;
  const units = Object.values(state.units);
  const guns = units.filter(
    (unit) => unit.side === state.side && isArtillery(unit) && state.deeds[unit.id] === undefined,
  );
  return guns.some((gun) =>
    units.some(
      (target) =>
        target.side !== gun.side &&
        steps(gun.at, target.at) <= RANGE.cannon &&
        judgeFire(state, { type: 'fire', unit: gun.id, at: target.id }).ok,
    ),
  );
}
