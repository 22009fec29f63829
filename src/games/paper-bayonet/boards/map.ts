import { nearest } from '../../../core/nearest.ts';
import { failure, meaning, success, type Problem, type Result } from '../../../core/result.ts';
import { MOST_FILES, MOST_RANKS, square, type Square } from '../../../geometry/grid.ts';
import type { State } from '../state.ts';
import { type Ground, GROUNDS } from '../tables.ts';

type Legend = Readonly<Record<string, string>>;
type BoardMap = Pick<State, 'size' | 'ground'>;

/** The character for each kind of ground on the maps that this project draws. */
export const SIGNS: Readonly<Record<Ground, string>> = {
  open: '.',
  woods: 'w',
  building: 'b',
  hill: 'h',
  road: '=',
  bridge: '#',
  river: '~',
  'impassable-river': '!',
  lake: 'o',
  wetlands: ',',
};

/**
 * One line of the drawn map. `path` is `map.` and the index of the line in the text, so that a
 * problem can name the line of the file.
 */
interface MapRow {
  readonly path: string;
  readonly text: string;
  readonly rank: number | null;
  readonly squares: string;
}

const isGround = (word: string | undefined): word is Ground => GROUNDS.some((each) => each === word);

const letter = (file: number): string => String.fromCharCode(97 + file);

/**
 * Reads a map drawn as characters. It has one line for each rank, the highest first; each line
 * starts with the rank's number. Below them is a line with the letters of the files. `legend` gives
 * the ground for each character. The text `9 by 7` is short for a map of nine files and seven
 * ranks, all `.`. Fails with everything that is wrong with the map and its legend.
 * @clause pb.components.grid
 */
export function readMap(text: string, legend: Legend): Result<BoardMap, readonly Problem[]> {
  const drawn = rows(spelledOut(text));
  const lines = drawn.slice(0, -1);
  const letters = drawn.at(-1);
  const files = lines.find(({ rank }) => rank !== null)?.squares.length;
  if (letters === undefined || files === undefined)
    return failure([{ path: 'map', found: JSON.stringify(text.slice(0, 40)), wanted: 'lines such as "7 ...w..."' }]);
  const found = [
    ...legendFaults(legend),
    ...sizeFaults(files, lines.length),
    ...lines.flatMap((line, i) => rowFaults(line, lines.length - i, files)),
    ...lines.flatMap(({ path, squares }) => strangers(path, squares, legend)),
    ...lettersFaults(letters, files),
  ];
  return found.length > 0
    ? failure(found)
    : success({ size: { files, ranks: lines.length }, ground: ground(lines, legend) });
}

function spelledOut(text: string): string {
  const [, files, ranks] = /^(\d{1,2}) by (\d{1,2})$/.exec(text.trim()) ?? [];
  if (files === undefined) return text;
  const lines = Array.from({ length: Number(ranks) }, (_, i) => `${Number(ranks) - i} ${'.'.repeat(Number(files))}`);
  return [...lines, Array.from({ length: Number(files) }, (_, file) => letter(file)).join('')].join('\n');
}

const rows = (text: string): readonly MapRow[] =>
  text
    .split('\n')
    .map((line, i): MapRow => {
      const [, rank, squares = ''] = /^\s*(\d+)\s+(\S+)\s*$/.exec(line) ?? [];
      return { path: `map.${i}`, text: line.trim(), rank: rank === undefined ? null : Number(rank), squares };
    })
    .filter((row) => row.text !== '');

const legendFaults = (legend: Legend): readonly Problem[] =>
  Object.entries(legend).flatMap(([character, word]) => {
    const path = `legend.${character}`;
    if (character.length !== 1) return [{ path, found: JSON.stringify(character), wanted: 'a single character' }];
    const wanted = `a kind of ground: ${GROUNDS.join(', ')}`;
    return isGround(word) ? [] : [{ path, found: word, wanted, ...meaning(nearest(word, GROUNDS)) }];
  });

const sizeFaults = (files: number, ranks: number): readonly Problem[] => [
  ...(files > MOST_FILES ? [{ path: 'map', found: `${files} files`, wanted: `at most ${MOST_FILES}` }] : []),
  ...(ranks > MOST_RANKS ? [{ path: 'map', found: `${ranks} ranks`, wanted: `at most ${MOST_RANKS}` }] : []),
];

function rowFaults({ path, text, rank, squares }: MapRow, wanted: number, files: number): readonly Problem[] {
  if (rank === null)
    return [{ path, found: JSON.stringify(text), wanted: 'a rank and its squares, such as "7 ...w..."' }];
  const found: Problem[] = [];
  if (rank !== wanted) found.push({ path, found: `a line numbered ${rank}`, wanted: `rank ${wanted} there` });
  if (squares.length !== files)
    found.push({
      path,
      found: `${squares.length} square${squares.length === 1 ? '' : 's'} on rank ${rank}`,
      wanted: `${files}, as on the first line`,
    });
  return found;
}

/** Characters that are not in the legend, each reported once a line. */
const strangers = (path: string, squares: string, legend: Legend): readonly Problem[] =>
  [...new Set(squares)]
    .filter((character) => !Object.hasOwn(legend, character))
    .map((character) => ({
      path,
      found: JSON.stringify(character),
      wanted: `a character of the legend: ${Object.keys(legend).join(' ')}`,
    }));

function lettersFaults({ path, text }: MapRow, files: number): readonly Problem[] {
  const wanted = Array.from({ length: files }, (_, file) => letter(file)).join('');
  return text === wanted
    ? []
    : [{ path, found: `"${text}" below the map`, wanted: `the letters of its files: "${wanted}"` }];
}

function ground(lines: readonly MapRow[], legend: Legend): State['ground'] {
  const found: Partial<Record<Square, Ground>> = {};
  for (const { rank, squares } of lines) {
    for (const [file, character] of [...squares].entries()) {
      const word = legend[character];
      if (isGround(word) && word !== 'open') found[square({ file, rank: rank! - 1 })] = word;
    }
  }
  return found;
}
