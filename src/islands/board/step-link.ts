import { copyText, linkField } from './copying.ts';

/** Milliseconds for which the panel says that the link was copied. */
const SAID = 4000;

/**
 * Copies the address of the step that a board shows, or of the reader's own position, with its
 * host, and says so beside the link. The address also appears in the address bar, and the page does
 * not move. If the browser forbids copying, the link is shown in a field, selected: a board within
 * another page has no address bar of its own.
 */
export async function copyStepLink(board: HTMLElement): Promise<void> {
  const link = board.querySelector<HTMLAnchorElement>('.permalink')!;
  const address = new URL(link.href);
  // The link to a step is only a fragment, but the page may have been opened by a link to a
  // position.
  if (link.getAttribute('href')!.startsWith('#')) address.searchParams.delete('position');
  history.replaceState(history.state, '', address);
  const isCopied = await copyText(address.href);
  const says = document.createElement('b');
  says.textContent = isCopied ? 'Link copied' : 'The link, to be copied:';
  board.querySelector('[data-live]')!.textContent = says.textContent;
  const place = link.parentElement!;
  for (const earlier of place.querySelectorAll('.copied, .link-field')) earlier.remove();
  says.className = 'permalink copied';
  link.after(says);
  if (!isCopied) says.after(linkField(address.href));
  else setTimeout(() => says.remove(), SAID);
}
