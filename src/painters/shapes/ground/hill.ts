import type { Spot } from '../../../scene/scene.ts';
import { closed } from '../path.ts';
import type { Shape } from '../shape.ts';
import { RIM_OF_WASH } from './wash.ts';

/** A hachure, the pen stroke that maps use for slopes: broad at the top, tapering downhill. */
export function hachure([x, y]: Spot, [dx, dy]: Spot, length: number, width: number): string {
  const [ax, ay] = [(-dy * width) / 2, (dx * width) / 2];
  return closed([
    [x + ax, y + ay],
    [x + dx * length, y + dy * length],
    [x - ax, y - ay],
  ]);
}

/**
 * The light top of a hill: a dome that is off centre towards the light, which comes from the upper
 * left on every map.
 */
const TOP = 'M-39-6C-39-28-22-40 0-40S36-27 35-4S18 31-5 31S-39 16-39-6z';

/** The shadow on the slope that faces away from the light. */
const SHADED = 'M44-12C47 20 44 44 30 45C15 47 0 43-14 45C12 38 34 22 35-4z';

/** The number of hachures of a hill. */
const COUNT = 9;

/**
 * A hill square around its centre. Hachures on all four sides would look like the rim of a crater,
 * so only the slope in the shade has them.
 */
export const hill = (): readonly Shape[] => {
  const strokes = Array.from({ length: COUNT }, (_, index) => {
    const angle = ((index * 15 - 18) * Math.PI) / 180;
    const down: Spot = [Math.cos(angle), Math.sin(angle)];
    return hachure([down[0] * 33, down[1] * 31], down, 13, 5);
  });
  return [
    { d: RIM_OF_WASH, fill: 'hill' },
    { d: SHADED, fill: 'hill-ink', opacity: 0.3 },
    { d: TOP, fill: 'hill-top' },
    { d: strokes.join(''), fill: 'hill-ink' },
  ];
};
