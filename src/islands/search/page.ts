import MiniSearch from 'minisearch';
import { KINDS, OPTIONS, type Entry, type SearchResult, type SearchFile } from '../../sent/search.ts';
import { fetchPart, sayIfGone } from '../old-page.ts';
import { works } from '../works.ts';
import { gameAt, matches, respelt } from './matching.ts';
import { isTooLong, MOST_WORDS } from './terms.ts';

/** The most results that are shown. Instead of reading more, a reader will type another word. */
const MOST = 40;

/** The loaded index and its file. */
interface Index {
  readonly file: SearchFile;
  readonly index: MiniSearch<Entry>;
}

/** The names of the fields in the address: a search can be sent as a link. */
const FIELDS = ['q', 'game', 'kind'] as const;

const make = <K extends keyof HTMLElementTagNameMap>(kind: K, text: string, ...children: readonly Node[]) => {
  const element = document.createElement(kind);
  element.append(text, ...children);
  return element;
};

/** Returns a function that fetches the index once. After a failure the next call tries again. */
function fetching(path: string): () => Promise<Index> {
  let loading: Promise<Index> | null = null;
  return () => {
    loading ??= fetchPart(path)
      .then(async (answer) => {
        const file = (await answer.json()) as SearchFile;
        return { file, index: MiniSearch.loadJS<Entry>(file.index as never, OPTIONS) };
      })
      .catch((fault: unknown) => {
        loading = null;
        throw fault;
      });
    return loading;
  };
}

/** A result, with the link to its place. */
function itemOf({ path, title, kind, game, within, begins }: SearchResult, { games }: SearchFile, base: string) {
  const where = [KINDS[kind].one, games[game], within].filter(Boolean).join(' · ');
  const link = make('a', '', make('b', title), make('small', where), make('span', begins));
  link.href = base + path;
  return make('li', '', link);
}

/**
 * The element that a key leads to: Down and Up go through the results, Escape leads back to the
 * field, Enter opens the first result.
 */
function goalOf(key: string, words: HTMLElement, links: readonly HTMLElement[]): HTMLElement | undefined {
  const at = links.findIndex((link) => link === document.activeElement);
  const isField = document.activeElement === words;
  if (at < 0 && !isField) return undefined;
  const goals: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowDown: links[at + 1],
    ArrowUp: isField ? undefined : (links[at - 1] ?? words),
    Escape: isField ? undefined : words,
    Enter: isField ? links[0] : undefined,
  };
  return goals[key];
}

/**
 * Says which words are searched for in place of those that no page has, with a button for the words
 * as they were written. Empty if nothing was replaced.
 */
function meantLine(meant: string | null, written: string, asWritten: () => void): readonly (Node | string)[] {
  if (meant === null) return [];
  const button = make('button', `Search for “${written}”`);
  button.type = 'button';
  button.addEventListener('click', asWritten);
  return ['Showing ', make('b', meant), '. ', button];
}

/**
 * Makes the search page work: results appear while the reader types, Down and Up go through them,
 * Escape leads back to the field. The index is fetched when the page opens; if that fails, the page
 * says so and tries again with the next letter.
 */
export function searchOn(place: HTMLElement | null): void {
  if (place === null) return;
  const words = place.querySelector<HTMLInputElement>('input')!;
  const [game, kind] = Array.from(place.querySelectorAll('select')) as [HTMLSelectElement, HTMLSelectElement];
  const results = place.querySelector<HTMLElement>('.results')!;
  const count = place.querySelector<HTMLElement>('.count')!;
  const base = place.dataset['base']!.replace(/\/$/, '');
  const load = fetching(place.dataset['index']!);

  /** The words that the reader wants to be searched for as they are written. */
  let isAsWritten: string | null = null;
  const tell = place.querySelector<HTMLElement>('.meant')!;
  const examples = place.querySelector<HTMLElement>('.examples')!;
  async function show() {
    examples.hidden = words.value.trim() !== '';
    const wanted = { words: words.value, game: game.value || undefined, kind: kind.value || undefined };
    if (count.textContent === '' && wanted.words !== '') count.textContent = 'Searching …';
    let loaded: Index;
    try {
      loaded = await load();
    } catch (fault) {
      sayIfGone(fault);
      count.textContent = 'The index could not be loaded. Write on to try again.';
      return;
    }
    try {
      const { file, index } = loaded;
      // If the reader has typed more while the index was loading, the next call searches for that.
      if (wanted.words !== words.value) return;
      const from = gameAt(document.referrer, location.origin + base, file, index);
      const meant = isAsWritten === wanted.words ? null : respelt(index, file, wanted.words);
      const found = matches(index, file.synonyms, { ...wanted, words: meant ?? wanted.words, from });
      tell.replaceChildren(
        ...meantLine(meant, wanted.words, () => {
          isAsWritten = wanted.words;
          void show();
        }),
      );
      results.replaceChildren(...found.slice(0, MOST).map((each) => itemOf(each, file, base)));
      const all = found.length === 0 ? 'No results' : found.length === 1 ? '1 result' : `${found.length} results`;
      const cut = isTooLong(wanted.words) ? ` Only the first ${MOST_WORDS} words are searched for.` : '';
      count.textContent =
        wanted.words.trim() === '' ? '' : `${found.length > MOST ? `${all}, best ${MOST}:` : `${all}.`}${cut}`;
    } catch (fault) {
      results.replaceChildren();
      count.textContent = 'These words could not be searched for. Try others.';
      throw fault;
    }
  }
  /** Puts the search into the address, without a new entry of the history. */
  function keep() {
    const query = new URLSearchParams();
    [words, game, kind].forEach(({ value }, n) => value !== '' && query.set(FIELDS[n]!, value));
    const text = query.toString();
    history.replaceState(history.state, '', text === '' ? location.pathname : `?${text}`);
  }
  const asked = new URLSearchParams(location.search);
  [words, game, kind].forEach((field, n) => {
    // The reader may have typed before this script was loaded.
    field.value = asked.get(FIELDS[n]!) ?? field.value;
    field.addEventListener('input', () => {
      keep();
      void show();
    });
  });
  place.addEventListener('keydown', (event) => {
    const goal = goalOf(event.key, words, Array.from(results.querySelectorAll('a')));
    if (goal === undefined) return;
    event.preventDefault();
    if (event.key === 'Enter') goal.click();
    else goal.focus();
  });
  works();
  void show();
}
