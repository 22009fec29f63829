import { restoreSteps } from '../board/kept-steps.ts';
import { chapter } from './chapter.ts';

/**
 * Records progress in a chapter, or shows it on a contents page or the home page, depending on what
 * the element names.
 */
export async function begin(place: HTMLElement): Promise<void> {
  restoreSteps();
  if (place.dataset['home'] !== undefined) await (await import('./home.ts')).home();
  else if (place.dataset['chapter'] !== undefined) chapter(place);
  else (await import('./contents.ts')).contents(place);
}
