import type { Mark, Scene, Spot } from '../../scene/scene.ts';

/** A part of a scene, as a scene names it. */
type Part = NonNullable<Scene['view']>;

/** The part of a scene in which its units stand, with some room around them. */
function aroundUnits({ marks, width, height }: Scene): Part {
  const units = marks.flatMap((mark): readonly (readonly [at: Spot, size: number])[] => {
    if (mark.kind === 'base') return [[mark.at, Math.max(...mark.size)]];
    return mark.kind === 'model' ? [[mark.at, 2 * mark.radius]] : [];
  });
  if (units.length === 0) return { from: [0, 0], to: [width, height] };
  const reach = (axis: 0 | 1, sign: 1 | -1) => units.map(([at, size]) => at[axis] + (sign * size) / 2);
  const [left, right] = [Math.min(...reach(0, -1)), Math.max(...reach(0, 1))];
  const [low, high] = [Math.min(...reach(1, -1)), Math.max(...reach(1, 1))];
  const room = 0.1 * Math.max(right - left, high - low) + 0.25 * Math.max(...units.map(([, size]) => size));
  return { from: [left - room, low - room], to: [right + room, high + room] };
}

/** A stretch of a length around another, moved onto the table if the table is long enough. */
function moved(from: number, to: number, length: number, table: number): readonly [number, number] {
  const start = (from + to - length) / 2;
  const first = length >= table ? (table - length) / 2 : Math.min(Math.max(start, 0), table - length);
  return [first, first + length];
}

/** The part of a scene of these proportions that shows its units as large as they can be. */
export function partAround(scene: Scene, proportion: number): Part {
  const { from, to } = aroundUnits(scene);
  const across = Math.max(to[0] - from[0], (to[1] - from[1]) * proportion);
  const [left, right] = moved(from[0], to[0], across, scene.width);
  const [low, high] = moved(from[1], to[1], across / proportion, scene.height);
  return { from: [left, low], to: [right, high] };
}

/** All points that a mark has, as far as they say where it is; none if they do not. */
function pointsOf(mark: Mark): readonly Spot[] {
  if ('points' in mark) return mark.points;
  if (mark.kind === 'ruler') return [mark.from, mark.to];
  if (mark.kind === 'arc') return mark.front;
  if (!('at' in mark)) return [];
  const [x, y] = mark.at;
  const reach = 'size' in mark ? Math.max(...mark.size) : 'radius' in mark ? mark.radius : 0;
  return [
    [x - reach, y - reach],
    [x + reach, y + reach],
  ];
}

/**
 * A scene without what lies beyond its part of the table. On a page it is clipped; the program that
 * makes pictures ends with an error over what is far outside.
 */
export function withinPart(scene: Scene): Scene {
  const { from, to } = scene.view ?? { from: [0, 0], to: [scene.width, scene.height] };
  const isWithin = (points: readonly Spot[]): boolean =>
    ([0, 1] as const).every(
      (axis) =>
        Math.min(...points.map((spot) => spot[axis])) <= to[axis] &&
        Math.max(...points.map((spot) => spot[axis])) >= from[axis],
    );
  const marks = scene.marks.filter((mark) => {
    const points = pointsOf(mark);
    return points.length === 0 || isWithin(points);
  });
  return { ...scene, marks };
}
