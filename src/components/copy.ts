const SAID = 2500;

/**
 * Handles every `[data-copy]` button of the page: copies its link, or if the browser forbids
 * copying, shows it in a field, selected.
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
    // Over plain http there is no clipboard, and this throws.
    await navigator.clipboard.writeText(link.href);
    say('The link is copied');
  } catch {
    const field = document.createElement('input');
    field.className = 'link-field';
    field.readOnly = true;
    field.value = link.href;
    field.ariaLabel = 'The link, to be copied';
    const word = say('The link, to be copied: ', field);
    field.addEventListener('blur', () => word.remove());
    field.focus({ preventScroll: true });
    field.select();
  }
}

/**
 * Shows a message at the bottom of the window, which screen readers announce: briefly, unless it
 * has a field for the reader.
 */
function say(text: string, field?: HTMLElement): HTMLElement {
  const word = document.createElement('p');
  word.className = 'said';
  word.setAttribute('role', 'status');
  if (field !== undefined) word.append(field);
  document.body.append(word);
  // A live region announces changes, not its initial content.
  setTimeout(() => word.prepend(text));
  if (field === undefined) setTimeout(() => word.remove(), SAID);
  return word;
}
