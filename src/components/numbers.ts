const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A number as it stands in a sentence: in words up to twelve. */
export const count = (value: number): string => WORDS[value] ?? String(value);
