import { listedChapters, showContinue } from './listed.ts';
import { watch } from './storage.ts';

/**
 * Lets the reader of the home page continue where they stopped. The chapters are read from the
 * contents page of each game.
 */
export async function home(): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-begin]')];
  for (const contents of new Set(places.map(({ dataset }) => dataset['begin']!))) {
    const answer = await fetch(contents);
    if (!answer.ok) continue;
    const chapters = listedChapters(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    const show = () => {
      for (const place of places) if (place.dataset['begin'] === contents) showContinue(place, chapters);
    };
    watch(show);
    show();
  }
}
