import { formationOf } from '../formations/formation.ts';
import { figuresName, nameOf } from '../names.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import { hasMoved } from './reach.ts';

/** The formation of a figure in words; the figure itself once it is gone. */
export function ofFormation(unit: string, state: State): string {
  const own = state.units[unit];
  return own === undefined
    ? nameOf(state, unit)
    : figuresName(state, [unit, ...formationOf(state, own).flatMap(({ id }) => (id === unit ? [] : [id]))]);
}

/** Whether a figure on the board is a formation by itself. */
export const isAlone = (unit: string, state: State): boolean => {
  const own = state.units[unit];
  return own !== undefined && formationOf(state, own).length === 1;
};

/**
 * Who marches: a formation, or of those who have moved a figure under one reading.
 * @ruling rr-030
 */
export const marching = (unit: string, state: State): string =>
  hasMoved(state, unit) && read(state, 'rr-030') === 'single-figure' ? nameOf(state, unit) : ofFormation(unit, state);
