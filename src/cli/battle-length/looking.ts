import type { Awaiting, OrderLike, Target } from '../../games/contract/engine.ts';
import type { LoadedGame } from '../../register/index.ts';
import type { Spot } from '../../scene/scene.ts';

/** A unit that stands on the board, and its place on the scene. */
export interface Standing {
  readonly unit: string;
  readonly side: string;
  readonly spot: Spot;
}

/** Every unit that stands on the board. */
export function standing(game: LoadedGame, state: Awaiting): readonly Standing[] {
  const bases = game.scene(state, []).marks.filter((mark) => mark.kind === 'base' && mark.ghost !== true);
  return bases.flatMap((base) => {
    const side = game.rules.sideOf(state, base.id);
    return base.kind === 'base' && side !== undefined ? [{ unit: base.id, side, spot: base.at }] : [];
  });
}

/** The place of a target on the scene: the middle of the mark that lights it. */
export function spotOf({ input }: LoadedGame, state: Awaiting, target: Target): Spot {
  const mark = input.highlight(state, 'aim', target, 'step');
  const points = mark.kind === 'area' ? mark.points : [];
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0), mean(1)];
}

/** How far it is from a spot to the nearest unit that is not of this side. */
export const gapTo = (units: readonly Standing[], side: string | undefined, [x, y]: Spot): number =>
  Math.min(
    Infinity,
    ...units.filter((each) => each.side !== side).map(({ spot }) => Math.hypot(spot[0] - x, spot[1] - y)),
  );

/** The enemies of a unit, the nearest first. */
export const nearestTo = ({ side, spot }: Standing, units: readonly Standing[]): readonly Standing[] =>
  units.filter((each) => each.side !== side).toSorted((a, b) => gapTo([a], side, spot) - gapTo([b], side, spot));

/** How much of the way to an enemy a unit tries to go, the most first. */
export const PARTS: readonly number[] = [0.9, 0.7, 0.5, 0.35, 0.25, 0.15, 0.1];
/** The orders that a target means for a unit, of those that are allowed. */
export const allowedAt = ({ rules }: LoadedGame, state: Awaiting, unit: string, target: Target): readonly OrderLike[] =>
  rules.probe(state, { unit, target }).flatMap(({ order, verdict }) => (verdict.ok ? [order] : []));

/** The orders that lead as far on the straight line to an enemy as a unit may go. */
export function nearer(
  game: LoadedGame,
  state: Awaiting,
  { unit, spot }: Standing,
  { foe, parts = PARTS }: { readonly foe: Standing; readonly parts?: readonly number[] },
): readonly OrderLike[] {
  for (const part of parts) {
    const between = [0, 1].map((axis) => spot[axis]! + part * (foe.spot[axis]! - spot[axis]!)) as unknown as Spot;
    const target = game.input.target(state, between, foe.spot);
    const found = target === null ? [] : allowedAt(game, state, unit, target);
    if (found.length > 0) return found;
  }
  return [];
}
