import type { Mark, Spot } from '../../../scene/scene.ts';
import { type Projection, toDrawing } from '../../projection.ts';
import { roleOf } from '../counter.ts';
import { closed, open } from '../path.ts';
import { ring } from '../pen.ts';
import type { Picture } from '../shape.ts';

/** The width of the pen in millimetres of the table, and its least width in drawing units. */
const [PEN, LEAST] = [0.9, 1.6] as const;

/** How far before the loop a sign is drawn, in millimetres. */
const OFF = 1.9;
/** Half the width of an arrowhead, and its length, in millimetres. */
const [WING, HEAD] = [3.2, 5.2] as const;

/**
 * The loop of marker around a formation, in the colour of its side, and its sign: an arrowhead
 * before a column, a bar before a line.
 */
export function loop(projection: Projection, { points, side, sign, front }: Mark<'loop'>): Picture {
  const { scale } = projection;
  const ink = { stroke: `${roleOf(side)}-hollow`, width: Math.max(LEAST, PEN * scale) } as const;
  const around = points.map((spot) => toDrawing(projection, spot));
  const line = { d: ring(around, { every: 9 * scale, wavers: 0.22 * scale, turns: 1.5 * scale }), ...ink };
  if (sign === null) return { parts: [line] };
  const [left, right] = [toDrawing(projection, front[0]), toDrawing(projection, front[1])];
  const width = Math.hypot(right[0] - left[0], right[1] - left[1]) || 1;
  const across: Spot = [(right[0] - left[0]) / width, (right[1] - left[1]) / width];
  /** A place before the front: so many millimetres from its middle to the right, and ahead. */
  const at = (aside: number, ahead: number): Spot => [
    (left[0] + right[0]) / 2 + (across[0] * aside + across[1] * ahead) * scale,
    (left[1] + right[1]) / 2 + (across[1] * aside - across[0] * ahead) * scale,
  ];
  if (sign === 'column') {
    const head = closed([at(-WING, OFF), at(0, OFF + HEAD), at(WING, OFF), at(0, OFF + HEAD / 3)]);
    return { parts: [line, { d: head, fill: ink.stroke, stroke: ink.stroke, width: ink.width / 2 }] };
  }
  const half = width / scale / 2 - OFF;
  const bar = open([at(-half, OFF), at(0, OFF + 0.3), at(half, OFF)]);
  return { parts: [line, { d: bar, ...ink, width: ink.width * 1.7 }] };
}
