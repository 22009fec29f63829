import { addressWith } from './address.ts';

/*
 * The games that a comparison shows. Everything about a game has its id in `data-of`. The choice
 * stands in the address; if all games are shown, it is left out.
 */

const PART = 'games';

const each = (within: ParentNode, what: string): readonly HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(what),
];

/** The games of a chips' list that an address asks for; all of them if it asks for none of them. */
export function gamesIn(search: string, all: readonly string[]): readonly string[] {
  const asked = new URLSearchParams(search).get(PART)?.split(',') ?? [];
  const found = all.filter((game) => asked.includes(game));
  return found.length === 0 ? all : found;
}

/** The chosen games after a press on one of them. At least one stays. */
export function withPressed(chosen: readonly string[], pressed: string, all: readonly string[]): readonly string[] {
  const next = all.filter((game) => chosen.includes(game) !== (game === pressed));
  return next.length === 0 ? chosen : next;
}

/** The games that the page shows now. */
const shown = (chips: Element): readonly string[] =>
  each(chips, '[aria-pressed=true]').map(({ dataset }) => dataset['game']!);

/** Shows only what is about these games, also in a part of the page that has just been drawn. */
function showOnly(games: readonly string[], within: ParentNode = document): void {
  for (const part of each(within, '[data-of]')) part.hidden = !games.includes(part.dataset['of']!);
  for (const table of each(within, '[data-columns]')) table.dataset['columns'] = String(games.length);
}

/** On a phone one board is shown: this game's. */
function chooseBoard(game: string): void {
  for (const section of each(document, '[data-boards] > section'))
    section.toggleAttribute('data-chosen', section.dataset['of'] === game);
  for (const button of each(document, '[data-one-of] button'))
    button.ariaPressed = String(button.dataset['game'] === game);
}

/** Shows the board of one of these games, if the one that is shown is not among them. */
function keepBoard(games: readonly string[]): void {
  const now = document.querySelector<HTMLElement>('[data-boards] > [data-chosen]')?.dataset['of'];
  if (now === undefined || !games.includes(now)) chooseBoard(games[0]!);
}

/** The board that the address names is the one that is shown on a phone. */
function chooseLinked(): void {
  const id = location.hash.slice(1).replace(/%3A/i, ':').split(':')[0]!;
  const of = document.getElementById(id)?.closest<HTMLElement>('[data-boards] > section')?.dataset['of'];
  if (of !== undefined) chooseBoard(of);
}

/**
 * Lets the reader choose games. Returns the function that shows the choice in a part drawn anew.
 */
export function handleGames(chips: HTMLElement | null): (within: ParentNode) => void {
  document.querySelector('[data-one-of]')?.addEventListener('click', ({ target }) => {
    const game = (target as Element).closest<HTMLElement>('[data-game]')?.dataset['game'];
    if (game !== undefined) chooseBoard(game);
  });
  chooseLinked();
  addEventListener('hashchange', chooseLinked, { capture: true });
  if (chips === null) return () => undefined;
  const all = each(chips, '[data-game]').map(({ dataset }) => dataset['game']!);
  function show(games: readonly string[]): void {
    for (const chip of each(chips!, '[data-game]')) chip.ariaPressed = String(games.includes(chip.dataset['game']!));
    showOnly(games);
    keepBoard(games);
  }
  chips.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('[data-game]')?.dataset['game'];
    if (pressed === undefined) return;
    const games = withPressed(shown(chips), pressed, all);
    show(games);
    history.replaceState(
      history.state,
      '',
      addressWith({ [PART]: games.length === all.length ? null : games.join(',') }),
    );
    document.dispatchEvent(new Event('drill:games'));
  });
  addEventListener('popstate', () => show(gamesIn(location.search, all)));
  if (new URLSearchParams(location.search).has(PART)) show(gamesIn(location.search, all));
  return (within) => showOnly(shown(chips), within);
}

/** Lets the reader choose the games of a page that has nothing else to make interactive. */
export const showChosenGames = (): void => void handleGames(document.querySelector('[data-games]'));
