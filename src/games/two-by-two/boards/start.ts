import * as v from 'valibot';
import type { Readings } from '../../../core/ids.ts';
import { nearest } from '../../../core/nearest.ts';
import { failure, meaning, success, type Problem, type Result } from '../../../core/result.ts';
import { isEachOnce, strict, word } from '../../../core/shape.ts';
import { readTable, type TableBoard, type PlacedUnit, type TableGame } from '../../table/boards/board.ts';
import { CAN_SCREEN } from '../shooting/screens.ts';
import { settled } from '../turn/awaiting.ts';
import { battleFaults, battleOf, parted } from './battle.ts';
import type { Contact } from '../turn/pending.ts';
import type { Feature, State, Unit } from '../state.ts';
import { BASE, type Phase, PHASES, TABLE, TERRAIN, UNIT_TYPES, type UnitType } from '../tables.ts';

/** The formations in which a unit may begin, besides line. */
const FORMED = ['attack-column', 'road-column'] as const;

const unitIds = v.optional(
  v.pipe(
    v.array(v.string('a unit on the board'), 'a list of units'),
    v.check((list) => isEachOnce(list), 'each unit once'),
  ),
);
const CONTACT = '{ unit: hussars, at: battery, by: charge }, or by: counter-charge';

/** The fields that moments and units have in this game alone. */
const OWN = {
  now: {
    moved: unitIds,
    shot: unitIds,
    contacts: v.optional(
      v.array(
        strict({ unit: v.string(), at: v.string(), by: v.optional(v.picklist(['charge', 'counter-charge'])) }, CONTACT),
        `a list of contacts, each ${CONTACT}`,
      ),
    ),
  },
  unit: {
    screen: v.optional(v.boolean('true or false: are its skirmishers out?')),
    formation: v.optional(v.picklist(FORMED, FORMED.join(' or '))),
    division: v.optional(v.pipe(v.string('the name of its division'), word)),
    grenadiers: v.optional(v.boolean('true or false: are these Grenadiers?')),
  },
};

/**
 * What 2 by 2 says about the boards that it can read.
 * @clause tt.scale.range-unit tt.scale.base-size tt.units.profile-table
 */
export const GAME: TableGame = {
  measure: '[1]',
  types: UNIT_TYPES,
  shape: () => BASE,
  terrain: TERRAIN,
  conditions: ['pinned', 'disrupted'],
  phases: PHASES,
  own: OWN,
};

/**
 * The state of a board as an author writes it, or everything that is wrong with it.
 * @ruling tt-003
 */
export function start(input: unknown, readings: Readings): Result<State, readonly Problem[]> {
  const found = parted(input);
  if (!found.ok) return found;
  const read = readTable(found.value.board, GAME);
  if (!read.ok) return read;
  const { view, sides, places, terrain, units, now } = read.value;
  const written = found.value.battle;
  const problems = [
    ...Object.values(units).flatMap(unitProblems),
    ...boardProblems(read.value),
    ...(written === null ? [] : battleFaults({ readings }, written, read.value)),
  ];
  if (problems.length > 0) return failure(problems);
  const battle = written === null ? null : battleOf({ readings }, written, read.value);
  const { turn, side, phase, moved = [], shot = [], contacts = [] } = now as WrittenMoment;
  return success(
    settled({
      readings,
      turn,
      view,
      side,
      sides,
      places,
      moved,
      shot,
      battle,
      phase: written?.armies === undefined ? phase : 'roles',
      countered: [],
      contacts: contacts.map((each) => ({ by: 'charge', ...each })),
      fought: [],
      duels: [],
      rolled: [],
      rallied: [],
      pending: null,
      // The table has been read with the terrain kinds of this game only.
      terrain:
        battle === null || Object.keys(battle.box).length === 0 ? (terrain as Readonly<Record<string, Feature>>) : {},
      units: Object.fromEntries(Object.values(units).map((unit) => [unit.id, unitOf(unit)])),
    }),
  );
}

/** The moment of a board, once it has been checked. */
interface WrittenMoment {
  readonly turn: number;
  readonly side: string;
  readonly phase: Phase;
  readonly moved?: readonly string[];
  readonly shot?: readonly string[];
  /**
   * The contacts that were made in this half of the turn: by a charge, unless the board says
   * otherwise.
   */
  readonly contacts?: readonly (Omit<Contact, 'by'> & Partial<Contact>)[];
}

/**
 * The unit on a board. Light infantry has its skirmishers out, unless the board says otherwise.
 * @ruling tt-009
 */
const unitOf = ({ id, name, side, type, base: { at, facing }, conditions, more }: PlacedUnit): Unit => {
  const { screen = type === 'light', grenadiers, division, formation } = more as OwnUnit;
  return {
    id,
    name,
    side,
    at,
    facing,
    type: type as UnitType,
    screen,
    ...(grenadiers === true && { grenadiers }),
    ...(division !== undefined && { division }),
    ...(formation !== undefined && { formation }),
    pinned: conditions.includes('pinned'),
    disrupted: conditions.includes('disrupted'),
  };
};

/** The fields of a unit that only this game has, once they have been checked. */
type OwnUnit = Partial<Pick<Unit, 'screen' | 'grenadiers' | 'division' | 'formation'>>;

/** @clause tt.units.screened-range @ruling tt-009 */
function unitProblems({ type, more, path }: PlacedUnit): readonly Problem[] {
  const can = CAN_SCREEN.some((each) => each === type);
  if (more['screen'] !== true || can) return [];
  return [{ path: `${path}.screen`, found: type, wanted: `a type that may have one: ${CAN_SCREEN.join(', ')}` }];
}

/** What is wrong with a board by the rules of this game alone. @ruling tt-003 */
function boardProblems({ size: [width, height], terrain, units, now }: TableBoard): readonly Problem[] {
  const isSize = width === TABLE[0] && height === TABLE[1];
  const { moved = [], shot = [], contacts = [] } = now as Partial<WrittenMoment>;
  return [
    ...(isSize ? [] : [{ path: 'size', found: 'another size', wanted: '[32, 32], which is two feet square' }]),
    ...strangers(moved, 'now.moved', units),
    ...strangers(shot, 'now.shot', units),
    ...contacts.flatMap(({ unit, at }, n) => contactProblems([unit, at], `now.contacts.${n}`, units)),
    ...Object.entries(terrain)
      .filter(([, { kind, outline }]) => kind === 'bridge' && outline?.length !== 4)
      .map(([id]) => ({
        path: `terrain.${id}`,
        found: 'a bridge of another shape',
        wanted: 'four corners: rectangle:',
      })),
  ];
}

/** The units of a list that are not on the board. */
function strangers(list: readonly string[], path: string, units: TableBoard['units']): readonly Problem[] {
  const ids = Object.keys(units);
  return list.flatMap((id, n) =>
    ids.includes(id)
      ? []
      : [
          {
            path: `${path}.${n}`,
            found: id,
            wanted: `a unit on the board: ${ids.join(', ')}`,
            ...meaning(nearest(id, ids)),
          },
        ],
  );
}

/**
 * What is wrong with a contact: it is between two enemies on the board. They need not touch any
 * more: one of them may have gone back since.
 */
function contactProblems(
  pair: readonly [string, string],
  path: string,
  units: TableBoard['units'],
): readonly Problem[] {
  const unknown = [...strangers([pair[0]], `${path}.unit`, units), ...strangers([pair[1]], `${path}.at`, units)].map(
    (each) => ({ ...each, path: each.path.slice(0, -2) }),
  );
  if (unknown.length > 0) return unknown;
  const areEnemies = units[pair[0]]!.side !== units[pair[1]]!.side;
  return areEnemies ? [] : [{ path, found: pair.join(' and '), wanted: 'two enemies' }];
}
