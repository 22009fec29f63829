import type { Plain, Readings } from '../../../src/core/ids.ts';
import { problemText } from '../../../src/core/result.ts';
import type { Dice } from '../../../src/core/dice.ts';
import { engine } from '../../../src/games/regiments-and-roundshot/engine.ts';
import type { Order } from '../../../src/games/regiments-and-roundshot/orders.ts';
import type { State } from '../../../src/games/regiments-and-roundshot/state.ts';

/** Two armies of 13 figures, six or eight inches apart. */
export const BATTLE: Plain = {
  size: [24, 36],
  sides: { french: { edge: 'south', name: 'the French' }, allied: { edge: 'north', name: 'the Austrians' } },
  terrain: {
    wood: { kind: 'woods', circle: { at: [8, 18], radius: 1 } },
    town: { kind: 'town', rectangle: { at: [16, 18], size: [2, 1.5] } },
    hill: { kind: 'hill', circle: { at: [12, 20], radius: 1 } },
    road: {
      kind: 'road',
      line: [
        [12, 0],
        [12, 36],
      ],
    },
  },
  units: {
    french: {
      fusiliers: { type: 'infantry', name: 'the fusiliers', at: [9, 15.5], facing: 'north', row: { of: 5 } },
      dragoons: { type: 'cavalry', name: 'the dragoons', at: [13, 15], facing: 'north', row: { of: 4 } },
      battery: { type: 'artillery', name: 'the guns', at: [11.2, 16.5], facing: 'north', row: { of: 3 } },
      marshal: { type: 'hq', name: 'Marshal Brune', at: [12, 13], facing: 'north' },
    },
    allied: {
      grenzers: { type: 'infantry', name: 'the Grenzers', at: [13, 20.5], facing: 'south', row: { of: 5 } },
      uhlans: { type: 'cavalry', name: 'the uhlans', at: [9.5, 20], facing: 'south', row: { of: 4 } },
      cannons: { type: 'artillery', name: 'the cannon', at: [15, 19.5], facing: 'south', row: { of: 3 } },
      archduke: { type: 'hq', name: 'the Archduke', at: [12, 23], facing: 'south' },
    },
  },
  now: {
    turn: 1,
    side: 'french',
    phase: 'reinforcement',
    armies: { french: { units: 25 }, allied: { units: 25 } },
    generals: { french: 'famous', allied: 'good' },
  },
};

/** A board that is read; throws with everything that is wrong with it. */
export function begun(board: Plain = BATTLE, readings: Readings = {}): State {
  const read = engine.start(board, readings);
  if (read.ok) return read.value;
  throw new Error(read.error.map(problemText).join('\n'));
}

/** An order as an author writes it. */
export function given(state: State, written: Plain): Order {
  const read = engine.order(written, state);
  if (read.ok) return read.value;
  throw new Error(read.error.map(problemText).join('\n'));
}

const pick = <T>(dice: Dice, from: readonly T[]): T => from[dice.roll('pick', { sides: from.length, lowest: 1 }) - 1]!;

/** A player for both sides: it acts four times out of five before it ends a phase. */
export const player =
  (dice: Dice) =>
  (state: State): Order => {
    const orders = engine.candidates(state).map(({ order }) => order);
    if (orders.length === 0)
      throw new Error(`Nobody may do anything: ${JSON.stringify([state.awaits, state.pending])}`);
    const acts = orders.filter(({ type }) => type !== 'end-phase');
    const isEnd = acts.length === 0 || (acts.length < orders.length && pick(dice, [1, 2, 3, 4, 5]) === 5);
    return isEnd ? orders.at(-1)! : pick(dice, acts);
  };
