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

/** Where a board's later frames are, if they are not on its own page: asked once by each board, in the order of the page. */
export function framesElsewhere(page: object): string | undefined {
  const paged = page as Paged;
  paged.boards = (paged.boards ?? 0) + 1;
  return paged.stepsAt === undefined || paged.boards === 1 ? undefined : href(paged.stepsAt);
}
