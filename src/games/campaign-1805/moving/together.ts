import { corners, type Base } from '../../../geometry/bases.ts';
import { facingAlong } from '../../../geometry/facings.ts';
import { gap } from '../../../geometry/gaps.ts';
import { wholeUm, type Um } from '../../../geometry/lengths.ts';
import { shifted, type Outline } from '../../../geometry/outlines.ts';
import { span } from '../../../geometry/sweeps.ts';
import { plus, size, way, whole, type Point, type Vector } from '../../../geometry/vectors.ts';
import { CLEAR } from './free-way.ts';

/** A body that moves: where its block stands, turned and formed as it ends, and where it goes. */
export interface Mover {
  readonly id: string;
  readonly block: Base;
  readonly to: Point;
}

/** What does not move while others do. */
export interface Still {
  readonly bodies: readonly Pick<Mover, 'id' | 'block'>[];
  /** Ground that nobody crosses, in convex pieces. */
  readonly ground?: readonly Outline[];
  /** How far two bodies stay clear of each other; 0.1 cm if this is missing. */
  readonly clear?: (one: string, other: string) => Um;
}

/** Somebody on the table, or some ground: `share` of its way is gone when it is stopped. */
interface Going {
  readonly id: string | null;
  readonly outline: Outline;
  readonly block: Base | null;
  readonly by: Vector;
  share: number;
  isStopped: boolean;
}

/** How far somebody has come after a share of the way, or where he has stopped before. */
function goneAt({ by, share, isStopped }: Going, at: number): Vector {
  const gone = isStopped ? Math.min(share, at) : at;
  return whole([by[0] * gone, by[1] * gone]);
}

/**
 * How far two stay clear of each other: no farther than they are apart when they begin, so that
 * neighbours can leave each other.
 */
function borderOf(one: Going, other: Going, clear: (one: string, other: string) => Um): number {
  if (one.block === null || other.block === null) return 0;
  const apart = gap(one.block, other.block);
  // Less by the little that rounding may add.
  return Math.min(clear(one.id!, other.id!), apart - 3);
}

/**
 * After which share of their ways two would come too near each other; null if they do not. From
 * `since` on both move on evenly; one that has stopped stays. @ruling cf-049 cf-050
 */
function meeting(one: Going, other: Going, since: number, border: number): number | null {
  const [a, b] = [one, other].map((each) => shifted(each.outline, goneAt(each, since))) as [Outline, Outline];
  const velocity = ({ by, isStopped }: Going): Vector => (isStopped ? [0, 0] : by);
  const [v, w] = [velocity(one), velocity(other)];
  const relative: Vector = [v[0] - w[0], v[1] - w[1]];
  if (size(relative) < 1) return null;
  const met = span(a, facingAlong(relative), b, border);
  if (met === null || met[1] <= 0) return null;
  return since + Math.max(0, met[0]) / size(relative);
}

/**
 * Where bodies end that all move at once, each an equal share of its way at any moment: two that
 * would come within 0.1 cm of each other both stop there, and the others go on. Those who stand
 * still are not moved into, and nobody comes on ground that is not crossed. Returns the place of
 * each mover.
 * @clause cf.move.as-written @ruling cf-049 cf-050 cf-056
 */
export function movedTogether(movers: readonly Mover[], still: Still): Readonly<Record<string, Point>> {
  const { bodies, ground = [], clear = () => CLEAR } = still;
  const fixed = { by: [0, 0] as Vector, share: 0, isStopped: true };
  const all: readonly Going[] = [
    ...movers.map(({ id, block, to }): Going => ({
      id,
      block,
      outline: corners(block),
      by: way(block.at, to),
      share: 1,
      isStopped: false,
    })),
    ...bodies.map(({ id, block }): Going => ({ ...fixed, id, block, outline: corners(block) })),
    ...ground.map((outline): Going => ({ ...fixed, id: null, block: null, outline })),
  ];
  const pairs = all.flatMap((one, n) =>
    all.slice(n + 1).map((other) => ({ one, other, border: borderOf(one, other, clear) })),
  );
  for (let since = 0; since < 1;) {
    const next = firstMeeting(pairs, since);
    if (next === null || next.at >= 1) break;
    for (const each of next.who)
      if (!each.isStopped) {
        each.share = next.at;
        each.isStopped = true;
      }
    since = next.at;
  }
  return Object.fromEntries(movers.map(({ id, block }, n) => [id, plus(block.at, goneAt(all[n]!, all[n]!.share))]));
}

interface Pair {
  readonly one: Going;
  readonly other: Going;
  readonly border: number;
}

/** The first two that meet, of whom one at least still moves. */
function firstMeeting(pairs: readonly Pair[], since: number) {
  let first: { readonly at: number; readonly who: readonly Going[] } | null = null;
  for (const { one, other, border } of pairs) {
    if (one.isStopped && other.isStopped) continue;
    const at = meeting(one, other, since, border);
    if (at !== null && (first === null || at < first.at)) first = { at, who: [one, other] };
  }
  return first;
}

/** How far a mover has gone in the end, for what is told of it. */
export const lengthGone = ({ block }: Mover, at: Point) => wholeUm(size(way(block.at, at)));
