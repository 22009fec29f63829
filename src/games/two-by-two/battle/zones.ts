import type { Point } from '../../../geometry/vectors.ts';
import { moveOf, waitingUnit, type State } from '../state.ts';
import { BASE, ENTRY, TABLE, ZONE } from '../tables.ts';
import { atEdge, lengthOfEdge, placeFromEdge, seenFromEdge } from './edges.ts';
import { calledAt, unplaced } from './state.ts';
import { read } from '../rulings.ts';
import type { Edge } from '../../../geometry/edges.ts';

/** The corners of a rectangle at an edge: from one place along it to another, and so deep. */
const rectangle = (
  edge: Edge,
  [from, to]: readonly [number, number],
  [near, deep]: readonly [number, number],
): readonly Point[] => [
  seenFromEdge(edge, [from, near]),
  seenFromEdge(edge, [from, deep]),
  seenFromEdge(edge, [to, deep]),
  seenFromEdge(edge, [to, near]),
];

/**
 * The outline of the ground on which the middle of a unit may be put that waits beside the table:
 * the zone of its side, or before the point at which it comes on. Null if it cannot be put anywhere
 * now. Terrain and other units inside the outline still bar their own ground.
 * @clause tt.setup.defender-deploys tt.setup.attacker-deploys tt.reinforce.entry @ruling tt-043
 * tt-080
 */
export function groundFor(state: State, id: string): readonly Point[] | null {
  const { battle, phase, side, sides } = state;
  const waiting = waitingUnit(state, id);
  if (battle === null || waiting?.side !== side) return null;
  if (phase === 'deployment') return unplaced(battle, side).includes(waiting) ? zone(state, sides[side]!.edge) : null;
  const point = calledAt(battle, id);
  if (phase !== 'move' || point === undefined) return null;
  const [middle] = placeFromEdge(point.edge, point.at);
  const aside = ENTRY - BASE.width / 2;
  const along = [Math.max(0, middle - aside), Math.min(lengthOfEdge(point.edge), middle + aside)] as const;
  const unit = { ...waiting, ...atEdge(point.edge, point.at, BASE.depth, 'rear') };
  const deep = read(state, 'tt-043') === 'placed' ? BASE.depth : moveOf(unit) - BASE.depth / 2;
  return rectangle(point.edge, along, [0, deep]);
}

/** Where the middle of a unit of the side at this edge may be put before the first turn. */
function zone(state: State, edge: Edge): readonly Point[] {
  const isWhole = read(state, 'tt-080') === 'whole-base';
  const [aside, ahead] = isWhole ? [BASE.width / 2, BASE.depth / 2] : [0 - BASE.width / 2, 0 - BASE.depth / 2];
  const far = lengthOfEdge(edge) - ZONE.margin;
  const most = edge === 'north' || edge === 'south' ? TABLE[1] : TABLE[0];
  return rectangle(edge, [ZONE.margin + aside, far - aside], [BASE.depth / 2, Math.min(ZONE.depth - ahead, most)]);
}
