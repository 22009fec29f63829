import type { Order, State } from '../games/paper-bayonet/index.ts';
import { unitsOn, type Unit } from '../games/paper-bayonet/state.ts';
import { INFANTRY } from '../games/paper-bayonet/tables.ts';
import { words } from '../games/paper-bayonet/words.ts';
import { isSquare, onBoard, place, square, type Square } from '../geometry/grid.ts';
import type { Awaiting, OrderLike } from '../games/engine.ts';
import type { Aim, Hand } from './hand.ts';
import { corner, squareAt } from './paper-bayonet.ts';

const typed = (state: Awaiting): State => state as State;

/** The fields by which orders name a place: the square itself, or the unit that stands there. */
const POINTS = ['to', 'at', 'enemy', 'other'] as const;

/** An order points at the end of its path, or where its first field says that names a place; in a charge that is the enemy. */
function pointsAt(state: State, order: Readonly<Record<string, unknown>>): string | null {
  const named = POINTS.map((field) => order[field]).find((value) => typeof value === 'string');
  if (typeof named === 'string') return state.units[named]?.at ?? (isSquare(named) ? named : null);
  return Array.isArray(order['path']) ? String(order['path'].at(-1)) : null;
}

function aim(state: State, order: Order): Aim {
  return { unit: 'unit' in order ? order.unit : null, place: pointsAt(state, { ...order }) };
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

/** An order that may be one of another kind than the rules have; it is looked at only where the board waits for its kind. */
type UnitOrder = OrderLike & Readonly<Record<string, unknown>>;

/** Without a unit only a marker can be laid down. */
function allMeant(state: State, unit: string | null, at: Square | null): readonly UnitOrder[] {
  if (unit === null) return at === null ? [] : [{ type: 'objective', at }];
  return at === null ? still(state, unit) : meant(state, unit, at);
}

/** Orders in the order in which they come to mind: an enemy is shot at, attacked or charged, a friend joined, a square gone to. */
function meant(state: State, unit: string, at: Square): readonly UnitOrder[] {
  const [there] = unitsOn(state, at);
  const own = state.units[unit];
  const way = own === undefined ? [] : wayTo(own.at, at);
  return [
    ...(there === undefined ? [] : there.side === own?.side ? toFriend(own, there.id) : toEnemy(unit, there.id, way)),
    ...(way.length === 0 ? [] : [{ type: 'move', unit, path: way }]),
    { type: 'place', unit, to: at },
    { type: 'deploy', unit, to: at },
  ];
}

/** Guns are shown why not at a friend; only who fights on foot could join one. */
const toFriend = (own: Unit, other: string): readonly UnitOrder[] => [
  { type: 'fire', unit: own.id, at: other },
  ...(isOnFoot(own) ? [{ type: 'form-column', unit: own.id, other }] : []),
];

const toEnemy = (unit: string, at: string, way: readonly Square[]): readonly UnitOrder[] => [
  { type: 'fire', unit, at },
  { type: 'attack', unit, enemy: at },
  { type: 'charge', unit, path: way.slice(0, 2), at },
];

const isOnFoot = ({ type }: Unit): boolean => INFANTRY.includes(type) || type === 'skirmishers';

/** What changes a unit where it stands. */
function still(state: State, unit: string): readonly UnitOrder[] {
  const own = state.units[unit];
  if (own === undefined || !isOnFoot(own) || own.formation === 'column') return [];
  return [{ type: own.formation === 'square' ? 'leave-square' : 'form-square', unit }];
}

/**
 * Pointing on Paper Bayonet's grid: at an own unit to take it up, then at a square to go there, at an enemy to fire at it, charge or attack
 * it, at a like unit to form a column with it. What needs no square stands on buttons.
 */
export const hand: Hand = {
  placeAt: (state, spot) => squareAt(typed(state), spot),
  step(state, from, across, along) {
    const { file, rank } = place(from as Square);
    const to = { file: file + across, rank: rank + along };
    return onBoard(typed(state).size, to) ? square(to) : from;
  },
  placeOf: (state, unit) => typed(state).units[unit]?.at ?? null,
  name: (state, unit) => typed(state).units[unit]?.name ?? unit.replaceAll('-', ' '),
  own: (state, at) =>
    unitsOn(typed(state), at as Square).flatMap(({ id, side }) => (state.awaits?.sides.includes(side) ? [id] : [])),
  aim: (state, order) => aim(typed(state), order as Order),
  meant: (state, unit, at) =>
    allMeant(typed(state), unit, at as Square | null).filter(({ type }) => state.awaits?.orders.includes(type)),
  light: (id, at, sense) => ({ kind: 'region', id, points: corner(at as Square), sense }),
  says(state, at) {
    const there = unitsOn(typed(state), at as Square);
    const ground = typed(state).ground[at as Square];
    return there.length > 0
      ? there.map((unit) => words.unit(unit.id, typed(state))).join('; ')
      : `${at}${ground === undefined ? '' : `, ${ground}`}, empty`;
  },
};
