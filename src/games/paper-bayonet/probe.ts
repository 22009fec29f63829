import { isSquare, place, square, type Square } from '../../geometry/grid.ts';
import type { Intent, OrderLike, Probe } from '../engine.ts';
import { judge } from './judge.ts';
import { candidates } from './options.ts';
import type { Order } from './orders.ts';
import type { Verdict } from './reasons.ts';
import { type State, type Unit, unitsOn } from './state.ts';
import { INFANTRY } from './tables.ts';

/** The fields by which orders name a square: the square itself, or the unit that stands there. */
const POINTS = ['to', 'at', 'enemy', 'other'] as const;

/** An order points at the end of its path, or where its first field says that names a square; in a charge that is the enemy. */
function pointsAt(state: State, order: Readonly<Record<string, unknown>>): string | null {
  const named = POINTS.map((field) => order[field]).find((value) => typeof value === 'string');
  if (typeof named === 'string') return state.units[named]?.at ?? (isSquare(named) ? named : null);
  return Array.isArray(order['path']) ? String(order['path'].at(-1)) : null;
}

/** The unit and the square that one points at to give this order. */
export function intent(state: State, order: Order): Intent {
  const at = pointsAt(state, { ...order });
  return { unit: 'unit' in order ? order.unit : null, target: at === null ? null : { square: at } };
}

/** The square of a target; null where it is none of a grid. */
function squareOf(state: State, target: NonNullable<Intent['target']>): Square | null {
  if ('unit' in target) return state.units[target.unit]?.at ?? null;
  return 'square' in target && isSquare(target.square) ? target.square : null;
}

/**
 * The orders that a unit and a square may mean: at a square the allowed ones, charges that end there last, or else the likeliest that is not;
 * without one, both.
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

/** Without a unit only a marker can be laid down. */
function likelyOrders(state: State, unit: string | null, at: Square | null): readonly Order[] {
  if (unit === null) return at === null ? [] : [{ type: 'objective', at }];
  return at === null ? onTheSpot(state, unit) : towards(state, unit, at);
}

/** Orders in the order in which they come to mind: an enemy is shot at, attacked or charged, a friend joined, a square gone to. */
function towards(state: State, unit: string, at: Square): readonly Order[] {
  const [there] = unitsOn(state, at);
  const own = state.units[unit];
  const way = own === undefined ? [] : wayTo(own.at, at);
  return [
    ...(there === undefined ? [] : there.side === own?.side ? toFriend(own, there.id) : toEnemy(unit, there.id, way)),
    ...(way.length === 0 ? [] : [{ type: 'move', unit, path: way } as const]),
    { type: 'place', unit, to: at },
    { type: 'deploy', unit, to: at },
  ];
}

/** The straightest way to a square, so that a refusal tells what forbids it there, and not that it is far. */
function wayTo(from: Square, to: Square): readonly Square[] {
  const [here, there] = [place(from), place(to)];
  const way: Square[] = [];
  for (let { file, rank } = here; file !== there.file || rank !== there.rank; way.push(square({ file, rank }))) {
    file += Math.sign(there.file - file);
    rank += Math.sign(there.rank - rank);
  }
  return way;
}

/** Guns are shown why not at a friend; only who fights on foot could join one. */
const toFriend = (own: Unit, other: string): readonly Order[] => [
  { type: 'fire', unit: own.id, at: other },
  ...(isOnFoot(own) ? [{ type: 'form-column', unit: own.id, other } as const] : []),
];

const toEnemy = (unit: string, at: string, way: readonly Square[]): readonly Order[] => [
  { type: 'fire', unit, at },
  { type: 'attack', unit, enemy: at },
  { type: 'charge', unit, path: way.slice(0, 2), at },
];

const isOnFoot = ({ type }: Unit): boolean => INFANTRY.includes(type) || type === 'skirmishers';

/** What changes a unit where it stands. */
function onTheSpot(state: State, unit: string): readonly Order[] {
  const own = state.units[unit];
  if (own === undefined || !isOnFoot(own) || own.formation === 'column') return [];
  return [{ type: own.formation === 'square' ? 'leave-square' : 'form-square', unit }];
}
