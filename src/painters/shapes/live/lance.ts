import type { Spot } from '../../../scene/scene.ts';
import { closed, open } from '../path.ts';
import type { Shape } from '../shape.ts';

/**
 * How far before the middle of its last square a lance ends, so that its point is not under the
 * counter.
 */
const END = 44;
/** The length of the point. */
const POINT = 34;
const CHEVRONS = [0.5, 0.68, 0.86];

/** The rays of a spark: the ends of lines through its centre. */
const RAYS: readonly Spot[] = [
  [0, 22],
  [11, 15],
  [-11, 15],
];

/**
 * A charge: a lance that widens towards its point, with three chevrons, and a spark where it
 * touches the enemy.
 */
export function lance([from, to]: readonly [Spot, Spot], touches: Spot | null, skip: number): readonly Shape[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const at = (along: number, across: number): Spot => [
    from[0] + ux * along - uy * across,
    from[1] + uy * along + ux * across,
  ];
  const end = length - END;
  const neck = Math.max(skip, end - POINT);
  const body = [at(skip, -4), at(neck, -13), at(neck, -25), at(end, 0), at(neck, 25), at(neck, 13), at(skip, 4)];
  const chevrons = CHEVRONS.map((part) => {
    const x = skip + part * (neck - skip);
    const half = 3 + 5 * part;
    return open([at(x - half * 0.8, -half), at(x, 0), at(x - half * 0.8, half)]);
  });
  return [
    { d: closed(body), fill: 'trace-charge', stroke: 'label', width: 2.5 },
    ...chevrons.map((d): Shape => ({ d, stroke: 'label', width: 3.4 })),
    ...(touches === null ? [] : spark(to, touches)),
  ];
}

/** A spark half way to the enemy. */
function spark([x, y]: Spot, [tx, ty]: Spot): readonly Shape[] {
  const [cx, cy] = [(x + tx) / 2, (y + ty) / 2];
  const length = Math.hypot(tx - x, ty - y) || 1;
  const [ux, uy] = [(tx - x) / length, (ty - y) / length];
  const turned = ([a, b]: Spot): Spot => [cx + a * ux - b * uy, cy + a * uy + b * ux];
  const rays = RAYS.map(([a, b]) => open([turned([a, b]), turned([-a, -b])]));
  return [
    ...rays.map((d): Shape => ({ d, stroke: 'label', width: 11 })),
    ...rays.map((d): Shape => ({ d, stroke: 'trace-charge', width: 6 })),
  ];
}
