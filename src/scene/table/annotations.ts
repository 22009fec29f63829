import type { Annotation, Place } from '../../core/annotations.ts';
import type { Terrain } from '../../games/table/boards/terrain.ts';
import { bedOf } from '../../games/table/boards/terrain.ts';
import { corners } from '../../geometry/bases.ts';
import { lengthText, um } from '../../geometry/lengths.ts';
import { size, way, type Point } from '../../geometry/vectors.ts';
import type { Mark, Spot } from '../scene.ts';
import { baseMark } from './base.ts';
import { arcMark, headingOf, inMm, spotOf, type StandingUnit, type TableBoard, type TableState } from './board.ts';
import { leaderOf, lightOf, outlineAround, standingOf } from './groups.ts';
import { metAt, placesOf, sightLine } from './ways.ts';

/**
 * The shapes that highlight a piece of terrain: its outline, or the bed of each straight piece of a
 * line.
 */
const shapesOf = (piece: Terrain): readonly (readonly Point[])[] =>
  piece.outline === null ? bedOf(piece) : [piece.outline];

/** The spot of a unit; empty if it is not on the table. */
const spotsOf = (unit: StandingUnit | null): readonly Spot[] => (unit === null ? [] : [spotOf(unit.at)]);

/**
 * The highlights of units and pieces of terrain that are on the table. A group is lit as a whole,
 * whichever of its units is named.
 */
const lightMarks = <State extends TableState>(
  board: TableBoard<State>,
  state: State,
  { units = [], terrain = [] }: Annotation<'light'>,
  id: string,
): readonly Mark[] => [
  ...[...new Set(units.map((unit) => leaderOf(board, state, unit)))]
    .filter((unit) => Object.hasOwn(state.units, unit))
    .map((unit): Mark => {
      const [base, ...others] = standingOf(board, state, unit);
      const outline = others.length > 0 ? outlineAround([base!, ...others], lightOf) : corners(base!, lightOf(base!));
      return { kind: 'area', sense: 'light', id: `${id}-${unit}`, points: outline.map(spotOf) };
    }),
  ...Object.entries(board.terrain?.(state) ?? {})
    .filter(([piece]) => terrain.includes(piece))
    .flatMap(([piece, own]) =>
      shapesOf(own).map((points, n): Mark => ({
        kind: 'area',
        sense: 'light',
        points: points.map(spotOf),
        id: `${id}-${piece}${n === 0 ? '' : `-${n + 1}`}`,
      })),
    ),
];

/** The marks of all annotations of a step. */
export function annotationMarks<State extends TableState>(
  board: TableBoard<State>,
  state: State,
  shows: readonly Annotation[],
): readonly Mark[] {
  const lit = shows.flatMap((shown) => (shown.kind === 'light' ? (shown.terrain ?? []) : []));
  return shows.flatMap((shown, i) => marksOf(board, state, shown, { i, lit }));
}

/** How a ghost differs from its unit as it stands. */
const ghostOf = ({ pose, size, ranks, refused }: Annotation<'ghost'>): Partial<Mark<'base'>> => ({
  at: spotOf(pose.at),
  facing: headingOf(pose.facing),
  ...(size && { size: spotOf([size.width, size.depth]) }),
  ...(ranks && { ranks }),
  ...(refused && { crossed: true }),
  ghost: true,
});

/**
 * The marks of an annotation on a table; none if it points at nothing on the table. `i` is its
 * number; `lit` are the pieces of terrain that are highlighted in the same step.
 */
function marksOf<State extends TableState>(
  board: TableBoard<State>,
  state: State,
  shown: Annotation,
  { i, lit }: { readonly i: number; readonly lit: readonly string[] },
): readonly Mark[] {
  const stands = (unit: string) => (Object.hasOwn(state.units, unit) ? board.stands(state, unit) : null);
  const id = `${shown.kind}-${i}`;
  const spots = (...places: readonly Place[]): readonly Spot[] =>
    places.flatMap((place) => (typeof place !== 'string' ? [spotOf(place)] : spotsOf(stands(place))));
  const spotAt = (place?: Place) => (place === undefined ? undefined : spots(place)[0]);
  /**
   * The point where a line from `from` to the centre of a unit meets the edge of its base;
   * undefined if the place is not a unit.
   */
  const edgeOf = (place: Place | undefined, from: Spot | undefined): Spot | undefined => {
    const unit = typeof place === 'string' ? stands(place) : null;
    return unit === null || from === undefined ? undefined : metAt(corners(unit).map(spotOf), from, spotOf(unit.at));
  };
  /** A line of sight runs between the edges of two bases, or a little over them if they touch. */
  const ends = (sense: Mark<'trace'>['sense'], places: readonly Place[], points: readonly Spot[]): readonly Spot[] => {
    const [from, to] = points;
    if (sense !== 'sight' || from === undefined || to === undefined) return points;
    return sightLine([edgeOf(places[0], to) ?? from, edgeOf(places[1], from) ?? to], [from, to]);
  };
  /**
   * The point where a blocked line of sight meets the highlighted terrain that blocks it; undefined
   * if there is none.
   */
  const groundMet = (sense: Mark<'trace'>['sense'], [from, to]: readonly Spot[]): Spot | undefined => {
    if (sense !== 'sight' || from === undefined || to === undefined) return undefined;
    const outlines = Object.entries(board.terrain?.(state) ?? {}).flatMap(([id, { outline }]) =>
      outline !== null && lit.includes(id) ? [outline.map(spotOf)] : [],
    );
    return outlines.map((outline) => metAt(outline, from, to)).find((spot) => spot !== undefined);
  };
  const trace = (
    sense: Mark<'trace'>['sense'],
    places: readonly Place[],
    end?: Place,
    foe?: Place,
  ): readonly Mark[] => {
    const [points, touches] = [ends(sense, places, spots(...places)), spotAt(foe)];
    const ground = typeof end === 'object' ? groundMet(sense, points) : undefined;
    const stopped = end === undefined ? undefined : (ground ?? edgeOf(end, points[0]) ?? spotAt(end));
    const halts = { ...(stopped !== undefined && { stopped }), ...(touches !== undefined && { touches }) };
    return points.length < 2 ? [] : [{ kind: 'trace', id, points, sense, ...halts }];
  };
  switch (shown.kind) {
    case 'arc':
      return [arcMark(id, shown)];
    case 'area':
      return [{ ...shown, id, points: shown.points.map(spotOf) }];
    case 'template':
      return [{ kind: 'disc', id, at: spotOf(shown.at), radius: inMm(shown.radius) }];
    case 'ghost':
      return stands(shown.unit) === null ? [] : [{ ...baseMark(board, state, shown.unit), ...ghostOf(shown), id }];
    case 'light':
      return lightMarks(board, state, shown, id);
    case 'label':
      return spots(shown.at).map((at) => ({ kind: 'label', id, at, text: shown.text }));
    case 'path':
      return trace(shown.sense, placesOf(shown, stands(shown.unit)), shown.stopped, shown.touches);
    case 'sight':
      return trace('sight', [shown.from, shown.to], shown.stopped);
    case 'line':
      return trace('line', [shown.from, shown.to]);
    case 'ruler': {
      const [from, to] = spots(shown.from, shown.to);
      if (from === undefined || to === undefined) return [];
      const text = shown.text ?? lengthText(um(size(way(from, to)), 'mm'), board.measure);
      return [{ kind: 'ruler', id, from, to, text }];
    }
  }
}
