import { reduced, type Fraction } from '../core/fraction.ts';
import { LARGEST } from '../core/numbers.ts';

/**
 * A length on a free table in whole micrometres. It is branded, so that a plain number cannot be
 * passed by mistake. Lengths are numbers, so `===` compares them, JSON keeps them, and a link can
 * hold them.
 */
export type Um = number & { readonly unit: 'um' };

/**
 * Micrometres per unit of length of each rulebook; all are whole numbers. `[1]` is the bracket of 2
 * by 2, three quarters of an inch. `m` is a metre of ground in rulebooks that count in those, a
 * millimetre on the table.
 */
export const MEASURES = { in: 25_400, '[1]': 19_050, cm: 10_000, mm: 1_000, m: 1_000 } as const;
export type Measure = keyof typeof MEASURES;

/**
 * The largest length that is read, and the largest coordinate of a point: the largest number in the
 * longest unit.
 */
export const FARTHEST = (LARGEST * Math.max(...Object.values(MEASURES))) as Um;

/**
 * The nearest whole number; halves are rounded away from zero, so that mirrored values have
 * mirrored results. `Math.round` does not do that.
 */
export function round(value: number): number {
  const whole = Math.trunc(value);
  const rest = value - whole;
  // Adding zero turns -0 into 0.
  return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole + 0;
}

/**
 * Makes a length of this many of a unit, to the nearest micrometre. A plain number becomes a length
 * in no other way.
 */
export const um = (count: number, measure: Measure): Um => round(count * MEASURES[measure]) as Um;

/** A calculated length to the nearest micrometre. */
export const wholeUm = (length: number): Um => round(length) as Um;

/**
 * Lengths that differ by at most this count as the same. It is a hundredth of a millimetre, less
 * than any ruler shows.
 */
export const SAME = 10 as Um;

/**
 * Is a length within a limit? Exactly the limit counts, and so do the few micrometres that rounding
 * may add. Rules compare lengths only with this function, `touching` and `same`, which use it.
 */
export const atMost = (length: Um, limit: Um): boolean => length <= limit + SAME;

/** Are two bases with this gap between them in contact? */
export const touching = (gap: Um): boolean => atMost(gap, 0 as Um);

/** Are two lengths the same? */
export const same = (a: Um, b: Um): boolean => atMost(a, b) && atMost(b, a);

/** A length rounded to wholes, tenths or hundredths of a unit, so that it can be told in words. */
export const partOf = (length: number, measure: Measure, parts: 1 | 10 | 100): Um =>
  um(round((length * parts) / MEASURES[measure]) / parts, measure);

/**
 * A length as an exact part of another, in lowest terms. Both are first rounded as files write
 * lengths, to tenths of a millimetre or hundredths of any other unit, so that the few micrometres
 * of a measured gap do not count: 140.002 mm is half of 280 mm.
 */
export function shareOf(length: Um, of: Um, measure: Measure): Fraction {
  const parts = measure === 'mm' ? 10 : 100;
  const whole = (each: Um): bigint => BigInt(round((each * parts) / MEASURES[measure]));
  return reduced({ ways: whole(length), of: whole(of) });
}

/** A length as a rulebook writes it, to the tenth: `[3]`, `5.5 in`. */
export function lengthText(length: Um, measure: Measure): string {
  const count = round((10 * length) / MEASURES[measure]) / 10;
  return measure === '[1]' ? `[${count}]` : `${count} ${measure}`;
}
