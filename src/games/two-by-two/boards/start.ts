import * as v from 'valibot';
import type { Readings } from '../../../core/ids.ts';
import { failure, success, type Problem, type Result } from '../../../core/result.ts';
import { strict } from '../../../core/shape.ts';
import {
  readTable,
  unknownFields,
  type TableBoard,
  type PlacedUnit,
  type TableGame,
} from '../../table/boards/board.ts';
import { CAN_SCREEN } from '../shooting/screens.ts';
import { settled } from '../turn/awaiting.ts';
import { battleFaults, battleOf, parted } from './battle.ts';
import type { Contact } from '../turn/pending.ts';
import type { Feature, State, Unit } from '../state.ts';
import { BASE, type Phase, PHASES, TABLE, TERRAIN, UNIT_TYPES, type UnitType } from '../tables.ts';

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

const unitIds = v.optional(v.array(v.string('a unit on the board'), 'a list of units'));

/** The fields that a moment has in this game alone. */
export const NOW_FIELDS = {
  moved: unitIds,
  shot: unitIds,
  contacts: v.optional(
    v.array(strict({ unit: v.string(), at: v.string(), by: v.optional(v.picklist(['charge', 'counter-charge'])) })),
  ),
};

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
const unitOf = ({ id, name, side, type, base: { at, facing }, conditions, more }: PlacedUnit): Unit => ({
  id,
  name,
  side,
  at,
  facing,
  type: type as UnitType,
  screen: typeof more['screen'] === 'boolean' ? more['screen'] : type === 'light',
  ...(more['grenadiers'] === true && { grenadiers: true }),
  ...(typeof more['division'] === 'string' && { division: more['division'] }),
  ...(isFormation(more['formation']) && { formation: more['formation'] }),
  pinned: conditions.includes('pinned'),
  disrupted: conditions.includes('disrupted'),
});

const FORMATIONS = ['attack-column', 'road-column'] as const;

/** The fields that units have in this game alone. */
export const UNIT_FIELDS = {
  screen: v.optional(v.boolean('true or false: are its skirmishers out?')),
  formation: v.optional(v.picklist(FORMATIONS, FORMATIONS.join(' or '))),
  division: v.optional(v.string('the name of its division')),
  grenadiers: v.optional(v.boolean('true or false: are these Grenadiers?')),
};
const isFormation = (written: unknown): written is (typeof FORMATIONS)[number] =>
  FORMATIONS.some((each) => each === written);

/** @clause tt.units.screened-range @ruling tt-009 tt-021 tt-022 */
function unitProblems({ type, more, path }: PlacedUnit): readonly Problem[] {
  const { screen, formation } = more;
  const unformed: readonly Problem[] =
    formation === undefined || isFormation(formation)
      ? []
      : [{ path: `${path}.formation`, found: JSON.stringify(formation), wanted: FORMATIONS.join(' or ') }];
  const strange = [...unknownFields(more, path, Object.keys(UNIT_FIELDS)), ...unformed];
  if (screen === undefined) return strange;
  if (typeof screen !== 'boolean')
    return [...strange, { path: `${path}.screen`, found: JSON.stringify(screen), wanted: 'true or false' }];
  const can = CAN_SCREEN.some((each) => each === type);
  if (!screen || can) return strange;
  return [
    ...strange,
    { path: `${path}.screen`, found: type, wanted: `a type that may have one: ${CAN_SCREEN.join(', ')}` },
  ];
}

/** What is wrong with a board by the rules of this game alone. @ruling tt-003 */
function boardProblems({ size: [width, height], terrain, units, now }: TableBoard): readonly Problem[] {
  const { turn: _turn, side: _side, phase: _phase, ...more } = now;
  const isSize = width === TABLE[0] && height === TABLE[1];
  const ids = Object.keys(units);
  return [
    ...(isSize ? [] : [{ path: 'size', found: 'another size', wanted: '[32, 32], which is two feet square' }]),
    ...unknownFields(more, 'now', Object.keys(NOW_FIELDS)),
    ...['moved', 'shot'].flatMap((key) => listProblems(more[key], `now.${key}`, ids)),
    ...contactProblems(more['contacts'], ids),
    ...Object.entries(terrain)
      .filter(([, { kind, outline }]) => kind === 'bridge' && outline?.length !== 4)
      .map(([id]) => ({
        path: `terrain.${id}`,
        found: 'a bridge of another shape',
        wanted: 'four corners: rectangle:',
      })),
  ];
}

/** What is wrong with a list of units of the board; nothing if there is no list. */
function listProblems(list: unknown, path: string, ids: readonly string[]): readonly Problem[] {
  if (list === undefined) return [];
  const isList = Array.isArray(list) && list.every((id) => ids.includes(String(id)));
  return isList ? [] : [{ path, found: JSON.stringify(list), wanted: `a list of units: ${ids.join(', ')}` }];
}

/**
 * What is wrong with a list of contacts between units of the board; nothing if there is no list.
 */
function contactProblems(list: unknown, ids: readonly string[]): readonly Problem[] {
  if (list === undefined) return [];
  const isContact = (each: unknown): boolean => {
    if (typeof each !== 'object' || each === null) return false;
    const { unit, at, by = 'charge', ...more } = each as Readonly<Record<string, unknown>>;
    const isKnown = ids.includes(String(unit)) && ids.includes(String(at));
    return isKnown && ['charge', 'counter-charge'].includes(String(by)) && Object.keys(more).length === 0;
  };
  if (Array.isArray(list) && list.every(isContact)) return [];
  const wanted = 'a list of contacts: [{ unit: hussars, at: battery, by: charge }], or by: counter-charge';
  return [{ path: 'now.contacts', found: JSON.stringify(list), wanted }];
}
