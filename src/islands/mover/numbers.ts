import { corners, type Base } from '../../geometry/bases.ts';
import { clockwise, overlapping } from '../../geometry/outlines.ts';
import { escape } from '../../painters/markup.ts';
import type { Spot } from '../../scene/scene.ts';
import { KNOB } from './pads.ts';
import { onTable, type MapView } from './map-view.ts';

/* The numbers of the ruler: how much of the move each leg takes, beside its line. */

/**
 * The size of a number, the width of one of its characters and its distance from the line, in
 * pixels.
 */
const [SIZE, CHARACTER, OFF] = [13, 7.5, 9] as const;

/**
 * Where along its line a number may stand, as a share of the line, and how far from it in pixels.
 * The first place that is clear is taken.
 */
const PARTS = [0.5, 0.3, 0.7, 0.1, 0.9] as const;
const OFFS = [OFF, 36, 64] as const;

/** A number and the line that it belongs to, on the drawing. */
export interface Numbered {
  readonly text: string;
  readonly line: readonly [Spot, Spot];
}

/**
 * What the numbers must not cover: the pads where they are drawn, the moving unit and the units
 * around it.
 */
export interface InTheWay {
  readonly pads: readonly Spot[];
  readonly bases: readonly Base[];
}

/** A rectangle on the drawing. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box of a text that begins at a spot, with the greatest width that the text can have. */
export const boxOf = ({ px }: MapView, [x, y]: Spot, text: string): Box => ({
  left: x,
  top: y - 0.85 * SIZE * px,
  right: x + text.length * CHARACTER * px,
  bottom: y + 0.3 * SIZE * px,
});

/** How far a spot lies from a box; 0 inside it. */
const distance = ([x, y]: Spot, { left, top, right, bottom }: Box): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

const areApart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

/**
 * The part of the view on which a number can be read: not the rim, which has numbers of its own.
 */
function ground({ projection: { view, width, height } }: MapView): Box {
  const [x, y, w, h] = view;
  return { left: Math.max(x, 0), top: Math.max(y, 0), right: Math.min(x + w, width), bottom: Math.min(y + h, height) };
}

const liesIn = (box: Box, room: Box): boolean =>
  box.left >= room.left && box.top >= room.top && box.right <= room.right && box.bottom <= room.bottom;

/** The spot nearest to this one at which a text lies within a room. */
function into(view: MapView, [x, y]: Spot, text: string, room: Box): Spot {
  const box = boxOf(view, [x, y], text);
  const across = Math.max(room.left - box.left, Math.min(0, room.right - box.right));
  const down = Math.max(room.top - box.top, Math.min(0, room.bottom - box.bottom));
  return [x + across, y + down];
}

/**
 * Whether a number in this box can be read: it lies within the view, and no pad, no base and no
 * other number covers it.
 */
export function isLegible(view: MapView, box: Box, { pads, bases }: InTheWay, others: readonly Box[] = []): boolean {
  const { left, top, right, bottom } = box;
  if (!liesIn(box, ground(view))) return false;
  if (pads.some((pad) => distance(pad, box) < KNOB * view.px) || !others.every((other) => areApart(other, box)))
    return false;
  const spots: readonly Spot[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const outline = clockwise(spots.map((spot) => onTable(view, spot)));
  return !bases.some((base) => overlapping(outline, corners(base)));
}

/**
 * The spots where a number may begin, the best first: beside or above the middle of its line, then
 * along the line, then further off.
 */
function startsOf({ px }: MapView, { text, line: [[ax, ay], [bx, by]] }: Numbered): readonly Spot[] {
  const width = text.length * CHARACTER * px;
  const drop = 0.3 * SIZE * px;
  return OFFS.flatMap((off) =>
    PARTS.flatMap((part): readonly Spot[] => {
      const [x, y] = [ax + (bx - ax) * part, ay + (by - ay) * part];
      const sides: readonly Spot[] = [
        [x + off * px, y + drop],
        [x - off * px - width, y + drop],
      ];
      const above: readonly Spot[] = [
        [x - width / 2, y - off * px],
        [x - width / 2, y + off * px + SIZE * px],
      ];
      return Math.abs(bx - ax) > Math.abs(by - ay) ? [...above, ...sides] : [...sides, ...above];
    }),
  );
}

/** Whether a text in this box covers no name of a unit or of ground, and no label. */
export const isOffNames = ({ names = [], groundNames = [] }: MapView, box: Box): boolean =>
  [...names, ...groundNames].every(({ x, y, width, height }) =>
    areApart(box, { left: x, top: y, right: x + width, bottom: y + height }),
  );

/**
 * Where each number begins: clear of what is in the way and of the numbers before it, and if it can
 * be of the names on the map. If no place is clear, the first one that the view and the other
 * numbers leave; none lies beyond the edge.
 */
export function numberSpots(view: MapView, numbers: readonly Numbered[], inTheWay: InTheWay): readonly Spot[] {
  const boxes: Box[] = [];
  return numbers.map((number) => {
    const { text } = number;
    const starts = startsOf(view, number).map((spot) => into(view, spot, text, ground(view)));
    const legible = starts.filter((spot) => isLegible(view, boxOf(view, spot, text), inTheWay, boxes));
    const start =
      legible.find((spot) => isOffNames(view, boxOf(view, spot, text))) ??
      legible[0] ??
      starts.find((spot) => boxes.every((other) => areApart(other, boxOf(view, spot, text)))) ??
      starts[0]!;
    boxes.push(boxOf(view, start, text));
    return start;
  });
}

/** The numbers as markup, in the same size on the screen however large the map is. */
export function numbersMarkup(view: MapView, numbers: readonly Numbered[], inTheWay: InTheWay): string {
  const said = numbers.filter(({ text }) => text !== '');
  const spots = numberSpots(view, said, inTheWay);
  const [size, halo] = [(SIZE * view.px).toFixed(1), (3 * view.px).toFixed(1)];
  return said
    .map(({ text }, n) => {
      const [x, y] = spots[n]!;
      return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}" stroke-width="${halo}">${escape(text)}</text>`;
    })
    .join('');
}
