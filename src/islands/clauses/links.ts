/** A link on a board to a clause. */
const LINK = '[data-board] a.clause[href*="/rules/"]';

/**
 * Lets the links to clauses under a result open the card of the clause, as the marks in the text
 * do, so that the reader stays on the board. Pressed with a key that opens another tab or window,
 * and without script, they lead to the clause.
 */
export function handleClauseLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINK) : null;
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import('./cards.ts').then(
      ({ openCard }) => openCard(link),
      () => location.assign(link.href),
    );
  });
}
