import type { Spot } from '../../src/scene/scene.ts';

/** The ends of a letter's line: the last numbers; curves have their handles before them. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, a: 7 };

/** Where a letter with these numbers leads from a point. */
function ledTo(letter: string, numbers: readonly number[], [x, y]: Spot): Spot {
  const isFrom = letter === letter.toLowerCase();
  const [across, down] = [numbers.at(-2)!, numbers.at(-1)!];
  if (letter === 'h' || letter === 'H') return [isFrom ? x + down : down, y];
  if (letter === 'v' || letter === 'V') return [x, isFrom ? y + down : down];
  return isFrom ? [x + across, y + down] : [across, down];
}

/** The points that the lines and curves of a path lead to, one list for each of its subpaths. */
export function subpathsOf(d: string): readonly (readonly Spot[])[] {
  const all: Spot[][] = [];
  let at: Spot = [0, 0];
  for (const [, letter, text] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    if (letter!.toLowerCase() === 'z') {
      at = all.at(-1)![0]!;
      continue;
    }
    const numbers = [...text!.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([each]) => Number(each));
    const takes = TAKES[letter!.toLowerCase()]!;
    if (letter!.toLowerCase() === 'm') all.push([]);
    for (let n = 0; n < numbers.length; n += takes) {
      at = ledTo(letter!, numbers.slice(n, n + takes), at);
      all.at(-1)!.push(at);
    }
  }
  return all;
}
