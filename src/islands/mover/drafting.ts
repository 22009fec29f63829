import type { Leg } from '../../games/table/orders/legs.ts';
import type { MoveDraft, MovingUnit } from '../orders/move-draft.ts';
import { legsOf, marchOf, metFrom, sizeIn } from './moving-unit.ts';

/** A draft with these legs just as the reader wants them, allowed or not. */
export function wanting(moving: MovingUnit, legs: readonly Leg[], snapped = ''): MoveDraft {
  const march = marchOf(moving, legs);
  return { moving, legs, march, snapped, refused: march.verdict.ok ? null : march.verdict, unfit: null };
}

/** The formations that the unit may take next: those that give it another size. */
export function formationsFor({ moving, legs, march }: MoveDraft): readonly string[] {
  const { width, depth } = march.end;
  return (moving.mover.formations ?? []).filter((into) => {
    const size = sizeIn(moving)(into);
    const isOther = size !== null && (size.width !== width || size.depth !== depth);
    return isOther && marchOf(moving, [...legs, { go: 'form', into }]).verdict.ok;
  });
}

/** The draft cut down to the legs that can be carried out. It still says what was refused. */
export function settled(draft: MoveDraft): MoveDraft {
  if (draft.march.wanted === null) return draft;
  const legs = legsOf(draft.march);
  return { ...draft, legs, march: marchOf(draft.moving, legs) };
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
