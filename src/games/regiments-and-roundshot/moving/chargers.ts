import { formationOf } from '../formations/formation.ts';
import { read } from '../rulings.ts';
import type { State, Unit } from '../state.ts';

/**
 * Who of the formation of a figure may run wild: all of it, or by one reading only those who
 * charged in the last turn of their side.
 * @clause rr.uncontrolled.trigger @ruling rr-072
 */
export const wildOf = (state: State, unit: Unit): readonly Unit[] =>
  formationOf(state, unit).filter(
    ({ id }) => read(state, 'rr-072') === 'any-unit-own-last-turn' || (state.charged[state.owner] ?? []).includes(id),
  );
