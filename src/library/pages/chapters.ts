import type { ScenarioId } from '../../core/ids.ts';
import type { GameId } from '../../core/ids.ts';
import { chaptersOf, minutesOf } from '../chapters.ts';
import { library, type Library } from '../plays.ts';
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

/** The tasks and questions of a board, by the public ids of their steps. */
const tasksOn = (board: ScenarioId, { scenarios }: Library): readonly string[] =>
  (scenarios.get(board)?.scenario.steps ?? []).flatMap(({ id, ask, task }) =>
    ask === undefined && task === undefined ? [] : [`${board}:${id}`],
  );

/** The other pages of a game that its chapters link to. */
export const relatedPages = (game: GameId) =>
  [
    { title: 'Quick reference', path: `/reference/${game}/` },
    { title: 'The rules, clause by clause', path: `/rules/${game}/` },
    { title: 'Rulings', path: '/rulings/' },
    { title: 'Glossary', path: '/glossary/' },
  ] as const;
