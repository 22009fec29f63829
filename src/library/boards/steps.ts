import { href, type SitePath } from '../../register/paths.ts';

/** What is noted about a page while its boards are rendered. */
interface PageRecord {
  /** The page that contains every frame of every board on this page. */
  stepsAt?: SitePath;
  /** The most characters of later frames that its first board includes. */
  limit?: number;
  boards?: number;
  hasPopups?: boolean;
}

/**
 * Allows the boards of a page to leave frames out: the reader's browser fetches them from the page
 * at `path`. Call it before the first board. The only board of a page may include more. Without
 * `hasPopups` the pop-ups of its clauses are fetched from there too.
 */
export function setStepsPage(page: object, path: SitePath, { isOnlyBoard = false, hasPopups = true } = {}): void {
  const record = page as PageRecord;
  record.hasPopups = hasPopups;
  record.stepsAt = path;
  record.limit = isOnlyBoard ? LIMIT_ALONE : LIMIT;
}

/** The most characters of later frames that the first board of such a page includes. */
const LIMIT = 4000;
/**
 * It includes at least one frame, so that the first *Next* needs no network, unless that frame
 * alone has more characters than this: with the whole round of a melee it weighs a tenth of the
 * page.
 */
const LIMIT_OF_FIRST = 12_000;
/** The same limit for a page with one board: enough for the beginning of a battle. */
const LIMIT_ALONE = 19_000;

/** Whether a page has the pop-ups of the clauses that it cites. */
export const hasPopups = (page: object): boolean => (page as PageRecord).hasPopups !== false;

/** The part of a board that its page leaves out. */
export interface RemoteFrames {
  readonly steps: string;
  /**
   * Whether the board is so far down the page that its units and result are also fetched only once
   * the reader starts reading.
   */
  readonly far: boolean;
}

/**
 * Decides which later frames of a board its page includes, and which it leaves to another page.
 * Called once for each board, in the order of the page.
 */
export function splitFrames(
  page: object,
  later: readonly string[],
): { remote?: RemoteFrames; included: readonly string[] } {
  const paged = page as PageRecord;
  paged.boards = (paged.boards ?? 0) + 1;
  if (paged.stepsAt === undefined) return { included: later };
  const far = paged.boards > 1;
  const included = far ? [] : fitting(later, paged.limit ?? LIMIT);
  if (!far && included.length === later.length) return { included };
  return { remote: { steps: href(paged.stepsAt), far }, included };
}

/** The first frames that fit into the limit together; at least one, unless it is too large. */
function fitting([first, ...others]: readonly string[], limit: number): readonly string[] {
  if (first === undefined || first.length > Math.max(limit, LIMIT_OF_FIRST)) return [];
  let left = limit - first.length;
  const tooMuch = others.findIndex((frame) => (left -= frame.length) < 0);
  return [first, ...(tooMuch < 0 ? others : others.slice(0, tooMuch))];
}
