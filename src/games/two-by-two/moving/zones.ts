import { areFarApart, corners, seenFrom, sideOf } from '../../../geometry/bases.ts';
import { gapToStretches } from '../../../geometry/gaps.ts';
import { atMost, SAME, um, type Um } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import type { Leg } from '../../table/orders/legs.ts';
import { directionOf, pathOf, walkWith } from './passage.ts';
import { refused, type Refused } from '../reasons.ts';
import { read } from '../rulings.ts';
import { isArtillery, isCavalry, isFoot } from '../units/unit.ts';
import { baseOf, enemiesOf, type State, type Unit } from '../state.ts';
import { BASE, brackets } from '../tables.ts';

/**
 * How far before its front and its flanks a unit makes enemies stop; null for an HQ.
 * @ruling tt-024
 */
function reachOf(state: State, unit: Unit): Um | null {
  if (isFoot(state, unit)) return brackets(1);
  return isCavalry(state, unit) || isArtillery(unit) ? brackets(2) : null;
}

/** The shortest step along a leg in the search for the edge of a zone. */
const STEP = um(0.2, 'mm');

/**
 * An enemy with its zone. `gapOf` is how far a unit in some pose is from the front and the flanks
 * of the enemy.
 */
interface EnemyZone {
  readonly foe: Unit;
  readonly reach: Um;
  readonly gapOf: (unit: Pick<Unit, 'at' | 'facing'>) => Um;
}

/**
 * How far a leg may take the centre of a base. A wheel never takes it farther than from corner to
 * corner of the base.
 */
function farthestBy(leg: Leg): number {
  if (leg.go === 'wheel') return BASE.width + BASE.depth;
  return 'by' in leg ? leg.by : 0;
}

/** The zones that a unit could come to on a way of this length. */
const zonesNear = (state: State, unit: Unit, length: number): readonly EnemyZone[] =>
  enemiesOf(state, unit).flatMap((foe) => {
    const reach = reachOf(state, foe);
    if (reach === null || areFarApart(baseOf(unit), baseOf(foe), length + reach + SAME)) return [];
    const sides = (['front', 'left', 'right'] as const).map((side) => sideOf(baseOf(foe), side));
    return [{ foe, reach, gapOf: (pose) => gapToStretches(baseOf(pose), sides) }];
  });

/**
 * Refuses a move that goes on after it has come near the front or a flank of an enemy: within [1]
 * of infantry, or [2] of cavalry or guns. This is under one reading only. A unit that starts so
 * near may leave. A charge is not stopped.
 * @clause tt.units.move-column @ruling tt-024
 */
export function zoneBarred(state: State, unit: Unit, legs: readonly Leg[]): Refused | null {
  if (read(state, 'tt-024') === 'no-zone') return null;
  const length = legs.reduce((sum, leg) => sum + farthestBy(leg), 0);
  for (const zone of zonesNear(state, unit, length)) {
    const barred = stoppedBy(zone, unit, legs);
    if (barred !== null) return barred;
  }
  return null;
}

/** Does all of a base lie behind the line of an enemy’s rear? */
const isBehind = (foe: Unit, pose: Pick<Unit, 'at' | 'facing'>): boolean =>
  corners(baseOf(pose)).every((corner) => seenFrom(baseOf(foe), corner).ahead <= 0 - BASE.depth / 2);

function stoppedBy({ foe, reach, gapOf }: EnemyZone, unit: Unit, legs: readonly Leg[]): Refused | null {
  let isOut = !atMost(gapOf(unit), reach) || isBehind(foe, unit);
  for (const [n, { base, leg }] of walkWith(unit, legs).entries()) {
    const direction = directionOf(base, leg);
    if (direction === null || !('by' in leg)) continue;
    for (let by = 0; by + SAME < leg.by;) {
      const at = shift(base, direction, Math.floor(by) as Um);
      const gap = gapOf(at);
      const isNear = gap <= reach + 1 && !isBehind(foe, at);
      if (isOut && isNear)
        return refused('tt.units.move-column', 'in-zone', { unit: unit.id, foe: foe.id, distance: reach }, [
          pathOf(unit, legs.slice(0, n + 1), { stopped: at.at }),
          { kind: 'light', units: [foe.id] },
        ]);
      isOut ||= !isNear;
      // The gap shrinks no faster than the unit moves, so the unit cannot be nearer than `reach`
      // before that length.
      by += Math.max(gap - reach, gap > reach && gap - reach < STEP ? 1 : STEP);
    }
  }
  return null;
}
