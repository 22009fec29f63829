import { chapter } from './progress/chapter.ts';

/** Records progress in a chapter, or shows it on a contents page, depending on whether the element names a chapter. */
export async function begin(place: HTMLElement): Promise<void> {
  if (place.dataset['chapter'] !== undefined) chapter(place);
  else (await import('./progress/contents.ts')).contents(place);
}
