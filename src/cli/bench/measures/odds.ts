import { D6 } from '../../../core/dice.ts';
import { everyWay } from '../../../core/ways.ts';
import { countOdds } from '../../../games/contract/odds.ts';
import type { Bench } from '../bench.ts';
import { rate, timed, type Timed } from '../statistics.ts';
import { measured } from '../positions.ts';
import { isFigure } from '../budgets.ts';
import type { Measurement } from '../measurement.ts';
import { MELEE_MEN, meleeOdds } from './melee.ts';
import { oddsOnBoards } from './on-boards.ts';

/** The number of positions of a game. Those count in which the order is a combat. */
const POSITIONS = 300;
const SLICE = 100;

/**
 * Exact odds: of every combat among the fixed positions of each game, of the orders that a game has
 * counted by themselves or on all its boards, of a pool of forty dice in which each hit must also
 * wound, and of a whole fight with losses and tests on both sides.
 */
export async function odds({ runs, games, say }: Bench): Promise<readonly Measurement[]> {
  const combats: Measurement[] = [];
  for (const game of games) {
    say(`Exact odds of ${game}`);
    const { engine, rolled, positions, counted } = await measured(game);
    const rolls = (rolled === undefined ? [] : positions(POSITIONS)).filter(({ order }) => order.type === rolled);
    const all = () =>
      timed(() => {
        for (const { state, order } of rolls) countOdds(engine, state, order);
        return rolls.length;
      });
    const note = `the mean of ${rolls.length} orders of the type ${rolled}`;
    if (rolled !== undefined) combats.push({ id: 'odds.combat', game, value: 1e6 / fastest(all, runs), note });
    for (const [id, { state, order }] of Object.entries(counted)) {
      if (!isFigure(id)) throw new Error(`${game}: the bench has no figure ${id}`);
      const one = () =>
        timed(() => {
          countOdds(engine, state, order);
          return 1;
        });
      combats.push({ id, game, value: 1e3 / fastest(one, runs) });
    }
    combats.push(...(await oddsOnBoards(game, runs)));
  }
  say('Exact odds of pools and a melee');
  const onePool = () =>
    timed(() => {
      if (Object.keys(pool()).length !== DICE + 1)
        throw new Error('A pool of forty dice wounds from none to forty times');
      return 1;
    });
  const oneMelee = () =>
    timed(() => {
      if (Object.keys(meleeOdds().lost['one']!).length !== MELEE_MEN + 1)
        throw new Error('A side of a melee loses from none to all of its men');
      return 1;
    });
  return [
    ...combats,
    { id: 'odds.pool', value: 1e3 / fastest(onePool, runs), note: '861 ways, each counted by itself' },
    { id: 'odds.melee', value: 1e3 / fastest(oneMelee, runs), note: '24 men against 24, wounds and both tests' },
  ];
}

/** The highest rate of several tries. Other work on the machine can only slow it down. */
function fastest(work: () => Timed, runs: number): number {
  rate(work, 5 * SLICE);
  return Math.max(...Array.from({ length: 4 * runs }, () => rate(work, SLICE)));
}

const DICE = 40;

/** Forty dice hit on 4 or more, and each hit wounds on 5 or more. */
const pool = () => everyWay((dice) => String(dice.pool('wound', dice.pool('hit', DICE, D6, 4).scored, D6, 5).scored));
