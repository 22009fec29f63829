import * as v from 'valibot';
import type { Readings } from '../../../core/ids.ts';
import { failure, success, type Problem, type Result } from '../../../core/result.ts';
import { problems } from '../../../core/shape.ts';
import { place, square } from '../../../geometry/grid.ts';
import { armyFaults } from '../before/army.ts';
import { awaiting } from '../turn/awaiting.ts';
import { allInTouch } from '../brigades/coherence.ts';
import { readMap } from './map.ts';
import { placement } from './placement.ts';
import { hasRoomForMarkers } from '../before/markers.ts';
import {
  armyBoardSchema,
  bareBoardSchema,
  boardSchema,
  type ArmyBoard,
  type BareBoard,
  type WrittenBoard,
} from './schema.ts';
import type { Preparing, State, Unit, ReserveUnit } from '../state.ts';
import { AGREED_IN_ORDER } from '../tables.ts';

type BoardMap = Pick<State, 'size' | 'ground'>;

/**
 * Reads a board, or reports everything wrong with it. A board with `units` is in play. A board with
 * `armies` starts with the roll-off. A board with only two `sides` starts with the players'
 * agreement; if it has an agreement too, it starts with the choice of armies.
 */
export function start(setup: unknown, readings: Readings): Result<State, readonly Problem[]> {
  const has = (key: string): boolean => typeof setup === 'object' && setup !== null && key in setup;
  if (!has('units') && !has('armies') && has('sides')) return startUnagreed(setup, readings);
  return has('armies') ? startUnfought(setup, readings) : startInPlay(setup, readings);
}

function startInPlay(setup: unknown, readings: Readings): Result<State, readonly Problem[]> {
  const read = readBoard(boardSchema, setup);
  if (!read.ok) return read;
  const { board, map } = read.value;
  const wrong = placement(board, { ...map, readings });
  if (wrong.length > 0) return failure(wrong);
  return success(inPlay(board, map, readings));
}

/** @clause pb.setup.agreement-order pb.setup.pick-map pb.rounds.limit-required pb.points.spend */
function startUnfought(setup: unknown, readings: Readings): Result<State, readonly Problem[]> {
  const read = readBoard(armyBoardSchema, setup);
  if (!read.ok) return read;
  const { board, map } = read.value;
  const wrong = armyFaults(board, { ...map, readings });
  if (wrong.length > 0) return failure(wrong);
  const state = unfought(board, map, readings);
  const crowded = state.agreement?.victory === 'objectives' && !hasRoomForMarkers(state);
  return crowded ? failure([NO_ROOM_FOR_MARKERS]) : success(state);
}

const NO_ROOM_FOR_MARKERS = {
  path: 'map',
  found: 'no square for an objective',
  wanted: 'a square more than 3 squares from every edge',
};

/**
 * A game in which nothing is agreed yet, or everything but the armies.
 * @clause pb.setup.agreement-order pb.setup.pick-map pb.victory.objectives.placement
 */
function startUnagreed(setup: unknown, readings: Readings): Result<State, readonly Problem[]> {
  const read = readBoard(bareBoardSchema, setup);
  if (!read.ok) return read;
  const { board, map } = read.value;
  const state = unagreed(board, map, readings);
  const crowded = state.agreement?.victory === 'objectives' && !hasRoomForMarkers(state);
  return crowded ? failure([NO_ROOM_FOR_MARKERS]) : success(state);
}

const drawn = v.object({ map: v.string(), legend: v.record(v.string(), v.string()) });

/** Reads a board of this shape with its map, or reports everything wrong. */
function readBoard<Schema extends v.GenericSchema>(
  schema: Schema,
  setup: unknown,
): Result<{ readonly board: v.InferOutput<Schema>; readonly map: BoardMap }, readonly Problem[]> {
  const board = v.safeParse(schema, setup);
  const drawing = v.safeParse(drawn, setup);
  const map = drawing.success ? readMap(drawing.output.map, drawing.output.legend) : failure([]);
  const wrong = [...(board.success ? [] : problems(board.issues)), ...(map.ok ? [] : map.error)];
  return board.success && map.ok && wrong.length === 0
    ? success({ board: board.output, map: map.value })
    : failure(wrong);
}

/** The fields that are the same at the start of every game. */
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

function inPlay(board: WrittenBoard, map: BoardMap, readings: Readings): State {
  const { sides, brigades, now } = board;
  const order = Object.keys(sides);
  const turn = (now.round - 1) * order.length + order.indexOf(now.side) + 1;
  const units = Object.entries(board.units).map(([id, unit]): [string, Unit] => [
    id,
    {
      id,
      ...unit,
      // The grid's own string for this name: strings from a file are slower to compare.
      at: square(place(unit.at)),
      side: order.find((side) => side === brigades[unit.brigade])!,
      since: unit.condition === 'steady' ? 0 : turn - 1,
    },
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
    side: order.find((side) => side === now.side)!,
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

/**
 * A game before its first turn, with its two sides and nothing else. The edges are placeholders:
 * the winner of the roll-off chooses them before any unit is on the board.
 */
function unprepared(
  [one, other]: readonly [string, string],
  map: BoardMap,
  readings: Readings,
): State & { readonly preparing: Preparing } {
  return {
    ...FRESH,
    readings,
    ...map,
    sides: { [one]: { edge: 'south', facing: 0 }, [other]: { edge: 'north', facing: 4 } },
    brigades: {},
    units: {},
    round: 1,
    turn: 1,
    side: one,
    phase: 'roll-off',
    first: one,
    preparing: {
      winner: null,
      firstDeployer: null,
      next: one,
      brigade: null,
      reserve: {},
      agreed: [],
      terms: {},
      spent: {},
    },
  };
}

function unagreed({ sides, agreement }: BareBoard, map: BoardMap, readings: Readings): State {
  const none = unprepared(sides, map, readings);
  const bare: State =
    agreement === undefined
      ? { ...none, phase: 'agreement' }
      : {
          ...none,
          phase: 'armies',
          agreement,
          preparing: { ...none.preparing, agreed: AGREED_IN_ORDER, terms: agreement },
        };
  return { ...bare, awaits: awaiting(bare) };
}

function unfought(board: ArmyBoard, map: BoardMap, readings: Readings): State {
  const [one, other] = Object.keys(board.armies);
  const all = Object.entries(board.armies).flatMap(([side, brigades]) =>
    Object.entries(brigades).map(([brigade, { units }]) => ({ side, brigade, units })),
  );
  const reserve = all.flatMap(({ side, brigade, units }) =>
    Object.entries(units).map(([id, unit]): [string, ReserveUnit] => [
      id,
      { id, ...unit, brigade, side, condition: 'steady', formation: 'line', since: 0 },
    ]),
  );
  const none = unprepared([one!, other!], map, readings);
  const bare: State = {
    ...none,
    brigades: Object.fromEntries(all.map(({ side, brigade }) => [brigade, side])),
    agreement: board.agreement,
    preparing: {
      ...none.preparing,
      agreed: AGREED_IN_ORDER,
      terms: board.agreement,
      reserve: Object.fromEntries(reserve),
    },
  };
  return { ...bare, awaits: awaiting(bare) };
}
