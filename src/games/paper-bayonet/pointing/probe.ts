import { isSquare, place, square, type Square } from '../../../geometry/grid.ts';
import type { Intent, OrderLike, Probe } from '../../contract/engine.ts';
import type { OrderEntry } from '../../contract/orders.ts';
import { judge } from '../turn/judge.ts';
import { candidates } from './options.ts';
import { type Order, ORDERS } from '../orders.ts';
import type { Verdict } from '../reasons.ts';
import { isCavalry, type State, type Unit, unitsOn } from '../state.ts';
import { INFANTRY } from '../tables.ts';

/** The unit to select and the square to point at to give this order. */
export function intent(state: State, order: Order): Intent {
  const { target } = ORDERS[order.type] as OrderEntry<Order, State>;
  return { unit: 'unit' in order ? order.unit : null, target: target?.(order, state) ?? null };
}

/** The square of a target; null if the target is none of a grid. */
function squareOf(state: State, target: NonNullable<Intent['target']>): Square | null {
  if ('unit' in target) return state.units[target.unit]?.at ?? null;
  return 'square' in target && isSquare(target.square) ? target.square : null;
}

/**
 * The orders that a selected unit and a target could mean, each with its verdict. At a square: the
 * allowed orders, with a charge that would end there last; if none is allowed, the likely orders
 * with their refusals. Without a target: the allowed orders, and the likely orders of other types.
 * `kind` limits them to one type.
 */
export function probe(state: State, { unit, kind, target }: Intent): readonly Probe<Order, Verdict>[] {
  const at = target === null ? null : squareOf(state, target);
  if (target !== null && at === null) return [];
  const isOfKind = ({ type }: OrderLike) => kind === undefined || type === kind;
  const orders = candidates(state, unit ?? undefined)
    .map(({ order }) => order)
    .filter(isOfKind);
  const pointed = orders.filter((order) => isMeant(intent(state, order), unit, at));
  const charges = orders.filter((order) => order.type === 'charge' && order.unit === unit && order.path.at(-1) === at);
  const allowed = [...pointed, ...charges];
  if (at !== null && allowed.length > 0) return judged(state, allowed);
  const types = new Set<string>(allowed.map(({ type }) => type));
  const likely = likelyOrders(state, unit, at).filter(
    (order) => isOfKind(order) && !types.has(order.type) && state.awaits?.orders.includes(order.type),
  );
  return judged(state, [...allowed, ...likely]);
}

const isMeant = ({ unit, target }: Intent, selected: string | null, at: Square | null): boolean =>
  unit === selected && (target !== null && 'square' in target ? target.square : null) === at;

const judged = (state: State, orders: readonly Order[]): readonly Probe<Order, Verdict>[] =>
  orders.map((order) => ({ order, verdict: judge(state, order) }));

/** The likely orders. If no unit is selected, the only one is to place a marker. */
function likelyOrders(state: State, unit: string | null, at: Square | null): readonly Order[] {
  if (unit === null) return at === null ? [] : [{ type: 'objective', at }];
  return at === null ? onTheSpot(state, unit) : towards(state, unit, at);
}

/**
 * The likely orders for a square, the likeliest first. At an enemy: shoot at it, attack it, or
 * charge it with cavalry. At a friend: join it. Then: move, be placed or deploy there.
 */
function towards(state: State, unit: string, at: Square): readonly Order[] {
  const [there] = unitsOn(state, at);
  const own = state.units[unit];
  const way = own === undefined ? [] : wayTo(own.at, at);
  return [
    ...(there === undefined
      ? []
      : there.side === own?.side
        ? toFriend(own, there.id)
        : toEnemy(own, unit, there.id, way)),
    ...(way.length === 0 ? [] : [{ type: 'move', unit, path: way } as const]),
    { type: 'place', unit, to: at },
    { type: 'deploy', unit, to: at },
  ];
}

/**
 * The most direct path to a square. With it, a refusal names the real obstacle, and not the length
 * of a detour.
 */
function wayTo(from: Square, to: Square): readonly Square[] {
  const [here, there] = [place(from), place(to)];
  const way: Square[] = [];
  for (let { file, rank } = here; file !== there.file || rank !== there.rank; way.push(square({ file, rank }))) {
    file += Math.sign(there.file - file);
    rank += Math.sign(there.rank - rank);
  }
  return way;
}

/**
 * Firing is included so that its refusal says why a gun may not fire at a friend. Only foot units
 * could join a friend in a column.
 */
const toFriend = (own: Unit, other: string): readonly Order[] => [
  { type: 'fire', unit: own.id, at: other },
  ...(isOnFoot(own) ? [{ type: 'form-column', unit: own.id, other } as const] : []),
];

/**
 * A charge is likely only for cavalry: any other unit that points at a distant enemy is meant to go
 * there.
 */
const toEnemy = (own: Unit | undefined, unit: string, at: string, way: readonly Square[]): readonly Order[] => [
  { type: 'fire', unit, at },
  { type: 'attack', unit, enemy: at },
  ...(own !== undefined && isCavalry(own) ? [{ type: 'charge', unit, path: way.slice(0, 2), at } as const] : []),
];

const isOnFoot = ({ type }: Unit): boolean => INFANTRY.includes(type) || type === 'skirmishers';

/** Changes of formation in place. */
function onTheSpot(state: State, unit: string): readonly Order[] {
  const own = state.units[unit];
  if (own === undefined || !isOnFoot(own) || own.formation === 'column') return [];
  return [{ type: own.formation === 'square' ? 'leave-square' : 'form-square', unit }];
}
