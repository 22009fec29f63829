import { type Fraction, share, written } from '../core/fraction.ts';
import { worse, type Outcome, type Shared } from '../core/outcomes.ts';

/** A segment of an odds bar; `from` and `width` are percentages of the whole bar. */
export interface Segment {
  readonly word: string;
  /** The worse of the two sides' outcomes. */
  readonly outcome: Outcome;
  readonly from: number;
  readonly width: number;
  /** `32/36 · 89 %`. */
  readonly says: string;
}

const MIN_WIDTH = 0.5;

/** With more ways than this, their number tells the reader nothing, and only the percentage is shown. */
const MOST_COUNTED = 1_000_000n;

/** Whether the number of ways is small enough to be shown. */
export const isCountable = ({ of }: Fraction): boolean => of <= MOST_COUNTED;

/** A share from 0 to 1 in whole percent. What may happen is never shown as 0%, and what may not happen never as 100%. */
export function percent(part: number): string {
  const whole = Math.round(part * 100);
  if (part > 0 && whole === 0) return 'under 1\u00a0%';
  if (part < 1 && whole === 100) return 'over 99\u00a0%';
  return `${whole}\u00a0%`;
}

/** The segments of a bar in the order given, without outcomes that cannot happen. Throws for an outcome that the game does not have. */
export function segments(
  chances: Readonly<Record<string, Fraction>>,
  outcomes: Readonly<Record<string, Shared>>,
): readonly Segment[] {
  let from = 0;
  return Object.entries(chances).flatMap(([word, chance]) => {
    const shared = outcomes[word];
    if (shared === undefined) throw new Error(`Odds of «${word}»: expected one of ${Object.keys(outcomes).join(', ')}`);
    const width = share(chance) * 100;
    if (width === 0) return [];
    const part: Segment = {
      word,
      outcome: worse(shared),
      from,
      width: Math.max(width, MIN_WIDTH),
      says: `${isCountable(chance) ? `${written(chance)} · ` : ''}${percent(share(chance))}`,
    };
    from += width;
    return [part];
  });
}
