import { handleBar } from './bar.ts';
import { keepBeats } from './beats.ts';
import { handleMarks } from './popups.ts';
import { handleCompareChoices } from './choices.ts';
import { handleGames } from './games.ts';

/** The buttons that do nothing until this script is there. */
const BUTTONS = '[data-bar] button, [data-games] button, [data-one-of] button';

/**
 * Makes a comparison page interactive, once the reader has first touched it. `early` are the events
 * until then: the first one, and each click. Buttons that were pressed too early are pressed now.
 */
export function startComparison(early: readonly Event[]): void {
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
  if (steps !== undefined) handleMarks(steps, early.at(-1)!);
  for (const { type, target } of early)
    if (type === 'click' && target instanceof Element) target.closest<HTMLElement>(BUTTONS)?.click();
}
