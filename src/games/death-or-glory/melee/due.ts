import { foesTouching, isRunning } from '../figures/formed.ts';
import { spentFor } from '../figures/strength-left.ts';
import type { Body, Fought } from '../figures/unit.ts';
import { read } from '../rulings.ts';
import { bodiesIn, enemiesOf, type State } from '../state.ts';

/**
 * What a body has gone through in its melee: nothing, if a turn lies between. @clause
 * dg.fatigue.melee
 */
export const foughtOf = ({ turn }: Pick<State, 'turn'>, { melee }: Pick<Body, 'melee'>): Fought =>
  melee === undefined || melee.turn < turn - 1 ? { rounds: 0, turn } : melee;

/** Whether it has fought the round of this turn. @ruling dg-079 */
const hasFought = (state: State, body: Body): boolean => {
  const { rounds, turn } = foughtOf(state, body);
  return rounds > 0 && turn === state.turn;
};

/**
 * Whether a body fights back: nobody does who runs, or who can do nothing at all. By one reading
 * nor does who has the enemy in his rear.
 * @clause dg.melee.backs-to-enemy dg.fatigue.utter @ruling dg-085 dg-111 dg-135
 */
export const fightsBack = (state: State, body: Body): boolean =>
  !isRunning(body) &&
  spentFor(body, 'melee') === null &&
  !(foughtOf(state, body).rear === true && read(state, 'dg-085') === 'no-fighting-back');

/** Whether the fight of a body has been broken off for this turn, by one reading. @ruling dg-150 */
export const isOff = (state: State, body: Body): boolean => foughtOf(state, body).off === state.turn;

/**
 * Whether two who touch have a round to fight: one each turn, or by one reading another at once, as
 * long as neither runs.
 * @clause dg.melee.contact dg.melee.second-round @ruling dg-079
 */
function isDue(state: State, one: Body, other: Body): boolean {
  const both = [one, other];
  if (!both.some((each) => fightsBack(state, each)) || both.some((each) => isOff(state, each))) return false;
  if (read(state, 'dg-079') === 'next-turn') return !both.some((each) => hasFought(state, each));
  return !both.some((each) => isRunning(each) && hasFought(state, each));
}

/** The enemies whom a body has still to fight in this turn. */
export const foesDue = (state: State, body: Body): readonly Body[] =>
  // Whoever has fought has nobody left, wherever the others stand.
  enemiesOf(state, body).some((foe) => isDue(state, body, foe))
    ? foesTouching(state, body).filter((foe) => isDue(state, body, foe))
    : [];

/** All who fight in one round with a body, itself first. @clause dg.melee.contact @ruling dg-115 */
export function roundWith(state: State, body: Body): readonly Body[] {
  const all: Body[] = [body];
  for (const each of all) all.push(...foesDue(state, each).filter((foe) => all.every(({ id }) => id !== foe.id)));
  return all;
}

/**
 * The rounds that are still to be fought in this turn: of each, all who fight in it.
 * @clause dg.melee.contact dg.melee.second-round
 */
export function roundsDue(state: State): readonly (readonly Body[])[] {
  const all: (readonly Body[])[] = [];
  for (const body of bodiesIn(state)) {
    if (all.some((round) => round.some(({ id }) => id === body.id))) continue;
    const round = roundWith(state, body);
    if (round.length > 1) all.push(round);
  }
  return all;
}
