/**
 * The bounds of everything that is read: every number and every list in a file, a link, a form
 * field or the browser's storage. A value beyond its bound is refused in words as soon as it is
 * read, so that no board, page or loop is ever built from an absurd number.
 */

/**
 * The largest absolute value of a number that is read. Nobody counts farther, and no table is
 * longer in any unit.
 */
export const LARGEST = 10_000;

/** That bound in the words of a refusal. */
export const AT_MOST = `at most ${LARGEST.toLocaleString('en')}`;

/** The most legs of an order, and the most units in a row. */
export const MOST = 100;

/** Is this a number with an absolute value within a bound? False for anything else. */
export const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/** What somebody wrote, as a refusal repeats it: shortened if it is too long to read. */
export const shortened = (text: string, most = 40): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** The values of Roman numerals, the largest first. */
const ROMAN = [
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

/** `IV` for 4. */
export const roman = (number: number): string => {
  const next = ROMAN.find(([, value]) => value <= number);
  return next === undefined ? '' : next[0] + roman(number - next[1]);
};

/** A hash of a value: equal values have equal hashes, and different values almost never do. */
export function hashOf(value: unknown): string {
  // FNV-1a with 32 bits.
  let mark = 0x811c9dc5;
  for (const character of JSON.stringify(value)) mark = Math.imul(mark ^ character.codePointAt(0)!, 0x01000193);
  return (mark >>> 0).toString(16);
}

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/**
 * A value as JSON in which the order of its keys does not matter: equal values have equal texts.
 */
export const sortedText = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(byKey))
      : each,
  );
