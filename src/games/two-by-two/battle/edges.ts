import { edgeOf, EDGES, type Edge } from '../../../geometry/edges.ts';
import { along, NORTH, opposite, square, type Direction } from '../../../geometry/facings.ts';
import { SAME, type Um } from '../../../geometry/lengths.ts';
import { distance, plus, reversed, way, wayToStretch, size, type Point } from '../../../geometry/vectors.ts';
import { TABLE } from '../tables.ts';

/** The direction into the table from each edge. */
const INWARDS: Readonly<Record<Edge, Direction>> = {
  north: opposite(NORTH),
  east: square(NORTH, 'left'),
  south: NORTH,
  west: square(NORTH, 'right'),
};

/** The facing of a unit at an edge that looks into the table. */
export const inwards = (edge: Edge): Direction => INWARDS[edge];

/**
 * Where an edge begins: its left end, as seen by a player at that edge who looks into the table.
 */
const leftEnd = (edge: Edge): Point => edgeOf(TABLE, edge)[1];

/**
 * A place as seen from an edge: `across` is its distance along the edge from the left end, `deep`
 * its distance into the table.
 */
export const seenFromEdge = (edge: Edge, [across, deep]: readonly [across: number, deep: number]): Point =>
  plus(plus(leftEnd(edge), along(square(inwards(edge), 'right'), across)), along(inwards(edge), deep));

/**
 * The reverse of `seenFromEdge`: how far a place lies along an edge from its left end, and how deep
 * in the table.
 */
export function placeFromEdge(edge: Edge, point: Point): readonly [across: Um, deep: Um] {
  const [x, y] = way(leftEnd(edge), point);
  const [ahead, right] = [inwards(edge), square(inwards(edge), 'right')];
  const [ax, ay] = [Math.sign(right[0]), Math.sign(right[1])];
  const [dx, dy] = [Math.sign(ahead[0]), Math.sign(ahead[1])];
  return [(x * ax + y * ay) as Um, (x * dx + y * dy) as Um];
}

/** How long an edge is. */
export const lengthOfEdge = (edge: Edge): Um => {
  const [from, to] = edgeOf(TABLE, edge);
  return distance(from, to);
};

/** Does a place lie on this edge? A hundredth of a millimetre off is still on it. */
export const isOnEdge = (edge: Edge, point: Point): boolean => size(wayToStretch(point, edgeOf(TABLE, edge))) <= SAME;

/** The edges on which a place lies: two in a corner. */
export const edgesAt = (point: Point): readonly Edge[] => EDGES.filter((edge) => isOnEdge(edge, point));

/**
 * The place on an edge that lies at this distance from its western or southern end, which is how an
 * author writes it.
 */
export const onEdge = (edge: Edge, by: Um): Point => {
  const isReversed = edge === 'north' || edge === 'west';
  return seenFromEdge(edge, [isReversed ? lengthOfEdge(edge) - by : by, 0]);
};

/**
 * A base whose front is on an edge, and which is thus just off the table; or one whose rear is on
 * the edge, and which is wholly on the table.
 */
export const atEdge = (
  edge: Edge,
  from: Point,
  depth: Um,
  stands: 'front' | 'rear',
): { readonly at: Point; readonly facing: Direction } => {
  const half = along(inwards(edge), depth / 2);
  return { at: plus(from, stands === 'front' ? reversed(half) : half), facing: inwards(edge) };
};
