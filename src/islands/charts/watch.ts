import { areStored } from './key.ts';

/**
 * Lets the boards of a reader with charts of their own come to life as they come into view: until
 * then they show what comes of ours.
 */
export function watchCharts(): void {
  const boards = [...document.querySelectorAll<HTMLElement>('[data-charted]')];
  const own = boards.filter(
    (board) => board.closest('[data-stays-ours]') === null && areStored(board.dataset['charted']!),
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
