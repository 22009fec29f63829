import type { Spot } from '../../../scene/scene.ts';

/** A disc of a drawing. */
export interface Disc {
  readonly at: Spot;
  readonly radius: number;
}

/** The part of a segment that lies in a disc, from 0 to 1; null if none does. */
function partIn([fx, fy]: Spot, [tx, ty]: Spot, { at, radius }: Disc): readonly [number, number] | null {
  const [wx, wy] = [tx - fx, ty - fy];
  const [ox, oy] = [fx - at[0], fy - at[1]];
  const square = wx ** 2 + wy ** 2;
  const half = ox * wx + oy * wy;
  const root = half ** 2 - square * (ox ** 2 + oy ** 2 - radius ** 2);
  if (square === 0 || root <= 0) return null;
  const [enters, leaves] = [(-half - Math.sqrt(root)) / square, (-half + Math.sqrt(root)) / square];
  return leaves <= 0 || enters >= 1 ? null : [Math.max(0, enters), Math.min(1, leaves)];
}

/** The parts of a segment that lie in none of these discs, in their order. */
function freeParts(from: Spot, to: Spot, discs: readonly Disc[]): readonly (readonly [number, number])[] {
  const taken = discs.flatMap((disc) => {
    const part = partIn(from, to, disc);
    return part === null ? [] : [part];
  });
  const free: (readonly [number, number])[] = [];
  let at = 0;
  for (const [enters, leaves] of taken.toSorted(([a], [b]) => a - b)) {
    if (enters > at) free.push([at, enters]);
    at = Math.max(at, leaves);
  }
  return at < 1 ? [...free, [at, 1]] : free;
}

/**
 * The pieces of a line through these points that keep clear of some discs, and so far around them.
 */
export function besides(points: readonly Spot[], discs: readonly Disc[], clear: number): readonly (readonly Spot[])[] {
  if (discs.length === 0) return [points];
  const wide = discs.map(({ at, radius }) => ({ at, radius: radius + clear }));
  const pieces: Spot[][] = [];
  for (const [n, to] of points.slice(1).entries()) {
    const from = points[n]!;
    const on = (part: number): Spot => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    for (const [begins, ends] of freeParts(from, to, wide)) {
      const last = pieces.at(-1);
      // A piece that begins where the one before has ended goes on with it.
      if (begins === 0 && last?.at(-1) === from) last.push(ends === 1 ? to : on(ends));
      else pieces.push([begins === 0 ? from : on(begins), ends === 1 ? to : on(ends)]);
    }
  }
  return pieces;
}
