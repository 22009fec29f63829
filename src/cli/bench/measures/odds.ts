import { D6 } from '../../../core/dice.ts';
import { everyWay } from '../../../core/ways.ts';
import { countOdds } from '../../../games/contract/odds.ts';
import type { Bench } from '../bench.ts';
import { rate, timed, type Timed } from '../statistics.ts';
import { engine, positions, ROLLED } from '../positions.ts';
import type { Measurement } from '../measurement.ts';
import { MELEE_MEN, meleeOdds } from './melee.ts';

const POSITIONS = 1000;
const SLICE = 100;

/**
 * Exact odds: of every shot among the fixed positions, of a pool of forty dice in which each hit
 * must also wound, and of a whole fight with losses and tests on both sides.
 */
export function odds({ runs, say }: Bench): readonly Measurement[] {
  say('Exact odds');
  const shots = positions(POSITIONS).filter(({ order }) => order.type === ROLLED);
  const allShots = () =>
    timed(() => {
      for (const { state, order } of shots) countOdds(engine, state, order);
      return shots.length;
    });
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
    { id: 'odds.shot', value: 1e6 / fastest(allShots, runs), note: `the mean of ${shots.length} shots` },
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
