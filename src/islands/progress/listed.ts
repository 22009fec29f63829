import { nextChapter, type ChapterIds } from './next.ts';
import { stored } from './storage.ts';

/** A chapter in the list of a contents page. */
export interface ListedChapter extends ChapterIds {
  readonly element: HTMLElement;
  readonly number: number;
  readonly title: string;
  readonly href: string;
}

const ids = (text = ''): readonly string[] => text.split(' ').filter(Boolean);

/** The text of a part of an element; empty if it has no such part. */
const textOf = (within: ParentNode, part: string): string =>
  within.querySelector(`[data-part=${part}]`)?.textContent.trim() ?? '';

/** The chapters in the list of a contents page, which may be a page that was only fetched. */
export const listedChapters = (page: ParentNode): readonly ListedChapter[] =>
  Array.from(page.querySelectorAll<HTMLLIElement>('.contents > [data-chapter]'), (element) => {
    const link = element.querySelector('a')!;
    return {
      element,
      chapter: element.dataset['chapter']!,
      tasks: ids(element.dataset['tasks']),
      boards: ids(element.dataset['boards']),
      number: element.value,
      title: link.textContent.trim(),
      // The attribute, because in a parsed page `link.href` would be relative to this page.
      href: link.getAttribute('href')!,
    };
  });

/** The texts about the chapter that a link leads to, by the names of their parts. */
const saidOf = (next: ListedChapter): Readonly<Record<string, string>> => ({
  kicker: 'Where you are',
  title: next.title,
  promise: textOf(next.element, 'promise'),
  minutes: textOf(next.element, 'minutes'),
  link: `Continue: chapter ${next.number}, ${next.title}`,
});

/**
 * Turns a link to the first chapter, which says *Begin*, into a link that says *Continue*, if this
 * browser has stored progress in one of these chapters. `place` contains the link and the texts
 * about its chapter; `contents` is the address of their contents page, by default its `data-begin`.
 */
export function showContinue(
  place: HTMLElement,
  chapters: readonly ListedChapter[],
  { contents }: { readonly contents: string } = { contents: place.dataset['begin']! },
): void {
  // The original is kept, because progress may be deleted while the page is open.
  place.dataset['asWritten'] ??= place.innerHTML;
  place.innerHTML = place.dataset['asWritten'];
  const next = nextChapter(chapters, stored().progress);
  if (next === 'beginning') return;
  const said =
    next === 'end'
      ? { link: `You have read all ${chapters.length} chapters: choose one again`, minutes: '' }
      : saidOf(next);
  for (const [part, text] of Object.entries(said)) {
    const element = place.querySelector(`[data-part=${part}]`);
    if (element !== null) element.textContent = text;
  }
  const link = place.querySelector('a')!;
  link.href = next === 'end' ? contents : next.href;
}
