import type { Spot } from '../../scene/scene.ts';

/** An upright rectangle of the drawing. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The extent of some spots. */
export function hull(spots: readonly Spot[]): Extent {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** What two extents share; where they share nothing, its right is left of its left, or its bottom above its top. */
export const common = (a: Extent, b: Extent): Extent => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** How many numbers each command of a path takes. */
const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };

/** One stretch of a path: its command as a capital, its numbers, and the place from which they are measured. */
interface Stretch {
  readonly command: string;
  readonly numbers: readonly number[];
  readonly base: Spot;
}

/** Where a stretch ends that begins at a spot. */
function endOf({ command, numbers, base: [bx, by] }: Stretch, [x, y]: Spot): Spot {
  const last = numbers.at(-1) ?? 0;
  if (command === 'H') return [bx + last, y];
  if (command === 'V') return [x, by + last];
  return [bx + (numbers.at(-2) ?? 0), by + last];
}

/** The spots that hold a stretch between them: its control points, or the corners of the oval over the chord of an arc. */
function around(stretch: Stretch, [x, y]: Spot, [endX, endY]: Spot): readonly Spot[] {
  const { command, numbers, base } = stretch;
  if (command === 'A') {
    const [rx = 0, ry = 0] = numbers;
    const half = Math.hypot((endX - x) / 2 / rx, (endY - y) / 2 / ry);
    const middle: Spot = [(x + endX) / 2, (y + endY) / 2];
    return [
      [middle[0] - rx * half, middle[1] - ry * half],
      [middle[0] + rx * half, middle[1] + ry * half],
    ];
  }
  const controls = numbers.length > 2 ? numbers : [];
  return controls.flatMap((number, at) =>
    at % 2 === 0 ? [[base[0] + number, base[1] + (controls[at + 1] ?? 0)] as const] : [],
  );
}

/** The commands of a path with their numbers, those that are not repeated in writing too. */
function* commandsOf(d: string): Generator<readonly [letter: string, numbers: readonly number[]]> {
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const count = COUNTS[letter.toUpperCase()];
    if (count === undefined) throw new Error(`Unknown command «${letter}» in the path «${d}».`);
    const numbers = Array.from(rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), Number);
    if (count === 0) yield [letter, []];
    // After its first pair of numbers a move goes on as a line.
    const next: Readonly<Record<string, string>> = { M: 'L', m: 'l' };
    for (let at = 0; count > 0 && at + count <= numbers.length; at += count)
      yield [at === 0 ? letter : (next[letter] ?? letter), numbers.slice(at, at + count)];
  }
}

/**
 * What an SVG path covers without its stroke: exact for lines and half turns, and never too small, since a curve lies within its control
 * points and an arc of at most half a turn within the oval over its chord. `null` where nothing is drawn; an unknown command is refused.
 */
export function extentOf(d: string): Extent | null {
  const spots: Spot[] = [];
  let [at, start]: [Spot, Spot] = [
    [0, 0],
    [0, 0],
  ];
  for (const [letter, numbers] of commandsOf(d)) {
    const command = letter.toUpperCase();
    if (command === 'Z') at = start;
    else {
      const stretch: Stretch = { command, numbers, base: letter === command ? [0, 0] : at };
      const end = endOf(stretch, at);
      spots.push(...around(stretch, at, end), end);
      if (command === 'M') start = end;
      at = end;
    }
  }
  return spots.length === 0 ? null : hull(spots);
}
