import type { NumberField } from '../../contract/typed.ts';
import type { Gun } from '../bodies/body.ts';
import type { State } from '../state.ts';
import { cm } from '../tables.ts';
import { gunsAmong } from './battery.ts';
import { rangeOf } from './guns.ts';

/** A gunner tells his guess, within the range of his gun. @clause cf.gun.guess @ruling cf-075 */
export const GUESS: NumberField<{ readonly unit: string; readonly guess?: number }, State> = {
  field: 'guess',
  label: 'Guess in centimetres',
  limits: ({ unit }, state) => limitsOf(state.units[unit]?.gun, state),
};

const limitsOf = (gun: Gun | undefined, state: State): readonly [number, number] => [
  1,
  gun === undefined ? 1 : Math.floor(rangeOf(state, gun) / cm(1)),
];

interface Supported {
  readonly support: readonly string[];
  readonly guess?: number | readonly number[];
}

/** The gunner of a gun that supports a charge guesses too. @ruling cf-075 */
export const SUPPORT_GUESS: NumberField<Supported, State> = {
  field: 'guess',
  label: GUESS.label,
  limits: ({ support }, state) => limitsOf(gunsAmong(state, support)[0]?.gun, state),
};
