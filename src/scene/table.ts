import type { Annotation, Place } from '../core/annotations.ts';
import { distance, lengthText, mm, type Base, type MM, type Mm, type Point } from '../geometry/table.ts';
import type { Awaiting } from '../games/engine.ts';
import type { Spoken } from '../games/words.ts';
import type { PlayModule } from './module.ts';
import type { Mark, Scene, Sheet, Spot } from './scene.ts';

/** How a unit stands on a free table. */
export interface Standing extends Base {
  readonly side: string;
  readonly symbol: string;
  readonly formation: string;
  readonly condition: string;
}

/** What a board of one game on a free table is made of. */
export interface TableBoard<State> {
  /** The width and the height of the table. */
  readonly size: readonly [Mm, Mm];
  readonly sheet: Sheet;
  /** The measure in which the rulebook gives lengths. */
  readonly measure: keyof typeof MM;
  /** How far one press of a key leads. */
  readonly step: Mm;
  /** Both sides; the colours go by their order. */
  sides(state: State): readonly string[];
  /** Every unit on the table, by its id. */
  units(state: State): Readonly<Record<string, Standing>>;
  /** How far a unit may go. */
  reach(state: State, unit: string): Mm;
  /** What the text description tells besides the units. */
  notes?(state: State): Scene['description'];
}

/** How much larger than a base the disc is that lights it. */
const LIGHT = 0.8;

/** The pictures of a game on a free table. */
export function tableScene<State extends Awaiting>(
  board: TableBoard<State>,
  words: Pick<Spoken<State>, 'unit' | 'moment'>,
): PlayModule<State>['scene'] {
  const [width, height] = board.size;
  return (state, shows, aimed = state) => {
    const units = Object.keys(board.units(state));
    const marks = shows.flatMap((shown, i) => annotationMarks(board, aimed, shown, i));
    return {
      ...{ width, height, sheet: board.sheet, grid: false },
      alt: `A table. ${words.moment(state)}. ${units.length} ${units.length === 1 ? 'unit' : 'units'}.`,
      description: [...units.map((id) => ({ id, text: words.unit(id, state) })), ...(board.notes?.(state) ?? [])],
      marks: [...marks.filter(liesUnder), ...units.map((id) => base(board, state, id)), ...marks.filter(liesOver)],
    };
  };
}

/** A spot of the picture as a point of the table: both are in millimetres. */
export const pointAt = ([x, y]: Spot): Point => [mm(x), mm(y)];

const liesUnder = ({ kind }: Mark): boolean => kind === 'arc' || kind === 'area' || kind === 'disc';
const liesOver = (mark: Mark): boolean => !liesUnder(mark);

function base<State>(board: TableBoard<State>, state: State, id: string): Mark<'base'> {
  const { at, facing, width, depth, side, symbol, formation, condition } = board.units(state)[id]!;
  return {
    ...{ kind: 'base', id, at, facing, size: [width, depth], symbol, formation, condition },
    side: side === board.sides(state)[0] ? 'first' : 'second',
  };
}

/** What an annotation puts on a table; nothing where it points at nothing on it. */
function annotationMarks<State>(board: TableBoard<State>, state: State, shown: Annotation, i: number): readonly Mark[] {
  const units = board.units(state);
  const id = `${shown.kind}-${i}`;
  const spots = (...places: readonly Place[]): readonly Spot[] =>
    places.flatMap((place) => (typeof place !== 'string' ? [place] : place in units ? [units[place]!.at] : []));
  const trace = (sense: Mark<'trace'>['sense'], places: readonly Place[], end?: Place): readonly Mark[] => {
    const [points, [stopped]] = [spots(...places), end === undefined ? [] : spots(end)];
    return points.length < 2 ? [] : [{ kind: 'trace', id, points, sense, ...(stopped !== undefined && { stopped }) }];
  };
  switch (shown.kind) {
    case 'arc':
    case 'area':
      return [{ ...shown, id }];
    case 'template':
      return [{ ...shown, kind: 'disc', id }];
    case 'ghost':
      return units[shown.unit] ? [{ ...base(board, state, shown.unit), ...shown.pose, id, ghost: true }] : [];
    case 'light':
      return (shown.units ?? []).flatMap((unit): readonly Mark[] => {
        const own = units[unit];
        if (own === undefined) return [];
        return [{ kind: 'disc', id: `${id}-${unit}`, at: own.at, radius: LIGHT * Math.max(own.width, own.depth) }];
      });
    case 'label':
      return spots(shown.at).map((at) => ({ kind: 'label', id, at, text: shown.text }));
    case 'path':
      return trace(
        shown.sense,
        shown.through.map((each) => (typeof each === 'string' ? each : each.at)),
        shown.stopped,
      );
    case 'sight':
      return trace('sight', [shown.from, shown.to], shown.stopped);
    case 'line':
      return trace('line', [shown.from, shown.to]);
    case 'ruler': {
      const [from, to] = spots(shown.from, shown.to);
      if (from === undefined || to === undefined) return [];
      const text = shown.text ?? lengthText(distance(pointAt(from), pointAt(to)), board.measure);
      return [{ kind: 'ruler', id, from, to, text }];
    }
  }
}
