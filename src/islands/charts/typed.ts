import { failure, success, type Result } from '../../core/result.ts';
import { LARGEST } from '../../core/numbers.ts';
import type { OurChart } from '../../core/charts.ts';
import type { Change } from './changes.ts';
import { wantedIn } from './faults.ts';

const DASH = /^(-|–|—|−|none)$/i;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * Reads what a reader has typed into a cell: a number, also with a comma or a true minus sign, or a
 * dash for out of range. Null for an empty cell, which is left to ours. Refuses with a sentence.
 */
export function readTyped(chart: OurChart, column: string, text: string): Result<Change | null, string> {
  const typed = text.trim();
  if (typed === '') return success(null);
  if (DASH.test(typed)) return success('none');
  const plain = typed
    .replace(',', '.')
    .replace(/^[−–]/, '-')
    .replace(/\s*(%|mm)$/, '');
  const number = NUMBER.test(plain) ? Number(plain) : NaN;
  if (Math.abs(number) <= LARGEST) return success(number);
  return failure(`Found “${typed.slice(0, 40)}”, expected ${wantedIn(chart, column)}. It is not kept.`);
}
