/**
 * Tells the page that its script works, so that nothing is said any more about one that has not
 * come. See `Unscripted.astro`.
 */
export function works(): void {
  const told = document.querySelector<HTMLElement>('[data-unscripted]');
  if (told === null) return;
  told.dataset['works'] = '';
  told.hidden = true;
}
