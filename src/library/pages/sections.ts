import { battlesOf } from '../battles.ts';
import { playPath } from '../boards/battle.ts';
import { homeFile } from '../home.ts';
import { isWriting } from '../on-demand.ts';
import type { SitePath } from '../../register/paths.ts';

/** A section of the site in the header. */
export interface Section {
  readonly key: 'learn' | 'play' | 'rules' | 'rulings' | 'compare' | 'reference' | 'search';
  readonly title: string;
  readonly path: SitePath;
}

/** The page that lists the battles of all games. */
const PLAY: SitePath = '/play/';

/**
 * Where the header of a page leads to play: the battle of its game. The list of battles if the page
 * belongs to no game, or if its game has not exactly one battle. While an author writes always the
 * list, because to know the battles takes playing them.
 */
export async function playOf(game?: string): Promise<SitePath> {
  const [only, ...others] = game === undefined || isWriting ? [] : await battlesOf(game);
  return only === undefined || others.length > 0 ? PLAY : playPath(only);
}

/**
 * The sections in the order of the header. Pages that belong to no game link to the game of the
 * front page. `play` is where a battle of the current game is played.
 */
export function sections(game: string = homeFile().game, play: SitePath = PLAY): readonly Section[] {
  return [
    { key: 'learn', title: 'Learn', path: `/learn/${game}/` },
    { key: 'play', title: 'Play', path: play },
    { key: 'rules', title: 'Rules', path: `/rules/${game}/` },
    { key: 'rulings', title: 'Rulings', path: '/rulings/' },
    { key: 'compare', title: 'Compare', path: '/compare/' },
    { key: 'reference', title: 'Reference', path: `/reference/${game}/` },
    { key: 'search', title: 'Search', path: '/search/' },
  ];
}
