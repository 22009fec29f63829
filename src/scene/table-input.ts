import type { Awaiting, Target } from '../games/engine.ts';
import type { Spoken } from '../games/words.ts';
import { covers, distance, facingTo, lengthText, mm, pointsAround } from '../geometry/table.ts';
import type { Base, Direction, MM, Mm, Point } from '../geometry/table.ts';
import type { InputAdapter } from './input.ts';
import type { Scene, Sheet, Spot } from './scene.ts';

/** How a unit stands on a free table: in line and steady, where nothing else is said. */
export interface Standing extends Base {
  readonly side: string;
  readonly symbol: string;
  readonly formation?: string;
  readonly condition?: string;
}

/** A state with two sides and units that stand on a free table. */
export interface OnTable extends Awaiting {
  /** The colours go by their order. */
  readonly sides: readonly string[];
  readonly units: Readonly<Record<string, unknown>>;
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
  stands(state: State, unit: string): Standing;
  /** How far a unit may go. */
  reach(state: State, unit: string): Mm;
  /** What the text description tells besides the units. */
  notes?(state: State): Scene['description'];
}

/** A spot of the picture as a point of the table: both are in millimetres. */
export const pointAt = ([x, y]: Spot): Point => [mm(x), mm(y)];

const UP: Direction = [0, 1];

/** Nobody points more finely than to a millimetre. */
const wholePoint = ([x, y]: Spot): Point => pointAt([Math.round(x), Math.round(y)]);

/** Pointing on a free table: at a unit, or at a point in whole millimetres; a drag that ends with a turn gives the facing too. */
export function tableInput<State extends OnTable>(
  board: TableBoard<State>,
  words: Pick<Spoken<State>, 'name' | 'unit'>,
): InputAdapter<State> {
  const [width, height] = board.size;
  /** Of units that overlap the one whose middle is nearest. */
  function unitAt(state: State, point: Point): string | undefined {
    const all = Object.keys(state.units).map((id) => ({ id, unit: board.stands(state, id) }));
    const there = all.filter(({ unit }) => covers(unit, point));
    const [nearest] = there.sort((a, b) => distance(a.unit.at, point) - distance(b.unit.at, point));
    return nearest?.id;
  }
  function pointOf(state: State, target: Target): Point {
    if ('point' in target) return target.point;
    if ('unit' in target) return board.stands(state, target.unit).at;
    throw new Error(`This game is played on a free table, which has no square ${target.square}`);
  }
  const input: InputAdapter<State> = {
    target(state, [x, y], towards) {
      if (x < 0 || y < 0 || x > width || y > height) return null;
      const point = wholePoint([x, y]);
      const unit = unitAt(state, point);
      if (towards !== undefined) return { point, facing: facingTo(point, pointAt(towards), UP) };
      return unit === undefined ? { point } : { unit };
    },
    step(state, from, across, along) {
      const [x, y] = pointOf(state, from);
      return input.target(state, [x + across * board.step, y + along * board.step]) ?? from;
    },
    locate: (state, unit) => (Object.hasOwn(state.units, unit) ? { unit } : null),
    selectable(state, target) {
      if (!('unit' in target)) return [];
      return state.awaits?.sides.includes(board.stands(state, target.unit).side) ? [target.unit] : [];
    },
    reach(state, unit) {
      const { at } = board.stands(state, unit);
      return [{ kind: 'disc', id: 'reach', at, radius: board.reach(state, unit) }];
    },
    highlight: (state, id, target, sense) => ({
      ...{ kind: 'area', id, sense },
      points: pointsAround(pointOf(state, target), board.step / 2),
    }),
    name(state, target) {
      if ('unit' in target) return words.name(target.unit, state);
      return pointOf(state, target)
        .map((length) => lengthText(length, board.measure))
        .join(', ');
    },
    says: (state, target) => ('unit' in target ? words.unit(target.unit, state) : input.name(state, target)),
  };
  return input;
}
