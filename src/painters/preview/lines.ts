/** The width of a text at a font size of 1. */
export type Width = (text: string) => number;

/** A text in lines, and the size of its font. */
export interface Lines {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Where a text has to find room, and the sizes that its font may have, the largest first. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly number[];
}

/** The height of a line in font sizes. */
export const LEADING = 1.16;

/** Breaks a text between words; a word that is wider than a line has a line of its own. */
function broken(text: string, room: number, width: Width): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || width(`${last} ${word}`) > room) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/**
 * A text in as few lines as before, but of nearly the same length: its lines are broken in the
 * narrowest room that needs no further line.
 */
function balanced(text: string, room: number, width: Width): readonly string[] {
  const most = broken(text, room, width);
  let [low, high] = [room / 2, room];
  while (high - low > 0.1) {
    const middle = (low + high) / 2;
    const lines = broken(text, middle, width);
    const isAsShort = lines.length <= most.length && lines.every((line) => width(line) <= middle);
    if (isAsShort) high = middle;
    else low = middle;
  }
  return broken(text, high, width);
}

/**
 * The largest size at which a text finds room, with its lines. Throws if it finds none at any size.
 */
export function fitted(text: string, { width: across, height, sizes }: Room, width: Width): Lines {
  for (const size of sizes) {
    const lines = broken(text, across / size, width);
    const fits = lines.length * size * LEADING <= height && lines.every((line) => width(line) * size <= across);
    if (fits) return { lines: balanced(text, across / size, width), size };
  }
  throw new Error(`No room for “${text}” in ${across} × ${height}`);
}
