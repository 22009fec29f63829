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
