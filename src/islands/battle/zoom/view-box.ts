import type { Spot } from '../../../scene/scene.ts';

/** A part of a drawing: its left and upper edge, its width and its height. */
export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest box around these boxes; null if there are none. */
export function around(boxes: readonly ViewBox[]): ViewBox | null {
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The box with this much more on each side. */
export const grown = ({ x, y, width, height }: ViewBox, by: number): ViewBox => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The middle of a box. */
export const middle = ({ x, y, width, height }: ViewBox): Spot => [x + width / 2, y + height / 2];

/** Whether a box contains all of another. */
export const contains = (box: ViewBox, other: ViewBox): boolean =>
  other.x >= box.x &&
  other.y >= box.y &&
  other.x + other.width <= box.x + box.width &&
  other.y + other.height <= box.y + box.height;

/** The part of a box that lies inside another; null if none does. */
export function inside(whole: ViewBox, { x, y, width, height }: ViewBox): ViewBox | null {
  const [left, top] = [Math.max(x, whole.x), Math.max(y, whole.y)];
  const right = Math.min(x + width, whole.x + whole.width);
  const bottom = Math.min(y + height, whole.y + whole.height);
  return right < left || bottom < top ? null : { x: left, y: top, width: right - left, height: bottom - top };
}

/** The box of this width and shape around a spot. `shape` is the width as a share of the height. */
export const boxAt = ([x, y]: Spot, width: number, shape: number): ViewBox => ({
  x: x - width / 2,
  y: y - width / shape / 2,
  width,
  height: width / shape,
});

/** The width of the smallest box of this shape that contains all of a box. */
export const widthFor = ({ width, height }: ViewBox, shape: number): number => Math.max(width, height * shape);

/** The smallest box of this shape around a box, with the same middle. */
export const fitted = (box: ViewBox, shape: number): ViewBox => boxAt(middle(box), widthFor(box, shape), shape);

/**
 * A box of the same size that keeps to the whole drawing; across an axis that it covers, centred.
 */
export function keptTo(whole: ViewBox, { x, y, width, height }: ViewBox): ViewBox {
  const into = (at: number, size: number, from: number, most: number): number =>
    size >= most ? from + (most - size) / 2 : Math.min(Math.max(at, from), from + most - size);
  return {
    x: into(x, width, whole.x, whole.width),
    y: into(y, height, whole.y, whole.height),
    width,
    height,
  };
}

/** The box so many times closer, in which a spot keeps its place in the window. */
export const closer = ({ x, y, width, height }: ViewBox, times: number, [atX, atY]: Spot): ViewBox => ({
  x: atX - (atX - x) / times,
  y: atY - (atY - y) / times,
  width: width / times,
  height: height / times,
});

/** The box pushed just as far as is needed to contain another, with some room around that. */
export function pushedTo(box: ViewBox, other: ViewBox, room: number): ViewBox {
  const wanted = grown(other, room);
  const push = (at: number, size: number, from: number, need: number): number =>
    need > size ? from + need / 2 - size / 2 : Math.min(Math.max(at, from + need - size), from);
  return {
    ...box,
    x: push(box.x, box.width, wanted.x, wanted.width),
    y: push(box.y, box.height, wanted.y, wanted.height),
  };
}
