import { ranked, type Answers, type GameFacts, type RankedGame } from '../../core/fitting.ts';
import { addressWith } from './address.ts';

/*
 * The answers stand in the address, so that a link shows the same ranking. An answer that tells no
 * game apart is left out.
 */

const ANY = 'any';

/** One of the answers that a question offers. */
interface Offered {
  readonly name: string;
  readonly value: string;
}

/** The answers that an address gives. What no question offers is passed over. */
export function answersIn(search: string, offered: readonly Offered[]): Answers {
  const asked = new URLSearchParams(search);
  const given = offered.filter(({ name, value }) => asked.get(name) === value && value !== ANY);
  return Object.fromEntries(given.map(({ name, value }) => [name, value]));
}

/** A line about a game: its place, what speaks for it, and what against it. */
function lineOf({ place, name, game, fits, against }: RankedGame, learn: string): HTMLElement {
  const line = document.createElement('li');
  const link = document.createElement('a');
  link.href = learn;
  link.textContent = name;
  link.dataset['game'] = game;
  line.append(`${place}. `, link, fits.length > 0 ? `: ${fits.join(' ')}` : '.');
  if (against.length > 0) {
    const but = document.createElement('span');
    but.className = 'against';
    but.textContent = ` Against it: ${against.join(' ')}`;
    line.append(but);
  }
  return line;
}

/** Ranks the games by what a reader answers, while one of the answers tells them apart. */
export function rankGames(form: HTMLFormElement): void {
  const games = JSON.parse(form.dataset['games']!) as readonly (GameFacts & { readonly learn: string })[];
  const learn = new Map(games.map((each) => [each.game, each.learn]));
  const shown = form.querySelector('[aria-live]')!;
  const offered = [...form.querySelectorAll('input')];
  const answersNow = () => Object.fromEntries(new FormData(form)) as Answers;
  const show = (): void => {
    const answers = answersNow();
    if (Object.values(answers).every((value) => value === ANY)) {
      shown.replaceChildren();
      return;
    }
    const list = document.createElement('ol');
    list.append(...ranked(games, answers).map((each) => lineOf(each, learn.get(each.game)!)));
    shown.replaceChildren(list);
  };
  function read(): void {
    const answers: Readonly<Record<string, string>> = answersIn(location.search, offered);
    for (const each of offered) each.checked = each.value === (answers[each.name] ?? ANY);
    show();
  }
  form.addEventListener('change', () => {
    const given = Object.entries(answersNow()).map(([name, value]) => [name, value === ANY ? null : value] as const);
    history.replaceState(history.state, '', addressWith(Object.fromEntries(given), `#${form.dataset['at']!}`));
    show();
  });
  addEventListener('popstate', read);
  read();
}
