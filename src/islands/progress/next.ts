import type { Progress } from './record.ts';

/** A chapter, as much of it as is needed to see what a reader has done in it. */
export interface ChapterIds {
  /** The id under which it is stored as read. */
  readonly chapter: string;
  /** The ids of its tasks and questions. */
  readonly tasks: readonly string[];
  /** The ids of its boards. */
  readonly boards: readonly string[];
}

/**
 * Where a reader goes on: in this chapter, at the beginning because nothing is done, or nowhere
 * because all is read.
 */
export type Next<C> = C | 'beginning' | 'end';

/**
 * Finds the chapter in which a reader goes on: the furthest in which something is done, or the next
 * one that is not read. Chapters skipped before it come last.
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
