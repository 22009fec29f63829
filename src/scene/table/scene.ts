import type { Annotation, Place } from '../../core/annotations.ts';
import type { GameId } from '../../core/ids.ts';
import type { EventLike, OrderLike, Rules } from '../../games/contract/engine.ts';
import type { Spoken } from '../../games/contract/words.ts';
import { capital } from '../../games/contract/sentences.ts';
import { bedOf, type Terrain } from '../../games/table/boards/terrain.ts';
import { corners } from '../../geometry/bases.ts';
import { lengthText, MEASURES, um } from '../../geometry/lengths.ts';
import { size, way, type Point } from '../../geometry/vectors.ts';
import type { PlayModule } from '../module.ts';
import type { Mark, Spot } from '../scene.ts';
import { curved, metAt } from './ways.ts';
import {
  arcMark,
  headingOf,
  inMm,
  LIGHT,
  spotOf,
  tableInput,
  type TableState,
  type StandingUnit,
  type TableBoard,
} from './input.ts';

/** A game on a free table for a page: its rules, its pictures, and pointing at its board. */
export const tableModule = <State extends TableState, Order extends OrderLike, Event extends EventLike>(
  id: GameId,
  rules: Rules<State, Order, Event>,
  board: TableBoard<State>,
): PlayModule<State, Order, Event> => ({
  id,
  rules,
  input: tableInput(board, rules.words),
  scene: tableScene(board, rules.words),
});

/** Makes the pictures of a game on a free table. */
export function tableScene<State extends TableState>(
  board: TableBoard<State>,
  words: Pick<Spoken<State>, 'unit' | 'moment'>,
): PlayModule<State>['scene'] {
  const [width, height] = spotOf(board.size);
  const measure = { length: inMm(MEASURES[board.measure]), sign: board.measure === '[1]' ? '[n]' : board.measure };
  return (state, shows, aimed = state) => {
    const units = Object.keys(state.units);
    const view = board.view?.(state) ?? null;
    const lit = shows.flatMap((shown) => (shown.kind === 'light' ? (shown.terrain ?? []) : []));
    const marks = shows.flatMap((shown, i) => annotationMarks(board, aimed, shown, { i, lit }));
    return {
      width,
      height,
      sheet: board.sheet,
      grid: false,
      measure,
      ...(view !== null && { view: { from: spotOf(view.from), to: spotOf(view.to) } }),
      alt: `A table. ${words.moment(state)}. ${units.length} ${units.length === 1 ? 'unit' : 'units'}.`,
      description: [...units.map((id) => ({ id, text: words.unit(id, state) })), ...(board.notes?.(state) ?? [])],
      marks: [
        ...ground(board, state),
        ...(board.marks?.(state) ?? []),
        ...marks.filter(liesUnder),
        ...units.map((id) => base(board, state, id)),
        ...marks.filter(liesOver),
        ...names(board, state),
      ],
    };
  };
}

const ground = <State extends TableState>(board: TableBoard<State>, state: State): readonly Mark[] =>
  Object.entries(board.terrain?.(state) ?? {}).map(([id, { kind, outline, line, width }]): Mark => {
    const own = { id: groundId(id), ground: kind };
    if (outline !== null) return { kind: 'outline', ...own, points: outline.map(spotOf) };
    return { kind: 'strip', ...own, points: (line ?? []).map(spotOf), width: inMm(width) };
  });

const groundId = (id: string): string => `ground-${id}`;

/** The name without its article: `the wood` is written `wood` on a map. */
const onMap = (name: string): string => name.replace(/^the /, '');

/** The names of the units that have a label, and of the terrain. */
function names<State extends TableState>(board: TableBoard<State>, state: State): readonly Mark[] {
  const units = Object.keys(state.units).flatMap((id): readonly Mark[] => {
    const text = board.label?.(state, id) ?? '';
    return text === '' ? [] : [{ kind: 'name', id: `name-${id}`, of: id, text: capital(onMap(text)) }];
  });
  const places = Object.entries(board.terrain?.(state) ?? {}).map(([id, { name }]): Mark => ({
    kind: 'name',
    id: `name-${groundId(id)}`,
    of: groundId(id),
    text: onMap(name),
  }));
  return [...units, ...places];
}

/**
 * The shapes that highlight a piece of terrain: its outline, or the bed of each straight piece of a
 * line.
 */
const shapesOf = (piece: Terrain): readonly (readonly Point[])[] =>
  piece.outline === null ? bedOf(piece) : [piece.outline];

/** The spot of a unit; empty if it is not on the table. */
const spotsOf = (unit: StandingUnit | null): readonly Spot[] => (unit === null ? [] : [spotOf(unit.at)]);

const liesUnder = ({ kind }: Mark): boolean => kind === 'arc' || kind === 'area' || kind === 'disc';
const liesOver = (mark: Mark): boolean => !liesUnder(mark);

const firstOf = ({ sides }: TableState): string | undefined => Object.keys(sides)[0];

function base<State extends TableState>(board: TableBoard<State>, state: State, id: string): Mark<'base'> {
  const standing = board.stands(state, id);
  const { at, facing, width, depth, side, symbol, formation = 'line', condition = 'steady', signs = [] } = standing;
  return {
    kind: 'base',
    id,
    at: spotOf(at),
    facing: headingOf(facing),
    size: spotOf([width, depth]),
    symbol,
    formation,
    condition,
    side: side === firstOf(state) ? 'first' : 'second',
    ...(signs.length > 0 && { signs }),
  };
}

/** The highlights of units and pieces of terrain that are on the table. */
const lightMarks = <State extends TableState>(
  board: TableBoard<State>,
  state: State,
  { units = [], terrain = [] }: Annotation<'light'>,
  id: string,
): readonly Mark[] => [
  ...units
    .filter((unit) => Object.hasOwn(state.units, unit))
    .map((unit): Mark => {
      const points = corners(board.stands(state, unit), LIGHT).map(spotOf);
      return { kind: 'area', sense: 'light', id: `${id}-${unit}`, points };
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

/**
 * The marks of an annotation on a table; none if it points at nothing on the table. `i` is its
 * number; `lit` are the pieces of terrain that are highlighted in the same step.
 */
function annotationMarks<State extends TableState>(
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
  /** A line of sight runs between the edges of two bases, not over the bases. */
  const ends = (sense: Mark<'trace'>['sense'], places: readonly Place[], points: readonly Spot[]): readonly Spot[] => {
    const [from, to] = points;
    if (sense !== 'sight' || from === undefined || to === undefined) return points;
    return [edgeOf(places[0], to) ?? from, edgeOf(places[1], from) ?? to];
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
    case 'ghost': {
      const pose = { at: spotOf(shown.pose.at), facing: headingOf(shown.pose.facing) };
      return stands(shown.unit) === null ? [] : [{ ...base(board, state, shown.unit), ...pose, id, ghost: true }];
    }
    case 'light':
      return lightMarks(board, state, shown, id);
    case 'label':
      return spots(shown.at).map((at) => ({ kind: 'label', id, at, text: shown.text }));
    case 'path':
      return trace(shown.sense, curved(shown.through, stands(shown.unit)), shown.stopped, shown.touches);
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
