/**
 * Opens the search with the key `/`, unless the reader is typing. The search is the last of the
 * sections.
 */
export function handleSearchKey(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || (event.target as Element).matches('input,select,textarea')) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('.top nav :last-child')!.click();
  });
}
