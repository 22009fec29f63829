import { href, type Path } from '../paths.ts';

/** What a page with many boards says of itself before them. */
interface Paged {
  /** The page that holds every frame of every board of this one. */
  stepsAt?: Path;
  boards?: number;
}

/** Lets the boards of a page fetch from another page what it would be too heavy with, when the reader comes to it. */
export function keepStepsAt(page: object, path: Path): void {
  (page as Paged).stepsAt = path;
}

/** Characters of later frames that the first board of such a page holds itself: the first few steps, so that the first *Next* needs no network. */
const CARRIED = 16_000;

/** What a page does not hold of a board. */
export interface Elsewhere {
  readonly steps: string;
  /** So far down the page that its units and its result come only when the page is being read. */
  readonly far: boolean;
}

/** What of a board is left to another page, and which of its later frames stay. Asked once by each board, in the order of the page. */
export function shared(page: object, later: readonly string[]): { elsewhere?: Elsewhere; carried: readonly string[] } {
  const paged = page as Paged;
  paged.boards = (paged.boards ?? 0) + 1;
  if (paged.stepsAt === undefined) return { carried: later };
  const far = paged.boards > 1;
  const carried = far ? [] : fitting(later);
  if (!far && carried.length === later.length) return { carried };
  return { elsewhere: { steps: href(paged.stepsAt), far }, carried };
}

/** As many frames from the first on as are not too heavy together. */
function fitting(frames: readonly string[]): readonly string[] {
  let left = CARRIED;
  const tooMuch = frames.findIndex((frame) => (left -= frame.length) < 0);
  return tooMuch < 0 ? frames : frames.slice(0, tooMuch);
}
