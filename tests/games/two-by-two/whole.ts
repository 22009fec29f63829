import type { Dice } from '../../../src/core/dice.ts';
import type { Plain, Readings } from '../../../src/core/ids.ts';
import { problemText } from '../../../src/core/result.ts';
import { seeded } from '../../../src/core/seeded.ts';
import { cost } from '../../../src/games/two-by-two/battle/army.ts';
import { engine, type Order, type State } from '../../../src/games/two-by-two/index.ts';
import { AHEAD, READINGS } from '../../../src/games/two-by-two/rulings.ts';
import { boardFile } from '../../../src/library/files.ts';
import { expandBoard } from '../../../src/scenario/files/boards.ts';
import { gap } from '../../../src/geometry/gaps.ts';
import { baseOf, type Unit } from '../../../src/games/two-by-two/state.ts';
import { endOf } from '../../../src/games/two-by-two/moving/passage.ts';

/** The board of a whole battle, from the base boards of the game. */
export function battleBoard(): Plain {
  const board = expandBoard({ like: 'a-whole-battle' }, boardFile('two-by-two'));
  if (!board.ok) throw new Error(board.error.map(problemText).join('\n'));
  return board.value;
}

type Army = Readonly<Record<string, { readonly type: string }>>;

/** The first units of an army that cost this many AP together. */
function first(army: Army, points: number): Army {
  const chosen: [string, Army[string]][] = [];
  for (const [id, unit] of Object.entries(army))
    if (cost([...chosen.map(([, each]) => each), unit]) <= points) chosen.push([id, unit]);
  return Object.fromEntries(chosen);
}

/**
 * The same board with smaller armies. Each seed begins at another place in the lists of the armies.
 */
export function smallBattle(points: number, seed: number): Plain {
  const board = battleBoard() as { readonly battle: { readonly armies: Readonly<Record<string, Army>> } };
  const turned = (army: Army): Army => {
    const all = Object.entries(army);
    const from = (5 * seed) % all.length;
    return Object.fromEntries([...all.slice(from), ...all.slice(0, from)]);
  };
  const armies: Readonly<Record<string, Army>> = Object.fromEntries(
    Object.entries(board.battle.armies).map(([side, army]) => [side, first(turned(army), points)]),
  );
  return { ...board, battle: { army: points, armies } };
}

/** A battle that has not begun. Throws with everything that is wrong with its board. */
export function begunBattle(readings: Readings = {}, board: Plain = battleBoard()): State {
  const started = engine.start(board, readings);
  if (started.ok) return started.value;
  throw new Error(started.error.map(problemText).join('\n'));
}

const pick = <T>(dice: Dice, from: readonly T[]): T => from[dice.roll('pick', { sides: from.length, lowest: 1 }) - 1]!;

/** One reading of each ruling, drawn with this seed. */
export function anyReadings(seed: number): Readings {
  const dice = seeded(seed + 7919);
  const all = Object.entries({ ...READINGS, ...AHEAD } as Readonly<Record<string, readonly string[]>>);
  return Object.fromEntries(all.map(([id, keys]) => [id, pick(dice, keys)]));
}

/**
 * How urgent an order is; the lowest number is the most urgent. Orders that fight come before moves
 * towards the enemy, and these before moves away.
 */
function haste(state: State, order: Order): number {
  if (order.type === 'rout' || order.type === 'screen' || order.type === 'end-phase') return 99_000_000;
  if (order.type !== 'move') return 0;
  const unit = state.units[order.unit]!;
  const there = baseOf({ ...unit, ...endOf(unit, order.legs) });
  const foes = Object.values(state.units).filter(({ side }) => side !== unit.side);
  return Math.min(98_000_000, ...foes.map((foe) => gap(there, baseOf(foe))));
}

/** The boldest of a few orders taken at random. */
function bold(state: State, from: readonly Order[], dice: Dice): Order {
  if (from.length === 0) throw new Error(`Nobody may do anything: ${JSON.stringify([state.awaits, state.pending])}`);
  const few = Array.from({ length: 4 }, () => pick(dice, from));
  return few.reduce((best, each) => (haste(state, each) < haste(state, best) ? each : best));
}

/** The phase, and the units of its side that have not been asked in it yet, in any order. */
interface Asked {
  readonly phase: string;
  readonly left: readonly string[];
}

/**
 * A player for both sides. It asks one unit after the other for its orders, then the whole side,
 * and sometimes a unit again. After this many turns it gives up.
 */
export function player(dice: Dice, turns: number): (state: State) => Order {
  let asked: Asked = { phase: '', left: [] };
  const of = (state: State, unit?: string): readonly Order[] =>
    engine.candidates(state, unit).map(({ order }) => order);
  const isOwn = (state: State) => (unit: Unit) => unit.side === state.side;
  return (state) => {
    if (state.awaits!.kind !== 'phase' || !state.awaits!.orders.includes('end-phase'))
      return bold(state, of(state), dice);
    if (state.turn > turns) return { type: 'concede', side: state.side };
    const phase = `${state.turn} ${state.side} ${state.phase}`;
    if (asked.phase !== phase)
      asked = {
        phase,
        left: Object.values(state.units)
          .filter(isOwn(state))
          .map(({ id }) => id),
      };
    while (asked.left.length > 0) {
      const unit = pick(dice, asked.left);
      asked = { phase, left: asked.left.filter((id) => id !== unit) };
      const orders = Object.hasOwn(state.units, unit) ? of(state, unit) : [];
      if (orders.length > 0) return bold(state, orders, dice);
    }
    const rest = of(state).filter((order) => order.type !== 'move' && order.type !== 'rout' && order.type !== 'screen');
    // The end of the phase is the last order. It is given when no other is left, and sometimes
    // before.
    return rest.length > 1 && pick(dice, [0, 1, 2, 3, 4, 5]) > 0 ? bold(state, rest.slice(0, -1), dice) : rest.at(-1)!;
  };
}
