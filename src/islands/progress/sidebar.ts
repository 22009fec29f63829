import type { Progress } from './record.ts';

/** The id of the chapter at an address: the last two folders of its path. */
const chapterAt = ({ pathname }: HTMLAnchorElement): string => pathname.split('/').slice(-3, -1).join('/');

/**
 * Replaces the numbers of read chapters in the sidebar with a tick, and says how many boards of
 * this chapter were used.
 */
export function tickSidebar({ read }: Progress, used: number): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.side a:has(> b)')) {
    const isRead = read.includes(chapterAt(link));
    if (link.ariaCurrent === 'page') sayUsed(link.querySelector('small')!, isRead ? 0 : used);
    if (!isRead || link.dataset['read'] !== undefined) continue;
    const number = link.querySelector('b')!;
    link.dataset['read'] = number.textContent;
    // Screen readers hear the number and that it is read; the tick is only for the eye.
    number.innerHTML = `<span class="yes" aria-hidden="true"></span><span class="sr-only">${link.dataset['read']}, read:</span>`;
  }
}

/**
 * Says in a line how many boards were used. The page has this line from the beginning: if it
 * appeared while the reader steps through a board, the page would move.
 */
function sayUsed(line: HTMLElement, used: number): void {
  const all = line.textContent.split(' of ').at(-1)!;
  line.textContent = used === 0 ? all : `${used} of ${all}`;
}
