import { type Fraction, share, written } from '../core/fraction.ts';
import { worse, type Outcome, type Shared } from '../core/outcomes.ts';

/** One part of an odds bar; `from` and `width` are percentages of the whole bar. */
export interface Part {
  readonly word: string;
  /** Of both sides the worse. */
  readonly outcome: Outcome;
  readonly from: number;
  readonly width: number;
  /** `32/36 · 89 %`. */
  readonly says: string;
}

const NARROWEST = 0.5;

/** More ways than these nobody counts after: then the share alone is told. */
const MOST_COUNTED = 1_000_000n;

/** Are there so few ways that their number says something? */
export const isCountable = ({ of }: Fraction): boolean => of <= MOST_COUNTED;

/** A share between 0 and 1 in whole percent; what may happen is never 0, and what may fail never 100. */
export function percent(part: number): string {
  const whole = Math.round(part * 100);
  if (part > 0 && whole === 0) return 'under 1\u00a0%';
  if (part < 1 && whole === 100) return 'over 99\u00a0%';
  return `${whole}\u00a0%`;
}

/** The parts of a bar in the order given; outcomes that cannot happen are left out. */
export function parts(
  chances: Readonly<Record<string, Fraction>>,
  outcomes: Readonly<Record<string, Shared>>,
): readonly Part[] {
  let from = 0;
  return Object.entries(chances).flatMap(([word, chance]) => {
    const shared = outcomes[word];
    if (shared === undefined) throw new Error(`Odds of «${word}»: expected one of ${Object.keys(outcomes).join(', ')}`);
    const width = share(chance) * 100;
    if (width === 0) return [];
    const part: Part = {
      word,
      outcome: worse(shared),
      from,
      width: Math.max(width, NARROWEST),
      says: `${isCountable(chance) ? `${written(chance)} · ` : ''}${percent(share(chance))}`,
    };
    from += width;
    return [part];
  });
}
