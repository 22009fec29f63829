import { fetchMain } from '../board/fetched-main.ts';
import { listedChapters, showContinue, type ListedChapter } from './listed.ts';
import { nextGame, type GameChapters } from './next.ts';
import { lastGame, stored, watch } from './storage.ts';

/** A game whose contents page was read. */
interface ListedGame extends GameChapters<ListedChapter> {
  readonly name: string;
}

/** The game at this address; undefined if its contents page cannot be read. */
async function gameAt(contents: string): Promise<ListedGame | undefined> {
  const page = await fetchMain(contents).catch(() => undefined);
  const name = page?.querySelector('h1')?.textContent.trim() ?? '';
  return page && { contents, name, chapters: listedChapters(page) };
}

/**
 * Lets the reader of the home page continue where they stopped: in each game, and at the head of
 * the page in the game in which they did something last. The chapters are read from the contents
 * page of each game.
 */
export async function home(): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-begin]')];
  const addresses = [...new Set(places.map(({ dataset }) => dataset['begin']!))];
  const games = (await Promise.all(addresses.map(gameAt))).filter((game) => game !== undefined);
  const show = () => {
    const continued = nextGame(games, stored().progress, lastGame());
    for (const place of places) {
      const isFirst = place.dataset['first'] !== undefined;
      const own = games.find(({ contents }) => contents === place.dataset['begin']);
      const game = isFirst ? (continued ?? own) : own;
      if (game !== undefined) showContinue(place, game.chapters, game);
      if (isFirst && games.length > 1 && continued !== undefined) nameGame(place, continued.name);
    }
  };
  watch(show);
  show();
}

/** Says beside the first button which game it leads to. */
function nameGame(place: HTMLElement, name: string): void {
  const beside = place.querySelector('[data-part=minutes]');
  if (beside !== null) beside.textContent = [name, beside.textContent].filter(Boolean).join(', ');
}
