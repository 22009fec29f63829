import { arcOf, reaches } from '../../../geometry/arcs.ts';
import { corners } from '../../../geometry/bases.ts';
import { hasMuskets } from '../units/unit.ts';
import { isWithin, type Gap } from './range.ts';
import { refused, type Refused } from '../reasons.ts';
import { read } from '../rulings.ts';
import { isScreened } from './screens.ts';
import { stopped } from './sight.ts';
import { baseOf, type State, type Unit } from '../state.ts';
import { brackets, PROFILES } from '../tables.ts';

/**
 * How far to each side of straight ahead a unit can shoot: an angle in degrees, outwards from its
 * front corners.
 * @ruling tt-012
 */
export const OUTWARD = { 'front-45': 45, 'straight-ahead': 0, 'front-half': 90 } as const;

/**
 * Why range, arc or line of sight do not allow this shot; null if they do.
 * @clause tt.shoot.range-limit @ruling tt-012
 */
export function lineBarred(state: State, firer: Unit, target: Unit, line: Gap): Refused | null {
  const { length: distance, from, to } = line;
  const range = brackets(rangesOf(state, firer).at(-1)!);
  if (!isWithin(state, distance, range))
    return refused('tt.shoot.range-limit', 'out-of-range', { unit: firer.id, at: target.id, distance, range }, [
      { kind: 'ruler', from, to },
    ]);
  const outward = OUTWARD[read(state, 'tt-012')];
  const arc = arcOf(baseOf(firer), outward);
  if (!reaches(arc, corners(baseOf(target))))
    return refused('tt.shoot.range-limit', 'out-of-arc', { at: target.id }, [
      { kind: 'arc', front: arc.side, outward, reach: range },
    ]);
  return stopped(state, { firer, target, line });
}

/**
 * The ranges of a unit as it is now, in range units, the greatest last. Muskets reach farther with
 * a screen.
 * @clause tt.units.musket-range tt.units.screened-range tt.units.artillery-range
 */
export function rangesOf(state: State, unit: Unit): readonly number[] {
  const { range } = PROFILES[unit.type];
  return hasMuskets(unit) && range.length > 1 && !isScreened(state, unit) ? range.slice(0, 1) : range;
}
