import type { Answer, Asked } from './answering.ts';
import type { Titles } from './loading.ts';
import { button, countOf, itemsFor, make, replace, shown } from './results.ts';
import { isTooLong, MOST_WORDS } from './terms.ts';

/** What the reader can do about an answer. */
export interface Presses {
  /** Tries again what could not be loaded. */
  readonly again: () => void;
  /** Searches the texts too. */
  readonly texts: () => void;
  /** Searches for these words as they are written. */
  readonly asWritten: (words: string) => void;
}

/** The part of the page that tells what a search finds. */
export interface View {
  /** Shows an answer, and offers the texts unless they are searched already or soon. */
  readonly show: (given: Answer, asked: Asked, titles: Titles, areTextsDue: boolean) => void;
  /** Says how it stands, and nothing is to be done about it. */
  readonly say: (text: string) => void;
  /** Says that something could not be loaded, with a button to try again. */
  readonly sayFailed: (text: string) => void;
  /** Leaves no result. */
  readonly clear: () => void;
  /**
   * Leads to the first result, and opens it if the words are the id of a clause or a ruling: nobody
   * else has said which game is meant. If it is not there yet, as soon as it comes.
   */
  readonly goToFirst: () => void;
  readonly isSilent: () => boolean;
}

/** The id of a clause or of a ruling: two letters of its game, a point or a hyphen, the rest. */
const ID = /^\s*[a-z]{2}[.-][\w.-]+\s*$/i;

/** Returns what shows the answers in a place of the page. */
export function viewIn(place: HTMLElement, base: string, presses: Presses): View {
  const part = (name: string): HTMLElement => place.querySelector<HTMLElement>(`.${name}`)!;
  const [list, count, meantLine, more] = [part('results'), part('count'), part('meant'), part('more')];
  const examples = part('examples');
  const field = place.querySelector('input')!;
  /** The words of which the reader wants the first result; null for none. */
  let awaited: string | null = null;
  /** The words of which the results are shown. */
  let shownFor = '';

  /** A button goes when it is pressed, and the focus goes to what is told instead. */
  const pressed = (press: () => void) => () => {
    count.focus();
    press();
  };
  const again = button('Try again', pressed(presses.again));
  const texts = button('Search the texts too', pressed(presses.texts));

  function tell(text: string, ...buttons: readonly HTMLElement[]) {
    count.textContent = text;
    // A button that is offered again keeps the focus.
    if (buttons.length !== more.childElementCount || buttons[0] !== (more.firstElementChild ?? undefined))
      more.replaceChildren(...buttons);
  }

  /** Says which words are searched for in place of those that no page has. */
  function tellMeant(meant: string | null, written: string) {
    const press = pressed(() => presses.asWritten(written));
    const line = ['Showing ', make('b', meant ?? ''), '. ', button(`Search for “${written}”`, press)];
    meantLine.replaceChildren(...(meant === null ? [] : line));
  }

  function goToFirst() {
    const first = shownFor === field.value ? list.querySelector('a') : null;
    awaited = first === null ? field.value : null;
    if (ID.test(field.value)) first?.click();
    else first?.focus();
  }

  return {
    goToFirst,
    show: (given, { words }, { file }, areTextsDue) => {
      const isEmpty = words.trim() === '';
      shownFor = words;
      tellMeant(given.meant, words);
      replace(list, shown(given).map(itemsFor(file, base)), field);
      const cut = isTooLong(words) ? ` Only the first ${MOST_WORDS} words are searched for.` : '';
      examples.hidden = !isEmpty && (areTextsDue || given.found.length > 0);
      const isMore = !isEmpty && !given.isThorough && !areTextsDue;
      tell(isEmpty ? '' : `${countOf(given)}${cut}`, ...(isMore ? [texts] : []));
      if (awaited !== words) awaited = null;
      else if (document.activeElement === field) goToFirst();
    },
    say: (text) => tell(text),
    sayFailed: (text) => tell(text, again),
    clear: () => {
      list.replaceChildren();
      examples.hidden = false;
    },
    isSilent: () => count.textContent === '',
  };
}
