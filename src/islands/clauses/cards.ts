import { fetchMain } from '../board/fetched-main.ts';

const pages = new Map<string, Promise<Document>>();

/** The page of the rules that a link leads to, fetched once; again if that failed. */
function pageOf({ pathname }: HTMLAnchorElement): Promise<Document> {
  const page = pages.get(pathname) ?? fetchMain(pathname);
  pages.set(pathname, page);
  page.catch(() => pages.delete(pathname));
  return page;
}

/** The id of the clause that a link leads to. */
const clauseOf = ({ hash }: HTMLAnchorElement): string => decodeURIComponent(hash.slice(1));

/** A card like those of the marks in the text; null if the page of the rules has no such clause. */
function made(link: HTMLAnchorElement, page: Document): HTMLElement | null {
  const id = clauseOf(link);
  const entry = page.getElementById(id);
  if (entry === null) return null;
  const card = document.createElement('aside');
  card.className = 'popup';
  card.id = `about-${id}`;
  card.popover = 'auto';
  const title = document.createElement('b');
  title.textContent = entry.querySelector('h3')!.textContent.trim();
  const says = document.createElement('p');
  says.textContent = entry.querySelector('.says')!.textContent;
  const whole = document.createElement('a');
  whole.href = link.href;
  whole.textContent = 'The clause and its boards';
  card.append(title, says, whole);
  document.getElementById('main')!.append(card);
  return card;
}

/** Opens the card of a clause beside its link. If it cannot be made, the link is followed. */
export async function openCard(link: HTMLAnchorElement): Promise<void> {
  const known = document.getElementById(`about-${clauseOf(link)}`);
  const page = known === null ? await pageOf(link).catch(() => null) : null;
  const card = known ?? (page === null ? null : made(link, page));
  if (card === null) location.assign(link.href);
  else card.showPopover({ source: link });
}
