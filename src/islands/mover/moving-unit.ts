import type { ChosenBeside } from '../../games/contract/beside.ts';
import type { Awaiting } from '../../games/contract/engine.ts';
import type { Leg } from '../../games/table/orders/legs.ts';
import type { Reshaping } from '../../games/table/orders/forming.ts';
import type { March } from '../../games/table/moving/marching.ts';
import type { Base } from '../../geometry/bases.ts';
import { distance } from '../../geometry/vectors.ts';
import type { MoverInput, MoverUnit } from '../../scene/mover.ts';
import { companyAt, unitAhead } from '../../scene/table/mover.ts';
import type { MovingUnit } from '../orders/move-draft.ts';

export type { MovingUnit };

/**
 * Takes up a unit, or the first unit of a group; null if it is not on the table or cannot be moved.
 * `beside` is what may go with its order.
 */
export function takeUp(
  mover: MoverInput,
  state: Awaiting,
  id: string | null,
  beside: ChosenBeside | null = null,
): MovingUnit | null {
  const units = mover.units(state);
  const unit = units.find((each) => each.id === id) ?? units.find(({ group }) => group !== undefined && group === id);
  const handles = unit === undefined ? [] : mover.handles(state, unit.id);
  if (unit === undefined || handles.length === 0) return null;
  const held = mover.holds(state, unit.id);
  const others = units.filter((each) => !held.ids.includes(each.id));
  return {
    mover,
    state,
    unit: { ...unit, base: held.base },
    held,
    handles,
    beside,
    friends: others.filter(({ side }) => side === unit.side),
    foes: others.filter(({ side }) => side !== unit.side),
  };
}

/** How far these legs lead the unit, and the verdict of the engine. */
export const marchOf = ({ mover, state, unit, beside }: MovingUnit, legs: readonly Leg[]): March =>
  mover.march(state, unit.id, legs, beside?.chosen ?? []);

/** The size of the unit in each formation. */
export const sizeIn =
  ({ mover, state, unit }: MovingUnit): Reshaping =>
  (formation) =>
    mover.reshaped?.(state, unit.id, formation) ?? null;

/** The nearest of these units ahead of all that move as one, if their frame stands here. */
export const metFrom = ({ held }: Pick<MovingUnit, 'held'>, base: Base, others: readonly MoverUnit[]) =>
  unitAhead(companyAt(held, base), others);

/**
 * What pads and numbers keep off: all other units, and where the unit is still drawn once its order
 * leads elsewhere.
 */
export const standingAround = (
  { friends, foes, unit }: Pick<MovingUnit, 'friends' | 'foes' | 'unit'>,
  end: Base,
): readonly Base[] => {
  const others = [...friends, ...foes].map(({ base }) => base);
  return distance(unit.base.at, end.at) === 0 ? others : [...others, unit.base];
};

/** The legs that could be carried out. */
export const legsOf = ({ steps }: Pick<March, 'steps'>): readonly Leg[] => steps.map(({ leg }) => leg);
