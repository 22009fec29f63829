import type { Point } from '../../geometry/vectors.ts';
import { inIdleTime, soon } from '../board/later.ts';
import type { Held } from '../orders/in-hand.ts';
import { COARSE, farthest, FINE, isHeldFast, isMobile, reachOutline, turnsOf } from './reach.ts';
import { isSpent } from './wording.ts';

/**
 * Milliseconds of work at a time, so that input never waits for a reach. One turn more may be begun
 * within them.
 */
const SLICE = 6;

/** How finely a reach is reckoned, in degrees, and when its slices are. */
interface Pass {
  readonly step: number;
  readonly later: (then: () => void) => void;
}

/** Coarse at once, and then finer. */
const PASSES: readonly Pass[] = [
  { step: COARSE, later: soon },
  { step: FINE, later: inIdleTime },
];

/**
 * Reckons the reach of an order that stands, a slice at a time: coarse at once, finer while the
 * browser is idle. A later order ends the one before.
 */
export function reaching(show: (held: Held, outline: readonly Point[]) => void): (held: Held | null) => void {
  let current: Held | null = null;
  function pass(held: Held, n: number) {
    const { step, later } = PASSES[n]!;
    const turns = turnsOf(held.taken, step);
    const found: Point[] = [];
    const slice = () => {
      if (held !== current) return;
      const start = performance.now();
      while (found.length < turns.length && performance.now() - start < SLICE)
        found.push(farthest(held.taken, held.march, turns[found.length]!));
      if (found.length < turns.length) {
        later(slice);
        return;
      }
      const isFast = isHeldFast(held.taken, held.march, turns, found);
      show(held, isFast ? [] : reachOutline(held.taken, held.march, found));
      if (n + 1 < PASSES.length) pass(held, n + 1);
    };
    later(slice);
  }
  return (held) => {
    current = held;
    if (held === null) return;
    if (isSpent(held.march) || !held.taken.mover.measures || !isMobile(held.taken)) show(held, []);
    else pass(held, 0);
  };
}
