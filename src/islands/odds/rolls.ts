import { fetchPart, sayIfGone } from '../old-page.ts';
import type { RollsData } from '../../sent/rolls.ts';

/*
 * The choices of a page of odds. Each is a link that sets one part of the address. What a set of
 * choices comes to was counted by the build, and is fetched once, with the first choice.
 */

/** A choice, with its links in the order in which its values are counted. */
interface Choice {
  readonly id: string;
  readonly links: readonly HTMLAnchorElement[];
}

const choicesOf = (section: HTMLElement): readonly Choice[] => {
  const links = [...section.querySelectorAll<HTMLAnchorElement>('a[data-value]')];
  const ids = [...new Set(links.map(({ dataset }) => dataset['choice']!))];
  return ids.map((id) => ({ id, links: links.filter(({ dataset }) => dataset['choice'] === id) }));
};

/** The place of the chosen value of each choice, and what of an address this roll does not have. */
function chosenIn(choices: readonly Choice[], asked: URLSearchParams) {
  const unknown = [...asked].flatMap(([id, value]) => {
    if (id === 'roll') return [];
    const links = choices.find((choice) => choice.id === id)?.links ?? [];
    return links.some(({ dataset }) => dataset['value'] === value) ? [] : [`${id}=${value}`];
  });
  const places = choices.map(({ id, links }) =>
    Math.max(
      0,
      links.findIndex(({ dataset }) => dataset['value'] === asked.get(id)),
    ),
  );
  return { places, unknown };
}

/** Marks the chosen links, and makes every other link keep the rest of the choices. */
function mark(roll: string, choices: readonly Choice[], places: readonly number[]): void {
  const values = choices.map(({ id, links }, n) => [id, links[places[n]!]!.dataset['value']!] as const);
  for (const [n, { id, links }] of choices.entries())
    for (const [place, link] of links.entries()) {
      if (place === places[n]) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
      const others = values.map(([each, value]) => [each, each === id ? link.dataset['value']! : value]);
      link.href = `?${new URLSearchParams([['roll', roll], ...others]).toString()}#${roll}`;
    }
}

/** Lets the reader change what the odds of a page are counted for. The address keeps it. */
export function handleRolls(page: HTMLElement): void {
  const said = page.querySelector<HTMLElement>('[data-said]')!;
  const fault = page.querySelector<HTMLElement>('[data-fault]')!;
  const sections = [...page.querySelectorAll<HTMLElement>('[data-roll]')];
  let data: Promise<RollsData> | undefined;
  let last: string | null = null;
  const fetched = () =>
    (data ??= fetchPart(page.dataset['rolls']!).then((answer) => answer.json() as Promise<RollsData>));

  async function show(asked: URLSearchParams, isTold: boolean) {
    // An address without a roll, as after going back, asks for the first values of the last one.
    const named = asked.get('roll') ?? (asked.size === 0 ? last : null);
    const section = sections.find(({ dataset }) => dataset['roll'] === named);
    fault.textContent = '';
    if (section === undefined) {
      fault.textContent = `This page has no such roll as the address asks for: ${named ?? asked.toString()}.`;
      return;
    }
    last = named;
    const [roll, choices] = [section.dataset['roll']!, choicesOf(section)];
    const { places, unknown } = chosenIn(choices, asked);
    mark(roll, choices, places);
    try {
      const { rolls, parts } = await fetched();
      const at = choices.reduce((sum, { links }, n) => sum * links.length + places[n]!, 0);
      if (new URLSearchParams(location.search).toString() !== asked.toString()) return;
      section.querySelector('[data-came]')!.innerHTML = parts[rolls[roll]![at]!]!;
      const chosen = choices.map(({ links }, n) => links[places[n]!]!.textContent.trim()).join(', ');
      if (isTold) said.textContent = `The odds are now for: ${chosen}.`;
      if (unknown.length > 0)
        fault.textContent = `The address asks for what this roll does not have: ${unknown.join(', ')}. In its place stands the first value.`;
    } catch (error) {
      data = undefined;
      sayIfGone(error);
      fault.textContent = 'The odds for this choice could not be loaded. Choose again to try once more.';
    }
  }

  const asked = () => new URLSearchParams(location.search);
  page.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-value]');
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState(history.state, '', link.href);
    void show(asked(), true);
  });
  addEventListener('popstate', () => void show(asked(), true));
  if (location.search !== '') void show(asked(), false);
}
