/**
 * A grid square, such as `d6`: the file as a letter from the left, then the rank as a number from
 * the bottom.
 */
export type Square = `${string}${number}`;

/** A facing on the grid, clockwise from north: 0 is north, 2 east, 4 south, 6 west. */
export type Facing = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A square as two numbers, both from 0: the file from the left, the rank from the bottom. */
export interface FileAndRank {
  readonly file: number;
  readonly rank: number;
}

/** How many squares a board has from left to right and from bottom to top. */
export interface Size {
  readonly files: number;
  readonly ranks: number;
}

const A = 'a'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);

/** No board is wider than the alphabet. */
export const MOST_FILES = 26;

/** Rank numbers have at most two digits. */
export const MOST_RANKS = 99;

/** The coordinates of a square. The square must have passed `isSquare`. */
export const place = (square: Square): FileAndRank => ({ file: square.charCodeAt(0) - A, rank: rankOf(square) });

/** Reads digit by digit: rules call this so often that slicing the name is noticeably slower. */
const rankOf = (square: Square): number => {
  const digit = square.charCodeAt(1) - ZERO;
  return (square.length === 2 ? digit : digit * 10 + square.charCodeAt(2) - ZERO) - 1;
};

const named = ({ file, rank }: FileAndRank): Square => `${String.fromCharCode(A + file)}${rank + 1}`;

/**
 * The name of every square, by file and rank. They go through JSON because JavaScript engines
 * intern short strings parsed from JSON. Comparing two squares, which rules do all the time, then
 * only compares pointers.
 */
const NAMES = JSON.parse(
  JSON.stringify(
    Array.from({ length: MOST_FILES }, (_, file) =>
      Array.from({ length: MOST_RANKS }, (_, rank) => named({ file, rank })),
    ),
  ),
) as readonly (readonly Square[])[];

/** The name of a square. */
export const square = (at: FileAndRank): Square => NAMES[at.file]?.[at.rank] ?? named(at);

/** Is this the name of a square, on a board of any size? */
export const isSquare = (text: unknown): text is Square => typeof text === 'string' && /^[a-z][1-9]\d?$/.test(text);

/** Is this square on the board? */
export const onBoard = ({ files, ranks }: Size, { file, rank }: FileAndRank): boolean =>
  file >= 0 && rank >= 0 && file < files && rank < ranks;

/** All squares of a board, rank by rank from a1. */
export const squaresOn = ({ files, ranks }: Size): readonly Square[] =>
  Array.from({ length: files * ranks }, (_, n) => square({ file: n % files, rank: Math.floor(n / files) }));

/** One step in each of the eight facings, in the order of `Facing`. */
export const STEPS: readonly FileAndRank[] = [
  { file: 0, rank: 1 },
  { file: 1, rank: 1 },
  { file: 1, rank: 0 },
  { file: 1, rank: -1 },
  { file: 0, rank: -1 },
  { file: -1, rank: -1 },
  { file: -1, rank: 0 },
  { file: -1, rank: 1 },
];

/** The squares that touch this one along a side or at a corner. */
export const neighbours = (size: Size, from: Square): readonly Square[] => {
  const { file, rank } = place(from);
  return STEPS.map((step) => ({ file: file + step.file, rank: rank + step.rank }))
    .filter((each) => onBoard(size, each))
    .map(square);
};

/**
 * The number of king's moves between two squares: the larger of the differences in files and ranks.
 */
export const steps = (from: Square, to: Square): number => {
  const [a, b] = [place(from), place(to)];
  return Math.max(Math.abs(a.file - b.file), Math.abs(a.rank - b.rank));
};

/** Do two squares touch along a side or at a corner? A square does not touch itself. */
export const touch = (a: Square, b: Square): boolean => steps(a, b) === 1;

/** Are two different squares on the same rank, file or diagonal? */
export const inLine = (from: Square, to: Square): boolean => {
  const [a, b] = [place(from), place(to)];
  const [files, ranks] = [Math.abs(a.file - b.file), Math.abs(a.rank - b.rank)];
  return from !== to && (files === 0 || ranks === 0 || files === ranks);
};

/**
 * The squares strictly between two squares, starting from `from`. On one of the eight lines these
 * are the squares of the line; otherwise they are the squares crossed by the straight line between
 * the two centres. A square touched only at a corner is not crossed.
 */
export function between(from: Square, to: Square): readonly Square[] {
  const [a, b] = [place(from), place(to)];
  const [across, along] = [b.file - a.file, b.rank - a.rank];
  const [files, ranks] = [Math.abs(across), Math.abs(along)];
  const crossed: Square[] = [];
  let { file, rank } = a;
  // Compares in whole numbers which side of a square the line meets next: sides are at odd
  // multiples of half a square.
  for (let fileSides = 1, rankSides = 1; ;) {
    const turn = fileSides * ranks - rankSides * files;
    if (turn <= 0) {
      file += Math.sign(across);
      fileSides += 2;
    }
    if (turn >= 0) {
      rank += Math.sign(along);
      rankSides += 2;
    }
    if (file === b.file && rank === b.rank) return crossed;
    crossed.push(square({ file, rank }));
  }
}
