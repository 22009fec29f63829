import { thingsOf } from './framing.ts';
import type { Mark, Scene, Spot } from './scene.ts';

/** What is shorter than this part of a map's width is not seen on it. */
const LEAST = 1 / 150;

const lengthOf = (points: readonly Spot[]): number =>
  points.slice(1).reduce((sum, [x, y], n) => sum + Math.hypot(x - points[n]![0], y - points[n]![1]), 0);

/**
 * Why a mark is not seen at its size; null if it is, or if it has none, as a sign beside a unit.
 */
function tooSmall(mark: Mark, least: number): string | null {
  switch (mark.kind) {
    case 'trace':
      // Where a line is stopped there is a cross.
      return mark.stopped === undefined && lengthOf(mark.points) < least ? 'no length' : null;
    case 'disc':
    case 'model':
      return mark.radius < least / 2 ? 'no radius' : null;
    case 'arc':
      return mark.reach < least ? 'no reach' : null;
    case 'area':
    case 'loop':
      return lengthOf([...mark.points, ...mark.points.slice(0, 1)]) < 2 * least ? 'no extent' : null;
    case 'base':
    case 'fallen':
      return Math.min(...mark.size) < least ? 'no size' : null;
    case 'label':
    case 'name':
    case 'ruler':
      return mark.text.trim() === '' ? 'no text' : null;
    case 'cell':
    case 'outline':
    case 'strip':
    case 'slip':
    case 'cover':
    case 'badge':
      return null;
  }
}

/** Does a mark reach over the board, or a line along its edge? Ground and texts are not asked. */
function isOnBoard(mark: Mark, { width, height }: Pick<Scene, 'width' | 'height'>): boolean {
  const things = thingsOf(mark);
  if (things.length === 0) return true;
  const edge = mark.kind === 'trace' || mark.kind === 'ruler' ? 1e-3 : 0;
  const reaches = (axis: 0 | 1, size: number): boolean => {
    const all = things.map((spot) => spot[axis]);
    return Math.max(...all) > 0 - edge && Math.min(...all) < size + edge;
  };
  return reaches(0, width) && reaches(1, height);
}

/**
 * Why a mark covers nothing on its map: a line without length, a circle without radius, an empty
 * text, a shape beside the board. Null if it can be seen.
 */
export function unseen(mark: Mark, scene: Pick<Scene, 'width' | 'height' | 'view'>): string | null {
  const width = scene.view === undefined ? scene.width : scene.view.to[0] - scene.view.from[0];
  return tooSmall(mark, width * LEAST) ?? (isOnBoard(mark, scene) ? null : 'beside the board');
}
