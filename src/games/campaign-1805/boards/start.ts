import * as v from 'valibot';
import type { Readings } from '../../../core/ids.ts';
import { failure, success, type Problem, type Result } from '../../../core/result.ts';
import type { Size } from '../../../geometry/bases.ts';
import { EDGES, type Edge } from '../../../geometry/edges.ts';
import {
  readTable,
  type DescribedUnit,
  type PlacedUnit,
  type TableBoard,
  type TableGame,
} from '../../table/boards/board.ts';
import { passing, written } from './moment-schema.ts';
import { CREW } from '../artillery/battery.ts';
import { CANNONS, HOWITZERS } from '../artillery/guns.ts';
import type { Body } from '../bodies/body.ts';
import { strengthIn } from '../bodies/counting.ts';
import { blockOf, countOf } from '../bodies/models.ts';
import { withBattle } from './battle.ts';
import { parted } from './battle-schema.ts';
import { batteryProblems, crewOf, gunIn } from './batteries.ts';
import { UNPLAYED, type Passing, type State, type Written } from '../state.ts';
import {
  ARMS,
  COMMANDER_NAMES,
  LEAST_TABLE,
  PHASES,
  TROOPS,
  type Arm,
  type Commander,
  type Phase,
  type Troops,
} from '../tables.ts';
import { settled } from '../turn/awaiting.ts';

const side = v.string('a side');

const commander = v.picklist(COMMANDER_NAMES, `a commander: ${COMMANDER_NAMES.join(', ')}`);
/** The weight of a gun. @clause cf.gun.cannon-groups cf.gun.howitzer-groups */
const pounds = (what: string, all: readonly number[]) =>
  v.pipe(
    v.number(`the pounds of ${what}`),
    v.check((each) => all.includes(each), `the pounds of ${what}: ${all.join(', ')}`),
  );

/** The fields that bodies and moments have in this game alone. */
const OWN = {
  unit: {
    rank: v.optional(v.picklist(TROOPS, `a rank: ${TROOPS.join(', ')}`)),
    commander: v.optional(v.union([commander, v.array(commander)], `${commander.message}; or a list of them`)),
    cannon: v.optional(pounds('a cannon', CANNONS)),
    howitzer: v.optional(pounds('a howitzer', HOWITZERS)),
    strength: v.optional(v.pipe(v.number(), v.integer('a whole number'), v.minValue(1, '1 or more'))),
  },
  now: {
    holder: v.optional(side),
    deployed: v.optional(side),
    homes: v.optional(v.record(v.string(), v.array(v.picklist(EDGES, 'an edge of the table')))),
    written: v.optional(v.record(v.string(), written)),
    passing: v.optional(v.array(passing)),
    formations: v.optional(v.literal('kept', 'kept: no other formation is offered, before it is taught')),
  },
};

/** What a board may draw on the table: tall pieces stop a shot. @ruling cf-056 cf-058 */
const TERRAIN = { woods: 'area', building: 'area', hill: 'area', water: 'area', road: 'line', bridge: 'area' } as const;

/** The size of a body’s block. @ruling cf-002 cf-122 */
function shape({ type, ranks }: DescribedUnit): Size | string {
  const place = { at: [LEAST_TABLE, LEAST_TABLE], facing: [0, 1], arm: type as Arm } as const;
  // Every gun takes up the same ground.
  if (type === 'artillery') {
    const { width, depth } = blockOf({ ...place, ranks: CREW, gun: { kind: 'cannon', pounds: 12 } });
    return { width, depth };
  }
  if (ranks === null) return 'its ranks, such as [oooo, oooo] or { files: 4, ranks: 2 }';
  const { width, depth } = blockOf({ ...place, ranks });
  return { width, depth };
}

/** What this game says about the boards that it can read. */
export const GAME: TableGame = {
  measure: 'cm',
  types: ARMS,
  shape,
  hasRanks: true,
  terrain: TERRAIN,
  conditions: ['routing'],
  phases: PHASES,
  own: OWN,
};

/** The moment of a board, once it has been checked. */
interface WrittenMoment {
  readonly turn: number;
  readonly side: string;
  readonly phase: Phase;
  readonly holder?: string;
  readonly deployed?: string;
  /** More edges of the table that are friendly to a side than its own. @ruling cf-025 */
  readonly homes?: Readonly<Record<string, readonly Edge[]>>;
  readonly written?: Readonly<Record<string, Written>>;
  readonly passing?: readonly Passing[];
  readonly formations?: 'kept';
}

interface WrittenBody {
  readonly rank?: Troops;
  readonly commander?: Commander | readonly Commander[];
  readonly cannon?: number;
  readonly howitzer?: number;
  readonly strength?: number;
}

/** The state of a board as an author writes it, or everything that is wrong with it. */
export function start(input: unknown, readings: Readings): Result<State, readonly Problem[]> {
  const parts = parted(input);
  if (!parts.ok) return parts;
  const read = readTable(parts.value.board, GAME);
  if (!read.ok) return read;
  const now = read.value.now as WrittenMoment;
  const problems = [
    ...Object.values(read.value.units).flatMap((unit) => bodyProblems(unit, readings)),
    ...momentProblems(read.value, now),
  ];
  if (problems.length > 0) return failure(problems);
  const { view, sides, places, terrain, units, size } = read.value;
  const bodies = Object.values(units).map((unit) => bodyOf(unit, readings));
  const state: Omit<State, 'awaits'> = {
    readings,
    turn: now.turn,
    phase: now.phase,
    side: now.side,
    size,
    view,
    sides,
    places,
    terrain,
    units: Object.fromEntries(bodies.map((body) => [body.id, body])),
    homes: Object.fromEntries(
      Object.entries(sides).map(([id, { edge }]) => [id, [...new Set([edge, ...(now.homes?.[id] ?? [])])]]),
    ),
    deployed: now.deployed ?? null,
    failed: [],
    opened: [],
    ...UNPLAYED,
    // On a board that begins after the roll, the side that acts has won it.
    holder: now.phase === 'initiative' ? null : (now.holder ?? now.side),
    written: now.written ?? {},
    passing: now.passing ?? [],
    ...(now.formations !== undefined && { formations: now.formations }),
  };
  const { battle } = parts.value;
  if (battle === null) return success(settled(state));
  const problemsOf = (unit: PlacedUnit) => bodyProblems(unit, readings);
  return withBattle(state, battle, { own: OWN.unit, shape, problemsOf, bodyOf: (unit) => bodyOf(unit, readings) });
}

/** A body on a board: of the first line, unless it is written otherwise. @ruling cf-064 */
function bodyOf(unit: PlacedUnit, readings: Readings): Body {
  const { id, name, side: of, type, ranks: drawn, conditions } = unit;
  const { at, facing } = unit.base;
  const written = unit.more as WrittenBody;
  const { rank = 'first-line' } = written;
  const [gun, ranks, commanders] = [gunIn(written), drawn ?? CREW, writtenCommanders(written)];
  const whole = gun === null ? ranks : crewOf(commanders);
  const { strength = strengthIn({ readings }, whole) } = written;
  return {
    id,
    name,
    side: of,
    arm: type as Arm,
    troops: rank,
    ranks,
    commanders,
    strength,
    at,
    facing,
    condition: conditions.includes('routing') ? 'routing' : 'steady',
    ...(gun !== null && { gun }),
  };
}

/** The officers of a body as they are written: one, or a list in the order in which they stand. */
const writtenCommanders = ({ commander: written = [] }: WrittenBody): readonly Commander[] => [written].flat();

/**
 * Commanders stand in the ranks, and each officer in the ranks is a commander.
 * @ruling cf-055 cf-097
 */
function bodyProblems(unit: PlacedUnit, readings: Readings): readonly Problem[] {
  const { path, more } = unit;
  const { strength } = more as WrittenBody;
  const ranks = unit.ranks ?? CREW;
  const led = writtenCommanders(more).length;
  const officers = ranks.join('').split('C').length - 1;
  const count = countOf({ ranks });
  return [
    ...batteryProblems(unit, readings),
    ...(officers === led
      ? []
      : [
          {
            path: `${path}.commander`,
            found: officers > led ? 'an officer without a rank' : 'a commander who stands nowhere',
            wanted: 'commander: captain, and a C for him in the ranks; or a list, one for each C',
          },
        ]),
    ...(strength !== undefined && strength < count
      ? [{ path: `${path}.strength`, found: String(strength), wanted: `at least the ${count} models of its ranks` }]
      : []),
  ];
}

/** What is wrong with a moment by the rules of this game alone. @clause cf.materiel.play-space */
function momentProblems(
  { size, units, sides }: TableBoard,
  { written: orders = {}, passing: passed = [], homes = {}, holder, deployed }: WrittenMoment,
): readonly Problem[] {
  const strangeSide = (path: string, id: string | undefined): readonly Problem[] =>
    id === undefined || id in sides ? [] : [{ path, found: id, wanted: Object.keys(sides).join(' or ') }];
  const known = Object.keys(units);
  const unknown = (path: string, id: string): readonly Problem[] =>
    known.includes(id) ? [] : [{ path, found: id, wanted: `a body on the board: ${known.join(', ')}` }];
  return [
    ...(Math.min(...size) < LEAST_TABLE - 10_000
      ? [{ path: 'size', found: 'a smaller table', wanted: 'four feet square: [122, 122]' }]
      : []),
    ...strangeSide('now.holder', holder),
    ...strangeSide('now.deployed', deployed),
    ...passed.flatMap((each, n) =>
      ['unit', 'at'].flatMap((key) => unknown(`now.passing.${n}.${key}`, each[key as 'unit'])),
    ),
    ...Object.keys(homes).flatMap((id) => strangeSide(`now.homes.${id}`, id)),
    ...Object.entries(orders).flatMap(([id, order]) => [
      ...unknown(`now.written.${id}`, id),
      ...('at' in order && order.at !== undefined ? unknown(`now.written.${id}.at`, order.at) : []),
    ]),
  ];
}
