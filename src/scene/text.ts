import type { Scene, Spot } from './scene.ts';
import { textTable } from './table/text.ts';

const GROUND: Readonly<Record<string, string>> = {
  woods: 'w',
  building: 'b',
  hill: '^',
  road: '=',
  bridge: '#',
  river: '~',
  lake: 'o',
  wetland: ',',
};

/**
 * A grid board as text: one line for each rank, two characters for each square. Terrain is
 * lower-case letters and signs. A unit is the first letter of its kind, upper case for the first
 * side and lower case for the second (`I`, `i`). `textTable` draws free tables.
 */
export function textBoard(scene: Scene): string {
  if (!scene.grid) return textTable(scene);
  const rows = Array.from({ length: scene.height }, () => Array.from({ length: scene.width }, () => ' .'));
  const put = ([x, y]: Spot, at: 0 | 1, character: string) => {
    const row = rows[Math.floor(y)];
    const cell = row?.[Math.floor(x)];
    if (row === undefined || cell === undefined) return;
    row[Math.floor(x)] = at === 0 ? character + cell[1]! : cell[0]! + character;
  };
  for (const mark of scene.marks) {
    if (mark.kind === 'cell') put(mark.at, 1, GROUND[mark.ground] ?? '?');
    if (mark.kind !== 'base') continue;
    const letter = mark.symbol.charAt(0);
    put(mark.at, 0, mark.side === 'first' ? letter.toUpperCase() : letter);
  }
  const lines = rows.map((row, rank) => `${String(rank + 1).padStart(2)} ${row.join(' ')}`).reverse();
  const files = Array.from({ length: scene.width }, (_, file) => ` ${String.fromCharCode(97 + file)}`).join(' ');
  return [...lines, `   ${files}`].join('\n');
}
