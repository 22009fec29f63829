import { isKeyed, type Plain } from '../../../core/ids.ts';
import { nearest } from '../../../core/nearest.ts';
import { failure, meaning, success, type Problem, type Result } from '../../../core/result.ts';
import { corners, overlaps, type Base, type Size } from '../../../geometry/bases.ts';
import { isOn } from '../../../geometry/edges.ts';
import type { Measure, Um } from '../../../geometry/lengths.ts';
import type { Point } from '../../../geometry/vectors.ts';
import { parsed } from '../../../core/shape.ts';
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
  /** Whether the models of units may be written in ranks. */
  readonly hasRanks?: true;
  /** The kinds of terrain: areas, hills and lines. */
  readonly terrain: Readonly<Record<string, 'area' | 'line'>>;
  readonly conditions: readonly string[];
  readonly phases: readonly string[];
}

/**
 * Reads a board. Refuses: what the schema refuses; unknown types, kinds and conditions; anything
 * that cannot be placed; bases that overlap or stick out over the edge; an id that is used twice.
 * Placing reports all its problems at once, each with its path.
 */
export function readTable(input: unknown, game: TableGame): Result<TableBoard, readonly Problem[]> {
  const read = parsed(tableSchemas(game.measure).board, input);
  if (!read.ok) return read;
  const placing = new Placing(read.value, game);
  const { terrain, units } = placing;
  const { size, view = null, sides, places, now } = read.value;
  const problems = [...placing.problems, ...unfit(Object.values(units), size), ...strangers(read.value, game)];
  if (problems.length > 0) return failure(problems);
  return success({ size, view, sides, places, terrain, units, now });
}

/** Units that overlap or are not wholly on the table. */
function unfit(units: readonly PlacedUnit[], size: TableBoard['size']): readonly Problem[] {
  const off = units
    .filter(({ base }) => !isOn(corners(base), size))
    .map(({ path, name }) => ({ path, found: `${name} over the edge of the table`, wanted: 'a place on the table' }));
  const on = units.flatMap((unit, n) =>
    units
      .slice(0, n)
      .filter((other) => overlaps(unit.base, other.base))
      .map((other) => ({
        path: unit.path,
        found: `${unit.name} on ${other.name}`,
        wanted: 'bases that do not overlap',
      })),
  );
  return [...off, ...on];
}

/** Names of sides and phases that do not exist, and boards without exactly two sides. */
function strangers({ sides, units, now }: WrittenBoard, { phases }: TableGame): readonly Problem[] {
  const names = Object.keys(sides);
  const unknown = (path: string, found: string, wanted: readonly string[]): readonly Problem[] =>
    wanted.includes(found) ? [] : [{ path, found, wanted: wanted.join(' or '), ...meaning(nearest(found, wanted)) }];
  return [
    ...(names.length === 2 ? [] : [{ path: 'sides', found: `${names.length} sides`, wanted: 'two sides' }]),
    ...Object.keys(units).flatMap((side) => unknown(`units.${side}`, side, names)),
    ...unknown('now.side', now.side, names),
    ...unknown('now.phase', now.phase, phases),
  ];
}

/** A problem for each field of a unit or a board that the game does not know. */
export const unknownFields = (more: Plain, path: string, known: readonly string[]): readonly Problem[] =>
  Object.keys(isKeyed(more) ? more : {})
    .filter((key) => !known.includes(key))
    .map((key) => ({
      path: `${path}.${key}`,
      found: `the key ${key}`,
      wanted: known.length === 0 ? 'no such key here' : `one of the keys ${known.join(', ')}`,
      ...meaning(nearest(key, known)),
    }));
