/** Where nobody writes, `/` opens the search, which is the last of the sections. */
export function handleSearchKey(): void {
  addEventListener('keydown', (event) => {
    const isWriting = (event.target as Element).matches('input,select,textarea');
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('.top nav :last-child')!.click();
  });
}
