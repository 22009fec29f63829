import type { Plain, Readings } from '../../../src/core/ids.ts';
import { problemText } from '../../../src/core/result.ts';
import type { Dice } from '../../../src/core/dice.ts';
import { seeded } from '../../../src/core/seeded.ts';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import type { Order } from '../../../src/games/regiments-and-roundshot/orders.ts';
import { baseOf } from '../../../src/games/regiments-and-roundshot/formations/contact.ts';
import { AHEAD, READINGS } from '../../../src/games/regiments-and-roundshot/rulings.ts';
import { enemiesOf, type State } from '../../../src/games/regiments-and-roundshot/state.ts';
import { endOf } from '../../../src/games/table/orders/legs.ts';
import { distance } from '../../../src/geometry/vectors.ts';

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

/** Four columns of six or seven figures a side, and a general: an army of 25. */
const army = (hq: string, name: string) => ({
  hq: { id: hq, name },
  columns: ['first', 'second', 'third', 'fourth'].map((nth, n) => ({
    name: `the ${nth} column`,
    units:
      n === 1
        ? {
            [`${hq}-horse`]: { type: 'cavalry', name: `the horse of ${name}`, of: 3 },
            [`${hq}-guns`]: { type: 'artillery', name: `the guns of ${name}`, of: 3 },
          }
        : { [`${hq}-foot-${nth}`]: { type: 'infantry', name: `the ${nth} foot of ${name}`, of: 6 } },
  })),
});

/** A whole battle, from the roll for the first turn on. */
export const WHOLE: Plain = {
  size: [24, 36],
  sides: { french: { edge: 'south', name: 'the French' }, allied: { edge: 'north', name: 'the Austrians' } },
  battle: { armies: { french: army('marshal', 'Brune'), allied: army('archduke', 'Charles') } },
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

/**
 * One reading of each ruling, drawn with this seed; but a battle whose deck is not made anew may
 * never end, and its columns are not equal in each type.
 */
export function anyReadings(seed: number): Readings {
  const dice = seeded(seed + 7919);
  const all = Object.entries<readonly string[]>({ ...READINGS, ...AHEAD }).filter(
    ([id]) => id !== 'rr-008' && id !== 'rr-017',
  );
  return Object.fromEntries(all.map(([id, keys]) => [id, pick(dice, keys)]));
}

/** How near a march brings its figure to an enemy; other orders go before marches. */
function haste(state: State, order: Order): number {
  if (order.type !== 'march') return 0;
  const unit = state.units[order.unit]!;
  const { at } = endOf(baseOf(state, unit), order.legs);
  return Math.min(...enemiesOf(state, unit).map((enemy) => distance(at, enemy.at)));
}

/**
 * A player for both sides: it acts four times out of five before it ends a phase, and takes the
 * boldest of three orders.
 */
export const player =
  (dice: Dice) =>
  (state: State): Order => {
    const orders = engine.candidates(state).map(({ order }) => order);
    if (orders.length === 0)
      throw new Error(`Nobody may do anything: ${JSON.stringify([state.awaits, state.pending])}`);
    const acts = orders.filter(({ type }) => type !== 'end-phase');
    const isEnd = acts.length === 0 || (acts.length < orders.length && pick(dice, [1, 2, 3, 4, 5]) === 5);
    if (isEnd) return orders.at(-1)!;
    const few = [1, 2, 3].map(() => pick(dice, acts));
    return few.reduce((best, each) => (haste(state, each) < haste(state, best) ? each : best));
  };
