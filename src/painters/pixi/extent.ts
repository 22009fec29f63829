/** An upright rectangle of the drawing. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How many numbers each command of a path takes. */
const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };

/**
 * What an SVG path covers without its stroke: exact for lines and half turns, and never too small, since a curve lies within its control
 * points and an arc of at most half a turn within the oval over its chord. `null` where nothing is drawn; an unknown command is refused.
 */
export function extentOf(d: string): Extent | null {
  const [xs, ys]: [number[], number[]] = [[], []];
  const reach = (px: number, py: number): void => {
    xs.push(px);
    ys.push(py);
  };
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toUpperCase();
    const count = COUNTS[command];
    if (count === undefined) throw new Error(`Unknown command «${letter}» in the path «${d}».`);
    if (command === 'Z') [x, y] = [startX, startY];
    const numbers = Array.from(rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), Number);
    for (let at = 0; at + count <= numbers.length && count > 0; at += count) {
      const taken = numbers.slice(at, at + count);
      const [fromX, fromY] = letter === command ? [0, 0] : [x, y];
      const last = taken.length - 1;
      const [endX, endY] = [
        command === 'V' ? x : fromX + (taken[command === 'H' ? last : last - 1] ?? 0),
        command === 'H' ? y : fromY + (taken[last] ?? 0),
      ];
      if (command === 'A') {
        const [rx = 0, ry = 0] = taken;
        const half = Math.hypot((endX - x) / 2 / rx, (endY - y) / 2 / ry);
        reach((x + endX) / 2 - rx * half, (y + endY) / 2 - ry * half);
        reach((x + endX) / 2 + rx * half, (y + endY) / 2 + ry * half);
      } else if (count > 2) {
        for (let i = 0; i < count; i += 2) reach(fromX + (taken[i] ?? 0), fromY + (taken[i + 1] ?? 0));
      }
      reach(endX, endY);
      [x, y] = [endX, endY];
      if (command === 'M' && at === 0) [startX, startY] = [x, y];
    }
  }
  if (xs.length === 0) return null;
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
