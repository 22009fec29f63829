import { fetchMain } from '../board/fetched-main.ts';
import { listedChapters, showContinue } from './listed.ts';
import { watch } from './storage.ts';

/**
 * Lets the reader of the home page continue where they stopped. The chapters are read from the
 * contents page of each game.
 */
export async function home(): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-begin]')];
  for (const contents of new Set(places.map(({ dataset }) => dataset['begin']!))) {
    const page = await fetchMain(contents).catch(() => null);
    if (page === null) continue;
    const chapters = listedChapters(page);
    const show = () => {
      for (const place of places) if (place.dataset['begin'] === contents) showContinue(place, chapters);
    };
    watch(show);
    show();
  }
}
