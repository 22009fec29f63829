import type { Readings } from '../../../core/ids.ts';
import type { Problem } from '../../../core/result.ts';
import { ORDINALS } from '../../contract/sentences.ts';
import type { Written } from './battle-schema.ts';
import { LEAST } from '../battle/rows.ts';
import type { Battle, StrategicColumn, WaitingUnit } from '../battle/state.ts';
import type { Army } from '../state.ts';
import { read } from '../rulings.ts';
import { COLUMNS, type Arm } from '../tables.ts';

const ARMS = Object.keys(LEAST) as readonly Arm[];

/** A side of a board, and a figure of it that stands there. */
type Standing = Readonly<Record<string, { readonly side: string }>>;

/** Whether a battle has begun before its board is written: figures stand on it already. */
const isUnderWay = (units: Standing): boolean => Object.keys(units).length > 0;

/**
 * What is wrong with the armies of a battle, of which these figures stand on the board already.
 * @clause rr.setup.strategic-columns @ruling rr-017
 */
export function battleFaults(
  { armies, deploys, first }: Written,
  sides: readonly string[],
  readings: Readings,
  units: Standing,
): readonly Problem[] {
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
  const named = Object.entries({ deploys, first }).filter(([, side]) => side !== undefined && !sides.includes(side));
  return [
    ...named.map(([key, side]) => ({ path: `battle.${key}`, found: side!, wanted: sides.join(' or ') })),
    ...missing.map((side) => ({ path: 'battle.armies', found: `no army of ${side}`, wanted: 'an army of each side' })),
    ...strange.map((side) => ({ path: `battle.armies.${side}`, found: side, wanted: sides.join(' or ') })),
    ...(twice === undefined
      ? []
      : [{ path: 'battle.armies', found: `${twice} again`, wanted: 'a different id for each figure' }]),
    ...Object.entries(armies).flatMap(([side, { hq }]) => ledBy(hq, `battle.armies.${side}.hq`, units)),
    ...Object.entries(armies).flatMap(([side, { columns }]) => [
      ...uneven(columns, `battle.armies.${side}.columns`, isUnderWay(units)),
      ...(isUnderWay(units) ? [] : unhorsed(columns, `battle.armies.${side}.columns`, readings)),
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
  // Of no columns none is smaller than another.
  const isEven = Math.max(...sizes) - Math.min(...sizes) <= 1;
  return [
    ...(isCount ? [] : [{ path, found: `${columns.length} columns`, wanted: 'four or five columns' }]),
    ...(isEven
      ? []
      : [{ path, found: `columns of ${sizes.join(', ')}`, wanted: 'columns of equal size, or with one figure more' }]),
  ];
}

/** How many figures of a type a column has. */
const countOf = ({ units }: WrittenColumn, arm: Arm): number =>
  Object.values(units).reduce((sum, { type, of }) => sum + (type === arm ? of : 0), 0);

/** An army to be set up whose HQ finds no cavalry to join, under one reading. @ruling rr-015 */
const unhorsed = (columns: readonly WrittenColumn[], path: string, readings: Readings): readonly Problem[] =>
  read({ readings }, 'rr-015') === 'hq-exempt' || columns.some((each) => countOf(each, 'cavalry') > 0)
    ? []
    : [{ path, found: 'no cavalry', wanted: 'a column with cavalry, for by this reading of rr-015 the HQ joins it' }];

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

/** What of a board a battle begins with: its figures, and whose turn it is. */
interface Begun {
  readonly units: Standing;
  readonly owner: string;
}

/**
 * A battle before its first roll; or one under way, if figures stand on the board already. If it
 * names one side only, the part that it leaves out is that of the first side.
 * @clause rr.setup.strategic-columns rr.figures.hq-required rr.setup.scenario-varies
 */
export function battleOf(
  { armies, deploys, first }: Written,
  [blue]: readonly string[],
  { units, owner }: Begun,
): Battle {
  const sides = Object.entries(armies);
  const isNamed = (deploys ?? first) !== undefined;
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
    named: isNamed ? { deploys: deploys ?? blue!, first: first ?? blue! } : null,
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
