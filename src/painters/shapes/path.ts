import type { Spot } from '../../scene/scene.ts';

/** A number with one decimal at most (a twentieth of a pixel), as short as can be. */
export const short = (value: number): string => `${Math.round(value * 10) / 10 + 0}`.replace(/^(-?)0\./, '$1.');

/** Coordinates in a row, parted only where they would run together. */
export const row = (...values: readonly number[]): string =>
  values.map(short).reduce((line, next) => line + (line === '' || next.startsWith('-') ? next : ` ${next}`), '');

/** A line through points. */
export const open = (points: readonly Spot[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${row(x, y)}`).join('');

/**
 * The strokes of a line, each a path of its own. A browser with half a dozen lines of several strokes on a page takes eight samples of every
 * pixel of it, and a weak machine then draws for a third of a second longer.
 */
export const strokes = (d: string): readonly string[] => d.split(/(?=M)/);

/** A closed polygon. */
export const closed = (points: readonly Spot[]): string => `${open(points)}z`;

/** A closed, soft curve through points. */
export function soft(points: readonly Spot[]): string {
  const at = (index: number): Spot => points[(index + points.length) % points.length] ?? [0, 0];
  const bends = points.map((_, index) => {
    const [[px, py], [x, y], [nx, ny], [mx, my]] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return `C${row(x + (nx - px) / 6, y + (ny - py) / 6, nx - (mx - x) / 6, ny - (my - y) / 6, nx, ny)}`;
  });
  return `M${row(...at(0))}${bends.join('')}z`;
}

/** An upright rectangle around a centre. */
export const box = ([x, y]: Spot, width: number, height: number): string =>
  `M${row(x - width / 2, y - height / 2)}h${short(width)}v${short(height)}h${short(-width)}z`;

/** An ellipse as two half turns. */
export const oval = ([x, y]: Spot, rx: number, ry: number): string =>
  `M${row(x - rx, y)}a${row(rx, ry)} 0 0 1 ${short(2 * rx)} 0a${row(rx, ry)} 0 0 1 ${short(-2 * rx)} 0z`;

/** A circle. */
export const circle = (at: Spot, radius: number): string => oval(at, radius, radius);

/** A straight line cut into dashes here, because not every painter can draw dashes. */
export function dashes([fx, fy]: Spot, [tx, ty]: Spot, dash: number, gap: number): string {
  const length = Math.hypot(tx - fx, ty - fy);
  if (length === 0) return '';
  const [ux, uy] = [(tx - fx) / length, (ty - fy) / length];
  const count = Math.max(1, Math.round((length + gap) / (dash + gap)));
  const stretch = length / (count * dash + (count - 1) * gap);
  const pieces = Array.from({ length: count }, (_, index) => {
    const start = index * (dash + gap) * stretch;
    const end = start + dash * stretch;
    return `M${row(fx + ux * start, fy + uy * start)}L${row(fx + ux * end, fy + uy * end)}`;
  });
  return pieces.join('');
}

/** A closed polygon drawn in dashes. */
export const dashedRound = (points: readonly Spot[], dash: number, gap: number): string =>
  points.map((point, index) => dashes(point, points[(index + 1) % points.length] ?? point, dash, gap)).join('');

/** A point moved along a direction of any length. */
export function along([x, y]: Spot, [dx, dy]: Spot, by: number): Spot {
  const length = Math.hypot(dx, dy) || 1;
  return [x + (dx / length) * by, y + (dy / length) * by];
}
