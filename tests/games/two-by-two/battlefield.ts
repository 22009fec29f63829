import type { Plain, Readings } from '../../../src/core/ids.ts';
import { problemText, type Problem } from '../../../src/core/result.ts';
import { NORTH, opposite, square, type Direction } from '../../../src/geometry/facings.ts';
import type { Edge } from '../../../src/geometry/edges.ts';
import type { Point } from '../../../src/geometry/vectors.ts';
import { engine, type Order, type State } from '../../../src/games/two-by-two/index.ts';
import { play } from './field.ts';

/*
 * Whole battles for tests: the French have the southern edge and the Austrians the northern one,
 * unless a test says otherwise.
 */

/** [1] in micrometres, and half the width and half the depth of a base. */
export const [ONE, HALF, DEEP] = [19_050, 12_500, 6_000] as const;

/** A place, by its distances in micrometres from the lower left corner. */
export const spot = (x: number, y: number): Point => [x, y] as unknown as Point;

const FACINGS: Readonly<Record<Edge, Direction>> = {
  north: NORTH,
  east: square(NORTH, 'right'),
  south: opposite(NORTH),
  west: square(NORTH, 'left'),
};
export const facing = (to: Edge): Direction => FACINGS[to];

/** Four features that are in nobody’s way. */
const TERRAIN = {
  hill: { kind: 'hill', level: 1, rectangle: { at: [3, 16], size: [2, 2] } },
  town: { kind: 'town', rectangle: { at: [29, 16], size: [2, 2] } },
  hedge: { kind: 'hedge', line: [[14, 16], [18, 16]] }, // prettier-ignore
  wood: { kind: 'woods', rectangle: { at: [28, 13], size: [2, 2] } },
};

/** A board with this battle on it, in the form of a file. */
export function battleBoard(given: object, more: object = {}): Plain {
  const board = {
    size: [32, 32],
    sides: { french: { edge: 'south', name: 'the French' }, allied: { edge: 'north', name: 'the Austrians' } },
    terrain: TERRAIN,
    ...more,
    battle: given,
  };
  return board as Plain;
}

/** Everything that is wrong with a board, each as `path: found, wanted`; empty if nothing is. */
export function faultsOf(board: Plain, readings: Readings = {}): readonly string[] {
  const started = engine.start(board, readings);
  return started.ok ? [] : started.error.map(({ path, found, wanted }: Problem) => `${path}: ${found}, ${wanted}`);
}

/** A battle on this board. Throws with everything that is wrong with it. */
export function battle(board: Plain, readings: Readings = {}): State {
  const started = engine.start(board, readings);
  if (started.ok) return started.value;
  throw new Error(started.error.map(problemText).join('\n'));
}

type Army = Readonly<Record<string, string>>;
const enlisted = (army: Army) => Object.fromEntries(Object.entries(army).map(([id, type]) => [id, { type }]));

/** Two armies before the roll for the roles, each unit by its id and its type. */
export const armies = (french: Army, allied: Army, more: object = {}): object => ({
  armies: { french: enlisted(french), allied: enlisted(allied) },
  ...more,
});

/** A battle whose deployment has begun, with this side as the defender. */
export function deploying(board: Plain, defender: 'french' | 'allied' = 'french', readings: Readings = {}): State {
  const [one, other] = defender === 'french' ? [1, 6] : [6, 1];
  const { state } = play(
    battle(board, readings),
    { roll: 'roles' },
    { 'roles.french': one },
    { 'roles.allied': other },
  );
  return play(state, { agree: 'terrain' }).state;
}

/**
 * The verdict on an order whose places are exact to the micrometre: `ok` and the clauses, or the
 * clause and the reason of the refusal.
 */
export function verdict(state: State, order: Order): string {
  const judged = engine.judge(state, order);
  return judged.ok ? `ok ${judged.clauses.join(' ')}` : `${judged.clause} ${judged.reason}`;
}

/** A refusal: its parameters, and what it shows. */
export function refusal(state: State, order: Order) {
  const judged = engine.judge(state, order);
  if (judged.ok) throw new Error('It is allowed');
  return { params: judged.params, shows: judged.shows };
}

/** The board after some orders that roll no dice. */
export const after = (state: State, ...orders: readonly unknown[]): State =>
  orders.reduce<State>((now, order) => play(now, order).state, state);
