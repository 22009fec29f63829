/**
 * The bounds of what is read. Every number and every list that an author, a link, a field or a
 * store may give is kept to one of these, in words and at once: a board, a page or a loop is never
 * made of a number that nobody could have meant.
 */

/**
 * No number that is written is larger, or farther below 0: more than anyone counts, and longer than
 * any table in any measure.
 */
export const LARGEST = 10_000;

/** That bound as a refusal tells it. */
export const AT_MOST = `at most ${LARGEST.toLocaleString('en')}`;

/** No order has more legs, and no row more units. */
export const MOST = 100;

/** Is this a number of which the amount is within a bound? What is no number at all is not. */
export const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/** What somebody wrote, as a refusal repeats it: cut where it is longer than one reads. */
export const shortened = (text: string, most = 40): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
