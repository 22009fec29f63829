/** Whether this browser has stored something under a key. */
function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * Lets the boards of a reader with charts of their own come to life as they come into view: until
 * then they show what comes of ours. It needs no other module, so that it stands in the page; the
 * key of the charts is in `data-charts-key`.
 */
export function watchCharts(): void {
  const boards = [...document.querySelectorAll<HTMLElement>('[data-charts-key]')];
  const own = boards.filter(
    (board) => board.closest('[data-stays-ours]') === null && isStored(board.dataset['chartsKey']!),
  );
  if (own.length === 0) return;
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        // The script of the boards takes it for the first touch.
        target.dispatchEvent(new Event('touchstart', { bubbles: true }));
      }
    },
    { rootMargin: '300px' },
  );
  for (const board of own) near.observe(board);
}
