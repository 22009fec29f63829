import { href, type Path } from '../paths.ts';

/** What a page with many boards says of itself before them. */
interface Paged {
  /** The page that holds every frame of every board of this one. */
  stepsAt?: Path;
  boards?: number;
}

/** Lets the boards of a page, all but its first, fetch their later frames from another page when the reader comes to them. */
export function keepStepsAt(page: object, path: Path): void {
  (page as Paged).stepsAt = path;
}

/** How many boards of a page are drawn whole in it: those of its first screens. */
const WHOLE = 1;

/** Where a board finds what its page does not hold of it. */
export interface Elsewhere {
  readonly steps: string;
  /** So far down the page that its units and its result come only when the page is being read. */
  readonly far: boolean;
}

/** What of a board is not on its own page; undefined where all of it is. Asked once by each board, in the order of the page. */
export function framesElsewhere(page: object): Elsewhere | undefined {
  const paged = page as Paged;
  paged.boards = (paged.boards ?? 0) + 1;
  if (paged.stepsAt === undefined || paged.boards === 1) return undefined;
  return { steps: href(paged.stepsAt), far: paged.boards > WHOLE };
}
