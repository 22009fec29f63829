/**
 * Opens the search with the key `/`, unless the reader is typing or holds another key for a command
 * of the browser. The search is the last of the
 * sections.
 */
export function handleSearchKey(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.altKey || event.ctrlKey || event.metaKey) return;
    if ((event.target as Element).matches('input,select,textarea')) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('.top nav :last-child')!.click();
  });
}
