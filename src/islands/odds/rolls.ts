import { choiceAt, choiceLinks, chosenIn, chosenSaid, markChosen, NOT_LOADED, type ChosenValues } from '../choices.ts';
import { areStored } from '../charts/key.ts';
import { fetchPart, sayIfGone } from '../old-page.ts';
import type { RollsData } from '../../sent/rolls.ts';
import type { Recount } from './recounting.ts';

/** The parts of an address that this roll does not have, as they stand there. */
const unknownIn = (links: readonly HTMLAnchorElement[], asked: URLSearchParams): readonly string[] =>
  [...asked].flatMap(([id, value]) => {
    const isKnown = links.some(({ dataset }) => dataset['choice'] === id && dataset['value'] === value);
    return id === 'roll' || isKnown ? [] : [`${id}=${value}`];
  });

/** Which of all sets of choices these values are: the last choice runs fastest. */
const placeOf = (links: readonly HTMLAnchorElement[], chosen: ChosenValues): number =>
  [...chosen].reduce((place, [choice, value]) => {
    const values = links.filter(({ dataset }) => dataset['choice'] === choice);
    return place * values.length + values.findIndex(({ dataset }) => dataset['value'] === value);
  }, 0);

/** What counts the rolls of a page again; only pages of games with charts have any. */
async function recountOn({ dataset }: HTMLElement): Promise<Recount | null> {
  const { boards, charted } = dataset;
  if (boards === undefined || charted === undefined || !areStored(charted)) return null;
  const { recounting } = await import('./recounting.ts');
  return recounting(boards).catch(() => null);
}

/**
 * Lets the reader change what the odds of a page are counted for. The address keeps it. What a set
 * of choices comes to was counted by the build, and is fetched once, with the first choice.
 */
export function handleRolls(page: HTMLElement): void {
  const said = page.querySelector<HTMLElement>('[data-said]')!;
  const fault = page.querySelector<HTMLElement>('[data-fault]')!;
  const sections = [...page.querySelectorAll<HTMLElement>('[data-roll]')];
  let data: Promise<RollsData> | undefined;
  let last: string | null = null;
  /** Counts again with charts of the reader's own; null if there are none. */
  const recount = recountOn(page);
  const headOf = (section: HTMLElement) => section.querySelector('h2')!.textContent;
  const fetched = () =>
    (data ??= fetchPart(page.dataset['rolls']!).then((answer) => answer.json() as Promise<RollsData>));
  const asked = () => new URLSearchParams(location.search);

  async function show(isTold: boolean) {
    const now = asked();
    // An address without a roll, as after going back, asks for the first values of the last one.
    const roll = now.get('roll') ?? (now.size === 0 ? last : null);
    const section = sections.find(({ dataset }) => dataset['roll'] === roll);
    fault.textContent = '';
    if (roll === null || section === undefined) {
      fault.textContent = `This page has no such roll as the address asks for: ${roll ?? now.toString()}.`;
      return;
    }
    last = roll;
    const links = choiceLinks(section);
    const chosen = chosenIn(links, now);
    markChosen(links, chosen, (each) => `?${new URLSearchParams([['roll', roll], ...each]).toString()}#${roll}`);
    try {
      const { rolls, parts } = await fetched();
      if (asked().toString() !== now.toString()) return;
      const place = placeOf(links, chosen);
      const own = (await recount)?.(roll, place, headOf(section)) ?? null;
      section.querySelector('[data-came]')!.innerHTML = own ?? parts[rolls[roll]![place]!]!;
      if (isTold) said.textContent = chosenSaid(links);
      const unknown = unknownIn(links, now);
      if (unknown.length > 0)
        fault.textContent = `The address asks for what this roll does not have: ${unknown.join(', ')}. In its place stands the first value.`;
    } catch (error) {
      data = undefined;
      sayIfGone(error);
      fault.textContent = NOT_LOADED;
    }
  }

  page.addEventListener('click', (event) => {
    const link = choiceAt(event);
    if (link === null) return;
    event.preventDefault();
    history.pushState(history.state, '', link.href);
    void show(true);
  });
  addEventListener('popstate', () => void show(true));
  void recount.then((count) => {
    for (const section of count === null ? [] : sections) {
      const own = count!(section.dataset['roll']!, 0, headOf(section));
      if (own !== null) section.querySelector('[data-came]')!.innerHTML = own;
    }
    if (location.search !== '') void show(false);
  });
}
