import type { Progress } from './record.ts';

/** The id of the chapter at an address: the last two folders of its path. */
const chapterAt = ({ pathname }: HTMLAnchorElement): string => pathname.split('/').slice(-3, -1).join('/');

/** Ticks the chapters in the sidebar that have been read, in place of their number. */
export function tickSidebar({ read }: Progress): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.side a:has(> b)')) {
    if (!read.includes(chapterAt(link)) || link.dataset['read'] !== undefined) continue;
    const number = link.querySelector('b')!;
    link.dataset['read'] = number.textContent;
    // Screen readers hear the number and that it is read; the tick is only for the eye.
    number.innerHTML = `<span class="yes" aria-hidden="true"></span><span class="sr-only">${link.dataset['read']}, read:</span>`;
  }
}
