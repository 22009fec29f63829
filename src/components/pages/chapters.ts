import type { GameId } from '../../games/index.ts';
import { chaptersOf } from '../../library/chapters.ts';
import { library } from '../../library/plays.ts';
import type { Chapter } from '../contents.ts';

/** The chapters of a game as tables of contents name them. */
export async function contentsOf(game: GameId): Promise<readonly (Chapter & { readonly slug: string })[]> {
  return chaptersOf(game, await library(game)).map(({ slug, head: { title, order, minutes, lede } }) => ({
    number: order,
    title,
    path: `/learn/${game}/${slug}/`,
    minutes,
    promise: lede,
    slug,
  }));
}

/** Other pages of a game that one wants beside its chapters. */
export const atHand = (game: GameId) =>
  [
    { title: 'Quick reference', path: `/reference/${game}/` },
    { title: 'The rules, clause by clause', path: `/rules/${game}/` },
    { title: 'Rulings', path: '/rulings/' },
  ] as const;
