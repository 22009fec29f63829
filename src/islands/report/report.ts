/** The most characters that an address may bring into the text of a report. */
const MOST = 300;

/** A value that an address brings: on one line, and not longer than a report can use. */
const brought = (value: string | null): string => (value ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, MOST);

/**
 * The text of a report, made from the query of an address: `at` is the place on this site that the
 * report is about, `about` says what it is. A place on another site is left out.
 */
export function reportOf(query: string, site: string): string {
  const params = new URLSearchParams(query);
  const at = brought(params.get('at'));
  const about = brought(params.get('about'));
  const isHere = at.startsWith('/') && !at.startsWith('//') && !at.includes('\\');
  return [
    ...(about === '' ? [] : [`About: ${about}`]),
    `Page: ${isHere ? new URL(at, site).href : ''}`,
    'What it says or does: ',
    'What I read otherwise, and under which heading of the rules: ',
  ].join('\n');
}

/**
 * Copies the text of a field, or selects it if the browser forbids that. Resolves to what is said.
 */
async function copy(field: HTMLTextAreaElement): Promise<string> {
  try {
    // Over plain http there is no clipboard, and this throws.
    await navigator.clipboard.writeText(field.value);
    return 'The report is copied.';
  } catch {
    field.focus();
    field.select();
    return 'The browser does not let this page copy. The text is selected: copy it yourself.';
  }
}

/** Fills the field of the report, and lets its button copy it. */
export function writeReport(form: HTMLElement): void {
  const field = form.querySelector('textarea')!;
  const said = form.querySelector<HTMLElement>('[role=status]')!;
  // The reader may have written before this script was loaded.
  if (field.value === field.defaultValue) field.value = reportOf(location.search, location.origin);
  form.querySelector('button')!.addEventListener('click', () => {
    void copy(field).then((told) => {
      said.textContent = told;
    });
  });
  // A link to a place for reports takes the text along, as far as it has been written.
  const send = form.querySelector<HTMLAnchorElement>('a[data-send]');
  send?.addEventListener('click', () => {
    const to = new URL(send.href);
    to.searchParams.set('body', field.value);
    send.href = to.href;
  });
}
