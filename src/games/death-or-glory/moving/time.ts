import type { Fraction } from '../../../core/fraction.ts';
import { reduced } from '../../../core/fraction.ts';
import { round } from '../../../geometry/lengths.ts';
import { QUARTERS } from '../tables.ts';

/*
 * Moves are counted in turns: a leg takes its length as a part of what the unit goes in a turn, a
 * change of formation its quarters.
 */

/**
 * Times that differ by less are the same: at the slowest pace it is a hundredth of a millimetre.
 */
const SAME_TIME = 1e-4;

/** Whether a time is within a limit. */
export const fits = (time: number, limit: number): boolean => time <= limit + SAME_TIME;

/** Quarters of a turn as a time. */
export const quarters = (count: number): number => count / QUARTERS;

/** A time in quarters of a turn, to the thousandth, so that sums of it can be compared. */
export const inQuarters = (time: number): number => round(time * QUARTERS * 1000) / 1000;

/** A time as a part of a turn in lowest terms, to the hundredth of a quarter. */
export const partOfTurn = (time: number): Fraction => {
  const parts = 100 * QUARTERS;
  return reduced({ ways: BigInt(round(time * parts)), of: BigInt(parts) });
};

const NAMED: Readonly<Record<string, string>> = {
  '0/1': 'no time',
  '1/4': 'a quarter of a turn',
  '1/2': 'half a turn',
  '3/4': 'three quarters of a turn',
  '1/1': 'a turn',
};

/** A time in words: `half a turn`, `1½ turns`, `0.62 of a turn`. */
export function timeText(time: number): string {
  const { ways, of } = partOfTurn(time);
  const named = NAMED[`${ways}/${of}`];
  if (named !== undefined) return named;
  const parts = Number((ways * 100n) / of) / 100;
  if (parts < 1) return `${parts} of a turn`;
  const vulgar = { 0: '', 0.25: '¼', 0.5: '½', 0.75: '¾' }[parts % 1];
  return `${vulgar === undefined ? parts : `${Math.floor(parts)}${vulgar}`} turns`;
}

/** Quarters of a turn in words. */
export const quartersText = (count: number): string => timeText(quarters(count));
