import type { Awaiting } from '../../games/contract/engine.ts';
import type { Leg } from '../../games/table/orders/legs.ts';
import type { March } from '../../games/table/moving/marching.ts';
import type { MoverInput } from '../../scene/mover.ts';
import type { MovingUnit } from '../orders/move-draft.ts';

export type { MovingUnit };

/** Takes up a unit; null if it is not on the table or cannot be moved. */
export function takeUp(mover: MoverInput, state: Awaiting, id: string | null): MovingUnit | null {
  const units = mover.units(state);
  const unit = units.find((each) => each.id === id);
  const handles = unit === undefined ? [] : mover.handles(state, unit.id);
  if (unit === undefined || handles.length === 0) return null;
  const others = units.filter((each) => each.id !== id);
  return {
    mover,
    state,
    unit,
    handles,
    friends: others.filter(({ side }) => side === unit.side),
    foes: others.filter(({ side }) => side !== unit.side),
  };
}

/** An enemy as a sentence names it: `the battery`. */
export const nameOf = ({ foes }: Pick<MovingUnit, 'foes'>, foe: string): string =>
  foes.find(({ id }) => id === foe)!.name;

/** How far these legs lead the unit, and the verdict of the engine. */
export const marchOf = ({ mover, state, unit }: MovingUnit, legs: readonly Leg[]): March =>
  mover.march(state, unit.id, legs);

/** The legs that could be carried out. */
export const legsOf = ({ steps }: Pick<March, 'steps'>): readonly Leg[] => steps.map(({ leg }) => leg);
