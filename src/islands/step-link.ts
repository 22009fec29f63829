/** Milliseconds for which the panel says that the link was copied. */
const SAID = 4000;

/**
 * Copies the address of the step that a board shows, with its host, and says so beside the link. The address bar shows it as well, without
 * the page moving; that is all if the browser forbids copying.
 */
export async function copyStepLink(board: HTMLElement): Promise<void> {
  const link = board.querySelector<HTMLAnchorElement>('.permalink')!;
  history.replaceState(history.state, '', link.href);
  const isCopied = await navigator.clipboard.writeText(link.href).then(
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
