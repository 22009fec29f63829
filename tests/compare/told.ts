import { parseFraction, share, shortText, written } from '../../src/core/fraction.ts';
import { percent, simplest } from '../../src/panel/shares.ts';

/**
 * A chance as the chart of a comparison tells it: as a fraction, reduced if it has many ways, or
 * only in per cent if even that is too long to be read.
 */
export function toldInChart(text: string): string {
  const chance = parseFraction(text);
  if (!chance.ok) throw new Error(chance.error);
  if (chance.value.ways === 0n) return percent(0);
  const least = simplest(chance.value);
  return least === null ? (shortText(chance.value) ?? percent(share(chance.value))) : written(least);
}
