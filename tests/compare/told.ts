import { parseFraction, share, written } from '../../src/core/fraction.ts';
import { percent, simplest } from '../../src/panel/shares.ts';

/**
 * A chance as the chart of a comparison tells it: in numbers that one can take in, or in percent
 * alone.
 */
export function toldInChart(text: string): string {
  const chance = parseFraction(text);
  if (!chance.ok) throw new Error(chance.error);
  const simple = simplest(chance.value);
  return simple === null ? percent(share(chance.value)) : written(simple);
}
