import { corners, type Base } from '../../../geometry/bases.ts';
import { facingAlong } from '../../../geometry/facings.ts';
import { wholeUm } from '../../../geometry/lengths.ts';
import { span } from '../../../geometry/sweeps.ts';
import { plus, size, way, whole, type Point, type Vector } from '../../../geometry/vectors.ts';
import { CLEAR } from './free-way.ts';

/** A body that moves: where its block stands, turned and formed as it ends, and where it goes. */
export interface Mover {
  readonly id: string;
  readonly block: Base;
  readonly to: Point;
}

/** A body on its way: `share` of its way is gone when it is stopped. */
interface Going {
  readonly mover: Mover;
  share: number;
  isStopped: boolean;
}

const wayOf = ({ block, to }: Mover): Vector => way(block.at, to);

/** Where a body is after a share of its way, or where it has stopped before. */
const placeAt = ({ mover, share, isStopped }: Going, at: number): Point => {
  const by = wayOf(mover);
  const gone = isStopped ? Math.min(share, at) : at;
  return plus(mover.block.at, whole([by[0] * gone, by[1] * gone]));
};

/**
 * After which share of their ways two bodies would be 0.1 cm apart; null if they come no nearer.
 * From `since` on both move on evenly; one that has stopped stays. @ruling cf-049 cf-050
 */
function meeting(one: Going, other: Going, since: number): number | null {
  const [a, b] = [one, other].map((each): Base => ({ ...each.mover.block, at: placeAt(each, since) })) as [Base, Base];
  const velocity = ({ mover, isStopped }: Going): Vector => (isStopped ? [0, 0] : wayOf(mover));
  const [v, w] = [velocity(one), velocity(other)];
  const relative: Vector = [v[0] - w[0], v[1] - w[1]];
  if (size(relative) < 1) return null;
  const met = span(corners(a), facingAlong(relative), corners(b), CLEAR);
  if (met === null || met[1] <= 0) return null;
  return since + Math.max(0, met[0]) / size(relative);
}

/**
 * Where bodies end that all move at once, each an equal share of its way at any moment: two that
 * would come within 0.1 cm of each other both stop there, and the others go on. `still`: those who
 * do not move, and are not moved into. Returns the place of each mover.
 * @clause cf.move.as-written @ruling cf-049 cf-050
 */
export function movedTogether(movers: readonly Mover[], still: readonly Base[]): Readonly<Record<string, Point>> {
  const going = movers.map((mover): Going => ({ mover, share: 1, isStopped: false }));
  const fixed = still.map((block, n): Going => ({
    mover: { id: `still ${n}`, block, to: block.at },
    share: 0,
    isStopped: true,
  }));
  for (let since = 0; since < 1;) {
    const next = firstMeeting([...going, ...fixed], since);
    if (next === null || next.at >= 1) break;
    for (const each of next.who)
      if (!each.isStopped) {
        each.share = next.at;
        each.isStopped = true;
      }
    since = next.at;
  }
  return Object.fromEntries(going.map((each) => [each.mover.id, placeAt(each, each.share)]));
}

/** The first two that meet, of whom one at least still moves. */
function firstMeeting(all: readonly Going[], since: number) {
  let first: { readonly at: number; readonly who: readonly Going[] } | null = null;
  all.forEach((one, n) => {
    for (const other of all.slice(n + 1)) {
      if (one.isStopped && other.isStopped) continue;
      const at = meeting(one, other, since);
      if (at !== null && (first === null || at < first.at)) first = { at, who: [one, other] };
    }
  });
  return first as { readonly at: number; readonly who: readonly Going[] } | null;
}

/** How far a mover has gone in the end, for what is told of it. */
export const lengthGone = ({ block }: Mover, at: Point) => wholeUm(size(way(block.at, at)));
