import { capital, does, type Says } from './saying.ts';

const TOPIC: Readonly<Record<string, string>> = {
  map: 'the map',
  rounds: 'the round limit',
  points: 'the points',
  victory: 'the condition of victory',
};

/** Why not, before the first turn and after the last. */
export const PREPARATION_REFUSALS: Says = {
  'game-over': () => 'The game has ended.',
  'no-such-side': ({ side }) => `There is no side ${String(side)}.`,
  'agree-first': ({ next, on }) =>
    `First ${TOPIC[String(next)] ?? ''} must be agreed, before ${TOPIC[String(on)] ?? ''}.`,
  'wrong-size': ({ files, ranks }) => `By this reading a map has ${String(files)} by ${String(ranks)} squares.`,
  'no-limit': () => 'A game has a round limit: a whole number of rounds, 1 or more.',
  'no-points': () => 'The points of each army are a whole number, 1 or more.',
  'no-room-for-markers': () =>
    'On this map no marker would lie more than 3 squares from every edge: it has no room for objectives.',
  'brigade-twice': ({ brigade }) => `There is a brigade ${capital(String(brigade))} already.`,
  'not-one-brigadier': ({ brigadiers }) =>
    `A brigade has one Brigadier, and this one would have ${String(brigadiers)}.`,
  'brigadier-alone': () => 'A Brigadier alone is no brigade: it needs one unit or more besides.',
  'over-points': ({ costs, left }) => `This brigade costs ${String(costs)} points, and ${String(left)} are left.`,
  'no-room-at-edge': ({ room }) => `Behind the edges of this map there is room for ${String(room)} units.`,
  'no-brigade': () => 'There is no brigade yet.',
  'points-left': ({ left }) => `All points are to be spent, and ${String(left)} are left.`,
  'near-edge': ({ square }) => `On ${String(square)} the marker would lie within 3 squares of an edge.`,
  'near-marker': ({ square, by }) =>
    `On ${String(square)} the marker would lie within 3 squares of the one on ${String(by)}.`,
  'deployed-already': ({ unit }, name) => `${does(name(unit), 'stands', 'stand')} on the board already.`,
  'brigade-by-brigade': ({ brigade }) =>
    `${capital(String(brigade))}’s brigade is being placed: first the rest of its units.`,
  'too-deep': ({ square, depth }) =>
    `The square ${String(square)} lies deeper than ${String(depth)} squares from your edge of the board.`,
};
