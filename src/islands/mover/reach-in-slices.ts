import type { Point } from '../../geometry/vectors.ts';
import { inIdleTime, soon } from '../board/scheduling.ts';
import type { MoveDraft } from '../orders/move-draft.ts';
import { COARSE, farthest, FINE, isStuck, isMobile, reachOutline, turnsOf } from './reach.ts';
import { isSpent } from './wording.ts';

/**
 * Milliseconds of work in one slice, so that input never waits for a reach. The last turn may begin
 * just before they are over.
 */
const SLICE = 6;

/** A pass over all turns: the degrees between two turns, and when the next slice runs. */
interface Pass {
  readonly step: number;
  readonly later: (then: () => void) => void;
}

/** First a coarse outline at once, then a finer one. */
const PASSES: readonly Pass[] = [
  { step: COARSE, later: soon },
  { step: FINE, later: inIdleTime },
];

/**
 * Computes how far a unit can go after the order so far, in slices: a coarse outline at once, a
 * finer one while the browser is idle. A new draft ends the work for the one before.
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
