import { arcOf, contains, isBehindFront } from '../../../geometry/arcs.ts';
import { aheadOf, corners, middleOf, sideOf } from '../../../geometry/bases.ts';
import { along, facingAlong } from '../../../geometry/facings.ts';
import { atMost, type Um } from '../../../geometry/lengths.ts';
import { plus, reversed, way } from '../../../geometry/vectors.ts';
import type { Annotation } from '../reasons.ts';
import { read } from '../rulings.ts';
import { baseOf, type State, type Unit } from '../state.ts';
import { brackets } from '../tables.ts';

/** Is a shot into the flank or the rear? One test for each reading. @ruling tt-074 */
const ENFILADE = {
  'behind-front-line': (firer: Unit, target: Unit) =>
    !atMost(0 as Um, aheadOf(baseOf(target), middleOf(baseOf(firer), 'front'))),
  'outside-45': (firer: Unit, target: Unit) => !contains(arcOf(baseOf(target), 45), middleOf(baseOf(firer), 'front')),
  'wholly-behind': (firer: Unit, target: Unit) => isBehindFront(baseOf(target), corners(baseOf(firer))),
};

/**
 * Is this shot into the flank or the rear of its target?
 * @clause tt.shoot.enfilade @ruling tt-074
 */
export const isEnfilade = (state: State, firer: Unit, target: Unit): boolean =>
  ENFILADE[read(state, 'tt-074')](firer, target);

/**
 * The line of a target’s front, drawn on to both sides, if the shot is into its flank or rear;
 * otherwise nothing.
 * @ruling tt-074
 */
export function frontLine(state: State, firer: Unit, target: Unit): readonly Annotation[] {
  if (!isEnfilade(state, firer, target)) return [];
  const [left, right] = sideOf(baseOf(target), 'front');
  const on = along(facingAlong(way(left, right)), brackets(2));
  return [{ kind: 'line', from: plus(left, reversed(on)), to: plus(right, on) }];
}
