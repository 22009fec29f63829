import { failure, success, type Problem, type Result } from '../../core/result.ts';
import { MOST_FILES, square, type Square } from '../../geometry/grid.ts';
import type { State } from './state.ts';
import { GROUNDS, type Ground } from './tables.ts';

const isGround = (word: string | undefined): word is Ground => GROUNDS.some((each) => each === word);

/**
 * A map drawn as characters: a line for each rank, the highest first, each beginning with its number; below them a line of the files'
 * letters. `legend` tells the ground of each character.
 * @clause pb.components.grid
 */
export function readMap(
  text: string,
  legend: Readonly<Record<string, string>>,
): Result<Pick<State, 'size' | 'ground'>, readonly Problem[]> {
  const rows = text.split('\n').filter((row) => row.trim() !== '');
  const lines = rows.flatMap((row) => {
    const [, rank, squares] = /^\s*(\d+)\s(\S+)\s*$/.exec(row) ?? [];
    return rank === undefined || squares === undefined ? [] : [{ rank: Number(rank), squares }];
  });
  const [top] = lines;
  const letters = rows.at(-1)?.trim() ?? '';
  if (top === undefined)
    return failure([{ path: 'map', found: JSON.stringify(text.slice(0, 40)), wanted: 'lines such as "7 ...w..."' }]);
  const files = top.squares.length;
  const expected = Array.from({ length: files }, (_, i) => String.fromCharCode(97 + i)).join('');
  const found: Problem[] = [];
  if (files > MOST_FILES) found.push({ path: 'map', found: `${files} files`, wanted: `at most ${MOST_FILES}` });
  if (letters !== expected)
    found.push({ path: 'map', found: `"${letters}" below the map`, wanted: `the letters of its files: "${expected}"` });
  const ground: Partial<Record<Square, Ground>> = {};
  for (const [i, { rank, squares }] of lines.entries()) {
    if (rank !== lines.length - i)
      found.push({ path: 'map', found: `a line numbered ${rank}`, wanted: `rank ${lines.length - i} there` });
    if (squares.length !== files)
      found.push({
        path: 'map',
        found: `${squares.length} squares on rank ${rank}`,
        wanted: `${files}, as on the first line`,
      });
    for (const [file, character] of [...squares].entries()) {
      const word = legend[character];
      if (!isGround(word)) {
        const wanted = `a character of the legend that stands for ${GROUNDS.join(', ')}`;
        found.push({
          path: word === undefined ? 'map' : `legend.${character}`,
          found: word ?? `"${character}"`,
          wanted,
        });
      } else if (word !== 'open') ground[square({ file, rank: rank - 1 })] = word;
    }
  }
  return found.length > 0 ? failure(found) : success({ size: { files, ranks: lines.length }, ground });
}
