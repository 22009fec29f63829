import type { Body } from './unit.ts';

/** The turns of fire that are left to an exhausted unit. @clause dg.fatigue.utter @ruling dg-111 */
const TURNS_OF_FIRE = 2;

/** What exhausted troops can still do: fire, or fight. */
export type Effort = 'fire' | 'melee';

type Tired = Pick<Body, 'fatigue' | 'spent' | 'hasFoughtLast'>;

/**
 * Why a body can make no more efforts of a kind: it is utterly exhausted, or by one reading it has
 * used up what was left to it of that kind; null if it can.
 * @clause dg.fatigue.utter @ruling dg-111
 */
export function spentFor(body: Tired, effort: Effort): 'utterly-spent' | 'nothing-left' | null {
  if (body.fatigue === 'utterly-exhausted') return 'utterly-spent';
  const isUsedUp = effort === 'fire' ? (body.spent ?? 0) >= TURNS_OF_FIRE : body.hasFoughtLast === true;
  return isUsedUp ? 'nothing-left' : null;
}

const UTTERLY = { spent: undefined, hasFoughtLast: undefined, fatigue: 'utterly-exhausted' } as const;

/**
 * What is left of a body after an effort: of one stock by halves, or by one reading of one that
 * each kind has for itself, and then it can do nothing only when both are used up.
 * @clause dg.fatigue.utter @ruling dg-111
 */
export function leftAfter(body: Tired, { halves, of }: { readonly halves: number; readonly of?: Effort | undefined }) {
  const after: Tired = { ...body, ...(of === 'melee' ? { hasFoughtLast: true } : { spent: halves }) };
  const efforts = of === undefined ? (['fire'] as const) : (['fire', 'melee'] as const);
  if (efforts.every((each) => spentFor(after, each) !== null)) return UTTERLY;
  return of === 'melee' ? { hasFoughtLast: true as const } : { spent: halves };
}
