/** A board as another page has written it out: read as text, and parsed only when it is wanted. */
export interface Written {
  /** The board as it stands at its first step. */
  readonly board: string;
  /** Its later frames. */
  readonly later: string;
}

/** A page on which every step of every board is written out. */
export interface Steps {
  readonly boards: ReadonlyMap<string, Written>;
  /** The symbols that the boards are drawn with, game by game. */
  readonly symbols: string;
}

const BOARD = /<figure class="board[^>]* id="([^"]+)"[^]*?<\/figure>/g;
const LATER = /<noscript>([^]*?)<\/noscript>/;
const SPRITES = /<svg[^>]* class="sprite[^]*?<\/svg>/g;

/** Cuts such a page up, without its styles and scripts: the policy of this page does not allow them. */
export function stepsOf(html: string): Steps {
  const boards = Array.from(html.matchAll(BOARD), ([board, id = '']): [string, Written] => [
    id,
    { board: board.replace(LATER, ''), later: LATER.exec(board)?.[1] ?? '' },
  ]);
  return { boards: new Map(boards), symbols: (html.match(SPRITES) ?? []).join('') };
}

/** Markup as elements that neither run nor load anything. */
export function parsed(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** Takes over the symbols that the frames of another page are drawn with. */
export function withSymbols(steps: Steps): Steps {
  const own = document.querySelector('.sprite defs')!;
  for (const symbol of parsed(steps.symbols).querySelectorAll('defs > *'))
    if (document.getElementById(symbol.id) === null) own.append(symbol);
  return steps;
}
