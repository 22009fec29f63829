import type { Spot } from '../../../scene/scene.ts';
import { closed, together } from '../path.ts';
import type { Drawing } from '../shape.ts';
import { placesAround, strokesAt } from './along.ts';
import { hachure } from './hill.ts';
import { scatter } from './scatter.ts';

/** How steep a slope is: gentle, medium, steep, extreme. */
type Grade = 1 | 2 | 3 | 4;

/** How strongly the ground of each grade is tinted. */
const TINTS: Readonly<Record<Grade, number>> = { 1: 0.35, 2: 0.5, 3: 0.65, 4: 0.8 };

/** The directions in which strokes point: those that point alike compress well. */
const WAYS = 32;
const FULL = 2 * Math.PI;

/** The point of an outline that is nearest to a spot. */
function nearestOn(outline: readonly Spot[], [x, y]: Spot): Spot {
  const all = outline.map(([ax, ay], n): Spot => {
    const [bx, by] = outline[(n + 1) % outline.length]!;
    const [dx, dy] = [bx - ax, by - ay];
    const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    return [ax + dx * part, ay + dy * part];
  });
  const far = ([px, py]: Spot): number => Math.hypot(px - x, py - y);
  return all.reduce((best, each) => (far(each) < far(best) ? each : best));
}

/**
 * A slope: strokes that are broad at their upper end and taper downhill, in bundles of as many as
 * its grade, so that it can be counted anywhere. Where nothing says which way is up, they are short
 * and lie across.
 */
export const slope =
  (grade: Grade) =>
  (points: readonly Spot[], size: number, up?: readonly Spot[]): Drawing => {
    // On the map of a whole table they must still be counted.
    const by = Math.max(0.85, size);
    const [length, width, beside] = [22 * by, 4.8 * by, 7 * by];
    const strokes = scatter(points, 46 * by, 15 * by).flatMap((at) => {
      const top = up === undefined ? null : nearestOn(up, at);
      const [dx, dy] = top === null ? [0, 0] : [at[0] - top[0], at[1] - top[1]];
      const angle = Math.hypot(dx, dy) < 1 ? 0 : Math.round((Math.atan2(dy, dx) * WAYS) / FULL) * (FULL / WAYS);
      const down: Spot = [Math.cos(angle), Math.sin(angle)];
      return Array.from({ length: grade }, (_, n) => {
        const aside = (n - (grade - 1) / 2) * beside;
        const [x, y] = [
          at[0] - (down[0] * length) / 2 - down[1] * aside,
          at[1] - (down[1] * length) / 2 + down[0] * aside,
        ];
        return hachure([Math.round(x), Math.round(y)], down, length, width);
      });
    });
    return [
      { d: closed(points), fill: 'hill', opacity: TINTS[grade] },
      { d: strokesAt(placesAround(points, 9), 1.6), stroke: 'hill-ink', width: 2.4 },
      { d: together(strokes), fill: 'hill-ink' },
    ];
  };
