import type { Progress } from './record.ts';

/** The ids of a chapter that show what a reader has done in it. */
export interface ChapterIds {
  /** The id under which the chapter is stored as read. */
  readonly chapter: string;
  /** The ids of its tasks and questions. */
  readonly tasks: readonly string[];
  /** The ids of its boards. */
  readonly boards: readonly string[];
}

/**
 * Where a reader continues: in this chapter, at the `beginning` if nothing is done, or at the `end`
 * if everything is read.
 */
export type Next<C> = C | 'beginning' | 'end';

/** A game of the home page, with its chapters. */
export interface GameChapters<C> {
  /** The address of its contents page. */
  readonly contents: string;
  readonly chapters: readonly C[];
}

/**
 * The game in which a reader continues: the one in which something was done last, or any other that
 * is begun; one that is read to its end only if no other is begun. Undefined if none is begun.
 */
export function nextGame<G extends GameChapters<ChapterIds>>(
  games: readonly G[],
  progress: Progress,
  last: string | null,
): G | undefined {
  const inOrder = games.toSorted((a, b) => Number(b.contents === last) - Number(a.contents === last));
  const begun = inOrder.filter(({ chapters }) => nextChapter(chapters, progress) !== 'beginning');
  return begun.find(({ chapters }) => nextChapter(chapters, progress) !== 'end') ?? begun[0];
}

/**
 * Finds the chapter in which a reader continues: the last one in which something is done, or if
 * that is read, the next one that is not read. Skipped chapters come last.
 */
export function nextChapter<C extends ChapterIds>(chapters: readonly C[], { read, solved }: Progress): Next<C> {
  const [isRead, isSolved] = [new Set(read), new Set(solved)];
  const isBegun = ({ chapter, tasks, boards }: C) =>
    [chapter, ...boards].some((id) => isRead.has(id)) || tasks.some((id) => isSolved.has(id));
  const furthest = chapters.findLastIndex(isBegun);
  if (furthest < 0) return 'beginning';
  const inOrder = [...chapters.slice(furthest), ...chapters.slice(0, furthest)];
  return inOrder.find(({ chapter }) => !isRead.has(chapter)) ?? 'end';
}
