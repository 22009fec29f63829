import type { ArmyList } from '../../games/contract/reference.ts';
import { addUp, type Counts } from '../../sent/army.ts';

const groupsIn = (form: HTMLFormElement): readonly HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>('[data-group]'),
];
const inputsIn = (group: HTMLElement): readonly HTMLInputElement[] => [
  ...group.querySelectorAll<HTMLInputElement>('[data-type]'),
];

/**
 * The value of a field as a whole number, at most the field's maximum. An empty field, letters and
 * negative numbers count as 0.
 */
const counted = ({ value, max }: HTMLInputElement): number =>
  Math.min(Number(max), Math.max(0, Math.floor(Number(value) || 0)));

/**
 * If the value of a field is not a number that counts, replaces it with the one that does, and says
 * so. Otherwise clears the message.
 */
function keepToCount(form: HTMLFormElement, field: EventTarget | null): void {
  const says = form.querySelector('[data-most]')!;
  says.textContent = '';
  if (!(field instanceof HTMLInputElement) || field.max === '' || field.value === '') return;
  const [held, counts] = [Number(field.value), counted(field)];
  if (held === counts) return;
  field.value = String(counts);
  says.textContent =
    held > counts && counts === Number(field.max)
      ? `${field.max} is the most that this field takes.`
      : `This field takes whole numbers from 0 to ${field.max}.`;
}

const fieldsIn = ({ elements }: HTMLFormElement): readonly (HTMLInputElement | HTMLSelectElement)[] =>
  Array.from(elements).filter((field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement);

const emptyValue = (field: HTMLInputElement | HTMLSelectElement): string =>
  field instanceof HTMLInputElement ? field.defaultValue : '';

/**
 * The army that the browser has stored; null if there is none, or if the browser forbids storage.
 */
function storedIn({ dataset }: HTMLFormElement): string | null {
  try {
    return localStorage.getItem(dataset['store']!);
  } catch {
    return null;
  }
}

/**
 * Stores the values of the fields, or removes the stored army if all fields have their first
 * values. Returns what is then stored.
 */
function keep(form: HTMLFormElement): string | null {
  const fields = fieldsIn(form);
  try {
    if (fields.some((field) => field.value !== emptyValue(field)))
      localStorage.setItem(
        form.dataset['store']!,
        JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value]))),
      );
    else localStorage.removeItem(form.dataset['store']!);
  } catch {
    // Without storage the army lasts as long as the page.
  }
  return storedIn(form);
}

/** Puts a stored army into the fields. Values that do not fit are ignored. */
function restore(form: HTMLFormElement, text: string | null): void {
  let army: unknown;
  try {
    army = JSON.parse(text ?? 'null');
  } catch {
    return;
  }
  if (typeof army !== 'object' || army === null) return;
  for (const [name, value] of Object.entries(army)) {
    const field = form.elements.namedItem(name);
    if (typeof value !== 'string') continue;
    if (field instanceof HTMLInputElement) {
      field.value = value;
      field.value = field.value === '' ? field.defaultValue : String(counted(field));
    } else if (field instanceof HTMLSelectElement && Array.from(field.options).some((option) => option.value === value))
      field.value = value;
  }
}

const countsOf = (group: HTMLElement): Counts =>
  Object.fromEntries(inputsIn(group).map((input) => [input.dataset['type']!, counted(input)]));

/** Shows the totals of the army and what the rules refuse. */
function check(form: HTMLFormElement, list: ArmyList): void {
  const groups = groupsIn(form);
  const agreed = form.elements.namedItem('agreed') as HTMLInputElement;
  const { costs, spent, left, refused, end } = addUp(list, counted(agreed), groups.map(countsOf));
  for (const [i, group] of groups.entries()) group.querySelector('[data-cost]')!.textContent = String(costs[i]!);
  form.querySelector('[data-total]')!.textContent =
    `${spent} ${list.measure}, ${left < 0 ? `${-left} too many` : `${left} left`}`;
  form.querySelector('[data-verdict]')!.textContent =
    refused.length > 0
      ? refused.map(({ says }) => says).join(' ')
      : spent > 0
        ? ['The rules allow this army.', end].filter(Boolean).join(' ')
        : '';
  const by = refused.flatMap(({ clauses }): readonly string[] => clauses);
  for (const link of form.querySelectorAll<HTMLElement>('[data-refused-by]'))
    link.hidden = !by.includes(link.dataset['refusedBy']!);
}

/** Fills a group with the units of a template. */
function fill(group: HTMLElement, { templates }: ArmyList, name: string): void {
  const template = templates.find((each) => each.name === name);
  if (template === undefined) return;
  for (const input of inputsIn(group)) input.value = String(template.units[input.dataset['type']!] ?? 0);
}

/** Handles the form of the points checker: adds the army up again after every change. */
export function handlePointsForm(form: HTMLFormElement): void {
  const list = JSON.parse(form.dataset['points']!) as ArmyList;
  const isTouched = Array.from(form.elements).some((field) => field instanceof HTMLInputElement && field.value !== field.defaultValue); // prettier-ignore
  // The browser may have restored the fields by itself, or the reader may have typed before this
  // script was loaded.
  if (!isTouched) restore(form, storedIn(form));
  /** What was stored when this page last read or wrote it. */
  let known: string | null = null;
  const changed = () => {
    known = keep(form);
    check(form, list);
  };
  form.addEventListener('input', ({ target }) => {
    const group = (target as HTMLElement).closest<HTMLElement>('[data-group]');
    if (group !== null && target instanceof HTMLSelectElement) fill(group, list, target.value);
    else if (group !== null && list.templates.length > 0) group.querySelector('select')!.value = '';
    keepToCount(form, target);
    changed();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  // The browser resets the fields only after this event.
  const cleared = () => {
    keepToCount(form, null);
    changed();
  };
  form.addEventListener('reset', () => setTimeout(cleared));
  // A template may have been chosen before this script was loaded.
  for (const group of groupsIn(form))
    if (inputsIn(group).every((input) => counted(input) === 0))
      fill(group, list, group.querySelector('select')?.value ?? '');
  const isOff = (field: Element) =>
    field instanceof HTMLInputElement && field.max !== '' && Number(field.value) !== counted(field);
  keepToCount(form, Array.from(form.elements).find(isOff) ?? null);
  changed();
  const follow = () => {
    const text = storedIn(form);
    if (text === known) return;
    known = text;
    for (const field of fieldsIn(form)) field.value = emptyValue(field);
    restore(form, text);
    check(form, list);
  };
  // Another tab may change the army, and so may another copy of this page while the browser keeps
  // this one.
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
}
