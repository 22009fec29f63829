/*
 * The cards of the clauses that a result cites. This file imports nothing: it belongs to the first
 * script of a page with boards, which stands in the page itself only while it shares no module.
 */

const pages = new Map<string, Promise<Document>>();

/**
 * The `main` element of the page of the rules that a link leads to, without the styles and scripts
 * of that page, which the policy of this one forbids. Throws if it cannot be fetched.
 */
async function fetched(path: string): Promise<Document> {
  const answer = await fetch(path);
  const main = answer.ok ? /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] : undefined;
  if (main === undefined) throw new Error(`${path}: no main`);
  return new DOMParser().parseFromString(main, 'text/html');
}

/** The same, fetched once; again if that failed. */
function pageOf({ pathname }: HTMLAnchorElement): Promise<Document> {
  const page = pages.get(pathname) ?? fetched(pathname);
  pages.set(pathname, page);
  page.catch(() => pages.delete(pathname));
  return page;
}

/** The id of the clause that a link leads to. */
const clauseOf = ({ hash }: HTMLAnchorElement): string => decodeURIComponent(hash.slice(1));

/** A card like those of the marks in the text; null if the page of the rules has no such clause. */
function made(link: HTMLAnchorElement, page: Document): HTMLElement | null {
  const entry = page.getElementById(clauseOf(link));
  if (entry === null) return null;
  const part = (name: 'b' | 'p' | 'a', text = ''): HTMLElement => {
    const element = document.createElement(name);
    element.textContent = text.trim();
    return element;
  };
  const card = document.createElement('aside');
  card.className = 'popup';
  card.id = `about-${clauseOf(link)}`;
  card.popover = 'auto';
  const whole = part('a', 'The clause and its boards') as HTMLAnchorElement;
  whole.href = link.href;
  card.append(
    part('b', entry.querySelector('h3')!.textContent),
    part('p', entry.querySelector('.says')!.textContent),
    whole,
  );
  document.getElementById('main')!.append(card);
  return card;
}

/** Opens the card of a clause beside its link. If it cannot be made, the link is followed. */
async function openCard(link: HTMLAnchorElement): Promise<void> {
  const known = document.getElementById(`about-${clauseOf(link)}`);
  const page = known === null ? await pageOf(link).catch(() => null) : null;
  const card = known ?? (page === null ? null : made(link, page));
  if (card === null) location.assign(link.href);
  else card.showPopover({ source: link });
}

/** A link on a board to a clause. */
const LINK = '[data-board] a.clause[href*="/rules/"]';

/**
 * Lets the links to clauses under a result open the card of the clause, as the marks in the text
 * do, so that the reader stays on the board. Pressed with a key that opens another tab or window,
 * in a frame, and without script, they lead to the clause.
 */
export function handleClauseLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINK) : null;
    if (link === null || window.parent !== window) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void openCard(link);
  });
}
