/** Words of running text that one reads in a minute. */
const WORDS = 200;
/** Steps of boards that one reads and clicks through in a minute: 15 seconds each. */
const STEPS = 4;

/** The words of a running text: what stands between spaces and holds a letter or a digit. */
export const wordsIn = (text: string): number => text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

/** How many minutes a chapter takes for reading its words and stepping through its boards; at least one. */
export const minutesFor = (words: number, steps: number): number =>
  Math.max(1, Math.round(words / WORDS + steps / STEPS));
