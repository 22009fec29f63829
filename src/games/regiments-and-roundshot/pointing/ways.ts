import { seenAlong } from '../../../geometry/bases.ts';
import { degreesBetween, facingAlong, square, turned, type Direction } from '../../../geometry/facings.ts';
import { partOf, um, wholeUm, type Um } from '../../../geometry/lengths.ts';
import { distance, way, type Point } from '../../../geometry/vectors.ts';
import { tenthOf } from '../../table/moving/approach.ts';
import { handTo, type Leg } from '../../table/orders/legs.ts';
import { allowanceOf, hasMoved } from '../moving/reach.ts';
import { moversOf } from '../moving/march.ts';
import { enemiesOf, type State, type Unit } from '../state.ts';

/** A way that is aside by no more than this goes straight ahead, straight back or square. */
const ASIDE = um(0.5, 'mm');

/** Lengths are written in hundredths of an inch. */
const hundredths = (length: number): Um => partOf(length, 'in', 100);

/** A direction to the tenth of a degree, as legs are written. */
const writable = (facing: Direction, to: Direction): Direction =>
  turned(facing, handTo(facing, to), tenthOf(degreesBetween(facing, to)));

/** The leg that leads a figure to a point without turning; null if it stands there. */
export function legTo({ at, facing }: Pick<Unit, 'at' | 'facing'>, to: Point, most?: Um): Leg | null {
  const { ahead, right } = seenAlong(facing, way(at, to));
  const far = distance(at, to);
  const by = hundredths(most === undefined ? far : Math.min(far, most));
  if (by <= 0) return null;
  if (Math.abs(right) <= ASIDE) return { go: ahead > 0 ? 'forward' : 'back', by };
  if (Math.abs(ahead) <= ASIDE) return { go: 'shift', along: square(facing, right > 0 ? 'right' : 'left'), by };
  return { go: 'shift', along: writable(facing, facingAlong(way(at, to))), by };
}

/** How far the formation of a figure may go in the open; null if nobody of it may move. */
export function mayGo(state: State, unit: Unit): Um | null {
  const movers = moversOf(state, unit, hasMoved(state, unit.id));
  return movers.going.length === 0 ? null : allowanceOf(state, movers, []).length;
}

/**
 * The marches of a figure’s formation that are worth trying: straight at each enemy that can be
 * near, forward and back.
 */
export function marchesWorthTrying(state: State, unit: Unit): readonly (readonly Leg[])[] {
  const most = mayGo(state, unit);
  if (most === null) return [];
  const near = enemiesOf(state, unit)
    .filter(({ at }) => distance(unit.at, at) <= 3 * most)
    .toSorted((a, b) => distance(unit.at, a.at) - distance(unit.at, b.at))
    .slice(0, 4);
  const at = near.flatMap((enemy) => legTo(unit, enemy.at, most) ?? []);
  const half = wholeUm(most / 2);
  const all: readonly Leg[] = [
    { go: 'forward', by: hundredths(most) },
    ...at,
    { go: 'forward', by: hundredths(half) },
    { go: 'back', by: hundredths(half) },
    { go: 'shift', along: square(unit.facing, 'left'), by: hundredths(half) },
  ];
  return all.map((leg) => [leg]);
}
