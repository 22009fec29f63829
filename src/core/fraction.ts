import { failure, success, type Result } from './result.ts';

/**
 * An exact chance: `ways` out of `of`. It is not reduced, because a player who counts 36
 * combinations should see 36.
 */
export interface Fraction {
  readonly ways: bigint;
  readonly of: bigint;
}

/** The greatest common divisor. */
export function divisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** The least common multiple. */
export const multiple = (a: bigint, b: bigint): bigint => (a / divisor(a, b)) * b;

/** Are these the same chance? `12/36` is the same as `2/6`. */
export const sameChance = (a: Fraction, b: Fraction): boolean => a.ways * b.of === b.ways * a.of;

/** `32/36`, as files and pages write it. */
export const written = ({ ways, of }: Fraction): string => `${ways}/${of}`;

/** The same chance with the smallest numbers: `13/16` for `936/1152`. */
export function reduced({ ways, of }: Fraction): Fraction {
  const by = divisor(ways, of);
  return { ways: ways / by, of: of / by };
}

/** A chance is told in millionths: as many as a bar or a percentage can show. */
const MILLION = 1_000_000n;

/** No player counts more ways than those of three dice: larger numbers are reduced. */
const MOST_KNOWN = 216n;

/** Whether a chance is told out of all ways, as players count them at a table. */
export const isKnown = ({ of }: Fraction): boolean => of <= MOST_KNOWN;

/** `8/9`: a chance with the smallest numbers, as it is recorded. */
export const leastText = (chance: Fraction): string => written(reduced(chance));

/** Nobody compares fractions whose numbers have more digits than these: a percentage says more. */
const MOST_DIGITS = 7;

/** `8/9`; null for a chance whose smallest numbers are too long to be read. */
export function shortText(chance: Fraction, mostDigits = MOST_DIGITS): string | null {
  const least = reduced(chance);
  return String(least.of).length > mostDigits ? null : written(isKnown(chance) ? chance : least);
}

/**
 * The chance as a number between 0 and 1. It is rounded, so use it for bars and percentages, never
 * for comparisons; but only what cannot happen is 0, and only what must happen is 1.
 */
export function share({ ways, of }: Fraction): number {
  const millionths = (ways * MILLION) / of;
  return Number(millionths === 0n && ways > 0n ? 1n : millionths) / Number(MILLION);
}

/**
 * Parses a chance such as `32/36`, `0` or `1`. Refuses everything else, a denominator of zero, and
 * a chance above 1.
 */
export function parseFraction(text: string): Result<Fraction, string> {
  const [, ways, of = '1'] = /^(\d+)(?:\/(\d+))?$/.exec(text.trim()) ?? [];
  if (ways === undefined) return failure('a chance as a fraction, such as 32/36');
  const fraction = { ways: BigInt(ways), of: BigInt(of) };
  if (fraction.of === 0n) return failure('a fraction that is not divided by zero');
  if (fraction.ways > fraction.of) return failure('a chance of at most 1');
  return success(fraction);
}
