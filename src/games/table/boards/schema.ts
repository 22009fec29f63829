import * as v from 'valibot';
import type { Plain } from '../../../core/ids.ts';
import { um, type Measure, type Um } from '../../../geometry/lengths.ts';
import { COMPASS } from '../../../geometry/compass.ts';
import { NORTH, turned, type Direction } from '../../../geometry/facings.ts';
import { facingOf } from '../../../geometry/placing.ts';
import { pointAt, type Point } from '../../../geometry/vectors.ts';
import { lengthWanted, readLength } from '../orders/lengths.ts';
import { MOST } from '../../../core/numbers.ts';
import { isEachOnce, strict, wholeFrom } from '../../../core/shape.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'some text'));
const slug = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens'));
const plain = v.custom<Plain>((input) => input !== undefined && typeof input !== 'function', 'a plain value');

/**
 * A facing in degrees: `315°`. Not a pattern of a text, whose message would hide that of a facing.
 */
const degrees = v.custom<string>(
  (input) => typeof input === 'string' && /^\d{1,3}(?:\.\d+)?°$/.test(input) && Number(input.slice(0, -1)) < 360,
  'degrees below 360°, such as 315°',
);

/** A facing as orders write it: by the compass or in degrees. */
export const facing = v.pipe(
  v.union([v.picklist(COMPASS), degrees], 'a facing: north-east, 315°'),
  v.transform((written): Direction => {
    const word = COMPASS.find((each) => each === written);
    return word === undefined ? turned(NORTH, 'right', Number(written.slice(0, -1))) : facingOf(word);
  }),
);

/** The names of the sides of a base. */
export const side = v.picklist(['front', 'rear', 'left', 'right'], 'front, rear, left or right');

const inRow = v.pipe(
  v.number(),
  v.integer('a whole number'),
  v.minValue(2, '2 or more'),
  v.maxValue(MOST, `at most ${MOST} in a row`),
);

/** The message for a wrong facing. */
const FACING = 'a facing: north-east, 315° (below 360°), { toward: hussars }; beside a unit also toward, away or same';

/** A read-only list with at least this many items. */
const several = <Item extends v.GenericSchema>(item: Item, least: number, wanted: string) =>
  v.pipe(v.array(item), v.minLength(least, wanted), v.readonly());

/**
 * The schema of a length, and of a length that may be negative: a shift along a side, where minus
 * means backwards or to the left.
 */
function lengthSchemas(own: Measure) {
  const length = v.pipe(
    v.union([v.number(), v.string()], lengthWanted(own)),
    v.rawTransform(({ dataset, addIssue, NEVER }): Um => {
      const read = readLength(dataset.value, own);
      if (typeof read === 'number' && read >= 0) return read;
      addIssue({ message: typeof read === 'string' ? read : lengthWanted(own) });
      return NEVER;
    }),
  );
  const aside = v.pipe(
    v.union([v.number(), v.string()], lengthWanted(own)),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }): Um => {
      const isBack = typeof value === 'string' && value.trim().startsWith('-');
      const read = readLength(isBack ? value.trim().slice(1) : value, own);
      if (typeof read === 'number') return (isBack ? 0 - read : read) as Um;
      addIssue({ message: read ?? lengthWanted(own) });
      return NEVER;
    }),
  );
  return { length, aside };
}

/** A part of the table between two corners, neither inverted nor narrower than `least`. */
const partBetween = (point: v.GenericSchema<unknown, Point>, least: Um) =>
  v.pipe(
    strict({ from: point, to: point }),
    v.check(
      ({ from, to }) => from[0] < to[0] && from[1] < to[1],
      'from: the lower left corner, and to: the upper right one',
    ),
    v.check(
      ({ from, to }) => from[0] >= to[0] || from[1] >= to[1] || (to[0] - from[0] >= least && to[1] - from[1] >= least),
      'a part at least 1 wide and 1 deep',
    ),
  );

/** The ways in which ground is drawn. */
const shapes = ['polygon', 'rectangle', 'circle', 'line', 'along'] as const;

const edge = v.picklist(['north', 'east', 'south', 'west'], 'north, east, south or west');

/**
 * The schemas for files about free tables, shared by all games on them. Lengths are read into
 * micrometres; `own` is the measure of a number without one.
 */
export function tableSchemas(own: Measure) {
  const { length, aside } = lengthSchemas(own);
  // The pair is made anew for speed. After tuples of texts have been read, V8 stores the numbers of
  // read tuples in a way that makes all measuring half as fast.
  const point = v.pipe(
    v.strictTuple([length, length], 'a point, such as [12, 9.5]'),
    v.transform(([x, y]) => pointAt(x, y)),
  );
  /** A point, or the name of a place of the board. */
  const spot = v.union([point, slug], 'a point, such as [12, 9.5], or the name of a place');
  /** A unit, a piece of terrain, a place or a point: the targets that an author can name. */
  const target = v.union([slug, point], 'the id of a unit, of terrain or of a place, or a point');
  const facing = v.union(
    [v.picklist([...COMPASS, 'toward', 'away', 'same']), degrees, strict({ toward: target })],
    FACING,
  );
  const beside = strict({ unit: slug, side, gap: length, shift: v.optional(aside, 0) });
  const unit = v.pipe(
    v.objectWithRest(
      {
        type: slug,
        name: v.optional(text),
        at: v.optional(spot),
        beside: v.optional(beside),
        facing: v.optional(facing),
        condition: v.optional(
          v.pipe(
            v.union([slug, v.array(slug)], 'a condition, or a list of them'),
            v.check((read) => typeof read === 'string' || isEachOnce(read), 'each condition once'),
          ),
        ),
        /**
         * Several units in a row, from left to right: `line` becomes `line-1`, `line-2` … Each may
         * have a name of its own.
         */
        row: v.optional(strict({ of: inRow, gap: v.optional(length, 0), names: v.optional(v.array(text)) })),
      },
      plain,
    ),
    v.check(({ at, beside: by }) => (at === undefined) !== (by === undefined), 'either at: or beside:'),
  );
  const extent = v.pipe(
    length,
    v.check((read) => read > 0, 'more than 0'),
  );
  const extents = v.pipe(
    point,
    v.check(([x, y]) => x > 0 && y > 0, 'a width and a depth of more than 0'),
  );
  const terrain = v.pipe(
    strict({
      kind: slug,
      name: v.optional(text),
      polygon: v.optional(several(point, 3, 'three points or more')),
      rectangle: v.optional(strict({ at: spot, size: extents, facing: v.optional(facing, 'north') })),
      circle: v.optional(strict({ at: spot, radius: extent })),
      /** A road, a stream, a wall or a hedge. */
      line: v.optional(several(spot, 2, 'two points or more')),
      /** A line along a side of a unit, at a gap; both have their middle on the same axis. */
      along: v.optional(strict({ unit: slug, side, gap: length, length: extent })),
      width: v.optional(extent),
      level: v.optional(wholeFrom(0, 'a level, 0 or more')),
    }),
    v.check(
      (input) => shapes.filter((shape) => input[shape] !== undefined).length === 1,
      'one shape: polygon, rectangle, circle, line or along',
    ),
  );
  const board = strict({
    size: extents,
    /** The part of the table that is drawn. Anything outside it still exists and counts. */
    view: v.optional(partBetween(point, um(1, own))),
    sides: v.record(slug, strict({ edge, name: text })),
    places: v.optional(v.record(slug, point), {}),
    terrain: v.optional(v.record(slug, terrain), {}),
    units: v.record(slug, v.record(slug, unit)),
    now: v.objectWithRest({ turn: wholeFrom(1, 'a turn, counted from 1'), side: slug, phase: slug }, plain),
  });
  return { length, point, spot, target, facing, unit, terrain, board };
}

type TableSchemas = ReturnType<typeof tableSchemas>;
export type WrittenBoard = v.InferOutput<TableSchemas['board']>;
export type WrittenUnit = WrittenBoard['units'][string][string];
export type WrittenTerrain = NonNullable<WrittenBoard['terrain']>[string];
export type WrittenFacing = v.InferOutput<TableSchemas['facing']>;
export type WrittenTarget = v.InferOutput<TableSchemas['target']>;
