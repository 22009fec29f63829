import { KINDS, type SearchFile } from '../../sent/search.ts';
import type { Answer } from './answering.ts';
import type { Found } from './matching.ts';
import { besideOf, type Named } from './places.ts';

/** The most results that are shown. Instead of reading more, a reader will type another word. */
const MOST = 40;

/** An element with what stands in it. */
export const make = <K extends keyof HTMLElementTagNameMap>(
  kind: K,
  text: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(kind);
  element.append(text, ...children);
  return element;
};

/** A button with this label. */
export function button(label: string, press: () => void): HTMLButtonElement {
  const element = make('button', label);
  element.type = 'button';
  element.addEventListener('click', press);
  return element;
}

/** A game’s name behind a small piece of its table. */
function nameOf(game: string, { games }: Pick<SearchFile, 'games'>): HTMLElement {
  const { name, sheet } = games[game]!;
  const piece = make('i', '');
  piece.className = `table ${sheet}`;
  const element = make('span', '', piece, name);
  element.className = 'game';
  return element;
}

/** What other games have beside a word, each game once, with links. */
function besideLine(others: readonly Named[], file: SearchFile, base: string): HTMLElement {
  const line = make('p', 'In other games: ');
  line.className = 'beside';
  const games = Object.keys(file.games).filter((game) => others.some((other) => other.game === game));
  for (const game of games) {
    const links = others
      .filter((other) => other.game === game)
      .map(({ title, path }) => {
        const link = make('a', title);
        link.href = base + path;
        return link;
      });
    const listed = links.flatMap((link, n) => [n === 0 ? ' ' : ', ', link]);
    line.append(make('span', '', nameOf(game, file), ...listed), ' ');
  }
  return line;
}

/** Returns what makes a result, with the link to its place. */
export function itemsFor(file: SearchFile, base: string): (found: Found) => HTMLLIElement {
  const others = besideOf(file);
  return ({ path, title, kind, game, within, begins }) => {
    const where = make('small', '', ...(game === '' ? [] : [nameOf(game, file), ' · ']));
    where.append([KINDS[kind].one, within].filter(Boolean).join(' · '));
    const link = make('a', '', make('b', title), where, make('span', begins));
    link.href = base + path;
    const beside = others(path);
    return make('li', '', link, ...(beside.length === 0 ? [] : [besideLine(beside, file, base)]));
  };
}

/** The results that are shown. */
export const shown = ({ found }: Answer): readonly Found[] => found.slice(0, MOST);

/**
 * How many results there are, in words. An answer that is not thorough says where they were looked
 * for.
 */
export function countOf({ found, isThorough }: Answer): string {
  const { length } = found;
  const all = length === 0 ? 'No results' : length === 1 ? '1 result' : `${length} results`;
  const where = isThorough ? '' : ' in titles and glossaries';
  return length > MOST ? `${all}${where}, best ${MOST}:` : `${all}${where}.`;
}

/**
 * Puts other results into the list. A reader who is at one of them stays there, or goes to `field`
 * if it is gone.
 */
export function replace(list: HTMLElement, items: readonly HTMLElement[], field: HTMLElement): void {
  const isThere = list.contains(document.activeElement);
  const at = document.activeElement?.getAttribute('href');
  list.replaceChildren(...items);
  if (!isThere) return;
  const same = Array.from(list.querySelectorAll('a')).find((link) => link.getAttribute('href') === at);
  (same ?? field).focus();
}
