import { ranked, type Answers, type GameFacts, type RankedGame } from '../../core/fitting.ts';

/** A line about a game: its place, what speaks for it, and what against it. */
function lineOf({ place, name, game, fits, against }: RankedGame, learn: string): HTMLElement {
  const line = document.createElement('li');
  const link = document.createElement('a');
  link.href = learn;
  link.textContent = name;
  link.dataset['game'] = game;
  line.append(`${place}. `, link, ` ${fits.join(' ')}`);
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
  const show = (): void => {
    const answers = Object.fromEntries(new FormData(form)) as Answers;
    if (Object.values(answers).every((value) => value === 'any')) {
      shown.replaceChildren();
      return;
    }
    const list = document.createElement('ol');
    list.append(...ranked(games, answers).map((each) => lineOf(each, learn.get(each.game)!)));
    shown.replaceChildren(list);
  };
  form.addEventListener('change', show);
  // A browser that comes back to the page keeps what was chosen.
  show();
}
