import type { Point } from '../../geometry/vectors.ts';
import type { Held } from './held.ts';
import { COARSE, farthest, FINE, reachOutline, turnsOf } from './reach.ts';
import { isSpent } from './wording.ts';

/** Milliseconds of work at a time, so that input never waits for a reach. */
const SLICE = 6;

const later = (then: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => then(), { timeout: 1000 });
  else setTimeout(then, 30);
};

/** Reckons the reach of an order that stands: coarse at once, finer while the browser is idle. A later order ends the one before. */
export function reaching(show: (held: Held, outline: readonly Point[]) => void): (held: Held | null) => void {
  let current: Held | null = null;
  function refine(held: Held, turns: readonly number[], points: readonly Point[]) {
    if (held !== current) return;
    const [start, found] = [performance.now(), [...points]];
    while (found.length < turns.length && performance.now() - start < SLICE)
      found.push(farthest(held.taken, held.march, turns[found.length]!));
    if (found.length < turns.length) later(() => refine(held, turns, found));
    else show(held, reachOutline(held.taken, held.march, found));
  }
  return (held) => {
    current = held;
    if (held === null) return;
    if (isSpent(held.march) || !held.taken.hand.measures) {
      show(held, []);
      return;
    }
    const coarse = turnsOf(held.taken, COARSE).map((degrees) => farthest(held.taken, held.march, degrees));
    show(held, reachOutline(held.taken, held.march, coarse));
    later(() => refine(held, turnsOf(held.taken, FINE), []));
  };
}
