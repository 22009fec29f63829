import type { Spot } from '../../../scene/scene.ts';
import { segments } from '../path.ts';

/** A spot on a line, and the direction of the line there, of length 1. */
export interface PlaceAlong {
  readonly at: Spot;
  readonly way: Spot;
}

/**
 * Evenly spaced spots on each part of a line, about `apart` from each other. The first and last are
 * half a space from the ends.
 */
export const placesAlong = (points: readonly Spot[], apart: number): readonly PlaceAlong[] =>
  points.slice(1).flatMap(([tx, ty], n) => {
    const [fx, fy] = points[n]!;
    const length = Math.hypot(tx - fx, ty - fy);
    const count = Math.max(1, Math.round(length / apart));
    const way: Spot = [(tx - fx) / (length || 1), (ty - fy) / (length || 1)];
    return Array.from({ length: count }, (_, step): PlaceAlong => {
      const part = ((step + 0.5) / count) * length;
      return { at: [fx + way[0] * part, fy + way[1] * part], way };
    });
  });

/** Evenly spaced spots on the edge of an outline, which ends where it begins. */
export const placesAround = (points: readonly Spot[], apart: number): readonly PlaceAlong[] =>
  placesAlong([...points, ...points.slice(0, 1)], apart);

/** Short strokes along the line, from `half` before each of these places to `half` after it. */
export const strokesAt = (places: readonly PlaceAlong[], half: number): string =>
  segments(
    places.map(({ at: [x, y], way: [dx, dy] }) => [
      [x - dx * half, y - dy * half],
      [x + dx * half, y + dy * half],
    ]),
  );
