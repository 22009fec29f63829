import { isKnown, parseFraction, reduced, share, type Fraction } from '../core/fraction.ts';
import { OUTCOMES, type Favours, type Outcome } from '../core/outcomes.ts';
import { success } from '../core/result.ts';
import type { Chances } from '../core/ways.ts';
import type { ShownOutcome } from '../scenario/play/odds.ts';

/**
 * An outcome with its chance and its place in the bar: `from` and `width` are percentages of the
 * whole bar.
 */
interface Part {
  readonly says: string;
  readonly worst: Outcome;
  readonly chance: Fraction;
  readonly from: number;
  readonly width: number;
}

/** The side that gives an order, seen from the reader. */
export type Orderer = 'reader' | 'enemy';

/** How good an outcome is for the reader, in the order of the bar. */
const GOOD = ['good', 'level', 'bad'] as const;
export type Good = (typeof GOOD)[number];

/** What stands before the outcomes that favour one side. */
export const HEADS: Readonly<Record<Exclude<Good, 'level'>, string>> = { good: 'For you', bad: 'Against you' };

/** The side that such an outcome favours, by the side that gives the order. */
const FAVOURED: Readonly<Record<Orderer, Readonly<Record<Good, Favours>>>> = {
  reader: { good: 'actor', level: 'neither', bad: 'target' },
  enemy: { good: 'target', level: 'neither', bad: 'actor' },
};

/** The side that an outcome favours. One that harms nobody does not favour the side aimed at. */
const favouredBy = ({ favours, worst }: ShownOutcome): Favours =>
  favours === 'target' && worst === 'unharmed' ? 'neither' : favours;

/** How good an outcome is for the reader. */
export const goodFor = (outcome: ShownOutcome, by: Orderer): Good =>
  GOOD.find((good) => favouredBy(outcome) === FAVOURED[by][good])!;

/** The outcomes that are equally good for the reader. */
export interface Group {
  readonly good: Good;
  readonly chance: Fraction;
  readonly parts: readonly Part[];
}

const MIN_WIDTH = 0.5;

/**
 * With more ways than this, their number tells the reader nothing: only the percentage is shown.
 */
const MOST_COUNTED = 1_000_000n;

/** Whether the number of ways is small enough to be shown. */
export const isCountable = ({ of }: Fraction): boolean => of <= MOST_COUNTED;

/**
 * A share from 0 to 1 in whole percent. Anything possible is never shown as 0%, and anything
 * uncertain never as 100%.
 */
export function percent(part: number): string {
  const whole = Math.round(part * 100);
  if (part > 0 && whole === 0) return 'under 1\u00a0%';
  if (part < 1 && whole === 100) return 'over 99\u00a0%';
  return `${whole}\u00a0%`;
}

/**
 * A chance as it is shown: out of all ways, or if these are many, as a reduced fraction; null if
 * that is no simpler.
 */
export function simplest(chance: Fraction): Fraction | null {
  if (isKnown(chance)) return chance;
  const least = reduced(chance);
  return isKnown(least) && least.of > 1n ? least : null;
}

/**
 * A chance in the words of a sentence, also if it is given as text: `8 in 36`, `13 in 16, 81 %`.
 */
export function chanceText(given: Fraction | string): string {
  const read = typeof given === 'string' ? parseFraction(given) : success(given);
  if (!read.ok) return String(given);
  const chance = read.value;
  if (chance.of > 1n && chance.of < 100n) return `${chance.ways} in ${chance.of}`;
  const least = simplest(reduced(chance));
  const part = percent(share(chance));
  return least !== null && least.of > 1n ? `${least.ways} in ${least.of}, ${part}` : part;
}

/**
 * The three groups in their fixed order, each from its mildest outcome to its worst. Impossible
 * outcomes are left out. Throws for an outcome that the game does not have.
 */
export function groups(
  chances: Chances,
  outcomes: Readonly<Record<string, ShownOutcome>>,
  by: Orderer,
): readonly Group[] {
  const all = Object.entries(chances).flatMap(([word, chance]) => {
    const shown = outcomes[word];
    if (shown === undefined) throw new Error(`Odds of «${word}»: expected one of ${Object.keys(outcomes).join(', ')}`);
    return chance.ways === 0n ? [] : [{ ...shown, chance }];
  });
  const none: Fraction = { ways: 0n, of: Object.values(chances)[0]?.of ?? 1n };
  let from = 0;
  return GOOD.map((good) => {
    const parts = all
      .filter((each) => goodFor(each, by) === good)
      .sort((a, b) => OUTCOMES.indexOf(a.worst) - OUTCOMES.indexOf(b.worst))
      .map(({ says, worst, chance }): Part => {
        const part = { says, worst, chance, from, width: Math.max(share(chance) * 100, MIN_WIDTH) };
        from += share(chance) * 100;
        return part;
      });
    const ways = parts.reduce((sum, { chance }) => sum + chance.ways, 0n);
    return { good, chance: { ...none, ways }, parts };
  });
}
