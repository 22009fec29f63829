/** Copies a text. Returns whether the browser did; over plain http there is no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A field with a link, which is selected as soon as it is on the page: the reader can copy it. */
export function linkField(link: string): HTMLInputElement {
  const field = document.createElement('input');
  field.className = 'link-field';
  field.readOnly = true;
  field.value = link;
  field.ariaLabel = 'The link, to be copied';
  queueMicrotask(() => {
    field.focus({ preventScroll: true });
    field.select();
  });
  return field;
}
