import type { GameId } from '../../core/ids.ts';
import { chaptersOf, minutesOf, tasksOn } from '../chapters.ts';
import { library } from '../plays.ts';
import { gamesWithOdds } from '../rolls.ts';
import type { SitePath } from '../../register/paths.ts';
import type { Chapter } from './contents.ts';

/**
 * The chapters of a game for its tables of contents. A page that shows neither minutes nor tasks
 * does not wait for all boards to be read.
 */
export async function contentsOf(game: GameId): Promise<readonly (Chapter & { readonly slug: string })[]> {
  const all = await library(game);
  return chaptersOf(game, all).map((chapter) => {
    const {
      slug,
      boards,
      head: { title, order, lede },
    } = chapter;
    return {
      number: order,
      title,
      path: `/learn/${game}/${slug}/`,
      get minutes() {
        return minutesOf(chapter, all);
      },
      promise: lede,
      slug,
      id: `${game}/${slug}`,
      get tasks() {
        return boards.flatMap((board) => tasksOn(board, all));
      },
      boards,
    };
  });
}

/** The other pages of a game that its chapters link to. */
export const relatedPages = (game: GameId): readonly { readonly title: string; readonly path: SitePath }[] => [
  { title: 'Quick reference', path: `/reference/${game}/` },
  ...(gamesWithOdds().includes(game) ? [{ title: 'The odds of a roll', path: `/odds/${game}/` } as const] : []),
  { title: 'The rules, clause by clause', path: `/rules/${game}/` },
  { title: 'Rulings', path: '/rulings/' },
  { title: 'Glossary', path: '/glossary/' },
];
