import type { ScenarioId } from '../../../src/core/ids.ts';
import { chapterFiles } from '../../../src/library/chapters.ts';

/** A chapter on the finished site. */
export interface Chapter {
  readonly slug: string;
  readonly path: string;
  /** Its boards, in its order. */
  readonly boards: readonly ScenarioId[];
}

/** Every chapter of Paper Bayonet, in its order. */
export const chapters: readonly Chapter[] = chapterFiles('paper-bayonet').map(({ slug, boards }) => ({
  slug,
  path: `learn/paper-bayonet/${slug}/`,
  boards,
}));

/** The page of the chapter on which a board stands. */
export function chapterOf(board: ScenarioId): string {
  const home = chapters.find(({ boards }) => boards.includes(board));
  if (home === undefined) throw new Error(`no chapter shows ${board}`);
  return home.path;
}
