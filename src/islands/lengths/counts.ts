/** The counts that are written as signs, as parts of one. */
const SIGNS: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** What comes before “an inch”, in words, as parts of one. */
const PARTS: Readonly<Record<string, number>> = {
  half: 0.5,
  'a quarter': 0.25,
  'three quarters': 0.75,
  'a third': 1 / 3,
  'a tenth': 0.1,
};

const FIGURES = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\s\d\/\d|\d\/\d|\d+(?:\.\d+)?\s?[¼½¾]|\d+(?:\.\d+)?|[¼½¾]`;
const WORDS = `(?:(?:${TENS.join('|')})(?:-(?:${ONES.slice(0, 9).join('|')}))?|${ONES.toReversed().join('|')})(?:\\s+and\\s+a\\s+(?:half|quarter))?`;

/**
 * A regular expression of a count: `12`, `1,100`, `2.5`, `1½`, `1 1/2`, `six`, `thirty-three`, `two
 * and a half`.
 */
export const COUNT = `(?:${FIGURES}|${WORDS})`;

/** A regular expression of a part of one: `half`, `a quarter of`, `¾ of`. */
export const PART = `(?:${Object.keys(PARTS).join('|')}|[¼½¾])(?:\\s+of)?`;

const ratio = (written: string): number => {
  const [ways = 0, of = 1] = written.split('/').map(Number);
  return of === 0 ? 0 : ways / of;
};

/** The number for a written count or a written part of one, in any letter case. */
export function countOf(written: string): number {
  const text = written.toLowerCase().replaceAll(/\s+/g, ' ').replace(/ of$/, '');
  const part = PARTS[text];
  if (part !== undefined) return part;
  const sign = SIGNS[text.at(-1)!];
  if (sign !== undefined) return Number(text.slice(0, -1)) + sign;
  if (text.includes('/')) return text.split(' ').reduce((sum, each) => sum + ratio(each), 0);
  if (/^\d/.test(text)) return Number(text.replaceAll(',', ''));
  const [whole, more] = text.split(' and ');
  if (more !== undefined) return countOf(whole!) + countOf(more.replace('a half', 'half'));
  const [first = '', second = ''] = text.split('-');
  const tens = TENS.indexOf(first);
  return tens < 0 ? ONES.indexOf(first) + 1 : 10 * (tens + 2) + ONES.indexOf(second) + 1;
}
