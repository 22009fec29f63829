import type { ArmyList } from '../games/reference.ts';
import { addUp, type Counts } from './army.ts';

const brigadesIn = (form: HTMLFormElement): readonly HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>('[data-brigade]'),
];
const inputsIn = (brigade: HTMLElement): readonly HTMLInputElement[] => [
  ...brigade.querySelectorAll<HTMLInputElement>('[data-type]'),
];

/** The value of a field as a whole number. An empty field, letters and negative numbers count as 0. */
const counted = (input: HTMLInputElement): number => Math.max(0, Math.floor(Number(input.value) || 0));

const countsOf = (brigade: HTMLElement): Counts =>
  Object.fromEntries(inputsIn(brigade).map((input) => [input.dataset['type']!, counted(input)]));

/** Shows the totals of the army and what the rules refuse. */
function check(form: HTMLFormElement, list: ArmyList): void {
  const brigades = brigadesIn(form);
  const agreed = form.elements.namedItem('agreed') as HTMLInputElement;
  const { costs, spent, left, refused } = addUp(list, counted(agreed), brigades.map(countsOf));
  for (const [i, brigade] of brigades.entries()) brigade.querySelector('[data-cost]')!.textContent = String(costs[i]!);
  form.querySelector('[data-total]')!.textContent =
    `${spent} points, ${left < 0 ? `${-left} too many` : `${left} left`}`;
  form.querySelector('[data-verdict]')!.textContent =
    refused.length > 0 ? refused.join(' ') : spent > 0 ? 'The rules allow this army.' : '';
}

/** Fills a brigade with the units of a template. */
function fill(brigade: HTMLElement, { templates }: ArmyList, name: string): void {
  const template = templates.find((each) => each.name === name);
  if (template === undefined) return;
  for (const input of inputsIn(brigade)) input.value = String(template.units[input.dataset['type']!] ?? 0);
}

/** Handles the form of the points checker: adds the army up again after every change. */
export function handlePointsForm(form: HTMLFormElement): void {
  const list = JSON.parse(form.dataset['points']!) as ArmyList;
  form.addEventListener('input', ({ target }) => {
    const brigade = (target as HTMLElement).closest<HTMLElement>('[data-brigade]');
    if (brigade !== null && target instanceof HTMLSelectElement) fill(brigade, list, target.value);
    else if (brigade !== null) brigade.querySelector('select')!.value = '';
    check(form, list);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  // The fields are reset only after the event.
  form.addEventListener('reset', () => setTimeout(() => check(form, list)));
  // A template may have been chosen before this script was loaded.
  for (const brigade of brigadesIn(form))
    if (inputsIn(brigade).every((input) => counted(input) === 0))
      fill(brigade, list, brigade.querySelector('select')!.value);
  check(form, list);
}
