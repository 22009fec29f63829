/**
 * Makes the links to a report say what it is about: on a board the step that is shown, elsewhere
 * the page with its query, such as a position.
 */
export function aimReports(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-report]') : null;
    if (link === null) return;
    const step = link.closest('[data-board]')?.querySelector('a[data-do=link]')?.getAttribute('href');
    const to = new URL(link.href);
    to.searchParams.set('at', location.pathname + location.search + (step ?? location.hash));
    link.href = to.href;
  });
}
