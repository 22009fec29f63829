import { keepBeats } from './beats.ts';
import { handleMarks } from './popups.ts';
import { handleCompareChoices } from './choices.ts';

/**
 * Makes a comparison page interactive, once the reader has first touched it. `first` is the event
 * that did that: the last click, or the first other event.
 */
export function startComparison(first: Event): void {
  keepBeats([...document.querySelectorAll<HTMLElement>('[data-mixed] [data-board]')]);
  const nav = document.querySelector<HTMLElement>('[data-compare]');
  if (nav !== null)
    handleCompareChoices(nav, document.querySelector('[data-chart]')!, document.querySelector('[data-said]')!);
  const steps = document.querySelector<HTMLElement>('[data-popups]')?.dataset['popups'];
  if (steps !== undefined) handleMarks(steps, first);
}
