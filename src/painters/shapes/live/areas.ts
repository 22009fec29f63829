import type { Mark, Spot } from '../../../scene/scene.ts';
import { type Projection, toDrawing } from '../../projection.ts';
import type { Token } from '../../theme.ts';
import { along, circle, closed, dashedPolygon, open, row, segments } from '../path.ts';
import type { Picture, Shape } from '../shape.ts';

interface AreaStyle {
  readonly ink: Token;
  readonly opacity: number;
  readonly dash?: readonly [number, number];
  readonly width: number;
}

/**
 * Areas that are filled to their edge. They differ in their line style as well as in their colour.
 */
const LOOK: Readonly<Record<Exclude<Mark<'area'>['sense'], keyof typeof SHAPES>, AreaStyle>> = {
  reach: { ink: 'area-reach', opacity: 0.18, dash: [15, 12], width: 4 },
  range: { ink: 'area-reach', opacity: 0.15, dash: [9, 12], width: 2.5 },
  zone: { ink: 'area-zone', opacity: 0.14, dash: [1, 11], width: 5 },
  light: { ink: 'area-light', opacity: 0.3, width: 5 },
  fault: { ink: 'trace-stopped', opacity: 0.14, dash: [11, 9], width: 5 },
  // The line around a group must not look like a highlight.
  group: { ink: 'edge', opacity: 0, width: 2.4 },
};

/** The middle of a place, and half its width. */
function middle(points: readonly Spot[]): { readonly at: Spot; readonly half: number } {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { at: [(left + right) / 2, (top + bottom) / 2], half: Math.min(right - left, bottom - top) / 2 };
}

/** The same polygon, with its edge moved inwards. */
const inset = (points: readonly Spot[], by: number): readonly Spot[] => {
  const { at, half } = middle(points);
  const part = Math.max(0, 1 - by / half);
  return points.map(([x, y]): Spot => [at[0] + (x - at[0]) * part, at[1] + (y - at[1]) * part]);
};

/** How far a bracket extends from its corner. */
const BRACKET = 25;
/** Half the width of a place around which marks are as heavy as on all larger ones. */
const SMALL = 30;

/** How much finer a mark around a place is than around a large one. */
const fine = (points: readonly Spot[]): number => Math.min(1, middle(points).half / SMALL);

/** A heavy bracket at each corner. */
function brackets(points: readonly Spot[]): string {
  const corners = inset(points, 7 * fine(points));
  const far = BRACKET * fine(points);
  const on = (at: number): Spot => corners[(at + corners.length) % corners.length]!;
  const way = ([ax, ay]: Spot, [bx, by]: Spot): Spot => [bx - ax, by - ay];
  return corners
    .map((corner, i) =>
      open([along(corner, way(corner, on(i - 1)), far), corner, along(corner, way(corner, on(i + 1)), far)]),
    )
    .join('');
}

/** The line that marks a piece: a ring around its middle, or a line along its outline. */
const lineAround = (points: readonly Spot[], along: boolean): string => (along ? closed(points) : ring(points));

const ring = (points: readonly Spot[]): string => {
  const { at, half } = middle(points);
  return circle(at, Math.max(half * 0.5, half - 5 * fine(points)));
};

/**
 * Places with a shape of their own, so that none depends on its colour alone: what may act, what is
 * selected, where it may go and what it may fight.
 */
const SHAPES = {
  able: (points, along) => [
    { d: lineAround(points, along), stroke: 'label', width: 9 * fine(points), opacity: 0.7 },
    { d: lineAround(points, along), stroke: 'area-reach', width: 5 * fine(points) },
  ],
  chosen: (points, along) => [
    // A halo around the piece. A disc over it would make the piece look pale.
    { d: lineAround(points, along), stroke: 'area-light', width: 20 * fine(points), opacity: 0.4 },
    // Amber alone is too pale on a bright sheet: the line has a dark rim.
    { d: lineAround(points, along), stroke: 'edge', width: 11 * fine(points) },
    { d: lineAround(points, along), stroke: 'area-light', width: 8 * fine(points) },
  ],
  step: (points) => [
    { d: closed(inset(points, 4)), fill: 'area-reach', opacity: 0.16 },
    { d: closed(inset(points, 4)), stroke: 'area-reach', width: 2.5, opacity: 0.5 },
    { d: circle(middle(points).at, 8), fill: 'area-reach', opacity: 0.75 },
  ],
  target: (points) => [
    { d: brackets(points), stroke: 'label', width: 13 * fine(points), opacity: 0.75 },
    { d: brackets(points), stroke: 'trace-charge', width: 8 * fine(points) },
  ],
} as const satisfies Readonly<Record<string, (points: readonly Spot[], along: boolean) => readonly Shape[]>>;

const isShaped = (sense: Mark<'area'>['sense']): sense is keyof typeof SHAPES => Object.hasOwn(SHAPES, sense);

/**
 * An area with a meaning: reachable, forbidden, highlighted, at fault, or a place for giving an
 * order.
 */
export function area(projection: Projection, mark: Mark<'area'>): Picture {
  const points = mark.points.map((spot) => toDrawing(projection, spot));
  if (isShaped(mark.sense)) return { parts: SHAPES[mark.sense](points, mark.along === true) };
  const { ink, opacity, dash, width } = LOOK[mark.sense];
  if (opacity === 0) return { parts: [{ d: closed(points), stroke: ink, width, opacity: 0.75 }] };
  const edge = dash === undefined ? closed(points) : dashedPolygon(points, dash[0], dash[1]);
  return {
    parts: [
      { d: closed(points), fill: ink, opacity },
      ...(ink === 'area-light' ? [{ d: edge, stroke: 'edge', width: width + 3 } as const] : []),
      { d: edge, stroke: ink, width, opacity: 0.9 },
    ],
  };
}

const INK = { stroke: 'area-reach', width: 3, opacity: 0.85 } as const;
const WASH = { fill: 'area-reach', opacity: 0.15 } as const;

/**
 * The approximate lengths of a dash and of the gap after it. They are adjusted so that they divide
 * an arc evenly.
 */
const STROKE = 15;
const GAP = 12;

/** From this radius on, a stroke of an arc is a quarter of a unit from being straight. */
const STRAIGHT = 120;

/** A dashed arc around a centre, clockwise on the drawing between two angles in radians. */
function dashedArc(centre: Spot, radius: number, from: number, to: number): string {
  const count = Math.max(2, Math.round(((to - from) * radius) / (STROKE + GAP)));
  const each = (to - from) / count;
  const on = (angle: number): Spot => [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius];
  const strokes = Array.from({ length: count }, (_, index): readonly [from: Spot, to: Spot] => {
    const start = from + each * index;
    return [on(start), on(start + (each * STROKE) / (STROKE + GAP))];
  });
  if (radius >= STRAIGHT) return segments(strokes);
  return strokes.map(([a, b]) => `M${row(...a)}A${row(radius, radius)} 0 0 1 ${row(...b)}`).join('');
}

/** A disc with a dashed edge, like a template on a table. */
export function disc(projection: Projection, { at, radius }: Mark<'disc'>): Picture {
  const [centre, r] = [toDrawing(projection, at), radius * projection.scale];
  return {
    parts: [
      { d: circle(centre, r), ...WASH },
      { d: dashedArc(centre, r, 0, 2 * Math.PI), ...INK },
    ],
  };
}

/**
 * A field of fire. It spreads outward from both ends of a front; its far edge is an arc around each
 * end and a straight line between them.
 */
export function arc(projection: Projection, { front, outward, reach }: Mark<'arc'>): Picture {
  const [left, right] = [toDrawing(projection, front[0]), toDrawing(projection, front[1])];
  const r = reach * projection.scale;
  const forward = Math.atan2(left[0] - right[0], right[1] - left[1]);
  const opens = (outward * Math.PI) / 180;
  const to = ([x, y]: Spot, angle: number): Spot => [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  const [farLeft, farRight] = [to(left, forward - opens), to(right, forward + opens)];
  const [overLeft, overRight] = [to(left, forward), to(right, forward)];
  const arcTo = (spot: Spot): string => `A${row(r, r)} 0 0 1 ${row(...spot)}`;
  const around = `M${row(...left)}L${row(...farLeft)}${arcTo(overLeft)}L${row(...overRight)}${arcTo(farRight)}L${row(...right)}z`;
  const rim = dashedArc(left, r, forward - opens, forward) + dashedArc(right, r, forward, forward + opens);
  return {
    parts: [
      { d: around, ...WASH },
      { d: rim + open([overLeft, overRight]) + open([farLeft, left, right, farRight]), ...INK },
    ],
  };
}
