/** A board on another page, as markup that is parsed only when it is needed. */
export interface BoardMarkup {
  /** The board at its first step. */
  readonly board: string;
  /** Its later frames. */
  readonly later: string;
}

/** A page that contains every step of every board. */
export interface Steps {
  readonly boards: ReadonlyMap<string, BoardMarkup>;
  /** The sprites that the boards are drawn with, one for each game. */
  readonly symbols: string;
}

const BOARD = /<figure class="board[^>]* id="([^"]+)"[^]*?<\/figure>/g;
const LATER = /<noscript>([^]*?)<\/noscript>/;
const SPRITES = /<svg[^>]* class="sprite[^]*?<\/svg>/g;

/**
 * Splits such a page into its boards and sprites, without styles and scripts, which the policy of
 * this page forbids.
 */
export function stepsOf(html: string): Steps {
  const boards = Array.from(html.matchAll(BOARD), ([board, id = '']): [string, BoardMarkup] => [
    id,
    { board: board.replace(LATER, ''), later: LATER.exec(board)?.[1] ?? '' },
  ]);
  return { boards: new Map(boards), symbols: (html.match(SPRITES) ?? []).join('') };
}

/** Parses markup into inert elements, which neither run nor load anything. */
export function parsed(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** Adds the symbols that the frames of another page are drawn with to this page. */
export function withSymbols(steps: Steps): Steps {
  const own = document.querySelector('.sprite defs')!;
  for (const symbol of parsed(steps.symbols).querySelectorAll('defs > *'))
    if (document.getElementById(symbol.id) === null) own.append(symbol);
  return steps;
}
