import { allowed, refused, type Verdict } from '../reasons.ts';
import { onBoard, place, square, steps, type Square } from '../../../geometry/grid.ts';
import { EDGES, OBJECTIVES } from '../tables.ts';
import { before } from '../fighting/rout.ts';
import { read } from '../rulings.ts';
import type { OrderOf } from '../orders.ts';
import type { State } from '../state.ts';

/**
 * Judges the place of a marker. It must be more than three squares from every edge and from every
 * other marker.
 * @clause pb.victory.objectives.placement @ruling pb-009
 */
export function judgeObjective(state: State, { at }: OrderOf<'objective'>): Verdict {
  const params = { square: at };
  if (!onBoard(state.size, place(at))) return refused('pb.victory.objectives.placement', 'off-board', params);
  if (EDGES.some((edge) => edgeDistance(state, before(state, edge, at)) <= OBJECTIVES.apart))
    return refused('pb.victory.objectives.placement', 'near-edge', params);
  const near = state.objectives.find((each) => apart(state, steps(each, at)) <= OBJECTIVES.apart);
  return near === undefined
    ? allowed('pb.victory.objectives.placement', 'pb.victory.objectives.number-and-turns')
    : refused('pb.victory.objectives.placement', 'near-marker', { ...params, by: near });
}

/**
 * The distance of a square from an edge; `rows` is the number of rows between them. By the default
 * reading the row on the edge is at distance 1; under `squares-between` at distance 0.
 * @ruling pb-009
 */
export const edgeDistance = (state: State, rows: number): number =>
  read(state, 'pb-009') === 'row-number' ? rows + 1 : rows;

/** @ruling pb-009 */
const apart = (state: State, distance: number): number =>
  read(state, 'pb-009') === 'row-number' ? distance : distance - 1;

/** The squares where another marker may be placed. @clause pb.victory.objectives.placement */
export const objectiveSquares = (state: State): readonly Square[] =>
  Array.from({ length: state.size.files * state.size.ranks }, (_, i) =>
    square({ file: i % state.size.files, rank: Math.floor(i / state.size.files) }),
  ).filter((at) => judgeObjective(state, { type: 'objective', at }).ok);

/** Whether this map has a square for a marker. @clause pb.victory.objectives.placement */
export const hasRoomForMarkers = (state: State): boolean => objectiveSquares(state).length > 0;
