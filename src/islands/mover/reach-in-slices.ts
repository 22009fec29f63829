import type { Point } from '../../geometry/vectors.ts';
import { inIdleTime, soon } from '../board/scheduling.ts';
import type { MoveDraft } from '../orders/move-draft.ts';
import { COARSE, farthest, FINE, isStuck, isMobile, reachOutline, turnsOf } from './reach.ts';
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
export function reachInSlices(
  show: (draft: MoveDraft, outline: readonly Point[]) => void,
): (draft: MoveDraft | null) => void {
  let current: MoveDraft | null = null;
  function pass(draft: MoveDraft, n: number) {
    const { step, later } = PASSES[n]!;
    const turns = turnsOf(draft.moving, step);
    const found: Point[] = [];
    const slice = () => {
      if (draft !== current) return;
      const start = performance.now();
      while (found.length < turns.length && performance.now() - start < SLICE)
        found.push(farthest(draft.moving, draft.march, turns[found.length]!));
      if (found.length < turns.length) {
        later(slice);
        return;
      }
      const isFast = isStuck(draft.moving, draft.march, turns, found);
      show(draft, isFast ? [] : reachOutline(draft.moving, draft.march, found));
      if (n + 1 < PASSES.length) pass(draft, n + 1);
    };
    later(slice);
  }
  return (draft) => {
    current = draft;
    if (draft === null) return;
    if (isSpent(draft.march) || !draft.moving.mover.measures || !isMobile(draft.moving)) show(draft, []);
    else pass(draft, 0);
  };
}
