import type { Frame } from '../../panel/frame.ts';

/**
 * A chapter of a long board: its name, and its moments of the game. `at` is the number of a
 * moment's first frame, counted from 1.
 */
export interface BoardChapter {
  readonly name: string;
  readonly moments: readonly { readonly says: string; readonly at: number }[];
}

/**
 * The position of a phase in its turn (` · 2 of 5`). A list that shows the order does not need it.
 */
const PLACE = / · \d+ of \d+$/;

/**
 * The chapters of a board. A chapter begins at each frame that names one; empty if no frame does.
 */
export function chaptersOf(frames: readonly Pick<Frame, 'chapter' | 'moment'>[]): readonly BoardChapter[] {
  const chapters: { name: string; moments: { says: string; at: number }[] }[] = [];
  for (const [i, { chapter, moment }] of frames.entries()) {
    if (chapter !== null) chapters.push({ name: chapter, moments: [] });
    const now = chapters.at(-1);
    const isNew = chapter !== null || moment !== frames[i - 1]?.moment;
    if (now !== undefined && isNew) now.moments.push({ says: moment.replace(PLACE, ''), at: i + 1 });
  }
  return chapters;
}
