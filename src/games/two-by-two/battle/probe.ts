import { edgeOf, EDGES } from '../../../geometry/edges.ts';
import { gapToLine } from '../../../geometry/gaps.ts';
import type { Point } from '../../../geometry/vectors.ts';
import type { Intent } from '../../contract/engine.ts';
import { waitingUnit, type State, type Unit } from '../state.ts';
import { calledAt, unplaced } from './state.ts';
import { atEdge, inwards, placeFromEdge, seenFromEdge } from './edges.ts';
import type { Order } from '../orders.ts';
import { read } from '../rulings.ts';
import { BASE, isStep, TABLE } from '../tables.ts';
import { wayTo } from '../moving/way.ts';

/**
 * What a player may mean before the first turn, or with a unit that waits: to put it somewhere, to
 * bring it on, or to choose a point.
 */
export function likelyInBattle(state: State, { unit, target, with: queue }: Omit<Intent, 'kind'>): readonly Order[] {
  const { battle, phase, side } = state;
  if (battle === null || target === null || !('point' in target)) return [];
  const waiting = unit === null ? undefined : waitingUnit(state, unit);
  if (waiting !== undefined && phase === 'deployment') {
    const facing = target.facing ?? inwards(state.sides[side]!.edge);
    return [{ type: 'deploy', unit: waiting.id, to: { at: target.point, facing } }];
  }
  if (waiting !== undefined) return entryTo(state, waiting.id, target.point);
  if (phase === 'points') return [pointAt(state, target.point, queue)];
  return isStep(phase) && battle.zone !== null
    ? Object.keys(battle.box).map((feature) => ({ type: 'place-feature', feature, at: target.point }))
    : [];
}

/**
 * A choice of the point on the nearest edge. All units that are left wait there, unless `queue`
 * names others.
 */
function pointAt({ battle, side }: State, point: Point, queue?: readonly string[]): Order {
  const [nearest] = EDGES.map((edge) => ({ edge, gap: gapToLine(point, [edgeOf(TABLE, edge)]) })).sort(
    (a, b) => a.gap.length - b.gap.length,
  );
  const { edge, gap } = nearest!;
  return { type: 'choose-point', edge, at: gap.to, queue: queue ?? unplaced(battle!, side).map(({ id }) => id) };
}

/**
 * The order that brings a unit on straight before a place, and then to it. If that place at the
 * edge is not allowed by its point, the rules refuse it.
 */
function entryTo(state: State, id: string, point: Point): readonly Order[] {
  const called = state.battle === null ? undefined : calledAt(state.battle, id);
  if (called === undefined) return [];
  const [across] = placeFromEdge(called.edge, point);
  const from = seenFromEdge(called.edge, [across, 0]);
  const unit: Unit = { ...waitingUnit(state, id)!, ...atEdge(called.edge, from, BASE.depth, 'front') };
  if (read(state, 'tt-043') === 'placed') return [{ type: 'enter', unit: id, from, legs: [] }];
  return [{ type: 'enter', unit: id, from, legs: wayTo(state, unit, { point }) }];
}
