import type { Spot } from '../../scene/scene.ts';

/** A number with at most one decimal: a twentieth of a pixel. */
const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;

/** A point whose coordinates have at most one decimal. */
export const tenths = ([x, y]: Spot): Spot => [tenth(x), tenth(y)];

/** A number with at most one decimal, written as short as possible. */
export const short = (value: number): string => `${tenth(value)}`.replace(/^(-?)0\./, '$1.');

/** Coordinates in sequence, with separators only where they are needed. */
export const row = (...values: readonly number[]): string =>
  values.map(short).reduce((line, next) => line + (line === '' || next.startsWith('-') ? next : ` ${next}`), '');

/** An open polyline. The points after the first need no letter. */
export const open = (points: readonly Spot[]): string => (points.length === 0 ? '' : `M${row(...points.flat())}`);

/**
 * Splits path data into its subpaths. A browser samples every pixel of a stroke with several
 * subpaths eight times. With half a dozen such strokes on a page, a slow machine takes a third of a
 * second longer to paint.
 */
export const strokes = (d: string): readonly string[] => d.split(/(?=M)/);

/**
 * A closed polygon. All points but the first are told from the point before: the hundred figures of
 * a page that stand alike are then alike, and compress well.
 */
export function closed(points: readonly Spot[]): string {
  const [first = [0, 0]] = points;
  const from = points.map((point) => point.map((value, axis) => tenth(value - first[axis]!)));
  const steps = from.slice(1).flatMap((point, n) => point.map((value, axis) => value - from[n]![axis]!));
  return `${open([first])}${steps.length === 0 ? '' : `l${row(...steps)}`}z`;
}

/**
 * Closed outlines as one path. Each but the first begins so far from the beginning of the one
 * before: outlines in ranks are then alike, and compress well.
 */
export function together(outlines: readonly string[]): string {
  let [fromX, fromY] = [0, 0];
  const parts = outlines.join('').split(/(?=M)/);
  return parts
    .map((part, n) =>
      part.replace(/^M(-?[\d.]+) ?(-?[\d.]+)/, (start, x: string, y: string) => {
        const step = row(Number(x) - fromX, Number(y) - fromY);
        [fromX, fromY] = [Number(x), Number(y)];
        return n === 0 ? start : `m${step}`;
      }),
    )
    .join('');
}

/** A closed, smooth curve through points. */
export function smoothCurve(points: readonly Spot[]): string {
  const at = (index: number): Spot => points[(index + points.length) % points.length] ?? [0, 0];
  const bends = points.map((_, index) => {
    const [[px, py], [x, y], [nx, ny], [mx, my]] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return `C${row(x + (nx - px) / 6, y + (ny - py) / 6, nx - (mx - x) / 6, ny - (my - y) / 6, nx, ny)}`;
  });
  return `M${row(...at(0))}${bends.join('')}z`;
}

/** An axis-aligned rectangle around a centre. */
export const box = ([x, y]: Spot, width: number, height: number): string =>
  `M${row(x - width / 2, y - height / 2)}h${short(width)}v${short(height)}h${short(-width)}z`;

/** An ellipse, as two arcs. */
export const oval = ([x, y]: Spot, rx: number, ry: number): string =>
  `M${row(x - rx, y)}a${row(rx, ry)} 0 0 1 ${short(2 * rx)} 0a${row(rx, ry)} 0 0 1 ${short(-2 * rx)} 0z`;

/** A circle. */
export const circle = (at: Spot, radius: number): string => oval(at, radius, radius);

/**
 * Separate straight strokes as one path. All but the first are told from the end of the one before:
 * strokes at even distances are then alike, and compress well.
 */
export function segments(all: readonly (readonly [from: Spot, to: Spot])[]): string {
  let last: Spot = [0, 0];
  const to = (spot: Spot): string => {
    const at = tenths(spot);
    const step = row(at[0] - last[0], at[1] - last[1]);
    last = at;
    return step;
  };
  return all.map(([start, end], n) => `${n === 0 ? 'M' : 'm'}${to(start)}l${to(end)}`).join('');
}

/** A straight line as separate dashes, because not every painter can draw dashed strokes. */
export function dashes([fx, fy]: Spot, [tx, ty]: Spot, dash: number, gap: number): string {
  const length = Math.hypot(tx - fx, ty - fy);
  if (length === 0) return '';
  const [ux, uy] = [(tx - fx) / length, (ty - fy) / length];
  const count = Math.max(1, Math.round((length + gap) / (dash + gap)));
  const stretch = length / (count * dash + (count - 1) * gap);
  const at = (far: number): Spot => [fx + ux * far * stretch, fy + uy * far * stretch];
  const begins = Array.from({ length: count }, (_, index) => index * (dash + gap));
  return segments(begins.map((begin) => [at(begin), at(begin + dash)]));
}

/** A closed polygon with dashed sides. */
export const dashedPolygon = (points: readonly Spot[], dash: number, gap: number): string =>
  points.map((point, index) => dashes(point, points[(index + 1) % points.length] ?? point, dash, gap)).join('');

/** A point moved by a distance in a direction, which need not be normalized. */
export function along([x, y]: Spot, [dx, dy]: Spot, by: number): Spot {
  const length = Math.hypot(dx, dy) || 1;
  return [x + (dx / length) * by, y + (dy / length) * by];
}

/**
 * Path data enlarged about the origin. The flags of arcs, which are 0 or 1 between two other
 * numbers, stay the same.
 */
export const scaled = (d: string, by: number): string =>
  d.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, letter: string, numbers: string) => {
    const all = Array.from(numbers.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), ([text]) => Number(text));
    const isFlag = (at: number): boolean => letter.toLowerCase() === 'a' && [2, 3, 4].includes(at % 7);
    return letter + row(...all.map((value, at) => (isFlag(at) ? value : value * by)));
  });
