import type { Progress } from './record.ts';

/** How many of the boards of a chapter were used. */
export interface Used {
  readonly used: number;
  readonly of: number;
}

/** The id of the chapter at an address: the last two folders of its path. */
const chapterAt = ({ pathname }: HTMLAnchorElement): string => pathname.split('/').slice(-3, -1).join('/');

/** Ticks the chapters in the sidebar that have been read, in place of their number, and says how far the reader is in this one. */
export function tickSidebar({ read }: Progress, here: Used): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.side a:has(> b)')) {
    const isRead = read.includes(chapterAt(link));
    if (link.ariaCurrent === 'page')
      sayUsed(link, isRead || here.used === 0 ? '' : `${here.used} of ${here.of} boards`);
    if (!isRead || link.dataset['read'] !== undefined) continue;
    const number = link.querySelector('b')!;
    link.dataset['read'] = number.textContent;
    // Screen readers hear the number and that it is read; the tick is only for the eye.
    number.innerHTML = `<span class="yes" aria-hidden="true"></span><span class="sr-only">${link.dataset['read']}, read:</span>`;
  }
}

function sayUsed(link: HTMLAnchorElement, says: string): void {
  const title = link.querySelector(':scope > span')!;
  for (const old of title.querySelectorAll('br, small')) old.remove();
  if (says === '') return;
  const line = document.createElement('small');
  line.textContent = says;
  title.append(document.createElement('br'), line);
}
