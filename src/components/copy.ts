const SAID = 2500;

/**
 * Handles every `[data-copy]` button of the page: copies its link, or if the browser forbids
 * copying, puts it into the address bar.
 */
export function handleCopyButtons(): void {
  document.addEventListener('click', (click) => {
    const button = click.target instanceof Element ? click.target.closest<HTMLElement>('[data-copy]') : null;
    if (button) void copy(button);
  });
}

async function copy(button: HTMLElement): Promise<void> {
  const link = new URL(button.dataset.copy ?? '', location.href);
  try {
    await navigator.clipboard.writeText(link.href);
    say('The link is copied');
  } catch {
    // The address bar cannot show a link to another page, so the message shows it.
    if (link.pathname === location.pathname) history.replaceState(history.state, '', link);
    say(link.pathname === location.pathname ? 'The link is in the address bar' : link.href);
  }
}

/** Briefly shows a message at the bottom of the window; screen readers announce it. */
function say(text: string): void {
  const word = document.createElement('p');
  word.className = 'said';
  word.setAttribute('role', 'status');
  document.body.append(word);
  // A live region announces changes, not its initial content.
  setTimeout(() => word.append(text));
  setTimeout(() => word.remove(), SAID);
}
