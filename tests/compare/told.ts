import { parseFraction, reduced, written } from '../../src/core/fraction.ts';
import { simplest } from '../../src/panel/shares.ts';

/** A chance as the chart of a comparison tells it: as a fraction, reduced if it has many ways. */
export function toldInChart(text: string): string {
  const chance = parseFraction(text);
  if (!chance.ok) throw new Error(chance.error);
  return written(simplest(chance.value) ?? reduced(chance.value));
}
