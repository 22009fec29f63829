import type { Mark, Spot } from '../../../scene/scene.ts';
import { type Projection, toDrawing } from '../../projection.ts';
import type { Token } from '../../theme.ts';
import { closed, dashedRound, open, row } from '../path.ts';
import type { Picture } from '../shape.ts';

/** The three senses of an area differ in their line as well as in their colour. */
const LOOK: Readonly<
  Record<
    Mark<'region'>['sense'],
    { readonly ink: Token; readonly opacity: number; readonly dash?: readonly [number, number]; readonly width: number }
  >
> = {
  reach: { ink: 'region-reach', opacity: 0.18, dash: [15, 12], width: 4 },
  zone: { ink: 'region-zone', opacity: 0.14, dash: [1, 11], width: 5 },
  light: { ink: 'region-light', opacity: 0.3, width: 5 },
};

/** A lit, reachable or forbidden area. */
export function region(projection: Projection, mark: Mark<'region'>): Picture {
  const points = mark.points.map((spot) => toDrawing(projection, spot));
  const { ink, opacity, dash, width } = LOOK[mark.sense];
  const edge = dash === undefined ? closed(points) : dashedRound(points, dash[0], dash[1]);
  return {
    parts: [
      { d: closed(points), fill: ink, opacity },
      { d: edge, stroke: ink, width, opacity: 0.9 },
    ],
  };
}

/** A field of fire: a wedge, or the whole round from 360 degrees; its rim in dashes, its sides in one stroke. */
export function arc(projection: Projection, { at, facing, radius, degrees }: Mark<'arc'>): Picture {
  const centre = toDrawing(projection, at);
  const reach = radius * projection.scale;
  const middle = Math.atan2(-facing[1], facing[0]);
  const whole = degrees >= 360;
  const half = (Math.min(degrees, 360) * Math.PI) / 360;
  const on = (angle: number): Spot => [centre[0] + Math.cos(angle) * reach, centre[1] + Math.sin(angle) * reach];
  const count = Math.max(2, Math.round((2 * half * reach) / (15 + 12)));
  const strokes = Array.from({ length: count }, (_, index) => {
    const start = middle - half + (2 * half * index) / count;
    return `M${row(...on(start))}A${row(reach, reach)} 0 0 1 ${row(...on(start + (half / count) * (whole ? 1.1 : 1.15)))}`;
  });
  const [left, right] = [on(middle - half), on(middle + half)];
  const opposite = on(middle);
  const bow = (to: Spot): string => `A${row(reach, reach)} 0 0 1 ${row(...to)}`;
  const area = whole
    ? `M${row(...left)}${bow(opposite)}${bow(left)}z`
    : `M${row(...centre)}L${row(...left)}${bow(opposite)}${bow(right)}z`;
  return {
    parts: [
      { d: area, fill: 'region-reach', opacity: 0.15 },
      {
        d: strokes.join('') + (whole ? '' : open([left, centre, right])),
        stroke: 'region-reach',
        width: 3,
        opacity: 0.85,
      },
    ],
  };
}
