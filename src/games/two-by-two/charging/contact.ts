import type { Base } from '../../../geometry/bases.ts';
import { areInContact } from '../../../geometry/contact.ts';
import { baseOf, enemiesOf, type Pose, type State, type Unit } from '../state.ts';

/** Do two units touch? */
export const isTouching = (a: Pose, b: Pose): boolean => areInContact(baseOf(a), baseOf(b));

/** The enemies that a unit touches. */
export const foesTouching = (state: State, unit: Unit): readonly Unit[] =>
  enemiesOf(state, unit).filter((other) => isTouching(unit, other));

/** The enemies that a unit would touch in another place, but does not touch now. */
export const freshContacts = (state: State, unit: Unit, there: Base): readonly Unit[] =>
  enemiesOf(state, unit).filter((other) => areInContact(there, baseOf(other)) && !isTouching(unit, other));
