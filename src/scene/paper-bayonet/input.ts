import { squaresInRange } from '../../games/paper-bayonet/artillery/fire.ts';
import { candidates } from '../../games/paper-bayonet/pointing/options.ts';
import { intent } from '../../games/paper-bayonet/pointing/probe.ts';
import { type State, unitsOn } from '../../games/paper-bayonet/state.ts';
import { words } from '../../games/paper-bayonet/words.ts';
import type { Target } from '../../games/contract/engine.ts';
import { isSquare, onBoard, place, square, type Square } from '../../geometry/grid.ts';
import type { InputAdapter } from '../input.ts';
import type { AreaSense, Mark } from '../scene.ts';
import { corner, squareAt } from './squares.ts';

/** The square of a target. Throws on any other target: it must come from a different game. */
function squareOf(target: Target): Square {
  if ('square' in target && isSquare(target.square)) return target.square;
  throw new Error(`Paper Bayonet is played on squares: ${JSON.stringify(target)} is none`);
}

const highlight = (_state: State, id: string, target: Target, sense: AreaSense): Mark => ({
  kind: 'area',
  id,
  points: corner(squareOf(target)),
  sense,
});

/**
 * How a reader points on Paper Bayonet's grid. A reader first points at a unit of their own to
 * select it. Then they point at a square to move there, at an enemy to fire at it, charge it or
 * attack it, or at a unit of the same type to form a column with it. Orders that need no square
 * have buttons.
 */
export const input: InputAdapter<State> = {
  target(state, spot) {
    const at = squareAt(state, spot);
    return at === null ? null : { square: at };
  },
  step(state, from, across, along) {
    const { file, rank } = place(squareOf(from));
    const to = { file: file + across, rank: rank + along };
    return onBoard(state.size, to) ? { square: square(to) } : from;
  },
  locate(state, unit) {
    const at = state.units[unit]?.at;
    return at === undefined ? null : { square: at };
  },
  selectable: (state, target) =>
    unitsOn(state, squareOf(target)).flatMap(({ id, side }) => (state.awaits?.sides.includes(side) ? [id] : [])),
  reach(state, unit) {
    const targets = candidates(state, unit).map(({ order }) => intent(state, order).target);
    const squares = new Set(targets.flatMap((target) => (target === null ? [] : [squareOf(target)])));
    const isFoe = (at: Square) => unitsOn(state, at).some(({ side }) => side !== state.units[unit]?.side);
    const gun = state.units[unit];
    const inRange = gun === undefined ? [] : squaresInRange(state, gun).filter((at) => !squares.has(at));
    return [
      ...inRange.map((at) => highlight(state, `range-${at}`, { square: at }, 'range')),
      ...[...squares].map((at) => highlight(state, `reach-${at}`, { square: at }, isFoe(at) ? 'target' : 'step')),
    ];
  },
  highlight,
  name: (_state, target) => squareOf(target),
  says(state, target) {
    const at = squareOf(target);
    const there = unitsOn(state, at);
    const ground = state.ground[at];
    return there.length > 0
      ? there.map((unit) => words.unit(unit.id, state)).join('; ')
      : `${at}${ground === undefined ? '' : `, ${ground}`}, empty`;
  },
};
