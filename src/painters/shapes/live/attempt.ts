import type { Spot } from '../../../scene/scene.ts';
import { along, circle, dashes, open } from '../path.ts';
import type { Shape } from '../shape.ts';

/**
 * The distance of the bar from the middle of the square that the unit could not leave, and half the
 * length of the bar.
 */
const FROM_START = 46;
const BAR = 28;

const between = ([ax, ay]: Spot, [bx, by]: Spot): Spot => [bx - ax, by - ay];
const isSame = ([ax, ay]: Spot, [bx, by]: Spot): boolean => ax === bx && ay === by;
const middle = ([ax, ay]: Spot, [bx, by]: Spot): Spot => [(ax + bx) / 2, (ay + by) / 2];

/** A refused way: the part before the bar, the bar that ends it, and the rest. */
interface CutWay {
  readonly gone: readonly Spot[];
  readonly bar: Spot;
  /** The direction of the way at the bar. */
  readonly way: Spot;
  readonly rest: readonly Spot[];
}

/**
 * Cuts a way where it stops: at the edge of the square at fault, or at once if that is the first
 * square.
 */
function cut(points: readonly Spot[], stop: Spot): CutWay {
  const found = points.findIndex((each) => isSame(each, stop));
  const at = found < 0 ? points.length - 1 : Math.max(1, found);
  const [before, next] = [points[at - 1]!, points[at]!];
  const way = between(before, next);
  const bar = found === 0 ? along(before, way, FROM_START) : middle(before, next);
  return { gone: found === 0 ? [] : [...points.slice(0, at), bar], bar, way, rest: [bar, ...points.slice(at)] };
}

/** A cross in a disc on a bar across the way. */
function barrier(at: Spot, way: Spot): readonly Shape[] {
  const side: Spot = [-way[1], way[0]];
  const across = open([along(at, side, -BAR), along(at, side, BAR)]);
  const [x, y] = at;
  return [
    { d: across, stroke: 'label', width: 14, opacity: 0.8 },
    { d: across, stroke: 'trace-stopped', width: 8 },
    { d: circle(at, 17), fill: 'label', stroke: 'trace-stopped', width: 4.5 },
    {
      d: open([
        [x - 7, y - 7],
        [x + 7, y + 7],
      ]),
      stroke: 'trace-stopped',
      width: 5,
    },
    {
      d: open([
        [x + 7, y - 7],
        [x - 7, y + 7],
      ]),
      stroke: 'trace-stopped',
      width: 5,
    },
  ];
}

/**
 * A refused way: a red line up to the bar, a bar with a cross, and a thread for the rest. `skip` is
 * the part under the counter.
 */
export function attempt(points: readonly Spot[], stop: Spot, skip: number): readonly Shape[] {
  const { gone, bar, way, rest } = cut(points, stop);
  const [start, next] = gone;
  const line =
    start === undefined || next === undefined ? '' : open([along(start, between(start, next), skip), ...gone.slice(1)]);
  const thread = rest.slice(1).map((to, i) => dashes(rest[i]!, to, 3, 10));
  return [
    ...thread.map((d): Shape => ({ d, stroke: 'trace-stopped', width: 4, opacity: 0.8 })),
    ...(line === ''
      ? []
      : ([
          { d: line, stroke: 'label', width: 13, opacity: 0.6 },
          { d: line, stroke: 'trace-stopped', width: 8 },
        ] as const)),
    ...barrier(bar, way),
  ];
}
