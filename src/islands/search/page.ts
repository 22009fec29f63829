import type MiniSearch from 'minisearch';
import type { Entry } from '../../sent/search.ts';
import { fetchPart, sayIfGone } from '../old-page.ts';
import { works } from '../works.ts';
import { answer, needsTexts, type Asked } from './answering.ts';
import { loading, type Loading, type Titles } from './loading.ts';
import { gameAt } from './places.ts';
import { countOf } from './results.ts';
import { viewIn, type View } from './view.ts';

/** The names of the fields in the address: a search can be sent as a link. */
const FIELDS = ['q', 'game', 'kind'] as const;
/** In the address of a search of the texts that the reader has asked for. */
const TEXTS = 'texts';

/**
 * How long a reader has stopped typing, or going through the games, before texts are loaded, in
 * milliseconds.
 */
const PAUSE = 400;

const wait = (time: number): Promise<void> => new Promise((done) => void setTimeout(done, time));

/**
 * The element that a key leads to: Down and Up go through the results, Escape leads back to the
 * field.
 */
function goalOf(key: string, words: HTMLElement, links: readonly HTMLElement[]): HTMLElement | undefined {
  const at = links.findIndex((link) => link === document.activeElement);
  const isField = document.activeElement === words;
  if (at < 0 && !isField) return undefined;
  const goals: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowDown: links[at + 1],
    ArrowUp: isField ? undefined : (links[at - 1] ?? words),
    Escape: isField ? undefined : words,
  };
  return goals[key];
}

/** A question, and whether it still stands: the reader may have asked another since. */
interface Question {
  readonly asked: Asked;
  /** Whether the reader wants the texts, however many titles have the words. */
  readonly isThorough: boolean;
  /** How long to wait for another question before texts are loaded. */
  readonly pause: number;
  readonly stands: () => boolean;
}

/** The texts that a question needs; null if they do not come, which is told. */
async function textsFor(asked: Asked, load: Loading, failed: () => void): Promise<MiniSearch<Entry> | null> {
  try {
    return await load.texts(asked);
  } catch (fault) {
    sayIfGone(fault);
    failed();
    return null;
  }
}

/** Answers from what is loaded, and once more from the texts if that is not enough. */
async function tellAnswer({ asked, isThorough, pause, stands }: Question, titles: Titles, load: Loading, view: View) {
  const given = answer(titles, load.loaded(asked), asked);
  const areTextsDue = asked.words.trim() !== '' && !given.isThorough && (isThorough || needsTexts(asked, given));
  view.show(given, asked, titles, areTextsDue);
  if (!areTextsDue) return;
  await wait(pause);
  if (!stands()) return;
  view.say(`${countOf(given)} Searching the texts …`);
  const texts = await textsFor(asked, load, () => {
    if (stands()) view.sayFailed(`${countOf(given)} The texts could not be loaded.`);
  });
  if (texts !== null && stands()) view.show(answer(titles, texts, asked), asked, titles, false);
}

/** Answers a question, or says why not. */
async function tell(question: Question, load: Loading, view: View, base: string) {
  const { asked, stands } = question;
  if (view.isSilent() && asked.words !== '') view.say('Searching …');
  let titles: Titles;
  try {
    titles = await load.titles();
  } catch (fault) {
    sayIfGone(fault);
    view.sayFailed('The index could not be loaded.');
    return;
  }
  // If the reader has typed more while the titles were loading, the next question is about that.
  if (!stands()) return;
  try {
    const from = gameAt(document.referrer, location.origin + base, titles.file, titles.index);
    await tellAnswer({ ...question, asked: { ...asked, from } }, titles, load, view);
  } catch (fault) {
    view.clear();
    view.say('These words could not be searched for. Try others.');
    throw fault;
  }
}

/**
 * Makes the search page work: results appear while the reader types, Down and Up go through them,
 * Escape leads back to the field, Enter in the field to the first result, also if it comes only
 * later, and opens it if the words are an id. The titles are fetched when the page opens; the
 * texts when the reader chooses a game or a kind, asks for them, or when few titles have all of the
 * words.
 */
export function searchOn(place: HTMLElement | null): void {
  if (place === null) return;
  const words = place.querySelector<HTMLInputElement>('input')!;
  const [game, kind] = Array.from(place.querySelectorAll('select')) as [HTMLSelectElement, HTMLSelectElement];
  const examples = place.querySelector<HTMLElement>('.examples')!;
  const base = place.dataset['base']!.replace(/\/$/, '');
  const load = loading(async (path) => (await fetchPart(`${base}/${path}`)).json());
  const linked = new URLSearchParams(location.search);

  /** The words that the reader wants to be searched for as they are written. */
  let asWritten: string | null = null;
  let isThorough = linked.has(TEXTS);
  let turns = 0;

  function ask(pause = 0) {
    turns += 1;
    const turn = turns;
    examples.hidden = words.value.trim() !== '';
    const scope = { game: game.value || undefined, kind: kind.value || undefined };
    const asked = { words: words.value, ...scope, isAsWritten: asWritten === words.value };
    void tell({ asked, isThorough, pause, stands: () => turn === turns }, load, view, base);
  }
  const view = viewIn(place, base, {
    again: ask,
    texts: () => {
      isThorough = true;
      keep();
      ask();
    },
    asWritten: (written) => {
      asWritten = written;
      ask();
    },
  });
  /** Puts the search into the address, without a new entry of the history. */
  function keep() {
    const query = new URLSearchParams();
    [words, game, kind].forEach(({ value }, n) => value !== '' && query.set(FIELDS[n]!, value));
    if (isThorough) query.set(TEXTS, '1');
    const text = query.toString();
    history.replaceState(history.state, '', text === '' ? location.pathname : `?${text}`);
  }
  [words, game, kind].forEach((field, n) => {
    // The reader may have typed before this script was loaded.
    field.value = linked.get(FIELDS[n]!) ?? field.value;
    field.addEventListener('input', () => {
      keep();
      ask(PAUSE);
    });
  });
  place.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && document.activeElement === words) {
      event.preventDefault();
      view.goToFirst();
      return;
    }
    const goal = goalOf(event.key, words, Array.from(place.querySelectorAll<HTMLElement>('.results li > a')));
    if (goal === undefined) return;
    event.preventDefault();
    goal.focus();
  });
  works();
  ask();
}
