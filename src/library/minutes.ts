/** Words read per minute. */
const WORDS = 200;
/** Steps of boards per minute: 15 seconds each. */
const STEPS = 4;

/** The number of words in a text: parts between spaces that contain a letter or a digit. */
export const wordsIn = (text: string): number => text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

/** The minutes it takes to read these words and step through these steps; at least one. */
export const minutesFor = (words: number, steps: number): number =>
  Math.max(1, Math.round(words / WORDS + steps / STEPS));
