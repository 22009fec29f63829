import { LARGEST } from '../core/numbers.ts';

/**
 * A length on a free table in whole micrometres. It is branded, so that a plain number cannot be
 * passed by mistake. Lengths are numbers, so they are equal by `===`, survive JSON, and can be part
 * of a link.
 */
export type Um = number & { readonly unit: 'um' };

/**
 * Micrometres per unit of length of each rulebook: whole numbers all of them. `[1]` is the bracket
 * of 2 by 2, three quarters of an inch; `m` is a metre of ground where a rulebook counts in those,
 * a millimetre on the table.
 */
export const MEASURES = { in: 25_400, '[1]': 19_050, cm: 10_000, mm: 1_000, m: 1_000 } as const;
export type Measure = keyof typeof MEASURES;

/**
 * No length that is read, and no part of a point, is more: the largest number of the longest
 * measure.
 */
export const FARTHEST = (LARGEST * Math.max(...Object.values(MEASURES))) as Um;

/**
 * The nearest whole number; halves away from zero, so that what is mirrored is rounded to the
 * mirrored number. `Math.round` does not.
 */
export function round(value: number): number {
  const whole = Math.trunc(value);
  const rest = value - whole;
  // Adding zero makes a whole number of -0.
  return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole + 0;
}

/**
 * The only way to make a length from a plain number: so many of a measure, to the nearest
 * micrometre.
 */
export const um = (count: number, measure: Measure): Um => round(count * MEASURES[measure]) as Um;

/** To the nearest micrometre; for lengths that have been reckoned. */
export const wholeUm = (length: number): Um => round(length) as Um;

/**
 * Lengths that differ by this much or less count as the same. It is a hundredth of a millimetre,
 * less than any ruler shows.
 */
export const SAME = 10 as Um;

/**
 * Is a length within a limit? Exactly the limit counts, and so do the few micrometres that rounding
 * may add. Rules compare lengths with this and with nothing else; `touching` and `same` are made of
 * it.
 */
export const atMost = (length: Um, limit: Um): boolean => length <= limit + SAME;

/** Are two bases with this gap between them in contact? */
export const touching = (gap: Um): boolean => atMost(gap, 0 as Um);

/** Are two lengths the same? */
export const same = (a: Um, b: Um): boolean => atMost(a, b) && atMost(b, a);

/** The nearest whole number of tenths or hundredths of a measure: a length that can be said. */
export const partOf = (length: number, measure: Measure, parts: 10 | 100): Um =>
  um(round((length * parts) / MEASURES[measure]) / parts, measure);

/** A length as a rulebook writes it, to the tenth: `[3]`, `5.5 in`. */
export function lengthText(length: Um, measure: Measure): string {
  const count = round((10 * length) / MEASURES[measure]) / 10;
  return measure === '[1]' ? `[${count}]` : `${count} ${measure}`;
}
