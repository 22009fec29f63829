import { MEASURES } from '../../geometry/lengths.ts';
import type { Leg } from '../../games/table/orders/legs.ts';
import type { MoveDraft, MovingUnit } from '../orders/move-draft.ts';
import { legsOf, marchOf, metFrom, sizeIn } from './moving-unit.ts';

/**
 * A draft with these legs just as the reader wants them, allowed or not. A unit that is only taken
 * up has no legs yet: the rules refuse such an order, but nobody has wanted it.
 */
export function wanting(moving: MovingUnit, legs: readonly Leg[], snapped = ''): MoveDraft {
  const march = marchOf(moving, legs);
  const refused = march.verdict.ok || legs.length === 0 ? null : march.verdict;
  return { moving, legs, march, snapped, refused, cut: null, unfit: null };
}

/** The formations that the unit may take next, by the rules. */
export function formationsFor({ moving, legs }: MoveDraft): readonly string[] {
  return (moving.mover.formations ?? []).filter((into) => {
    const size = sizeIn(moving)(into);
    return size !== null && marchOf(moving, [...legs, { go: 'form', into }]).verdict.ok;
  });
}

/** The draft cut down to the legs that can be carried out. It still says what was refused. */
export function settled(draft: MoveDraft): MoveDraft {
  if (draft.march.wanted === null) return draft;
  const legs = legsOf(draft.march);
  return { ...draft, legs, march: marchOf(draft.moving, legs) };
}

/**
 * The draft cut down to the legs that can be carried out. If some can, the order is allowed as it
 * stands: what was refused becomes the reason of the cut.
 */
export function allowedPart(draft: MoveDraft): MoveDraft {
  const { march, refused } = draft;
  const now = settled(draft);
  const isCut = march.wanted !== null && now.legs.length > 0;
  return isCut ? { ...now, refused: null, cut: refused } : now;
}

/**
 * A written draft as it was printed: printed lengths are rounded. If the last leg is refused only
 * because it is too long by less than that, the draft is cut to what is allowed and nothing is
 * refused.
 */
export function asPrinted(draft: MoveDraft): MoveDraft {
  const { moving, legs, march } = draft;
  const [wanted, last] = [legs.at(-1), march.steps.at(-1)?.leg];
  if (march.wanted === null || march.steps.length !== legs.length) return draft;
  if (wanted === undefined || last === undefined || !('by' in wanted) || !('by' in last)) return draft;
  // A charge that is refused is no march that stops short of the enemy.
  const met = metFrom(moving, march.steps.at(-1)!.from, moving.foes);
  if (met !== null && met.by <= wanted.by) return draft;
  const rounding = MEASURES[moving.mover.measure] / 20;
  return wanted.by - last.by > rounding ? draft : wanting(moving, legsOf(march));
}

/**
 * If less than this many micrometres are left to an enemy straight ahead, the order leads up to
 * him: a charge that is not a plain move stops a little short.
 */
const SHORT = 300;

/**
 * Whether an order leads up to an enemy. If it does, pointing at another enemy replaces this
 * charge.
 */
export const isCharging = ({ moving, legs, march }: MoveDraft): boolean =>
  legs.length > 0 && (metFrom(moving, march.end, moving.foes)?.by ?? SHORT) < SHORT;
