import type { Base } from '../../../geometry/bases.ts';
import { atMost } from '../../../geometry/lengths.ts';
import { apart } from '../figures/base.ts';
import { isGeneral, type Unit } from '../figures/unit.ts';
import { refused, type Refused } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodyOf, type State } from '../state.ts';
import { LEASH, mm } from '../tables.ts';

/**
 * Whether skirmishers would end too far from their parent. If it has marched off, they must at
 * least come nearer to it.
 * @clause dg.skirmish.parent-distance @ruling dg-107 dg-149
 */
export function offLeash(state: State, unit: Unit, end: Base): Refused | null {
  if (isGeneral(unit)) return null;
  const parent = unit.parent === undefined ? undefined : bodyOf(state, unit.parent);
  if (parent === undefined) return leftBehind(state, unit, end);
  const far = apart(state, { ...unit, at: end.at, facing: end.facing }, parent);
  if (atMost(far, mm(LEASH))) return null;
  const now = apart(state, unit, parent);
  if (!atMost(now, mm(LEASH)) && far < now) return null;
  return refused('dg.skirmish.parent-distance', 'off-leash', { unit: unit.id, other: parent.id, far }, [
    { kind: 'ghost', unit: unit.id, pose: { at: end.at, facing: end.facing }, refused: true },
    { kind: 'light', units: [parent.id] },
  ]);
}

/** By one reading a parent may not leave its skirmishers behind. @ruling dg-107 */
function leftBehind(state: State, parent: Unit, end: Base): Refused | null {
  const out = Object.values(state.units).filter((each) => !isGeneral(each) && each.parent === parent.id);
  if (out.length === 0 || read(state, 'dg-107') === 'come-back') return null;
  const moved = { ...parent, at: end.at, facing: end.facing };
  const lost = out.find((each) => !atMost(apart(state, each, moved), mm(LEASH)));
  if (lost === undefined) return null;
  const far = apart(state, lost, moved);
  return refused('dg.skirmish.parent-distance', 'off-leash', { unit: lost.id, other: parent.id, far }, [
    { kind: 'light', units: [lost.id, parent.id] },
  ]);
}
