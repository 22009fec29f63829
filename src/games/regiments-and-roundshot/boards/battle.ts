import * as v from 'valibot';
import { isKeyed, type Plain } from '../../../core/ids.ts';
import { failure, success, type Problem, type Result } from '../../../core/result.ts';
import { parsed, strict, wholeFrom } from '../../../core/shape.ts';
import { ORDINALS } from '../../contract/sentences.ts';
import { LEAST } from '../battle/rows.ts';
import type { Battle, StrategicColumn, WaitingUnit } from '../battle/state.ts';
import type { Army } from '../state.ts';
import { UNIT_TYPES } from '../tables.ts';

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
 * A whole battle: for each side its general and its strategic columns. In one that is under way,
 * the HQ stands among the units, and the columns are those that are not on the board yet.
 * @clause rr.setup.strategic-columns
 */
export const battle = strict({
  armies: v.record(
    slug,
    strict({ hq: v.optional(strict({ id: slug, name: text })), columns: v.array(column, 'a list of columns') }),
  ),
});
type Written = v.InferOutput<typeof battle>;

/** A board, and the battle that is written in it; null if it is one moment of a battle. */
interface Parted {
  readonly board: unknown;
  readonly battle: Written | null;
}

/**
 * Takes the battle out of a written board. A battle from its beginning has neither units nor a
 * moment: it begins with the roll for the first turn. One that is under way has both.
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

/** The fewest and the most columns of an army. @clause rr.setup.strategic-columns */
const COLUMNS = [4, 5] as const;

/** A side of a board, and a figure of it that stands there. */
type Standing = Readonly<Record<string, { readonly side: string }>>;

/** Whether a battle has begun before its board is written: figures stand on it already. */
const isUnderWay = (units: Standing): boolean => Object.keys(units).length > 0;

/**
 * What is wrong with the armies of a battle, of which these figures stand on the board already.
 * @clause rr.setup.strategic-columns @ruling rr-017
 */
export function battleFaults({ armies }: Written, sides: readonly string[], units: Standing): readonly Problem[] {
  const ids = [
    ...Object.keys(units),
    ...Object.values(armies).flatMap(({ hq, columns }) => [
      ...(hq === undefined ? [] : [hq.id]),
      ...columns.flatMap((each) => idsOf(each)),
    ]),
  ];
  const twice = ids.find((id, n) => ids.indexOf(id) < n);
  const missing = sides.filter((side) => armies[side] === undefined);
  const strange = Object.keys(armies).filter((side) => !sides.includes(side));
  return [
    ...missing.map((side) => ({ path: 'battle.armies', found: `no army of ${side}`, wanted: 'an army of each side' })),
    ...strange.map((side) => ({ path: `battle.armies.${side}`, found: side, wanted: sides.join(' or ') })),
    ...(twice === undefined
      ? []
      : [{ path: 'battle.armies', found: `${twice} again`, wanted: 'a different id for each figure' }]),
    ...Object.entries(armies).flatMap(([side, { hq }]) => ledBy(hq, `battle.armies.${side}.hq`, units)),
    ...Object.entries(armies).flatMap(([side, { columns }]) =>
      uneven(columns, `battle.armies.${side}.columns`, isUnderWay(units)),
    ),
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
  const all = Object.values(units);
  const counts = (Object.keys(LEAST) as (keyof typeof LEAST)[]).map((type) => ({
    type,
    count: all.filter((each) => each.type === type).reduce((sum, { of }) => sum + of, 0),
  }));
  return counts
    .filter(({ type, count }) => count > 0 && count < LEAST[type])
    .map(({ type, count }) => ({
      path,
      found: `${count} of ${type}`,
      wanted: `at least ${LEAST[type]} of ${type} in a column, or none`,
    }));
}

/** An HQ that is missing, or written where it does not belong. @clause rr.figures.hq-required */
function ledBy(hq: Written['armies'][string]['hq'], path: string, units: Standing): readonly Problem[] {
  if (isUnderWay(units) === (hq === undefined)) return [];
  return hq === undefined
    ? [{ path, found: 'no HQ', wanted: 'the HQ of the army: { id, name }' }]
    : [{ path, found: hq.id, wanted: 'no HQ here: in a battle that is under way it is one of the units' }];
}

/**
 * Columns that are too few or too many, or of unequal size. In a battle that is under way, some
 * have come on already.
 * @ruling rr-017
 */
function uneven(
  columns: Written['armies'][string]['columns'],
  path: string,
  haveSomeCome: boolean,
): readonly Problem[] {
  const sizes = columns.map((each) => idsOf(each).length);
  const isCount = columns.length <= COLUMNS[1] && (haveSomeCome || columns.length >= COLUMNS[0]);
  const isEven = Math.max(...sizes) - Math.min(...sizes) <= 1;
  return [
    ...(isCount ? [] : [{ path, found: `${columns.length} columns`, wanted: 'four or five columns' }]),
    ...(isEven || columns.length === 0
      ? []
      : [{ path, found: `columns of ${sizes.join(', ')}`, wanted: 'columns of equal size, or with one figure more' }]),
  ];
}

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
 * A battle before its first roll; or one under way, if figures stand on the board already.
 * @clause rr.setup.strategic-columns rr.figures.hq-required
 */
export function battleOf({ armies }: Written, units: Standing, owner: string): Battle {
  const sides = Object.entries(armies);
  const hasBegun = isUnderWay(units);
  return {
    step: hasBegun ? null : 'roll-off',
    columns: Object.fromEntries(
      sides.map(([side, { columns }]) => [side, columns.map((each) => columnOf(side, each))]),
    ),
    generals: Object.fromEntries(
      sides.flatMap(([side, { hq }]): readonly (readonly [string, WaitingUnit])[] =>
        hq === undefined ? [] : [[side, { ...hq, side, arm: 'cavalry', isHq: true, condition: 'steady' }]],
      ),
    ),
    placing: null,
    deployed: hasBegun ? sides.map(([side]) => side) : [],
    first: hasBegun ? owner : null,
    rolled: false,
    owed: [],
  };
}

/**
 * How many figures each army has, the HQ too: those on the board, and those that wait.
 * @clause rr.victory.twenty-percent @ruling rr-078
 */
export const armiesIn = ({ armies }: Written, units: Standing): Readonly<Record<string, Army>> =>
  Object.fromEntries(
    Object.entries(armies).map(([side, { hq, columns }]) => {
      const standing = Object.values(units).filter((unit) => unit.side === side).length;
      const waiting = columns.flatMap((each) => idsOf(each)).length;
      return [side, { units: standing + waiting + (hq === undefined ? 0 : 1), gone: 0 }];
    }),
  );
