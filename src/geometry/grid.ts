/** A grid square: file letter from the left, rank number from the bottom: `d6`. */
export type Square = `${string}${number}`;

/** A facing on the grid, clockwise from north: 0 north, 2 east, 4 south, 6 west. */
export type Facing = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A square in numbers, both counted from 0: the file from the left, the rank from the bottom. */
export interface Place {
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

/** The files that have a letter: no board is wider. */
export const MOST_FILES = 26;

/** The ranks that have a number of at most two digits: no board is higher. */
export const MOST_RANKS = 99;

/** A square in numbers. Takes only what `isSquare` accepts. */
export const place = (square: Square): Place => ({ file: square.charCodeAt(0) - A, rank: rankOf(square) });

/** Read digit by digit: rules ask for it so often that cutting the name apart would be felt. */
const rankOf = (square: Square): number => {
  const digit = square.charCodeAt(1) - ZERO;
  return (square.length === 2 ? digit : digit * 10 + square.charCodeAt(2) - ZERO) - 1;
};

const named = ({ file, rank }: Place): Square => `${String.fromCharCode(A + file)}${rank + 1}`;

/**
 * Every name there is, by file and rank, made once. They are read from JSON because what runs the script keeps short strings that it has
 * read so only once: whether two squares are the same is then seen without reading their names, which rules ask all the time.
 */
const NAMES = JSON.parse(
  JSON.stringify(
    Array.from({ length: MOST_FILES }, (_, file) =>
      Array.from({ length: MOST_RANKS }, (_, rank) => named({ file, rank })),
    ),
  ),
) as readonly (readonly Square[])[];

/** The name of a square. */
export const square = (at: Place): Square => NAMES[at.file]?.[at.rank] ?? named(at);

/** Is this the name of a square, on a board of any size? */
export const isSquare = (text: unknown): text is Square => typeof text === 'string' && /^[a-z][1-9]\d?$/.test(text);

/** Does the board have this place? */
export const onBoard = ({ files, ranks }: Size, { file, rank }: Place): boolean =>
  file >= 0 && rank >= 0 && file < files && rank < ranks;

/** One step in each of the eight facings, in their order. */
export const STEPS: readonly Place[] = [
  { file: 0, rank: 1 },
  { file: 1, rank: 1 },
  { file: 1, rank: 0 },
  { file: 1, rank: -1 },
  { file: 0, rank: -1 },
  { file: -1, rank: -1 },
  { file: -1, rank: 0 },
  { file: -1, rank: 1 },
];

/** The squares that touch this one, by a side or a corner. */
export const neighbours = (size: Size, from: Square): readonly Square[] => {
  const { file, rank } = place(from);
  return STEPS.map((step) => ({ file: file + step.file, rank: rank + step.rank }))
    .filter((each) => onBoard(size, each))
    .map(square);
};

/** The greater of the files and the ranks between two squares: how many steps a king of chess would need. */
export const steps = (from: Square, to: Square): number => {
  const [a, b] = [place(from), place(to)];
  return Math.max(Math.abs(a.file - b.file), Math.abs(a.rank - b.rank));
};

/** Do two squares touch, by a side or a corner? A square does not touch itself. */
export const touch = (a: Square, b: Square): boolean => steps(a, b) === 1;

/** Do they lie on one rank, one file or one diagonal? */
export const inLine = (from: Square, to: Square): boolean => {
  const [a, b] = [place(from), place(to)];
  const [files, ranks] = [Math.abs(a.file - b.file), Math.abs(a.rank - b.rank)];
  return from !== to && (files === 0 || ranks === 0 || files === ranks);
};

/**
 * The squares strictly between two squares: on one of the eight lines those of the line, otherwise those that a straight line from centre
 * to centre crosses (a corner that is only touched is not crossed). In order, beginning at `from`.
 */
export function between(from: Square, to: Square): readonly Square[] {
  const [a, b] = [place(from), place(to)];
  const [across, along] = [b.file - a.file, b.rank - a.rank];
  const [files, ranks] = [Math.abs(across), Math.abs(along)];
  const crossed: Square[] = [];
  let { file, rank } = a;
  // The next side that the line meets, in whole numbers: sides lie at odd multiples of half a square.
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
