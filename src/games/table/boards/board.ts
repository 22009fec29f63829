import type * as v from 'valibot';
import type { Plain } from '../../../core/ids.ts';
import { nearest } from '../../../core/nearest.ts';
import { failure, meaning, success, type Problem, type Result } from '../../../core/result.ts';
import { corners, overlaps, type Base, type Size } from '../../../geometry/bases.ts';
import { isOn } from '../../../geometry/edges.ts';
import type { Measure, Um } from '../../../geometry/lengths.ts';
import { pointAt, type Point } from '../../../geometry/vectors.ts';
import { parsed, strict } from '../../../core/shape.ts';
import { described } from './described.ts';
import { Placing } from './place.ts';
import type { Ranks } from './ranks.ts';
import { tableSchemas, type WrittenBoard } from './schema.ts';
import type { Terrain } from './terrain.ts';

/** A unit as it is written, without its place. `more` has the fields that only the game reads. */
export interface DescribedUnit {
  readonly side: string;
  readonly type: string;
  readonly conditions: readonly string[];
  /** Its models in ranks, the front rank first; null if none are written. */
  readonly ranks: Ranks | null;
  readonly more: Readonly<Record<string, Plain>>;
}

/** Several units written in one row: the id and the name of all of them. */
export interface Row {
  readonly id: string;
  readonly name: string;
}

/** The unit that an id names. The id of a row names the first unit of the row. */
export const unitNamed = (units: Readonly<Record<string, { readonly row?: Row | null }>>, id: string): string =>
  Object.hasOwn(units, id) ? id : (Object.keys(units).find((each) => units[each]!.row?.id === id) ?? id);

/** A unit that has been placed. */
export interface PlacedUnit extends DescribedUnit {
  readonly id: string;
  readonly name: string;
  readonly base: Base;
  /** The row that it is written in; null if it is written alone. */
  readonly row: Row | null;
  /** The path of the unit in the file: `units.french.battery`. */
  readonly path: string;
}

/** A board that has been read: every unit has its place, every piece of terrain its outline. */
export interface TableBoard {
  readonly size: readonly [Um, Um];
  readonly view: { readonly from: Point; readonly to: Point } | null;
  readonly sides: WrittenBoard['sides'];
  readonly places: Readonly<Record<string, Point>>;
  readonly terrain: Readonly<Record<string, Terrain>>;
  readonly units: Readonly<Record<string, PlacedUnit>>;
  readonly now: WrittenBoard['now'];
}

/** The facts of a game that the reading of its boards needs. */
export interface TableGame {
  readonly measure: Measure;
  /** The types of units. */
  readonly types: readonly string[];
  /**
   * The size of a unit's base as it stands. If it does not follow from what is written: words for
   * what is wanted instead.
   */
  shape(unit: DescribedUnit): Size | string;
  /** Whether two units may share ground, as a general and his men; missing: none may. */
  mayShare?(one: PlacedUnit, other: PlacedUnit): boolean;
  /** Whether the models of units may be written in ranks. */
  readonly hasRanks?: true;
  /** The kinds of terrain: areas, hills and lines. */
  readonly terrain: Readonly<Record<string, 'area' | 'line'>>;
  readonly conditions: readonly string[];
  readonly phases: readonly string[];
  /** The fields that units and moments have in this game alone. */
  readonly own?: { readonly unit?: v.ObjectEntries; readonly now?: v.ObjectEntries };
}

/**
 * Reads a board. Refuses: what the schemas refuse, that of the game's own fields too; unknown
 * types, kinds and conditions; anything that cannot be placed; bases that overlap or stick out over
 * the edge; ground and a view that are not on the table; an id that is used twice. Placing reports
 * all its problems at once, each with its path.
 */
export function readTable(input: unknown, game: TableGame): Result<TableBoard, readonly Problem[]> {
  const read = parsed(tableSchemas(game.measure).board, input);
  if (!read.ok) return read;
  const placing = new Placing(read.value, game);
  const { terrain, units } = placing;
  const { size, view = null, sides, places, now } = read.value;
  const problems = [
    ...placing.problems,
    ...unfit(Object.values(units), size, game),
    ...beside(terrain, size),
    ...outsized(terrain, size),
    ...outOfTable(view, size),
    ...strangers(read.value, game),
    ...ownFields(read.value, game),
  ];
  if (problems.length > 0) return failure(problems);
  return success({ size, view, sides, places, terrain, units, now });
}

/** Units that overlap or are not wholly on the table. */
function unfit(
  units: readonly PlacedUnit[],
  size: TableBoard['size'],
  { mayShare = () => false }: Pick<TableGame, 'mayShare'>,
): readonly Problem[] {
  const off = units
    .filter(({ base }) => !isOn(corners(base), size))
    .map(({ path, name }) => ({ path, found: `${name} over the edge of the table`, wanted: 'a place on the table' }));
  const on = units.flatMap((unit, n) =>
    units
      .slice(0, n)
      .filter((other) => overlaps(unit.base, other.base) && !mayShare(unit, other))
      .map((other) => ({
        path: unit.path,
        found: `${unit.name} on ${other.name}`,
        wanted: 'bases that do not overlap',
      })),
  );
  return [...off, ...on];
}

/** Names of sides and phases that do not exist, and boards without exactly two different sides. */
function strangers({ sides, units, now }: WrittenBoard, { phases }: TableGame): readonly Problem[] {
  const names = Object.keys(sides);
  const unknown = (path: string, found: string, wanted: readonly string[]): readonly Problem[] =>
    wanted.includes(found) ? [] : [{ path, found, wanted: wanted.join(' or '), ...meaning(nearest(found, wanted)) }];
  return [
    ...(names.length === 2 ? [] : [{ path: 'sides', found: `${names.length} sides`, wanted: 'two sides' }]),
    ...alike(sides),
    ...Object.keys(units).flatMap((side) => unknown(`units.${side}`, side, names)),
    ...unknown('now.side', now.side, names),
    ...unknown('now.phase', now.phase, phases),
  ];
}

/** Two sides at one edge of the table, or with one name: nobody could tell them apart. */
function alike(sides: WrittenBoard['sides']): readonly Problem[] {
  const all = Object.entries(sides);
  return all.flatMap(([id, side], n) =>
    (['edge', 'name'] as const).flatMap((key) => {
      const other = all.slice(0, n).find(([, each]) => each[key] === side[key]);
      if (other === undefined) return [];
      return [{ path: `sides.${id}.${key}`, found: side[key], wanted: `another ${key} than that of ${other[0]}` }];
    }),
  );
}

type Ground = Readonly<Record<string, Terrain>>;

/** The least and the greatest coordinates of ground. */
function reach({ outline, line }: Terrain): { readonly least: Point; readonly most: Point } {
  const points = outline ?? line!;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    least: pointAt(Math.min(...xs), Math.min(...ys)),
    most: pointAt(Math.max(...xs), Math.max(...ys)),
  };
}

/** Ground that no point of the table has. */
const beside = (terrain: Ground, [width, height]: TableBoard['size']): readonly Problem[] =>
  Object.entries(terrain)
    .filter(([, ground]) => {
      const { least, most } = reach(ground);
      return most[0] < 0 || most[1] < 0 || least[0] > width || least[1] > height;
    })
    .map(([id, { name }]) => ({
      path: `terrain.${id}`,
      found: `${name} beside the table`,
      wanted: 'ground on the table',
    }));

/**
 * Ground that ends much farther out than the table, and lines that are no lines: a slip of the pen
 * would draw them over everything.
 */
function outsized(terrain: Ground, [width, height]: TableBoard['size']): readonly Problem[] {
  const [longer, broadest] = [Math.max(width, height), Math.min(width, height) / 4];
  return Object.entries(terrain).flatMap(([id, ground]) => {
    const { least, most } = reach(ground);
    const isOff = most[0] < 0 || most[1] < 0 || least[0] > width || least[1] > height;
    const isFar = !isOff && (Math.min(...least) < -longer || most[0] > width + longer || most[1] > height + longer);
    const far = { found: `${ground.name} far over the edge`, wanted: 'ground that ends nearer to the table' };
    const wide = { found: 'more than a quarter of the table', wanted: 'a narrower line; wider ground is a polygon' };
    return [
      ...(isFar ? [{ path: `terrain.${id}`, ...far }] : []),
      ...(ground.line !== null && ground.width > broadest ? [{ path: `terrain.${id}.width`, ...wide }] : []),
    ];
  });
}

/** A view that shows more than the table. */
function outOfTable(view: TableBoard['view'], [width, height]: TableBoard['size']): readonly Problem[] {
  if (view === null || (view.to[0] <= width && view.to[1] <= height)) return [];
  return [{ path: 'view.to', found: 'a corner that is not on the table', wanted: 'a part of the table' }];
}

/** What is wrong with the fields that only this game has, and the fields that it does not have. */
function ownFields({ units, now }: WrittenBoard, game: TableGame): readonly Problem[] {
  const { unit = {}, now: moment = {} } = game.own ?? {};
  const wrong = (entries: v.ObjectEntries, more: Plain, path: string): readonly Problem[] => {
    const read = parsed(strict(entries), more);
    return read.ok ? [] : read.error.map((each) => ({ ...each, path: `${path}.${each.path}` }));
  };
  const { turn: _turn, side: _side, phase: _phase, ...more } = now;
  return [
    ...Object.entries(units).flatMap(([side, all]) =>
      Object.entries(all).flatMap(([id, each]) => wrong(unit, described(side, each, game).more, `units.${side}.${id}`)),
    ),
    ...wrong(moment, more, 'now'),
  ];
}
