import { handleBar } from './bar.ts';
import { keepBeats } from './beats.ts';
import { handleMarks } from './popups.ts';
import { handleCompareChoices } from './choices.ts';
import { handleGames } from './games.ts';

/** The buttons that do nothing until this script is there. */
const BUTTONS = '[data-bar] button, [data-games] button, [data-one-of] button';

/**
 * Makes a comparison page interactive, once the reader has first touched it. `first` is the event
 * that did that: the last click, or the first other event.
 */
export function startComparison(first: Event): void {
  const boards = [...document.querySelectorAll<HTMLElement>('[data-boards] [data-board]')];
  const showChosen = handleGames(document.querySelector('[data-games]'));
  if (boards.length > 0) {
    keepBeats(boards);
    handleBar(document.querySelector('[data-bar]')!, boards);
  }
  const nav = document.querySelector<HTMLElement>('[data-compare]');
  if (nav !== null)
    handleCompareChoices(nav, {
      chart: document.querySelector('[data-chart]')!,
      said: document.querySelector('[data-said]')!,
      onDrawn: showChosen,
    });
  const steps = document.querySelector<HTMLElement>('[data-popups]')?.dataset['popups'];
  if (steps !== undefined) handleMarks(steps, first);
  if (first.type === 'click' && first.target instanceof Element) first.target.closest<HTMLElement>(BUTTONS)?.click();
}

/** Lets the reader choose the games of a page that has nothing else to make interactive. */
export const showChosenGames = (): void => void handleGames(document.querySelector('[data-games]'));
