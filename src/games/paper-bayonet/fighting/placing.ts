import { rout } from './rout.ts';
import { shootAll } from '../artillery/volley.ts';
import type { Event, EventOf } from '../events.ts';
import { walk } from '../moving/walk.ts';
import type { OrderOf } from '../orders.ts';
import { allowed, type Dice, refused, type Verdict } from '../reasons.ts';
import { body, type State, WAITS_BY } from '../state.ts';
import type { Square } from '../../../geometry/grid.ts';
import { apply } from '../turn/apply.ts';

/**
 * Judges the square for a unit that waits for one.
 * @clause pb.fighting.result.routed pb.fighting.result.disrupted pb.brigadier.displaced
 * @ruling pb-066 pb-062 pb-038
 */
export function judgePlace(state: State, { unit, to }: OrderOf<'place'>): Verdict {
  const [waits] = state.placing;
  const clause = WAITS_BY[waits?.why ?? 'routed'];
  if (waits?.unit === unit && waits.squares.includes(to)) return allowed(clause);
  return refused(clause, 'not-nearest', { unit, squares: waits?.squares ?? [] });
}

/** Places a unit, then continues what waited for it. @ruling pb-066 pb-062 pb-038 */
export function place(state: State, order: OrderOf<'place'>, dice: Dice): readonly Event[] {
  const settled = settle(state, order);
  return [...settled, ...goOn(state, settled.reduce(apply, state), dice)];
}

/** Continues what waited for a unit to be placed: the rest of a move, or of the declared shots. */
function goOn({ underway }: State, now: State, dice: Dice): readonly Event[] {
  if (now.placing.length > 0) return [];
  if (underway === null) return shootAll(now, now.held, dice);
  return walk(now, { ...underway, clauses: ['pb.movement.directions'], resumed: true }, dice);
}

/**
 * Puts a unit on the square that its owner chose. The units that wait after it choose from the
 * squares that are left; a unit with only one such square goes there at once.
 * @clause pb.fighting.result.routed pb.brigadier.displaced @ruling pb-066 pb-038
 */
function settle(state: State, { unit, to }: OrderOf<'place'>): readonly Event[] {
  const placed = putOn(state, unit, to);
  const now = placed.reduce(apply, state);
  const [next] = now.placing;
  const [only, other] = next?.squares ?? [];
  if (next === undefined || only === undefined || other !== undefined) return placed;
  return [...placed, ...settle(now, { type: 'place', unit: next.unit, to: only })];
}

function putOn(state: State, id: string, to: Square): readonly EventOf<'unit-placed'>[] {
  const unit = state.units[id]!;
  const { why } = state.placing.find((each) => each.unit === id)!;
  const units = body(state, unit);
  const moved = Object.fromEntries(units.map((each) => [each.id, { ...each, at: to }]));
  const others = state.placing.filter((each) => each.unit !== id);
  const there = { ...state, units: { ...state.units, ...moved }, placing: others };
  const waiting = others.map((each) => {
    if (each.why !== 'routed') return each;
    return { ...each, squares: [rout(there, there.units[each.unit]!) ?? []].flat() };
  });
  const clauses = [WAITS_BY[why]];
  return units.map((each) => ({ type: 'unit-placed', unit: each.id, to, waiting, clauses }));
}
