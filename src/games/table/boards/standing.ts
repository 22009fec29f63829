import type { Problem } from '../../../core/result.ts';
import { DEGREE } from '../../../geometry/angles.ts';
import type { Base } from '../../../geometry/bases.ts';
import { areInContact } from '../../../geometry/contact.ts';
import { degreesBetween, NORTH, radiansTo, turned, type Direction } from '../../../geometry/facings.ts';
import { atMost, lengthText, round, um, type Measure } from '../../../geometry/lengths.ts';
import { COMPASS } from '../../../geometry/compass.ts';
import { facingOf, lookingAt } from '../../../geometry/placing.ts';
import { distance, type Point } from '../../../geometry/vectors.ts';
import type { WrittenFacing, WrittenTarget } from './schema.ts';
import { unitNamed, type Row } from './board.ts';
import type { Standings } from './standings.ts';
import { middleOfTerrain, type Terrain } from './terrain.ts';

/** The view of a board that is compared with what an author expects, or is drawn on. */
export interface BoardView {
  readonly measure: Measure;
  readonly units: readonly string[];
  /** The base of a unit; null if there is no such unit, or no longer. */
  readonly base: (unit: string) => Base | null;
  /** The middle of a unit, a place or a piece of terrain, by its name; null if there is none. */
  readonly find: (name: string) => Point | null;
  readonly conditions: (unit: string) => readonly string[];
  /**
   * Where a unit is ordered to move later in the turn; null if nowhere. Missing: no game of that.
   */
  readonly orderedTo?: (unit: string) => Point | null;
}

/** Everything on a board that has a name and a place. */
interface Named {
  readonly units: Readonly<Record<string, { readonly at: Point; readonly row?: Row | null }>>;
  readonly places: Readonly<Record<string, Point>>;
  readonly terrain: Readonly<Record<string, Terrain>>;
}

/**
 * The place of anything that an author can name: a unit, the first of a row by the name of the row,
 * a named place or the middle of a piece of terrain. Null if there is none of this name.
 */
export function placeOf({ units, places, terrain }: Named, name: string): Point | null {
  const unit = unitNamed(units, name);
  if (Object.hasOwn(units, unit)) return units[unit]!.at;
  if (Object.hasOwn(places, name)) return places[name]!;
  return Object.hasOwn(terrain, name) ? middleOfTerrain(terrain[name]!) : null;
}

/** The default tolerance of a place: too small to see. */
const WITHIN = um(0.1, 'mm');

/** The tolerance of a facing, in degrees. */
const ASKEW = 0.1;

type ExpectedUnit = Standings[string];

/**
 * The differences from the expected units. `at`, `orderedTo` and `facing` have a tolerance;
 * `touches` and `clear` are about contact; `condition` lists all conditions of the unit; `gone`
 * means that the unit is no longer on the table.
 */
export const standingsUnmet = (wanted: Standings, look: BoardView): readonly Problem[] =>
  Object.entries(wanted).flatMap(([id, each]) => unitUnmet(id, each, look));

function unitUnmet(id: string, wanted: ExpectedUnit, look: BoardView): readonly Problem[] {
  const base = look.base(id);
  const problem = (key: string, found: string, expected: string): Problem => ({
    path: `${id}.${key}`,
    found,
    wanted: expected,
  });
  if (base === null || wanted.gone === true)
    return (base === null) === (wanted.gone === true)
      ? []
      : [
          {
            path: id,
            found: base === null ? 'no such unit' : 'on the table',
            wanted: base === null ? 'a unit' : 'gone',
          },
        ];
  const touched = look.units.filter((other) => other !== id && areInContact(base, look.base(other)!));
  const list = (all: readonly string[]) => all.join(', ') || 'none';
  const conditions = look.conditions(id);
  const isCondition =
    wanted.condition === undefined || list(wanted.condition.toSorted()) === list(conditions.toSorted());
  return [
    ...[...placeUnmet(base, wanted, look), ...orderUnmet(id, wanted, look)].map(([key, found, expected]) =>
      problem(key, found, expected),
    ),
    ...(wanted.touches ?? [])
      .filter((other) => !touched.includes(other))
      .map((other) => problem('touches', list(touched), other)),
    ...(wanted.clear ?? [])
      .filter((other) => touched.includes(other) || !look.units.includes(other))
      .map((other) => problem('clear', `touching ${list(touched)}`, `clear of ${other}`)),
    ...(isCondition ? [] : [problem('condition', list(conditions), list(wanted.condition ?? []))]),
  ];
}

type Unmet = readonly [key: string, found: string, wanted: string];

const textOf = ([x, y]: Point, { measure }: Pick<BoardView, 'measure'>): string =>
  [x, y].map((part) => lengthText(part, measure)).join(', ');

function orderUnmet(id: string, { orderedTo, within = WITHIN }: ExpectedUnit, look: BoardView): readonly Unmet[] {
  if (orderedTo === undefined) return [];
  const [is, to] = [look.orderedTo?.(id) ?? null, pointOf(orderedTo, look)];
  if (is !== null && to !== null && atMost(distance(is, to), within)) return [];
  return [
    ['orderedTo', is === null ? 'no order to move' : textOf(is, look), to === null ? 'a place' : textOf(to, look)],
  ];
}

function placeUnmet(base: Base, { at, facing, within = WITHIN }: ExpectedUnit, look: BoardView): readonly Unmet[] {
  const text = (point: Point) => textOf(point, look);
  const point = at === undefined ? base.at : pointOf(at, look);
  const to = facing === undefined ? base.facing : facingOfWritten(facing, base, look);
  const off = point === null ? null : distance(base.at, point);
  return [
    ...(off === null
      ? [['at', String(at), 'a point or a place'] as const]
      : atMost(off, within)
        ? []
        : [['at', `${text(base.at)}, ${lengthText(off, 'mm')} off`, text(point!)] as const]),
    ...(to === null
      ? [['facing', JSON.stringify(facing), 'a facing that can be told'] as const]
      : degreesBetween(base.facing, to) <= ASKEW
        ? []
        : [['facing', degrees(base.facing), degrees(to)] as const]),
  ];
}

/** A facing in whole degrees, clockwise from north. */
const degrees = (facing: Direction): string => `${round(radiansTo(NORTH, 'right', facing) / DEGREE) % 360}°`;

/** A written target as a point; null if nothing has that name. */
export const pointOf = (target: WrittenTarget, { find }: Pick<BoardView, 'find'>): Point | null =>
  typeof target === 'string' ? find(target) : target;

/** A written facing for a unit with this base; null if it cannot be understood. */
export function facingOfWritten(written: WrittenFacing, base: Base, look: Pick<BoardView, 'find'>): Direction | null {
  if (typeof written === 'object') {
    const to = pointOf(written.toward, look);
    return to === null ? null : lookingAt(base, to);
  }
  if (written.endsWith('°')) return turned(NORTH, 'right', Number(written.slice(0, -1)));
  const word = COMPASS.find((point) => point === written);
  return word === undefined ? null : facingOf(word);
}
