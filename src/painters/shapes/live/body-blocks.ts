import type { Mark, Spot } from '../../../scene/scene.ts';
import { type Projection, toDrawing } from '../../projection.ts';
import type { Block } from './free-space.ts';
import { isFigured } from './based-units.ts';
import { chitsReach, isChit } from './chits.ts';
import { frontOfRanks } from './models.ts';
import { frontOfBase } from './plinth.ts';

/**
 * How far the signs beside a unit extend from its middle to the front and to the rear, in halves of
 * its depth.
 */
const AHEAD: Readonly<Record<string, number>> = { screen: 2.45 };
const BEHIND: Readonly<Record<string, number>> = {
  'road-column': 2.5,
  fleeing: 2.3,
  routing: 2.2,
  'attack-column': 2,
  disrupted: 1.6,
};
const most = (table: Readonly<Record<string, number>>, signs: readonly string[], bare: number): number =>
  Math.max(bare, ...signs.map((sign) => table[sign] ?? 0));

/** How far the bar and the beak of a base of this depth extend from its middle. */
function bareAhead({ ranks, size: [width, depth] }: Mark<'base'>, scale: number): number {
  const half = (depth / 2) * scale;
  if (ranks === undefined) return half * 1.6;
  const { bar, beak } = frontOfRanks(ranks, { width: width * scale, height: depth * scale });
  return half + bar + beak;
}

/** How far from a base with figures the frame around it may run, in millimetres. */
const FRAME = 3.6;

/** How far a base with its signs extends from its middle to the front and to the rear. */
function reach(mark: Mark<'base'>, scale: number): { readonly ahead: number; readonly behind: number } {
  const { size, signs = [] } = mark;
  const d = (size[1] / 2) * scale;
  if (!isFigured(mark))
    return {
      ahead: Math.max(bareAhead(mark, scale), d * most(AHEAD, signs, 0)),
      behind: d * most(BEHIND, signs, 1.15),
    };
  const [width, height] = [size[0] * scale, size[1] * scale];
  const { bar, beak } = frontOfBase({ ...mark, width, height });
  // Room for the frame around a base that is selected.
  const room = FRAME * scale;
  const rear = Math.max(room, mark.formation === 'square' ? bar + beak : 0);
  return { ahead: d + Math.max(room, bar + beak), behind: d + rear + (signs.some(isChit) ? chitsReach(scale) : 0) };
}

/** The area that a base covers with its beak and its signs. */
export function covers(mark: Mark<'base'>, projection: Projection): Block {
  const { at, size, facing: [fx, fy] } = mark; // prettier-ignore
  const [x, y] = toDrawing(projection, at);
  const { ahead, behind } = reach(mark, projection.scale);
  const w = isFigured(mark) && mark.formation === 'square' ? ahead : (size[0] / 2) * projection.scale;
  const corners = ([[-w, ahead], [w, ahead], [w, -behind], [-w, -behind]] as const).map(([across, forward]): Spot => [
    x + across * fy + forward * fx,
    y + across * fx - forward * fy,
  ]); // prettier-ignore
  const [xs, ys] = [corners.map((corner) => corner[0]), corners.map((corner) => corner[1])];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { at: [(left + right) / 2, (top + bottom) / 2], half: [(right - left) / 2, (bottom - top) / 2] };
}

/** What a name is about: a unit by its id, or all units of its group. */
export const bodyOf = ({ id, group }: Mark<'base'>): string => group ?? id;

/** The areas that the units cover, each group as one. */
export function bodyBlocks(bases: readonly Mark<'base'>[], projection: Projection): ReadonlyMap<string, Block> {
  const blocks = new Map<string, Block>();
  for (const mark of bases) {
    const [own, other] = [covers(mark, projection), blocks.get(bodyOf(mark))];
    blocks.set(bodyOf(mark), other === undefined ? own : blockAround(own, other));
  }
  return blocks;
}

/** The smallest block around two blocks. */
function blockAround(a: Block, b: Block): Block {
  const ends = ([0, 1] as const).map((axis) => {
    const from = Math.min(a.at[axis] - a.half[axis], b.at[axis] - b.half[axis]);
    const to = Math.max(a.at[axis] + a.half[axis], b.at[axis] + b.half[axis]);
    return { middle: (from + to) / 2, half: (to - from) / 2 };
  });
  return { at: [ends[0]!.middle, ends[1]!.middle], half: [ends[0]!.half, ends[1]!.half] };
}
