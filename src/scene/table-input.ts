import type { Awaiting, Target } from '../games/engine.ts';
import type { Spoken } from '../games/words.ts';
import { covers, distance, facingTo, lengthText, pointsAround, type Direction, type Point } from '../geometry/table.ts';
import type { InputAdapter } from './input.ts';
import type { Spot } from './scene.ts';
import { pointAt, type TableBoard } from './table.ts';

const UP: Direction = [0, 1];

/** Nobody points more finely than to a millimetre. */
const wholePoint = ([x, y]: Spot): Point => pointAt([Math.round(x), Math.round(y)]);

/** Pointing on a free table: at a unit, or at a point in whole millimetres; a drag that ends with a turn gives the facing too. */
export function tableInput<State extends Awaiting>(
  board: TableBoard<State>,
  words: Pick<Spoken<State>, 'name' | 'unit'>,
): InputAdapter<State> {
  const [width, height] = board.size;
  /** Of units that overlap the one whose middle is nearest. */
  function unitAt(state: State, point: Point): string | undefined {
    const there = Object.entries(board.units(state)).filter(([, unit]) => covers(unit, point));
    const [nearest] = there.sort(([, a], [, b]) => distance(a.at, point) - distance(b.at, point));
    return nearest?.[0];
  }
  function pointOf(state: State, target: Target): Point {
    if ('point' in target) return target.point;
    if ('unit' in target) return board.units(state)[target.unit]!.at;
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
    locate: (state, unit) => (Object.hasOwn(board.units(state), unit) ? { unit } : null),
    selectable(state, target) {
      if (!('unit' in target)) return [];
      return state.awaits?.sides.includes(board.units(state)[target.unit]!.side) ? [target.unit] : [];
    },
    reach(state, unit) {
      const { at } = board.units(state)[unit]!;
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
