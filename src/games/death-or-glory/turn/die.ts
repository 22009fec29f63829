import { read, type Reading } from '../rulings.ts';

/**
 * What a face of the percentage die is in a test or a roll: a 0 is a ten.
 * @clause dg.equipment.dice @ruling dg-001
 */
export const valueOf = (state: Reading, face: number): number =>
  face === 0 && read(state, 'dg-001') === 'ten-everywhere' ? 10 : face;
