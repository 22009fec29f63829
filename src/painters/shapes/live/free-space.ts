import type { Scene, Spot } from '../../../scene/scene.ts';
import { type Projection, toDrawing } from '../../projection.ts';
import { covers } from './body-blocks.ts';

/** A rectangle of the drawing by its centre and half its width and height. */
export interface Block {
  readonly at: Spot;
  readonly half: Spot;
}

/** What a unit covers, or a figure that stands on no base: with the id of its mark. */
interface UnitBlock extends Block {
  readonly id: string;
}

/**
 * Half the space that a counter of the grid takes up with its front pointer, its shield and its
 * badge.
 */
const COUNTER_ROOM: Spot = [42, 38];

/** The rectangles that the units of a scene cover, and figures that stand on no base. */
export function coveredBy({ marks }: Pick<Scene, 'marks'>, projection: Projection): readonly UnitBlock[] {
  const bases = new Set(marks.flatMap(({ kind, id }) => (kind === 'base' ? [id] : [])));
  return marks.flatMap((mark): readonly UnitBlock[] => {
    const { id } = mark;
    if (mark.kind === 'base') {
      const block = projection.grid
        ? { at: toDrawing(projection, mark.at), half: COUNTER_ROOM }
        : covers(mark, projection);
      return [{ id, ...block }];
    }
    if (mark.kind !== 'model' || bases.has(mark.of)) return [];
    const reach = mark.radius * projection.scale;
    return [{ id, at: toDrawing(projection, mark.at), half: [reach, reach] }];
  });
}

const shared = (a: Block, b: Block, axis: 0 | 1): number =>
  Math.max(0, a.half[axis] + b.half[axis] - Math.abs(a.at[axis] - b.at[axis]));

/**
 * The area that two rectangles share. Along an axis on which one contains the other, the shared
 * part counts as longer, the nearer their centres are.
 */
export const overlap = (a: Block, b: Block): number => shared(a, b, 0) * shared(a, b, 1);

/** The distance between two rectangles; 0 if they touch. */
export const gap = (a: Block, b: Block): number =>
  Math.hypot(
    ...([0, 1] as const).map((axis) => Math.max(0, Math.abs(a.at[axis] - b.at[axis]) - a.half[axis] - b.half[axis])),
  );

/**
 * The part of the drawing in which marks are visible: its left and upper edge, width and height. A
 * free table is clipped at its ground, because its scale stands in the margin.
 */
const seen = ({ grid, view, width, height }: Projection): Projection['view'] => (grid ? view : [0, 0, width, height]);

/**
 * The same drawing for the name of a unit at a spot: if a zoomed map shows the spot, only its part.
 */
export function windowOf(projection: Projection, [x, y]: Spot): Projection {
  const { window } = projection;
  if (window === undefined) return projection;
  const [left, top, width, height] = seen(projection);
  const [from, high] = [Math.max(left, window[0]), Math.max(top, window[1])];
  const [to, low] = [Math.min(left + width, window[0] + window[2]), Math.min(top + height, window[1] + window[3])];
  if (x < from || x > to || y < high || y > low) return projection;
  // What is seen of a grid is its view.
  return { ...projection, grid: true, view: [from, high, to - from, low - high] };
}

/** Whether a text beyond what a zoomed map shows would be seen as a scrap at its edge. */
export function reachesIn(block: Block, { window }: Projection): boolean {
  if (window === undefined) return false;
  const [left, top, width, height] = window;
  return overlap(block, { at: [left + width / 2, top + height / 2], half: [width / 2, height / 2] }) > 0;
}

/** The part of a rectangle that lies outside the visible part. */
export const outside = ({ at, half }: Block, projection: Projection): number => {
  const [left, top, width, height] = seen(projection);
  const beyond = (axis: 0 | 1, from: number, to: number): number =>
    Math.max(0, from - (at[axis] - half[axis])) + Math.max(0, at[axis] + half[axis] - to);
  return beyond(0, left, left + width) + beyond(1, top, top + height);
};

/** Does a spot of the drawing lie in the visible part? */
export function isSeen([x, y]: Spot, projection: Projection): boolean {
  const [left, top, width, height] = seen(projection);
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

/**
 * The middle of a text of this size, moved so that all of the text is drawn. If the spot is not
 * visible, it does not move.
 */
export function kept([x, y]: Spot, [w, h]: Spot, projection: Projection): Spot {
  const [left, top, width, height] = seen(projection);
  const into = (at: number, half: number, from: number, size: number): number =>
    Math.min(Math.max(at, from + half), Math.max(from + half, from + size - half));
  return isSeen([x, y], projection) ? [into(x, w, left, width), into(y, h, top, height)] : [x, y];
}

/** How much worse it is to cover the subject of a text than to cover anything else. */
const SUBJECT = 20;

/**
 * The first of these spots at which a text hides least. Hiding one of its subjects is the worst.
 */
export function freest(
  spots: readonly Spot[],
  half: Spot,
  { covered, subjects, projection }: { covered: readonly Block[]; subjects: readonly Spot[]; projection: Projection },
): Spot {
  const isSubject = ({ at: [x, y] }: Block): boolean => subjects.some(([sx, sy]) => Math.hypot(x - sx, y - sy) < 30);
  const cost = (at: Spot): number =>
    covered.reduce(
      (sum, block) => sum + overlap({ at, half }, block) * (isSubject(block) ? SUBJECT : 1),
      outside({ at, half }, projection) * 1000,
    );
  const costs = spots.map(cost);
  return spots[costs.indexOf(Math.min(...costs))]!;
}

/** The most rows that a text is moved up or down so that it hides nothing. */
const ROWS = 8;
/** How far it is moved to the side for that, in halves of its width. */
const SIDES = [0, 0.5, -0.5, 1.1, -1.1];

/**
 * The position at which a text of this size hides least and is drawn completely: its own spot if
 * that is free, otherwise above, below or beside it, as near as possible.
 */
export function clearOf(
  [x, y]: Spot,
  half: Spot,
  { covered, projection }: { covered: readonly Block[]; projection: Projection },
): Spot {
  const rows = Array.from({ length: ROWS }, (_, n) => (n + 1) * half[1] * 1.3);
  const moves = [0, ...rows.flatMap((by) => [0 - by, by])].flatMap((down) =>
    SIDES.map((side): Spot => [side * half[0], down]),
  );
  const near = moves.toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b));
  const spots = near.map(([across, down]) => kept([x + across, y + down], half, projection));
  return freest(spots, half, { covered, subjects: [], projection });
}

/** The spots around a subject that leave a text of this size clear of it; the best first. */
export function around([x, y]: Spot, [w, h]: Spot): readonly Spot[] {
  const [up, side] = [COUNTER_ROOM[1] + h, COUNTER_ROOM[0] + w + 2];
  return [
    [x, y - up],
    [x, y + up],
    [x + side, y],
    [x - side, y],
    [x + side, y - up],
    [x - side, y - up],
    [x + side, y + up],
    [x - side, y + up],
  ];
}
