import { checkArmy, type Counts } from '../games/paper-bayonet/checked.ts';
import { templateUnits } from '../games/paper-bayonet/army.ts';
import { PREPARATION_REFUSALS } from '../games/paper-bayonet/refusals-preparation.ts';
import type { Refused } from '../core/verdicts.ts';
import { TEMPLATES, type Template } from '../games/paper-bayonet/tables.ts';

const brigadesIn = (form: HTMLFormElement): readonly HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>('[data-brigade]'),
];
const inputsIn = (brigade: HTMLElement): readonly HTMLInputElement[] => [
  ...brigade.querySelectorAll<HTMLInputElement>('[data-type]'),
];

/** What is written in a field as a count: nothing, letters and what is below none are none. */
const counted = (input: HTMLInputElement): number => Math.max(0, Math.floor(Number(input.value) || 0));

const countsOf = (brigade: HTMLElement): Counts =>
  Object.fromEntries(inputsIn(brigade).map((input) => [input.dataset['type']!, counted(input)]));

const says = ({ reason, params }: Refused): string =>
  PREPARATION_REFUSALS[reason]?.(params, (id) => String(id)) ?? reason;

/** Adds the army up by the engine, and tells what the rules refuse of it. */
function check(form: HTMLFormElement): void {
  const brigades = brigadesIn(form);
  const agreed = form.elements.namedItem('agreed') as HTMLInputElement;
  const army = checkArmy(counted(agreed), brigades.map(countsOf));
  for (const [i, brigade] of brigades.entries())
    brigade.querySelector('[data-cost]')!.textContent = String(army.brigades[i]!.cost);
  form.querySelector('[data-total]')!.textContent =
    `${army.spent} points, ${army.left < 0 ? `${-army.left} too many` : `${army.left} left`}`;
  const refusals = [
    ...(army.refusal === null ? [] : [says(army.refusal)]),
    ...army.brigades.flatMap(({ refusal }, i) => (refusal === null ? [] : [`Brigade ${i + 1}: ${says(refusal)}`])),
  ];
  const verdict = form.querySelector<HTMLElement>('[data-verdict]')!;
  verdict.textContent = refusals.length > 0 ? refusals.join(' ') : army.spent > 0 ? 'The rules allow this army.' : '';
}

const isTemplate = (name: string): name is Template => Object.hasOwn(TEMPLATES, name);

/** Fills a brigade with the units of a template, its Brigadier among them. */
function fill(brigade: HTMLElement, name: string): void {
  if (!isTemplate(name)) return;
  const units = templateUnits(name);
  for (const input of inputsIn(brigade))
    input.value = String(units.filter((type) => type === input.dataset['type']).length);
}

/** A form in which a reader counts the units of an army: whatever changes in it is added up at once. */
export function checking(form: HTMLFormElement): void {
  form.addEventListener('input', ({ target }) => {
    const brigade = (target as HTMLElement).closest<HTMLElement>('[data-brigade]');
    if (brigade !== null && target instanceof HTMLSelectElement) fill(brigade, target.value);
    else if (brigade !== null) brigade.querySelector('select')!.value = '';
    check(form);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  // The fields are emptied after the event.
  form.addEventListener('reset', () => setTimeout(() => check(form)));
  // A template that was chosen before this came.
  for (const brigade of brigadesIn(form))
    if (inputsIn(brigade).every((input) => counted(input) === 0)) fill(brigade, brigade.querySelector('select')!.value);
  check(form);
}
