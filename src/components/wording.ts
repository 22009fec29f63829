const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A number for use in a sentence: spelled out up to twelve. */
export const count = (value: number): string => WORDS[value] ?? String(value);
