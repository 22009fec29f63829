import { restoreSteps } from './kept-steps.ts';
import { chapter } from './progress/chapter.ts';

/** Records progress in a chapter, or shows it on a contents page or the home page, depending on what the element names. */
export async function begin(place: HTMLElement): Promise<void> {
  restoreSteps();
  if (place.dataset['home'] !== undefined) await (await import('./progress/home.ts')).home();
  else if (place.dataset['chapter'] !== undefined) chapter(place);
  else (await import('./progress/contents.ts')).contents(place);
}
