import type { GameId } from '../../core/ids.ts';
import { href, type SitePath } from '../../register/paths.ts';
import { battlesOf } from '../battles.ts';
import { playPath } from '../boards/battle.ts';
import { gameFile } from '../files.ts';
import { isWriting } from '../on-demand.ts';
import { shownGames } from '../plays.ts';
import { hasReference } from '../reference/index.ts';
import { gamesWithOdds } from '../rolls.ts';

/** A section of the site. The header leads to all but the odds, which others link to. */
export interface Section {
  readonly key: 'learn' | 'play' | 'rules' | 'rulings' | 'compare' | 'reference' | 'odds' | 'search';
  readonly title: string;
  readonly path: SitePath;
}

/** The page that lists the battles of all games. */
const PLAY: SitePath = '/play/';

/**
 * Where the header of a page leads to play: the battle of its game, or the list of its battles if
 * there are several. The list of all battles if the page belongs to no game, or its game has none.
 * While an author writes always that list, because to know the battles takes playing them.
 */
export async function playOf(game?: GameId): Promise<SitePath> {
  if (game === undefined || isWriting) return PLAY;
  const [first, ...others] = await battlesOf(game);
  if (first === undefined) return PLAY;
  return others.length > 0 ? `/play/${game}/` : playPath(first);
}

/**
 * The sections in the order of the header. On a page that belongs to no game, they lead to the
 * pages on which a game is chosen. `play` is where a battle of the current game is played.
 */
export function sections(game?: GameId, play: SitePath = PLAY): readonly Section[] {
  const of = (room: string): SitePath => (game === undefined ? `/${room}/` : `/${room}/${game}/`);
  return [
    { key: 'learn', title: 'Learn', path: of('learn') },
    { key: 'play', title: 'Play', path: play },
    { key: 'rules', title: 'Rules', path: of('rules') },
    { key: 'rulings', title: 'Rulings', path: '/rulings/' },
    { key: 'compare', title: 'Compare', path: '/compare/' },
    { key: 'reference', title: 'Reference', path: of('reference') },
    { key: 'search', title: 'Search', path: '/search/' },
  ];
}

/** A game on the line that leads from a page to the same section of the other games. */
export interface GameLink {
  readonly name: string;
  readonly address: string;
  readonly isOwn: boolean;
}

/**
 * The games that have a section, with its address in each. Empty on a page that belongs to no game,
 * in a section that is about all games, and where there is only one game.
 */
export async function gamesIn(section: Section['key'] | undefined, own?: GameId): Promise<readonly GameLink[]> {
  if (own === undefined || section === undefined || section === 'compare' || section === 'search') return [];
  const games = await Promise.all(
    shownGames().map(async (game): Promise<readonly GameLink[]> => {
      const link = (address: string) => [{ name: gameFile(game).value.name, address, isOwn: game === own }];
      if (section === 'rulings') return link(`${href('/rulings/')}?game=${game}`);
      if (section === 'reference' && !hasReference(game)) return [];
      if (section === 'odds' && !gamesWithOdds().includes(game)) return [];
      if (section === 'play' && !isWriting && (await battlesOf(game)).length === 0) return [];
      return link(href(`/${section}/${game}/`));
    }),
  );
  return games.flat().length > 1 ? games.flat() : [];
}
