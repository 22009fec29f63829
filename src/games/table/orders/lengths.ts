import { MEASURES, um, type Measure, type Um } from '../../../geometry/lengths.ts';
import { AT_MOST, isWithin, LARGEST } from '../../../core/numbers.ts';

const VULGAR: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };
const NUMBER = String.raw`(\d+(?:\.\d+)?|\.\d+)?\s*([¼½¾])?`;
const IN_BRACKETS = new RegExp(`^\\[${NUMBER}\\]$`);
const WITH_MEASURE = new RegExp(`^${NUMBER}\\s*(\\[1\\]|[a-z"]*)$`);

/** The measure for each way of writing it after a number. */
const SUFFIX: Readonly<Record<string, Measure>> = {
  in: 'in',
  '"': 'in',
  inch: 'in',
  inches: 'in',
  cm: 'cm',
  mm: 'mm',
  m: 'm',
  '[1]': '[1]',
};

const TOO_LONG = `a length of ${AT_MOST}`;

/**
 * Reads a written length into micrometres: `4` (in the game's own measure), `4 in`, `1½ in`, `12
 * cm`, `25 mm`, `3[1]`, or `[3]`. Null if it is none of these. If it is longer than any table:
 * words for what is wanted instead.
 */
export function readLength(written: string | number, own: Measure): Um | string | null {
  if (typeof written === 'number') return lengthOf(written, own);
  const text = written.trim().toLowerCase();
  const bracket = IN_BRACKETS.exec(text);
  const [, whole, vulgar, suffix = ''] = bracket ?? WITH_MEASURE.exec(text) ?? [];
  if (whole === undefined && vulgar === undefined) return null;
  const measure = bracket !== null ? '[1]' : suffix === '' ? own : SUFFIX[suffix];
  if (measure === undefined) return null;
  return lengthOf(Number(whole ?? 0) + (vulgar === undefined ? 0 : VULGAR[vulgar]!), measure);
}

function lengthOf(count: number, measure: Measure): Um | string | null {
  if (Number.isNaN(count)) return null;
  return isWithin(count, LARGEST) ? um(count, measure) : TOO_LONG;
}

/** The message for a text that is not a length. */
export const lengthWanted = (own: Measure): string =>
  `a length, such as ${own === '[1]' ? '4, [4]' : `4, 4 ${own}`} or 25 mm; the measures are ${Object.keys(MEASURES).join(', ')}`;
