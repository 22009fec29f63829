import { isBattery } from '../../games/campaign-1805/artillery/battery.ts';
import { speedOf } from '../../games/campaign-1805/moving/speed.ts';
import type { State } from '../../games/campaign-1805/index.ts';
import type { Um } from '../../geometry/lengths.ts';
import { dot, plus, size, way, whole, type Point } from '../../geometry/vectors.ts';

/**
 * The place that a writer means who points near it: nearly straight ahead, back or to a side is
 * straight, and nearly the whole move is the whole move. Nothing is measured for it but the move of
 * the body itself. @ruling cf-071
 */
export function settledFor(state: State, unit: string, point: Point, within: Um): Point {
  const body = state.units[unit];
  if (body === undefined || isBattery(body) || state.awaits?.orders.includes('write') !== true) return point;
  const by = way(body.at, point);
  const [fx, fy] = body.facing.map((part) => part / size(body.facing)) as [number, number];
  const [ahead, right] = [dot(by, [fx, fy]), dot(by, [fy, -fx])];
  const isAhead = Math.abs(right) <= within && Math.abs(ahead) > within;
  const isAside = Math.abs(ahead) <= within && Math.abs(right) > within;
  const [along, across] = [isAside ? 0 : ahead, isAhead ? 0 : right];
  const far = Math.hypot(along, across);
  const full = speedOf(state, body);
  const share = far > 0 && Math.abs(far - full) <= within ? full / far : 1;
  if (share === 1 && !isAhead && !isAside) return point;
  return plus(body.at, whole([(fx * along + fy * across) * share, (fy * along - fx * across) * share]));
}
