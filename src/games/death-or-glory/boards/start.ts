import type { Readings } from '../../../core/ids.ts';
import { failure, success, type Problem, type Result } from '../../../core/result.ts';
import type { Size } from '../../../geometry/bases.ts';
import {
  readTable,
  type DescribedUnit,
  type PlacedUnit,
  type TableBoard,
  type TableGame,
} from '../../table/boards/board.ts';
import { TROOPS } from '../charts/troops.ts';
import { sizeOf } from '../figures/formation.ts';
import { isFoot, type Body, type Drawn, type General, type Unit } from '../figures/unit.ts';
import { changeTime } from '../moving/changes.ts';
import { BARRIERS, GROUND, OPEN_GROUND } from '../moving/tables.ts';
import { FORGOTTEN, NO_CHARGES, UNDONE, type Ground, type State } from '../state.ts';
import { MARKER, MEN, mm, PHASES, type Formation, type Level } from '../tables.ts';
import { settled } from '../turn/awaiting.ts';
import { chargesHome } from './come-home.ts';
import { CONDITIONS, conditionsFault, moodOf, orderOf, fatigueOf, handOf } from './conditions.ts';
import { sheetProblems, sheetsOf } from './sheets.ts';
import { GENERALS, isLevelOf, OWN, type WrittenGeneral, type WrittenMoment, type WrittenTroops } from './own.ts';

/** How many figures a unit has if none are written. */
const FIGURES = { foot: 24, 'light-horse': 8, 'heavy-horse': 8, 'foot-guns': 8, 'horse-guns': 8 } as const;

/** The formations that each arm may stand in, the first if none is written. */
const STANDS: Readonly<Record<'foot' | 'horse' | 'guns', readonly Formation[]>> = {
  foot: ['line', 'column', 'march-column', 'square', 'skirmish-order'],
  horse: ['line', 'column', 'skirmish-order'],
  guns: ['deployed', 'limbered'],
};

const standsOf = (type: string): readonly Formation[] => {
  const { arm } = TROOPS[type]!;
  return STANDS[arm === 'foot' ? 'foot' : arm.endsWith('-horse') ? 'horse' : 'guns'];
};

/** What the shape of written troops follows from, or what is wanted instead. */
function shapedOf({ type, more }: Pick<DescribedUnit, 'type' | 'more'>) {
  const {
    figures = FIGURES[TROOPS[type]!.arm],
    formation,
    ranks = 2,
    lost = 0,
    files,
    depth,
    spread,
    drops,
  } = more as WrittenTroops;
  const known = standsOf(type);
  const [usual] = known as readonly [Formation];
  if (formation !== undefined && !known.includes(formation)) return `a formation of its arm: ${known.join(', ')}`;
  if (lost >= figures * MEN) return `fewer men lost than the ${figures * MEN} that it began with`;
  const start = figures * MEN;
  const drawn: Drawn = {
    ...(files !== undefined && { files }),
    ...(depth !== undefined && { depth }),
    ...(spread !== undefined && { spread }),
    ...(drops !== undefined && { drops }),
  };
  const shaped = { type, formation: formation ?? usual, deep: ranks, men: start - lost, start };
  return Object.keys(drawn).length === 0 ? shaped : { ...shaped, drawn };
}

/** The size of a unit as it is written, under some readings. */
function shape(readings: Readings) {
  return (unit: DescribedUnit): Size | string => {
    if (isLevelOf(unit.type) !== null) return { width: mm(MARKER), depth: mm(MARKER) };
    const shaped = shapedOf(unit);
    return typeof shaped === 'string' ? shaped : sizeOf({ readings }, shaped);
  };
}

const isMarker = ({ type }: Pick<PlacedUnit, 'type'>): boolean => isLevelOf(type) !== null;

/** What this game says about the boards that it can read, under some readings. */
const gameFor = (readings: Readings): TableGame => ({
  measure: 'mm',
  types: [...Object.keys(TROOPS), ...Object.keys(GENERALS)],
  shape: shape(readings),
  mayShare: (one, other) => one.side === other.side && (isMarker(one) || isMarker(other)),
  terrain: {
    ...Object.fromEntries(Object.entries({ ...GROUND, ...BARRIERS }).map(([kind, { is }]) => [kind, is])),
    ...OPEN_GROUND,
  },
  conditions: CONDITIONS,
  phases: PHASES,
  own: OWN,
});

/** The same by our readings. */
export const GAME: TableGame = gameFor({});

function generalOf({ id, name, side, base, more }: PlacedUnit, level: Level): General {
  const { rating = 2, fame = 'competent', brigade, division } = more as WrittenGeneral;
  const isUnrated = rating === 'unlisted';
  return {
    id,
    name,
    side,
    level,
    rating: isUnrated ? 0 : rating,
    ...(isUnrated && { isUnrated }),
    fame,
    at: base.at,
    facing: base.facing,
    ...(brigade !== undefined && { brigade }),
    ...(division !== undefined && { division }),
  };
}

function bodyOf({ id, name, side, base, type, more, conditions }: PlacedUnit, turn: number): Body {
  const shaped = shapedOf({ type, more });
  if (typeof shaped === 'string') throw new Error(`${id} has no shape: ${shaped}`);
  const { calibre = '6-pounder', brigade, division, parent, changing, fired, melee, wins, ran } = more as WrittenTroops;
  const isGuns = TROOPS[type]!.fires === null;
  return {
    ...shaped,
    id,
    name,
    side,
    at: base.at,
    facing: base.facing,
    order: orderOf(conditions),
    mood: moodOf(conditions),
    fatigue: fatigueOf(conditions),
    ...handOf(conditions, turn),
    ...(isGuns && { calibre }),
    ...(brigade !== undefined && { brigade }),
    ...(division !== undefined && { division }),
    ...(parent !== undefined && { parent }),
    ...(changing !== undefined && { changing }),
    ...(fired !== undefined && { volleys: fired }),
    // Its rounds were those of the turns before.
    ...(melee !== undefined && { melee: { rounds: 0, ...melee, turn: melee.rounds === undefined ? turn : turn - 1 } }),
    ...(wins !== undefined && { wins }),
    ...(ran !== undefined && { ran }),
    ...((conditions.includes('volley-spent') || fired !== undefined) && !isGuns && { isVolleySpent: true }),
  };
}

const unitOf = (unit: PlacedUnit, turn: number): Unit => {
  const level = isLevelOf(unit.type);
  return level === null ? bodyOf(unit, turn) : generalOf(unit, level);
};

/** What is wrong with a unit, beyond its form. */
function unitProblems(unit: PlacedUnit, readings: Readings, board: TableBoard): readonly Problem[] {
  const at = (key: string, found: string, wanted: string): Problem => ({ path: `${unit.path}.${key}`, found, wanted });
  const fault = conditionsFault(unit.conditions);
  const { parent, changing, calibre, ranks } = unit.more as WrittenTroops;
  if (isLevelOf(unit.type) !== null)
    return unit.conditions.length === 0 ? [] : [at('condition', unit.conditions.join(', '), 'none for a general')];
  const isGuns = TROOPS[unit.type]!.fires === null;
  const of = parent === undefined ? undefined : board.units[parent];
  const body = bodyOf(unit, 1);
  const field = { readings, units: {}, terrain: {}, size: board.size };
  const cannot =
    changing !== undefined && changing.into !== 'parent' && changeTime(field, body, changing.into) === null;
  return [
    ...(fault === null ? [] : [at('condition', unit.conditions.join(', '), fault)]),
    ...(calibre !== undefined && !isGuns ? [at('calibre', unit.type, 'a calibre for batteries only')] : []),
    ...(ranks !== undefined && !isFoot(body) ? [at('ranks', unit.type, 'ranks for foot only')] : []),
    ...(parent === undefined || (of?.side === unit.side && of.id !== unit.id)
      ? []
      : [at('parent', parent, 'another unit of its side')]),
    ...(cannot ? [at('changing.into', changing.into, 'a formation that it can take')] : []),
  ];
}

/** The state of a board as an author writes it, or everything that is wrong with it. */
export function start(input: unknown, readings: Readings): Result<State, readonly Problem[]> {
  const read = readTable(input, gameFor(readings));
  if (!read.ok) return read;
  const { view, sides, places, terrain, units, size, now } = read.value;
  const {
    turn,
    side,
    phase,
    first,
    held,
    fired = [],
    moved = [],
    present = {},
    harassed = [],
    ...sheets
  } = now as WrittenMoment;
  const known = Object.keys(units);
  const strangers = Object.entries({ fired, moved, harassed })
    .flatMap(([key, ids]) => ids.map((id) => [key, id]))
    .filter(([, id]) => !known.includes(id!));
  const problems = [
    ...Object.values(units).flatMap((unit) => unitProblems(unit, readings, read.value)),
    ...strangers.map(([key, id]) => ({
      path: `now.${key}`,
      found: id!,
      wanted: `units on the board: ${known.join(', ')}`,
    })),
    ...[first, held].flatMap((each) =>
      each === undefined || Object.hasOwn(sides, each)
        ? []
        : [{ path: 'now.first', found: each, wanted: Object.keys(sides).join(' or ') }],
    ),
    ...sheetProblems(sheets, { sides: Object.keys(sides), grounds: Object.keys({ ...terrain, ...places }) }),
  ];
  if (problems.length > 0) return failure(problems);
  const placed = Object.values(units).map((unit) => unitOf(unit, turn));
  const isBefore = phase === 'initiative' && first === undefined;
  const state: Omit<State, 'awaits'> = {
    readings,
    turn,
    view,
    side,
    sides,
    places,
    size,
    phase,
    first: isBefore ? null : (first ?? side),
    held: held ?? null,
    terrain: terrain as Readonly<Record<string, Ground>>,
    units: Object.fromEntries(placed.map((unit) => [unit.id, unit])),
    charging: NO_CHARGES,
    done: { ...UNDONE, fired, moved },
    remembered: { ...FORGOTTEN, present, harassed },
    ...sheetsOf(sheets, placed, Object.keys(sides)),
  };
  const isAfterCharges = phase === 'melee' || phase === 'compulsory-moves';
  const charges = isAfterCharges ? chargesHome(state) : [];
  return success(settled({ ...state, charging: { ...NO_CHARGES, charges } }));
}
