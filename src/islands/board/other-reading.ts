/*
 * The page of a board by itself shows it under another reading, if the address names one:
 * `#<prefix>.one-tree-one-house@any-one`. Its board is fetched from the page of the ruling, so that
 * the site does not hold it twice. Nothing is imported: a module shared with the script of the
 * boards would need a request of its own on every page that has a board.
 */

/** The board that the address names, without its step; empty if it cannot be decoded. */
function named(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
      .split(':')[0]!
      .replace(/[^\p{L}\p{N}]+$/u, '');
  } catch {
    return '';
  }
}

/** Adds the symbols of another page that this page does not have. */
function addSymbols(from: Document): void {
  const own = document.querySelector('.sprite defs');
  for (const symbol of from.querySelectorAll('.sprite defs > *'))
    if (document.getElementById(symbol.id) === null) own?.append(symbol);
}

/**
 * Fetches a board from the page of its ruling. Throws if the page does not come, or does not have
 * it.
 */
async function fetchBoard(id: string, page: string): Promise<HTMLElement> {
  const answer = await fetch(page);
  const from = new DOMParser().parseFromString(answer.ok ? await answer.text() : '', 'text/html');
  const board = from.getElementById(id);
  if (board === null) throw new Error(`${page}: no ${id}`);
  addSymbols(from);
  // Parsed without scripts, the later frames are elements. The boards read them as a text.
  const later = board.querySelector('noscript');
  if (later !== null) {
    const text = document.createElement('noscript');
    text.textContent = later.innerHTML;
    later.replaceWith(text);
  }
  for (const script of board.querySelectorAll('script')) script.remove();
  board.classList.remove('compact');
  return document.adoptNode(board);
}

/** Shows the board that the address names, and says which reading it is. */
export function showOtherReading(): void {
  const own = document.querySelector<HTMLElement>('[data-board]')!;
  const player = own.dataset['player'];
  const boards = new Map([[own.id, own]]);
  const says = document.querySelector<HTMLElement>('[data-read-as]')!;
  // The id is the board's once it is here.
  for (const item of document.querySelectorAll('[data-reading]')) item.removeAttribute('id');
  const itemOf = (id: string) => document.querySelector<HTMLElement>(`[data-reading="${CSS.escape(id)}"]`);

  async function show(): Promise<void> {
    const id = named();
    const item = itemOf(id);
    const wanted = item === null ? own.id : id;
    const shown = () => document.querySelector<HTMLElement>('[data-board]')!;
    if (shown().id === wanted) return;
    const link = item?.querySelector('a');
    try {
      const board = boards.get(wanted) ?? (await fetchBoard(wanted, link!.href));
      if (named() !== id) return;
      if (player !== undefined) board.dataset['player'] = player;
      boards.set(wanted, board);
      shown().replaceWith(board);
      says.replaceChildren(...(item === null ? [] : Array.from(item.childNodes, (node) => node.cloneNode(true))));
      says.hidden = item === null;
      for (const each of document.querySelectorAll<HTMLElement>('[data-reading]')) each.hidden = each === item;
    } catch {
      says.replaceChildren(
        'This reading could not be loaded. It is on the page of its ruling: ',
        link!.cloneNode(true),
      );
      says.hidden = false;
      return;
    }
    // The script of the boards opens the step that the address names.
    dispatchEvent(new Event('hashchange'));
  }
  addEventListener('hashchange', () => void show());
  void show();
}
