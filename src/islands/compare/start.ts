import { keepBeats } from './beats.ts';
import { handleMarks } from './popups.ts';
import { handleCompareChoices } from './choices.ts';

/**
 * Makes a page of the comparison work, once its reader has come near any of it. `first` is what he
 * did meanwhile: the last click, or how he came.
 */
export function startComparison(first: Event): void {
  keepBeats([...document.querySelectorAll<HTMLElement>('[data-mixed] [data-board]')]);
  const nav = document.querySelector<HTMLElement>('[data-compare]');
  if (nav !== null)
    handleCompareChoices(nav, document.querySelector('[data-chart]')!, document.querySelector('[data-said]')!);
  const steps = document.querySelector<HTMLElement>('[data-popups]')?.dataset['popups'];
  if (steps !== undefined) handleMarks(steps, first);
}
