import { plainLetters, stemsOf } from '../../sent/search.ts';
import { telling } from '../search/terms.ts';

/** What a reader has chosen to see: each is empty where everything is shown. */
export interface Wanted {
  readonly game: string;
  readonly topic: string;
  readonly kind: string;
  /** Words that the question, the answer or the clauses must contain. */
  readonly find: string;
}

/** A ruling of the list, as far as it is filtered. */
export interface Listed {
  readonly game: string;
  readonly topic: string;
  readonly kind: string;
  readonly isPlayed: boolean;
  readonly words: Findable;
}

/** A text in which words are looked for. */
interface Findable {
  /** Its letters, without hyphens: a word may also be found by a part of it. */
  readonly letters: string;
  /** Its words without their endings: `charges` finds a charge. */
  readonly stems: ReadonlySet<string>;
}

const KEYS = ['game', 'topic', 'kind', 'find'] as const;

/** The kind that stands for all rulings that are played on a board. */
const PLAYED = 'played';

/** The choice that an address holds. Unknown values show nothing, and the page says so. */
export function wantedIn(query: string): Wanted {
  const params = new URLSearchParams(query);
  const [game, topic, kind, find] = KEYS.map((key) => params.get(key) ?? '');
  return { game: game!, topic: topic!, kind: kind!, find: find! };
}

/** The query of an address for a choice; empty if everything is shown. */
export function queryOf(wanted: Wanted): string {
  const params = new URLSearchParams(KEYS.flatMap((key) => (wanted[key] === '' ? [] : [[key, wanted[key]]])));
  return params.size === 0 ? '' : `?${params.toString()}`;
}

/** Letters as the search compares them, without hyphens: `countercharge` is counter-charge. */
const plain = (text: string): string => plainLetters(text).replaceAll('-', '');

/** A text as words are looked for in it. */
export const findable = (text: string): Findable => ({ letters: plain(text), stems: new Set(stemsOf(text)) });

/** Whether a text contains each of these words, in this form or another. */
function hasWords({ letters, stems }: Findable, find: string): boolean {
  const words = telling(plainLetters(find).split(/\s+/).filter(Boolean)).slice(0, 12);
  return words.every((word) => letters.includes(plain(word)) || stemsOf(word).every((stem) => stems.has(stem)));
}

/** Whether a ruling is among those that a reader wants to see. */
export function isWanted({ game, topic, kind, isPlayed, words }: Listed, wanted: Wanted): boolean {
  return (
    (wanted.game === '' || wanted.game === game) &&
    (wanted.topic === '' || wanted.topic === topic) &&
    (wanted.kind === '' || (wanted.kind === PLAYED ? isPlayed : wanted.kind === kind)) &&
    hasWords(words, wanted.find)
  );
}

/** How many rulings would be shown if only the kind were chosen otherwise; by kinds. */
export const countsOf = (
  all: readonly Listed[],
  wanted: Wanted,
  kinds: readonly string[],
): ReadonlyMap<string, number> =>
  new Map(kinds.map((kind) => [kind, all.filter((each) => isWanted(each, { ...wanted, kind })).length]));

const listed = (item: HTMLElement): Listed => ({
  game: item.dataset['game'] ?? '',
  topic: item.closest<HTMLElement>('.topic')?.dataset['topic'] ?? '',
  kind: item.dataset['kind'] ?? '',
  isPlayed: item.dataset['played'] !== undefined,
  words: findable(`${item.textContent} ${item.dataset['clauses'] ?? ''}`),
});

/** What the form says. */
function wantedBy(form: HTMLFormElement): Wanted {
  const data = new FormData(form);
  const text = (key: string): string => {
    const value = data.get(key);
    return typeof value === 'string' ? value : '';
  };
  return { game: text('game'), topic: text('topic'), kind: text('kind'), find: text('find').trim() };
}

/** Writes a choice into the form. */
function fill(form: HTMLFormElement, wanted: Wanted): void {
  for (const key of KEYS) {
    const field = form.elements.namedItem(key);
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = wanted[key];
  }
}

/**
 * Filters the list of rulings by the form above it, as its reader types and chooses. The choice is
 * kept in the address; an address with a choice opens with it.
 */
export function filterRulings(form: HTMLFormElement): void {
  const items = [...document.querySelectorAll<HTMLElement>('.topic li')].map((item) => ({ item, of: listed(item) }));
  const topics = [...document.querySelectorAll<HTMLElement>('.topic')];
  const said = form.querySelector('output')!;
  const all = items.map(({ of }) => of);
  const counters = new Map(
    [...form.querySelectorAll<HTMLElement>('[data-count]')].map((each) => [each.dataset['count']!, each]),
  );
  const show = (wanted: Wanted): void => {
    let count = 0;
    for (const { item, of } of items) {
      item.hidden = !isWanted(of, wanted);
      count += Number(!item.hidden);
    }
    for (const [kind, shown] of countsOf(all, wanted, [...counters.keys()]))
      counters.get(kind)!.textContent = String(shown);
    for (const topic of topics) topic.hidden = topic.querySelector('li:not([hidden])') === null;
    said.textContent = count === items.length ? `${count} rulings` : `${count} of ${items.length} rulings. `;
    if (count > 0 || wanted.find === '') return;
    // The list knows questions, answers and clauses only, and the search knows whole pages.
    const link = document.createElement('a');
    link.href = `${form.dataset['search']!}?q=${encodeURIComponent(wanted.find)}`;
    link.textContent = `Search the whole site for “${wanted.find}”`;
    said.append(link);
  };
  const open = () => {
    fill(form, wantedIn(location.search));
    show(wantedBy(form));
  };
  open();
  addEventListener('popstate', open);
  form.addEventListener('input', () => {
    const wanted = wantedBy(form);
    history.replaceState(history.state, '', `${location.pathname}${queryOf(wanted)}${location.hash}`);
    show(wanted);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
}
