import { shift } from '../../../geometry/moves.ts';
import { atMost, SAME, type Um } from '../../../geometry/lengths.ts';
import { spansInUnion } from '../../../geometry/outlines.ts';
import { onPiece } from '../../../geometry/paths.ts';
import type { Point } from '../../../geometry/vectors.ts';
import { costAlong, farthestOn, slowFor, type CostedLeg } from './going.ts';
import { featuresOf, firstOn, outlinesOf } from './ground.ts';
import type { TtClauseId } from '../reasons.ts';
import { bridgeAhead, bridgeOn, isRoadMarch, type CentrePath } from './roads.ts';
import { read } from '../rulings.ts';
import { moveOf, type State, type Unit } from '../state.ts';
import { bankBefore, streamsMet } from './streams.ts';
import { ROAD_BONUS } from '../tables.ts';

/** How much of its move a unit has for a way, and what has made that more or less. */
export interface Allowance {
  readonly move: Um;
  /** Is the whole way on a road? */
  readonly isRoad: boolean;
  /** The bridge that the way sets foot on. */
  readonly bridge: string | null;
  /**
   * What halves the whole move: a bridge or, under one reading, ground that a unit crosses at half
   * rate.
   */
  readonly halved: { readonly clause: TtClauseId; readonly terrain: string } | null;
  /** The town that takes away the bonus of a road. */
  readonly unpaid: string | null;
}

/** What halves the whole move. @clause tt.move.bridge-half @ruling tt-016 tt-017 */
function halvedBy(state: State, unit: Unit, path: CentrePath, isRoad: boolean): Allowance['halved'][] {
  const bridge = isRoad ? undefined : bridgeOn(state, path);
  const isHalf = bridge !== undefined && read(state, 'tt-017') !== 'bridge-length-only';
  const slow = slowFor(state, unit, isRoad);
  const ground = slow.length > 0 && read(state, 'tt-016') === 'whole-move' ? firstOn(path, slow) : undefined;
  return [
    ...(isHalf ? [{ clause: 'tt.move.bridge-half', terrain: bridge } as const] : []),
    ...(ground === undefined
      ? []
      : [{ clause: state.terrain[ground]!.kind === 'town' ? 'tt.move.town-half' : 'tt.move.woods-half', terrain: ground } as const]), // prettier-ignore
  ];
}

/**
 * How much of its move a unit has for a way. It has [1] more if the whole way is on a road and no
 * part of it in a town. It has only half if the way leads over a bridge but is not all on a road.
 * `most` replaces the unit’s whole move.
 * @clause tt.units.move-column tt.move.road-bonus tt.move.town-no-road-bonus tt.move.bridge-half
 * tt.move.bridge-road-column
 * @ruling tt-016 tt-017
 */
export function allowanceOf(
  state: State,
  unit: Unit,
  path: CentrePath,
  { most, isRoad = isRoadMarch(state, unit, path) }: { readonly most?: Um | undefined; readonly isRoad?: boolean } = {},
): Allowance {
  const town = isRoad ? firstOn(path, featuresOf(state, 'town')) : undefined;
  const halvings = halvedBy(state, unit, path, isRoad);
  // A counter-charge has only half a move, even on a road.
  const full = most ?? moveOf(unit) + (isRoad && town === undefined ? ROAD_BONUS : 0);
  return {
    move: Math.floor(full / 2 ** halvings.length) as Um,
    isRoad,
    bridge: bridgeOn(state, path) ?? null,
    halved: halvings[0] ?? null,
    unpaid: town ?? null,
  };
}

/**
 * The lengths of a straight way at which it first comes to a bridge that halves the whole move, and
 * to ground that does, the nearer first. A length is infinite if the way never comes to it.
 * @ruling tt-016 tt-017
 */
function halvingsAhead(state: State, unit: Unit, { base, direction }: CostedLeg, to: Point): readonly number[] {
  const bridges = featuresOf(state, 'bridge');
  const bridge =
    bridges.length > 0 && read(state, 'tt-017') !== 'bridge-length-only'
      ? bridgeAhead(state, base.at, direction)
      : null;
  const slow = slowFor(state, unit);
  const areas = slow.length > 0 && read(state, 'tt-016') === 'whole-move' ? slow : [];
  const piece = [base.at, to] as const;
  const starts = onPiece(piece, spansInUnion(piece, outlinesOf(areas))).map(([start]) => start);
  return [bridge ?? Infinity, Math.min(...starts)].sort((a, b) => a - b);
}

/**
 * How far a unit comes along a straight line with this much of its move. If the way leads to a
 * bridge, half of the move must be enough for the whole way; otherwise the unit stops before the
 * bridge. `road`: whether a road may help, if the whole way is on one.
 * @clause tt.units.move-column tt.move.road-bonus tt.move.bridge-half @ruling tt-016 tt-017 tt-058
 */
export function comesTo(state: State, unit: Unit, straight: CostedLeg, road: 'with-road' | 'no-road'): Um {
  const { base, direction, by } = straight;
  const pathTo = (far: Um): CentrePath => [base.at, shift(base, direction, far).at];
  if (road === 'with-road')
    for (const each of [(by + ROAD_BONUS) as Um, by]) {
      const far = farthestOn(state, unit, { ...straight, by: each, isRoad: true });
      const path = pathTo(far);
      const isPaid = () => atMost(each, allowanceOf(state, unit, path, { isRoad: true }).move);
      if (isRoadMarch(state, unit, path) && isPaid()) return far;
    }
  let allowance = by;
  let comes = farthestOn(state, unit, straight);
  for (const start of halvingsAhead(state, unit, straight, pathTo(by).at(-1)!)) {
    if (comes <= start + SAME) break;
    const halved = Math.floor(allowance / 2) as Um;
    const half = farthestOn(state, unit, { ...straight, by: halved });
    if (half <= start)
      return dryShod(state, unit, straight, { comes: Math.min(comes, Math.floor(start)) as Um, allowance });
    [allowance, comes] = [halved, half];
  }
  return dryShod(state, unit, straight, { comes, allowance });
}

/**
 * Shortens a way that ends before the bridge that would have spared it a stream. If the unit cannot
 * pay for the stream, the way ends before the water.
 * @clause tt.move.stream @ruling tt-017 tt-020
 */
function dryShod(
  state: State,
  unit: Unit,
  straight: CostedLeg,
  { comes, allowance }: { readonly comes: Um; readonly allowance: Um },
): Um {
  const isPaid = (by: Um) => atMost(costAlong(state, unit, { ...straight, by }), allowance);
  const banks = streamsMet(state, { ...straight, by: comes }).map(bankBefore);
  return [comes, ...banks.toReversed()].find(isPaid) ?? comes;
}
