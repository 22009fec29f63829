import { chapter } from './progress/chapter.ts';

/** Keeps a reader's progress on a chapter, or shows it in the contents: the page says which by what it calls this for. */
export async function begin(place: HTMLElement): Promise<void> {
  if (place.dataset['chapter'] !== undefined) chapter(place);
  else (await import('./progress/contents.ts')).contents(place);
}
