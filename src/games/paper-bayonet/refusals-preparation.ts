import { capital, does, type Says } from './saying.ts';

/** Why not, before the first turn and after the last. */
export const PREPARATION_REFUSALS: Says = {
  'game-over': () => 'The game has ended.',
  'no-such-side': ({ side }) => `There is no side ${String(side)}.`,
  'near-edge': ({ square }) => `On ${String(square)} the marker would lie within 3 squares of an edge.`,
  'near-marker': ({ square, by }) =>
    `On ${String(square)} the marker would lie within 3 squares of the one on ${String(by)}.`,
  'deployed-already': ({ unit }, name) => `${does(name(unit), 'stands', 'stand')} on the board already.`,
  'brigade-by-brigade': ({ brigade }) =>
    `${capital(String(brigade))}’s brigade is being placed: first the rest of its units.`,
  'too-deep': ({ square, depth }) =>
    `${capital(String(square))} lies deeper than ${String(depth)} squares from your edge of the board.`,
};
