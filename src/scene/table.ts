import type { Annotation, Place } from '../core/annotations.ts';
import type { GameId } from '../core/ids.ts';
import type { EventLike, OrderLike, Rules } from '../games/engine.ts';
import type { Spoken } from '../games/words.ts';
import { lengthText, um } from '../geometry/lengths.ts';
import { size, way } from '../geometry/vectors.ts';
import type { PlayModule } from './module.ts';
import type { Mark, Spot } from './scene.ts';
import { headingOf, inMm, spotOf, tableInput, type OnTable, type Standing, type TableBoard } from './table-input.ts';

/** How much larger than a base the disc is that lights it. */
const LIGHT = 0.8;

/** A game on a free table as it is played in a page: its rules, its board as a picture, and pointing at it. */
export const tableModule = <State extends OnTable, Order extends OrderLike, Event extends EventLike>(
  id: GameId,
  rules: Rules<State, Order, Event>,
  board: TableBoard<State>,
): PlayModule<State, Order, Event> => ({
  id,
  rules,
  input: tableInput(board, rules.words),
  scene: tableScene(board, rules.words),
});

/** The pictures of a game on a free table. */
export function tableScene<State extends OnTable>(
  board: TableBoard<State>,
  words: Pick<Spoken<State>, 'unit' | 'moment'>,
): PlayModule<State>['scene'] {
  const [width, height] = spotOf(board.size);
  return (state, shows, aimed = state) => {
    const units = Object.keys(state.units);
    const marks = shows.flatMap((shown, i) => annotationMarks(board, aimed, shown, i));
    return {
      ...{ width, height, sheet: board.sheet, grid: false },
      alt: `A table. ${words.moment(state)}. ${units.length} ${units.length === 1 ? 'unit' : 'units'}.`,
      description: [...units.map((id) => ({ id, text: words.unit(id, state) })), ...(board.notes?.(state) ?? [])],
      marks: [
        ...ground(board, state),
        ...marks.filter(liesUnder),
        ...units.map((id) => base(board, state, id)),
        ...marks.filter(liesOver),
      ],
    };
  };
}

const ground = <State extends OnTable>(board: TableBoard<State>, state: State): readonly Mark[] =>
  (board.terrain?.(state) ?? []).map(({ id, ground: kind, points }) => ({
    ...{ kind: 'outline', id: `ground-${id}`, ground: kind },
    points: points.map(spotOf),
  }));

/** Where it stands; nowhere where it is not on the table. */
const spotsOf = (unit: Standing | null): readonly Spot[] => (unit === null ? [] : [spotOf(unit.at)]);

const liesUnder = ({ kind }: Mark): boolean => kind === 'arc' || kind === 'area' || kind === 'disc';
const liesOver = (mark: Mark): boolean => !liesUnder(mark);

const firstOf = ({ sides }: OnTable): string | undefined =>
  (Symbol.iterator in sides ? [...sides] : Object.keys(sides))[0];

function base<State extends OnTable>(board: TableBoard<State>, state: State, id: string): Mark<'base'> {
  const { at, facing, width, depth, side, symbol, formation = 'line', condition = 'steady' } = board.stands(state, id);
  return {
    ...{ kind: 'base', id, at: spotOf(at), facing: headingOf(facing), size: spotOf([width, depth]) },
    ...{ symbol, formation, condition },
    side: side === firstOf(state) ? 'first' : 'second',
  };
}

/** What an annotation puts on a table; nothing where it points at nothing on it. */
function annotationMarks<State extends OnTable>(
  board: TableBoard<State>,
  state: State,
  shown: Annotation,
  i: number,
): readonly Mark[] {
  const stands = (unit: string) => (Object.hasOwn(state.units, unit) ? board.stands(state, unit) : null);
  const id = `${shown.kind}-${i}`;
  const spots = (...places: readonly Place[]): readonly Spot[] =>
    places.flatMap((place) => (typeof place !== 'string' ? [spotOf(place)] : spotsOf(stands(place))));
  const spotAt = (place?: Place) => (place === undefined ? undefined : spots(place)[0]);
  const trace = (
    sense: Mark<'trace'>['sense'],
    places: readonly Place[],
    end?: Place,
    foe?: Place,
  ): readonly Mark[] => {
    const [points, stopped, touches] = [spots(...places), spotAt(end), spotAt(foe)];
    const ends = { ...(stopped !== undefined && { stopped }), ...(touches !== undefined && { touches }) };
    return points.length < 2 ? [] : [{ kind: 'trace', id, points, sense, ...ends }];
  };
  switch (shown.kind) {
    case 'arc':
      return [{ ...shown, id, front: [spotOf(shown.front[0]), spotOf(shown.front[1])], reach: inMm(shown.reach) }];
    case 'area':
      return [{ ...shown, id, points: shown.points.map(spotOf) }];
    case 'template':
      return [{ kind: 'disc', id, at: spotOf(shown.at), radius: inMm(shown.radius) }];
    case 'ghost': {
      const pose = { at: spotOf(shown.pose.at), facing: headingOf(shown.pose.facing) };
      return stands(shown.unit) === null ? [] : [{ ...base(board, state, shown.unit), ...pose, id, ghost: true }];
    }
    case 'light':
      return [
        ...(shown.units ?? []).flatMap((unit): readonly Mark[] => {
          const own = stands(unit);
          if (own === null) return [];
          const radius = inMm(LIGHT * Math.max(own.width, own.depth));
          return [{ kind: 'disc', id: `${id}-${unit}`, at: spotOf(own.at), radius }];
        }),
        ...(board.terrain?.(state) ?? [])
          .filter(({ of }) => shown.terrain?.includes(of))
          .map((shape): Mark => ({
            kind: 'area',
            id: `${id}-${shape.id}`,
            points: shape.points.map(spotOf),
            sense: 'light',
          })),
      ];
    case 'label':
      return spots(shown.at).map((at) => ({ kind: 'label', id, at, text: shown.text }));
    case 'path':
      return trace(
        shown.sense,
        shown.through.map((each) => (typeof each === 'string' ? each : each.at)),
        shown.stopped,
        shown.touches,
      );
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
