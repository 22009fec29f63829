const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A number as it stands in a sentence: in words up to twelve. */
export const count = (value: number): string => WORDS[value] ?? String(value);

/** A text with a capital at its beginning. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
