import { middleOf, outwards, SIDES, type Base } from '../../../geometry/bases.ts';
import { COMPASS } from '../../../geometry/compass.ts';
import { facingTo, opposite, spun, UNIT, type Direction, type Hand } from '../../../geometry/facings.ts';
import type { Um } from '../../../geometry/lengths.ts';
import { shift, wheel } from '../../../geometry/moves.ts';
import { facingOf } from '../../../geometry/placing.ts';
import { cross, distance, dot, way, type Point } from '../../../geometry/vectors.ts';
import { HALF_TURN } from '../../../geometry/angles.ts';
import { approach } from '../../table/moving/approach.ts';
import { endOf as endOfLegs, type Leg } from '../../table/orders/legs.ts';
import { comesTo } from './allowance.ts';
import { read } from '../rulings.ts';
import { baseOf, moveOf, type Pose, type State, type Unit } from '../state.ts';
import { turnedInto } from './streams.ts';
import { brackets, PROFILES } from '../tables.ts';

/** A place to go to, and perhaps a facing to end with. */
export interface Goal {
  readonly point: Point;
  readonly facing?: Direction | undefined;
}

const isSame = (a: Direction, b: Direction): boolean => a[0] === b[0] && a[1] === b[1];

const turnTo = (from: Direction, to: Direction | undefined): readonly Leg[] =>
  to === undefined || isSame(from, to) ? [] : [{ go: 'turn', to }];

/** The pose of a unit after some legs. */
const endOf = (unit: Unit, legs: readonly Leg[]): Pose => endOfLegs(baseOf(unit), legs);

/**
 * The legs that lead a unit straight to a place. With `most`, they end where the unit has no move
 * left.
 * @ruling tt-014
 */
export function wayTo(state: State, unit: Unit, { point, facing }: Goal, most?: 'limit'): readonly Leg[] {
  const reading = read(state, 'tt-014');
  const direction = facingTo(unit.at, point, unit.facing);
  if (unit.pinned) return turnTo(unit.facing, facing ?? direction);
  if (reading === 'wheel') return wheelTo(unit, point);
  const far = distance(unit.at, point);
  const by = most === undefined ? far : limitOf(state, unit, direction, far);
  const legs = by === 0 ? [] : ALONG[reading](unit, direction, by);
  return [...legs, ...turnTo(endOf(unit, legs).facing, facing)];
}

/**
 * A march of this length along a direction: facing that way or, under one reading, with the facing
 * kept.
 * @ruling tt-014
 */
const ALONG: Readonly<Record<'free-pivot' | 'slide', (unit: Unit, direction: Direction, by: Um) => readonly Leg[]>> = {
  'free-pivot': (unit, direction, by) => [...turnTo(unit.facing, direction), { go: 'forward', by }],
  slide: (_unit, along, by) => [{ go: 'shift', along, by }],
};

/** How far a unit may go along a direction, but no farther than `far`. */
function limitOf(state: State, unit: Unit, direction: Direction, far: Um): Um {
  const stands = baseOf(unit);
  const base = { ...stands, facing: direction };
  const by = (moveOf(unit) - turnedInto(state, stands, base)) as Um;
  const most = comesTo(state, unit, { base, direction, by }, 'with-road');
  return Math.min(far, most) as Um;
}

/**
 * How many times an angle is halved: the error is then less than a micrometre at any length on a
 * table.
 */
const HALVINGS = 24;

/**
 * The side of a base’s line of facing on which a place lies: 1 for the left, -1 for the right, 0
 * for straight ahead or behind.
 */
const asideOf = ({ at, facing }: Base, point: Point): number => Math.sign(cross(facing, way(at, point)));

/** Straight ahead until a place lies abeam; no leg if it lies abeam already, or behind. */
function aheadTo({ at, facing }: Base, point: Point): readonly Leg[] {
  const by = Math.floor(dot(way(at, point), facing) / UNIT) as Um;
  return by > 0 ? [{ go: 'forward', by }] : [];
}

/**
 * One wheel, and then straight ahead to a place. The angle is found by halving, because the base
 * wheels about a corner and not about its centre.
 * @ruling tt-014
 */
function wheelTo(unit: Unit, point: Point): readonly Leg[] {
  const base = baseOf(unit);
  const side = asideOf(base, point);
  if (side === 0) return aheadTo(base, point);
  const hand: Hand = side === 1 ? 'left' : 'right';
  const wheeled = (radians: number): Base => wheel(base, hand, spun(base.facing, hand, radians));
  let [short, past] = [0, HALF_TURN];
  for (let n = 0; n < HALVINGS; n += 1) {
    const middle = (short + past) / 2;
    if (asideOf(wheeled(middle), point) === side) short = middle;
    else past = middle;
  }
  const end = wheeled(past);
  return [{ go: 'wheel', hand, to: end.facing }, ...aheadTo(end, point)];
}

/** How near a unit goes to an enemy that it wants to shoot at: within its best range. */
const nearTo = (unit: Unit): Um => brackets(PROFILES[unit.type].range[0] ?? 1);

/** The places in front of each side of an enemy, square to that side and facing it. */
const before = (unit: Unit, enemy: Pose): readonly Goal[] =>
  SIDES.map((side) => {
    const base = baseOf(enemy);
    const out = outwards(base, side);
    const half = (baseOf(unit).depth / 2 + nearTo(unit)) as Um;
    const { at } = shift({ ...base, at: middleOf(base, side) }, out, half);
    return { point: at, facing: opposite(out) };
  });

/** Places farther away than the move and this much more are not tried. */
const SLACK = brackets(2);

/**
 * The few moves that are worth trying: straight ahead by half the move and by all of it, back by
 * all of it, a turn to each point of the compass, and a way to each side of each enemy.
 */
export function movesWorthTrying(state: State, unit: Unit, enemies: readonly Unit[]): readonly (readonly Leg[])[] {
  const isWheel = read(state, 'tt-014') === 'wheel' && !unit.pinned;
  const turns = (isWheel ? [opposite(unit.facing)] : COMPASS.map(facingOf)).map((to) => turnTo(unit.facing, to));
  if (unit.pinned) return turns.filter(({ length }) => length > 0);
  const move = moveOf(unit);
  const about: Leg = { go: 'turn', to: opposite(unit.facing) };
  const back = (isWheel ? move / 2 : move) as Um;
  const plain: readonly (readonly Leg[])[] = [
    [{ go: 'forward', by: (move / 2) as Um }],
    [{ go: 'forward', by: move }],
    [about, { go: 'forward', by: back }],
  ];
  const places = enemies
    .flatMap((enemy) => before(unit, enemy))
    // Neither ground nor a road makes a move longer by more than the slack.
    .filter(({ point }) => distance(unit.at, point) <= move + SLACK)
    .map((goal) => wayTo(state, unit, goal));
  return [...plain, ...turns, ...places].filter(({ length }) => length > 0);
}

/**
 * The legs of a charge at an enemy, by one turn and one straight march; none if these do not lead
 * to it.
 * @ruling tt-014
 */
export function chargeTo(state: State, { unit, at }: { readonly unit: string; readonly at: string }): readonly Leg[] {
  const turning = read(state, 'tt-014') === 'wheel' ? 'wheel' : 'pivot';
  return approach(baseOf(state.units[unit]!), baseOf(state.units[at]!), turning) ?? [];
}
