import { href, type Path } from '../paths.ts';

/** What is recorded about a page while its boards are rendered. */
interface Paged {
  /** The page that contains every frame of every board on this page. */
  stepsAt?: Path;
  boards?: number;
}

/** Lets the boards of a page leave frames out and fetch them from the page at `path` when the reader gets there. Call it before the first board. */
export function keepStepsAt(page: object, path: Path): void {
  (page as Paged).stepsAt = path;
}

/** Characters of later frames that the first board of such a page includes: all of a short board, most of the first round of a battle. */
const CARRIED = 60_000;

/** The part of a board that its page leaves out. */
export interface Elsewhere {
  readonly steps: string;
  /** Whether the board is so far down the page that even its units and result are fetched only once the reader starts reading. */
  readonly far: boolean;
}

/** Which later frames of a board its page includes, and which it leaves to another page. Called once for each board, in the order of the page. */
export function shared(page: object, later: readonly string[]): { elsewhere?: Elsewhere; carried: readonly string[] } {
  const paged = page as Paged;
  paged.boards = (paged.boards ?? 0) + 1;
  if (paged.stepsAt === undefined) return { carried: later };
  const far = paged.boards > 1;
  const carried = far ? [] : fitting(later);
  if (!far && carried.length === later.length) return { carried };
  return { elsewhere: { steps: href(paged.stepsAt), far }, carried };
}

/** As many of the first frames as fit into the limit. */
function fitting(frames: readonly string[]): readonly string[] {
  let left = CARRIED;
  const tooMuch = frames.findIndex((frame) => (left -= frame.length) < 0);
  return tooMuch < 0 ? frames : frames.slice(0, tooMuch);
}
