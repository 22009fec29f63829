import * as v from 'valibot';
import type { Readings, RulingId } from '../../core/ids.ts';
import { failure, success, type Problem, type Result } from '../../core/result.ts';
import { problems } from '../../core/shape.ts';
import { armyFaults } from './army.ts';
import { awaiting } from './awaiting.ts';
import { allInTouch } from './coherence.ts';
import { readMap } from './map.ts';
import { placement } from './placement.ts';
import { judgeObjective } from './prepare.ts';
import { READINGS } from './rulings.ts';
import { armyBoardSchema, boardSchema, type ArmyBoard, type Board } from './schema.ts';
import { square } from '../../geometry/grid.ts';
import type { State, Unit, Waiting } from './state.ts';

type Map = Pick<State, 'size' | 'ground'>;

/**
 * A legal state from a board as an author writes it, or all that is wrong with it: unknown words, units that stand off the board or on
 * each other, brigades without a Brigadier, readings that the engine cannot play. A board with `armies` in place of `units` begins before
 * the first turn, with the roll-off.
 */
export function start(setup: unknown, readings: Readings): Result<State, readonly Problem[]> {
  const unfought = typeof setup === 'object' && setup !== null && 'armies' in setup;
  return unfought ? startUnfought(setup, readings) : startInPlay(setup, readings);
}

function startInPlay(setup: unknown, readings: Readings): Result<State, readonly Problem[]> {
  const board = v.safeParse(boardSchema, setup);
  if (!board.success) return failure(problems(board.issues));
  const map = readMap(board.output.map, board.output.legend);
  if (!map.ok) return map;
  const wrong = [...unknownReadings(readings), ...placement(board.output, { ...map.value, readings })];
  if (wrong.length > 0) return failure(wrong);
  return success(inPlay(board.output, map.value, readings));
}

/** @clause pb.setup.agreement-order pb.setup.pick-map pb.rounds.limit-required pb.points.spend */
function startUnfought(setup: unknown, readings: Readings): Result<State, readonly Problem[]> {
  const board = v.safeParse(armyBoardSchema, setup);
  if (!board.success) return failure(problems(board.issues));
  const map = readMap(board.output.map, board.output.legend);
  if (!map.ok) return map;
  const wrong = [...unknownReadings(readings), ...armyFaults(board.output, map.value)];
  if (wrong.length > 0) return failure(wrong);
  const state = unfought(board.output, map.value, readings);
  return roomForMarkers(state)
    ? success(state)
    : failure([
        { path: 'map', found: 'no square for an objective', wanted: 'a square more than 3 squares from every edge' },
      ]);
}

/** @clause pb.victory.objectives.placement */
const roomForMarkers = (state: State): boolean =>
  state.agreement?.victory !== 'objectives' ||
  Array.from({ length: state.size.files * state.size.ranks }, (_, i) =>
    square({ file: i % state.size.files, rank: Math.floor(i / state.size.files) }),
  ).some((at) => judgeObjective(state, { type: 'objective', at }).ok);

function unknownReadings(readings: Readings): readonly Problem[] {
  const playable: Readonly<Record<string, readonly string[]>> = READINGS;
  return Object.entries(readings).flatMap(([id, key]) => {
    const known = playable[id as RulingId];
    if (key !== undefined && known?.includes(key)) return [];
    const wanted =
      known === undefined
        ? `a ruling that the engine can play otherwise: ${Object.keys(READINGS).join(', ')}`
        : known.join(' or ');
    return [{ path: `readings.${id}`, found: String(key), wanted }];
  });
}

/** What every game begins with. */
const FRESH = {
  activated: [],
  deeds: {},
  tied: [],
  inTouch: [],
  placing: [],
  held: [],
  charges: {},
  fought: [],
  fight: null,
  underway: null,
  advance: null,
  leaving: [],
  stranded: [],
  shelled: [],
  agreement: null,
  objectives: [],
  extended: 0,
  preparing: null,
  over: null,
  awaits: null,
} as const satisfies Partial<State>;

function inPlay(board: Board, map: Map, readings: Readings): State {
  const { sides, brigades, now } = board;
  const order = Object.keys(sides);
  const turn = (now.round - 1) * order.length + order.indexOf(now.side) + 1;
  const units = Object.entries(board.units).map(([id, unit]): [string, Unit] => [
    id,
    { id, ...unit, side: brigades[unit.brigade]!, since: unit.condition === 'steady' ? 0 : turn - 1 },
  ]);
  const all = Object.fromEntries(units);
  const bare: State = {
    ...FRESH,
    readings,
    ...map,
    sides,
    brigades,
    units: all,
    round: now.round,
    turn,
    side: now.side,
    phase: now.phase,
    activated: now.activated,
    deeds: {
      ...Object.fromEntries(now.fired.map((id) => [id, 'fired' as const])),
      ...Object.fromEntries([...now.moved, ...Object.keys(now.charged)].map((id) => [id, 'moved' as const])),
    },
    charges: now.charged,
    shelled: now.shelled,
    tied: now.tied,
    first: order[0]!,
    agreement: board.agreement ?? null,
    objectives: board.objectives,
  };
  return { ...bare, inTouch: allInTouch(bare), awaits: awaiting(bare) };
}

function unfought(board: ArmyBoard, map: Map, readings: Readings): State {
  const [one, other] = Object.keys(board.armies);
  const all = Object.entries(board.armies).flatMap(([side, brigades]) =>
    Object.entries(brigades).map(([brigade, { units }]) => ({ side, brigade, units })),
  );
  const reserve = all.flatMap(({ side, brigade, units }) =>
    Object.entries(units).map(([id, unit]): [string, Waiting] => [
      id,
      { id, ...unit, brigade, side, condition: 'steady', formation: 'line', since: 0 },
    ]),
  );
  const bare: State = {
    ...FRESH,
    readings,
    ...map,
    // Until the winner of the roll-off has chosen; nobody stands on the board before.
    sides: { [one!]: { edge: 'south', facing: 0 }, [other!]: { edge: 'north', facing: 4 } },
    brigades: Object.fromEntries(all.map(({ side, brigade }) => [brigade, side])),
    units: {},
    round: 1,
    turn: 1,
    side: one!,
    phase: 'roll-off',
    first: one!,
    agreement: board.agreement,
    preparing: { winner: null, firstDeployer: null, next: one!, brigade: null, reserve: Object.fromEntries(reserve) },
  };
  return { ...bare, awaits: awaiting(bare) };
}
