import { failure, success, type Result } from './result.ts';

/** An exact chance: `ways` in `of`. Not reduced: a player who counts to 36 shall find 36. */
export interface Fraction {
  readonly ways: bigint;
  readonly of: bigint;
}

/** The greatest number that divides both. */
export function divisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** The smallest number that both divide. */
export const multiple = (a: bigint, b: bigint): bigint => (a / divisor(a, b)) * b;

/** Are these the same chance, whatever they count to? `2/6` is `12/36`. */
export const sameChance = (a: Fraction, b: Fraction): boolean => a.ways * b.of === b.ways * a.of;

/** `32/36`, as it is written in files and on pages. */
export const written = ({ ways, of }: Fraction): string => `${ways}/${of}`;

/** A share between 0 and 1, for bars and percentages only; never for a comparison. */
export const share = ({ ways, of }: Fraction): number => Number((ways * 1_000_000n) / of) / 1_000_000;

/** A chance as it is written, `32/36` or `0` or `1`; refuses anything else, a zero below the line and a chance above 1. */
export function parseFraction(text: string): Result<Fraction, string> {
  const [, ways, of = '1'] = /^(\d{1,40})(?:\/(\d{1,40}))?$/.exec(text.trim()) ?? [];
  if (ways === undefined) return failure('a chance as a fraction, such as 32/36');
  const fraction = { ways: BigInt(ways), of: BigInt(of) };
  if (fraction.of === 0n) return failure('a fraction that is not divided by zero');
  if (fraction.ways > fraction.of) return failure('a chance of at most 1');
  return success(fraction);
}
