import { atMost, SAME, type Um } from './lengths.ts';
import { edgesOf, type Outline, type Stretch } from './outlines.ts';
import { pointAt, type Point } from './vectors.ts';

/** The size of a table: its width and its height. Its lower left corner is the origin. */
export type TableSize = readonly [width: Um, height: Um];

export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

/** The table itself as an outline, clockwise from its upper left corner. */
export const tableOutline = ([width, height]: TableSize): Outline => [
  pointAt(0, height),
  pointAt(width, height),
  pointAt(width, 0),
  pointAt(0, 0),
];

/** One edge of the table, from end to end. */
export const edgeOf = (size: TableSize, edge: Edge): Stretch => edgesOf(tableOutline(size))[EDGES.indexOf(edge)]!;

/** Does all of an outline lie on the table? Its edge counts, to a hundredth of a millimetre. */
export const isOn = (outline: Outline, [width, height]: TableSize): boolean =>
  outline.every(([x, y]) => Math.min(x, y) >= 0 - SAME && atMost(x, width) && atMost(y, height));

/** The width of the strips beyond the edges, in micrometres: more than any move. */
const STRIP = 2_000_000;

/**
 * The four strips beyond the table's edges as obstacles that no part of a base may enter: north
 * first, then clockwise.
 */
export function beyond([width, height]: TableSize): readonly Outline[] {
  const box = ([left, top]: Point, [right, bottom]: Point): Outline => [
    pointAt(left, top),
    pointAt(right, top),
    pointAt(right, bottom),
    pointAt(left, bottom),
  ];
  const [low, high, right] = [-STRIP, height + STRIP, width + STRIP];
  return [
    box(pointAt(low, high), pointAt(right, height)),
    box(pointAt(width, high), pointAt(right, low)),
    box(pointAt(low, 0), pointAt(right, low)),
    box(pointAt(low, high), pointAt(0, low)),
  ];
}
