/** Milliseconds for which the panel says that the link was copied. */
const SAID = 4000;

/**
 * Copies the address of the step that a board shows, or of the reader's own position, with its
 * host, and says so beside the link. The address also appears in the address bar, and the page does
 * not move. If the browser forbids copying, that is all.
 */
export async function copyStepLink(board: HTMLElement): Promise<void> {
  const link = board.querySelector<HTMLAnchorElement>('.permalink')!;
  const address = new URL(link.href);
  // The link to a step is only a fragment, but the page may have been opened by a link to a
  // position.
  if (link.getAttribute('href')!.startsWith('#')) address.searchParams.delete('position');
  history.replaceState(history.state, '', address);
  const isCopied = await navigator.clipboard.writeText(address.href).then(
    () => true,
    () => false,
  );
  const says = document.createElement('b');
  says.textContent = isCopied ? 'Link copied' : 'The link is in the address bar';
  board.querySelector('[data-live]')!.textContent = says.textContent;
  link.parentElement!.querySelector('.copied')?.remove();
  says.className = 'permalink copied';
  link.after(says);
  setTimeout(() => says.remove(), SAID);
}
