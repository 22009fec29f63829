import * as v from 'valibot';
import { isKeyed, type Plain, type Readings } from '../../../core/ids.ts';
import { failure, success, type Problem, type Result } from '../../../core/result.ts';
import { parsed, strict, wholeFrom } from '../../../core/shape.ts';
import { ORDINALS } from '../../contract/sentences.ts';
import { LEAST } from '../battle/rows.ts';
import type { Battle, StrategicColumn, WaitingUnit } from '../battle/state.ts';
import type { Army } from '../state.ts';
import { read } from '../rulings.ts';
import { UNIT_TYPES, type Arm } from '../tables.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'some text'));
const slug = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens'));
const figures = strict({
  type: v.picklist(
    UNIT_TYPES.filter((type) => type !== 'hq'),
    'infantry, cavalry or artillery',
  ),
  name: text,
  /** How many figures: `fusiliers` become `fusiliers-1`, `fusiliers-2` … */
  of: v.optional(wholeFrom(1, 'how many figures, 1 or more'), 1),
});
const column = strict({ name: text, units: v.record(slug, figures) });

/**
 * A whole battle: for each side its general and its strategic columns.
 * @clause rr.setup.strategic-columns
 */
export const battle = strict({
  /** The sides that set up first and take the first turn, if the battle names them. */
  deploys: v.optional(slug),
  first: v.optional(slug),
  armies: v.record(
    slug,
    strict({ hq: strict({ id: slug, name: text }), columns: v.array(column, 'a list of columns') }),
  ),
});
type Written = v.InferOutput<typeof battle>;

/** A board, and the battle that is written in it; null if it is one moment of a battle. */
interface Parted {
  readonly board: unknown;
  readonly battle: Written | null;
}

/**
 * Takes the battle out of a written board. A whole battle has neither units nor a moment: it begins
 * with the roll for the first turn.
 */
export function parted(input: unknown): Result<Parted, readonly Problem[]> {
  const written = input as Plain;
  if (!isKeyed(written) || written['battle'] === undefined) return success({ board: input, battle: null });
  const { battle: own, ...board } = written;
  const read = parsed(battle, own);
  if (!read.ok) return failure(read.error.map((each) => ({ ...each, path: `battle.${each.path}` })));
  const [side] = Object.keys(isKeyed(board['sides']) ? board['sides'] : {});
  const now = { turn: 1, side, phase: 'reinforcement', ...(isKeyed(board['now']) && board['now']) };
  return success({ board: { units: {}, ...board, now }, battle: read.value });
}

const ARMS = Object.keys(LEAST) as readonly Arm[];

/** The fewest and the most columns of an army. @clause rr.setup.strategic-columns */
const COLUMNS = [4, 5] as const;

/** What is wrong with the armies of a battle. @clause rr.setup.strategic-columns @ruling rr-017 */
export function battleFaults(
  { armies, deploys, first }: Written,
  sides: readonly string[],
  readings: Readings,
): readonly Problem[] {
  const ids = Object.values(armies).flatMap(({ hq, columns }) => [hq.id, ...columns.flatMap((each) => idsOf(each))]);
  const twice = ids.find((id, n) => ids.indexOf(id) < n);
  const missing = sides.filter((side) => armies[side] === undefined);
  const strange = Object.keys(armies).filter((side) => !sides.includes(side));
  const named = Object.entries({ deploys, first }).filter(([, side]) => side !== undefined && !sides.includes(side));
  return [
    ...named.map(([key, side]) => ({ path: `battle.${key}`, found: side!, wanted: sides.join(' or ') })),
    ...missing.map((side) => ({ path: 'battle.armies', found: `no army of ${side}`, wanted: 'an army of each side' })),
    ...strange.map((side) => ({ path: `battle.armies.${side}`, found: side, wanted: sides.join(' or ') })),
    ...(twice === undefined
      ? []
      : [{ path: 'battle.armies', found: `${twice} again`, wanted: 'a different id for each figure' }]),
    ...Object.entries(armies).flatMap(([side, { columns }]) => [
      ...uneven(columns, `battle.armies.${side}.columns`),
      ...unlike(columns, `battle.armies.${side}.columns`, readings),
      ...unhorsed(columns, `battle.armies.${side}.columns`, readings),
    ]),
    ...Object.entries(armies).flatMap(([side, { columns }]) =>
      columns.flatMap(({ units }, nth) => thin(units, `battle.armies.${side}.columns.${nth}.units`)),
    ),
  ];
}

/**
 * Types of which a column has too few figures to set up a formation.
 * @clause rr.setup.min-infantry rr.setup.min-cavalry-artillery @ruling rr-017
 */
function thin(units: WrittenColumn['units'], path: string): readonly Problem[] {
  return ARMS.map((type) => ({ type, count: countOf({ name: '', units }, type) }))
    .filter(({ type, count }) => count > 0 && count < LEAST[type])
    .map(({ type, count }) => ({
      path,
      found: `${count} of ${type}`,
      wanted: `at least ${LEAST[type]} of ${type} in a column, or none`,
    }));
}

/** Columns that are too few or too many, or of unequal size. @ruling rr-017 */
function uneven(columns: Written['armies'][string]['columns'], path: string): readonly Problem[] {
  const sizes = columns.map((each) => idsOf(each).length);
  const isCount = columns.length >= COLUMNS[0] && columns.length <= COLUMNS[1];
  const isEven = Math.max(...sizes) - Math.min(...sizes) <= 1;
  return [
    ...(isCount ? [] : [{ path, found: `${columns.length} columns`, wanted: 'four or five columns' }]),
    ...(isEven || columns.length === 0
      ? []
      : [{ path, found: `columns of ${sizes.join(', ')}`, wanted: 'columns of equal size, or with one figure more' }]),
  ];
}

/** How many figures of a type a column has. */
const countOf = ({ units }: WrittenColumn, arm: Arm): number =>
  Object.values(units).reduce((sum, { type, of }) => sum + (type === arm ? of : 0), 0);

/** Columns that differ by more than one in some type, under one reading. @ruling rr-017 */
function unlike(columns: readonly WrittenColumn[], path: string, readings: Readings): readonly Problem[] {
  if (read({ readings }, 'rr-017') === 'figure-count') return [];
  return ARMS.map((arm) => ({ arm, counts: columns.map((each) => countOf(each, arm)) }))
    .filter(({ counts }) => Math.max(...counts) - Math.min(...counts) > 1)
    .map(({ arm, counts }) => ({
      path,
      found: `${counts.join(', ')} of ${arm}`,
      wanted: `as many of ${arm} in each column, or one more`,
    }));
}

/** An army whose HQ finds no cavalry to join, under one reading. @ruling rr-015 */
const unhorsed = (columns: readonly WrittenColumn[], path: string, readings: Readings): readonly Problem[] =>
  read({ readings }, 'rr-015') === 'hq-exempt' || columns.some((each) => countOf(each, 'cavalry') > 0)
    ? []
    : [{ path, found: 'no cavalry', wanted: 'a column with cavalry, which the HQ joins' }];

type WrittenColumn = Written['armies'][string]['columns'][number];

const idsOf = ({ units }: WrittenColumn): readonly string[] =>
  Object.entries(units).flatMap(([id, { of }]) => numbered(id, of));

const numbered = (id: string, of: number): readonly string[] =>
  of === 1 ? [id] : Array.from({ length: of }, (_, n) => `${id}-${n + 1}`);

/** The figures of a written column. One of several is told by its place: `the second dragoons`. */
const columnOf = (side: string, { name, units }: WrittenColumn): StrategicColumn => ({
  name,
  units: Object.entries(units).flatMap(([id, { type, name: own, of }]) =>
    numbered(id, of).map((each, n): WaitingUnit => ({
      id: each,
      side,
      arm: type,
      condition: 'steady',
      name: of === 1 ? own : `the ${ORDINALS[n] ?? `${n + 1}th`} ${own.replace(/^the /, '')}`,
      ...(of > 1 && { row: { id, name: own } }),
    })),
  ),
});

/**
 * A battle that has not begun. Of the sides, the first sets up and moves first if the battle names
 * none and one reading forbids the roll.
 * @clause rr.setup.strategic-columns rr.figures.hq-required rr.setup.scenario-varies @ruling rr-006
 */
export function battleOf({ armies, deploys, first }: Written, [blue]: readonly string[], readings: Readings): Battle {
  const sides = Object.entries(armies);
  const isNamed = (deploys ?? first) !== undefined || read({ readings }, 'rr-006') === 'scenario';
  return {
    step: 'roll-off',
    columns: Object.fromEntries(
      sides.map(([side, { columns }]) => [side, columns.map((each) => columnOf(side, each))]),
    ),
    generals: Object.fromEntries(
      sides.map(([side, { hq }]): readonly [string, WaitingUnit] => [
        side,
        { ...hq, side, arm: 'cavalry', isHq: true, condition: 'steady' },
      ]),
    ),
    placing: null,
    deployed: [],
    named: isNamed ? { deploys: deploys ?? blue!, first: first ?? blue! } : null,
    first: null,
    rolled: false,
    owed: [],
  };
}

/** How many figures each army has, the HQ too. @clause rr.victory.twenty-percent @ruling rr-078 */
export const armiesIn = ({ armies }: Written): Readonly<Record<string, Army>> =>
  Object.fromEntries(
    Object.entries(armies).map(([side, { columns }]) => [
      side,
      { units: 1 + columns.flatMap((each) => idsOf(each)).length, gone: 0 },
    ]),
  );
