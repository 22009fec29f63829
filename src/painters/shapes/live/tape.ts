import type { Mark, Scene, Spot } from '../../../scene/scene.ts';
import { type Projection, toDrawing } from '../../projection.ts';
import { along, closed, open } from '../path.ts';
import type { Picture } from '../shape.ts';
import { clearOf, freest, kept, reachesIn, windowOf, type Block } from './free-space.ts';
import { labelHalf, textLabel } from './text-label.ts';

/** Half the width of the tape. */
const HALF = 6;
/** The smallest distance between ticks: with less, they would look like a grey band. */
const LEAST = 9;
/** The font size of the number on it. */
export const READING = 29;

/**
 * How much farther from a tape its number may stand if a unit lies beside it, in halves of its
 * height.
 */
const FARTHER = [0, 0.5, 1, 1.5, 2, 3, 4, 5];

/** The distance of a tape from a ray between the same two units. */
const ASIDE = 17;

const distance = ([ax, ay]: Spot, [bx, by]: Spot): number => Math.hypot(bx - ax, by - ay);

/** Does a straight ray lead from about the start of a ruler to about its end? */
const liesOn = ({ points: [from, to, more] }: Mark<'trace'>, ruler: Mark<'ruler'>, least: number): boolean =>
  from !== undefined && to !== undefined && more === undefined &&
  distance(from, ruler.from) < least && distance(to, ruler.to) < least; // prettier-ignore

/**
 * A ruler on a free table: a tape between the two points that were measured, with a tick at each
 * whole unit of length, and the measured number beside it, clear of units where there is room.
 */
export function tape(
  projection: Projection,
  mark: Mark<'ruler'>,
  { marks, measure }: Pick<Scene, 'marks' | 'measure'>,
  covered: readonly Block[],
): { readonly picture: Picture; readonly block: Block } {
  const ends = [toDrawing(projection, mark.from), toDrawing(projection, mark.to)] as const;
  const lies = marks.some((other) => other.kind === 'trace' && liesOn(other, mark, 60 / projection.scale));
  const right: Spot = [ends[0][1] - ends[1][1], ends[1][0] - ends[0][0]];
  // Beside a ray, so that both are visible.
  const [from, to] = ends.map((end) => along(end, right, lies ? ASIDE : 0)) as [Spot, Spot];
  const way: Spot = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(...way);
  const aside: Spot = [-way[1], way[0]];
  const on = (part: number, off: number): Spot => along(along(from, way, part), aside, off);
  const unit = (measure?.length ?? 0) * projection.scale;
  const ticks = unit < LEAST ? [] : Array.from({ length: Math.floor((length - 1) / unit) }, (_, n) => (n + 1) * unit);
  const size = READING / projection.closer;
  const half = labelHalf(mark.text, size);
  const thick = (Math.abs(aside[0]) * half[0] + Math.abs(aside[1]) * half[1]) / (length || 1) + HALF + 5;
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8];
  // A long tape has its number on it; on a short one, the number would hide both ends.
  const isLong = length > 3 * half[0];
  const spots = [
    ...(isLong ? parts.map((part) => on(length * part, 0)) : []),
    ...FARTHER.flatMap((more) => {
      const off = thick + more * half[1];
      return [off, -off].flatMap((each) => parts.map((part) => on(length * part, each)));
    }),
  ];
  // A zoomed map shows the number on the part of the tape that is in it.
  const inside = spots.flatMap((spot): readonly Spot[] => {
    const shown = windowOf(projection, spot);
    const at = kept(spot, half, shown);
    return shown === projection && reachesIn({ at, half }, projection) ? [] : [at];
  });
  const best = inside.length === 0 ? null : freest(inside, half, { covered, subjects: [], projection });
  const at = best === null ? null : clearOf(best, half, { covered, projection: windowOf(projection, best) });
  return {
    picture: {
      parts: [
        { d: closed([on(0, HALF), on(length, HALF), on(length, -HALF), on(0, -HALF)]), fill: 'tape', stroke: 'tape-ink', width: 1.8 }, // prettier-ignore
        ...(ticks.length === 0
          ? []
          : [{ d: ticks.map((part) => open([on(part, HALF), on(part, -HALF)])).join(''), stroke: 'tape-ink', width: 1.8 } as const]), // prettier-ignore
        { d: open([on(0, 12), on(0, -12)]) + open([on(length, 12), on(length, -12)]), stroke: 'tape-ink', width: 3 },
        ...(at === null ? [] : [textLabel(mark.text, at, size)]),
      ],
    },
    block: at === null ? { at: from, half: [0, 0] } : { at, half },
  };
}
