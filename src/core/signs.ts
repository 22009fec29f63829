/* Numbers as a page prints them: with a true minus sign, which a hyphen is not. */

/** `5`, `−1`. */
export const plain = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** A modifier with its sign: `+2`, `+0`, `−1`. */
export const signed = (value: number): string => (value < 0 ? plain(value) : `+${value}`);

/** A modifier with its sign, and 0 without one: `+2`, `0`, `−1`. */
export const signedOrZero = (value: number): string => (value === 0 ? '0' : signed(value));
