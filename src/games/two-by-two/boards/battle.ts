import * as v from 'valibot';
import { isKeyed, type Keyed, type Plain } from '../../../core/ids.ts';
import { failure, success, type Problem, type Result } from '../../../core/result.ts';
import type { TableBoard } from '../../table/boards/board.ts';
import { tableSchemas } from '../../table/boards/schema.ts';
import { parsed, strict, wholeFrom, word } from '../../../core/shape.ts';
import { armyFaults, cost } from '../battle/army.ts';
import { type Battle, type ReinforcementPoint, type WaitingUnit, EDGES, type Feature, type State } from '../state.ts';
import { onEdge } from '../battle/edges.ts';
import { isTooLarge } from '../battle/features.ts';
import { read } from '../rulings.ts';
import { FEATURES, PORTION, TURNS, type UnitType } from '../tables.ts';

const unit = strict({ type: word, name: v.optional(v.string()), screen: v.optional(v.boolean()) });
const count = wholeFrom(0);
const { length } = tableSchemas('[1]');
const units = v.record(word, unit);

/** A battle as an author writes it: before the roll for the roles, or in the middle. */
export const battle = strict({
  /** How many AP each army has. */
  army: v.optional(count),
  /** The number of turns after which it ends, under one reading. */
  turns: v.optional(wholeFrom(1)),
  armies: v.optional(v.record(word, units)),
  attacker: v.optional(word),
  lost: v.optional(v.record(word, count), {}),
  points: v.optional(
    v.array(
      strict({
        side: word,
        edge: v.picklist(EDGES),
        at: length,
        queue: v.optional(units, {}),
        called: v.optional(count, 0),
      }),
    ),
    [],
  ),
});
type WrittenBattle = v.InferOutput<typeof battle>;
type WrittenUnit = v.InferOutput<typeof unit>;

/** A board without its battle, as any game with a table reads it, and the battle. */
export interface SplitBoard {
  readonly board: Plain;
  readonly battle: WrittenBattle | null;
}

/**
 * Takes the battle off a board. A battle that begins with the roll for the roles has no units on
 * the table yet and no phase.
 */
export function parted(input: unknown): Result<SplitBoard, readonly Problem[]> {
  const plain = input as Plain;
  if (!isKeyed(plain) || plain['battle'] === undefined) return success({ board: plain, battle: null });
  const { battle: written, ...board } = plain;
  const found = parsed(battle, written);
  if (!found.ok) return failure(found.error.map(under));
  if (found.value.armies === undefined) return success({ board, battle: found.value });
  const stray = ['units', 'now'].filter((key) => board[key] !== undefined);
  if (stray.length > 0)
    return failure(
      stray.map((key) => ({
        path: key,
        found: `the key ${key}`,
        wanted: 'no such key: a battle with armies begins with the roll for the roles',
      })),
    );
  return success({ board: unbegun(board), battle: found.value });
}

const unbegun = (board: Keyed): Plain => {
  const [side = 'nobody'] = isKeyed(board['sides']) ? Object.keys(board['sides']) : [];
  return { ...board, units: {}, now: { turn: 1, side, phase: 'move' } };
};

const under = ({ path, ...problem }: Problem): Problem => ({
  ...problem,
  path: path === '' ? 'battle' : `battle.${path}`,
});

/**
 * A unit that waits. Light infantry has its skirmishers out, unless the board says otherwise.
 * @ruling tt-009
 */
const waiting = (side: string, id: string, { type, name, screen }: WrittenUnit): WaitingUnit => ({
  id,
  name: name ?? `the ${id.replaceAll('-', ' ')}`,
  side,
  type: type as UnitType,
  screen: screen ?? type === 'light',
  pinned: false,
  disrupted: false,
});

/** What is wrong with a battle on this board; empty if nothing is. @ruling tt-002 tt-003 tt-078 */
export function battleFaults(
  state: Pick<State, 'readings'>,
  written: WrittenBattle,
  board: TableBoard,
): readonly Problem[] {
  const { armies, attacker, army, lost, points } = written;
  const names = Object.keys(board.sides);
  const edges = Object.values(board.sides).map(({ edge }) => EDGES.indexOf(edge));
  const stranger = (path: string, found: string): readonly Problem[] =>
    names.includes(found) ? [] : [{ path, found, wanted: names.join(' or ') }];
  const isFacing = Math.abs(edges[0]! - edges[1]!) === 2;
  const common: readonly Problem[] = isFacing
    ? []
    : [{ path: 'sides', found: 'edges that meet', wanted: 'opposite edges, such as south and north' }];
  if (armies !== undefined)
    return [
      ...common,
      ...Object.keys(armies).flatMap((side) => stranger(`battle.armies.${side}`, side)),
      ...armyFaults(state, { armies, points: army }).map(under),
      ...fewFeatures(board),
      ...largeFeatures(state, board),
      ...(attacker === undefined && points.length === 0 && Object.keys(lost).length === 0
        ? []
        : [
            {
              path: 'battle',
              found: 'armies with an attacker, points or losses',
              wanted: 'armies alone, or a battle that has begun',
            },
          ]),
    ];
  const queues = points.flatMap(({ queue }) => Object.keys(queue));
  const ids = [...Object.keys(board.units), ...queues];
  return [
    ...common,
    ...(attacker === undefined
      ? [
          {
            path: 'battle',
            found: 'neither armies nor an attacker',
            wanted: 'armies: to begin with, or attacker: of a battle that has begun',
          },
        ]
      : stranger('battle.attacker', attacker)),
    ...Object.keys(lost).flatMap((side) => stranger(`battle.lost.${side}`, side)),
    ...points.flatMap(({ side, queue, called }, n) => [
      ...stranger(`battle.points.${n}.side`, side),
      ...(called <= Object.keys(queue).length
        ? []
        : [{ path: `battle.points.${n}.called`, found: String(called), wanted: 'no more than wait there' }]),
    ]),
    ...ids
      .filter((id, n) => ids.indexOf(id) !== n)
      .map((id) => ({ path: 'battle.points', found: `${id} again`, wanted: 'a different id for each unit' })),
    ...armyFaults(state, { armies: armiesOf(written, board), points: army })
      .filter(({ clause }) => clause !== 'tt.setup.defender-deploys')
      .map(under),
  ];
}

/** @clause tt.setup.terrain @ruling tt-078 */
function fewFeatures({ terrain }: TableBoard): readonly Problem[] {
  const count = Object.keys(terrain).length;
  return count >= FEATURES ? [] : [{ path: 'terrain', found: `${count} features`, wanted: `${FEATURES} or more` }];
}

/**
 * Under the reading in which a die shows the zone of each feature, no feature may be larger than a
 * zone, so that it has room in every zone.
 * @clause tt.setup.terrain @ruling tt-078
 */
function largeFeatures(state: Pick<State, 'readings'>, { terrain }: TableBoard): readonly Problem[] {
  if (read(state, 'tt-078') === 'agreed-map') return [];
  return Object.entries(terrain)
    .filter(([, { outline }]) => isTooLarge({ outline }))
    .map(([id]) => ({
      path: `terrain.${id}`,
      found: 'an area that is larger than a zone',
      wanted: '[10.6] by [10.6] at most: a die shows the zone of each feature',
    }));
}

/** The whole armies of a battle that has begun: the units on the table and those that wait. */
function armiesOf(
  { points }: WrittenBattle,
  { units: placed, sides }: TableBoard,
): Readonly<Record<string, Readonly<Record<string, WrittenUnit>>>> {
  const of = (side: string): Readonly<Record<string, WrittenUnit>> => ({
    ...Object.fromEntries(
      Object.values(placed)
        .filter((each) => each.side === side)
        .map(({ id, type }) => [id, { type }]),
    ),
    ...points.filter((point) => point.side === side).reduce((all, { queue }) => ({ ...all, ...queue }), {}),
  });
  return Object.fromEntries(Object.keys(sides).map((side) => [side, of(side)]));
}

/** The state of a battle, from a board that has no faults. */
export function battleOf(state: Pick<State, 'readings'>, written: WrittenBattle, board: TableBoard): Battle {
  const { armies: fresh, attacker = null, lost, points, turns = TURNS } = written;
  const armies = fresh ?? armiesOf(written, board);
  const sides = Object.keys(board.sides);
  const waits = fresh === undefined ? points.map(({ side, queue }) => [side, queue] as const) : Object.entries(armies);
  const isDiced = fresh !== undefined && read(state, 'tt-078') === 'six-zones';
  return {
    attacker,
    allowance: PORTION,
    ties: 0,
    turns,
    zone: null,
    rolled: [],
    over: null,
    lost: Object.fromEntries(sides.map((side) => [side, lost[side] ?? 0])),
    worth: Object.fromEntries(sides.map((side) => [side, cost(Object.values(armies[side] ?? {})) + (lost[side] ?? 0)])),
    waiting: Object.fromEntries(
      waits.flatMap(([side, all]) => Object.entries(all).map(([id, each]) => [id, waiting(side, id, each)] as const)),
    ),
    box: isDiced ? (board.terrain as Readonly<Record<string, Feature>>) : {},
    points: points.map(({ side, edge, at, queue, called }): ReinforcementPoint => ({
      side,
      edge,
      at: onEdge(edge, at),
      queue: Object.keys(queue),
      called,
    })),
  };
}
