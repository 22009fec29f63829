import { fetchPart, sayIfGone } from '../old-page.ts';
import { compareChart, type CompareData } from '../../panel/compare-chart.ts';
import { addressWith } from './address.ts';

/*
 * The choices of a comparison page. Each is a link that sets one part of the address. The chart
 * below is then redrawn from numbers that the build has counted; they are fetched once, with the
 * first choice.
 */

const links = (nav: Element): readonly HTMLAnchorElement[] => [
  ...nav.querySelectorAll<HTMLAnchorElement>('a[data-value]'),
];

/** The choices in this address. A choice that is missing or invalid has its first value. */
function chosenIn(nav: Element, search: string): ReadonlyMap<string, string> {
  const asked = new URLSearchParams(search);
  const chosen = new Map<string, string>();
  for (const { dataset } of links(nav)) {
    const [choice, value] = [dataset['choice']!, dataset['value']!];
    if (!chosen.has(choice) || asked.get(choice) === value) chosen.set(choice, value);
  }
  return chosen;
}

const textOf = (chosen: ReadonlyMap<string, string>): string =>
  [...chosen].map(([choice, value]) => `${choice}=${value}`).join('&');

/** Marks the chosen links, and makes every other link keep the rest of the choices. */
function mark(nav: Element, chosen: ReadonlyMap<string, string>): void {
  for (const link of links(nav)) {
    const [choice, value] = [link.dataset['choice']!, link.dataset['value']!];
    const isChosen = chosen.get(choice) === value;
    if (isChosen) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
    link.href = addressWith(Object.fromEntries([...chosen, [choice, value]]), '#odds');
  }
}

/** Where the odds of a page are shown and told. */
interface Shown {
  readonly chart: HTMLElement;
  readonly said: HTMLElement;
  /** Is called when the chart has been drawn anew. */
  readonly onDrawn: (chart: HTMLElement) => void;
}

/** Lets the reader change what the odds of a page are counted for. */
export function handleCompareChoices(nav: HTMLElement, { chart, said, onDrawn }: Shown): void {
  let data: Promise<CompareData> | undefined;
  const fetched = () =>
    (data ??= fetchPart(nav.dataset['odds']!).then((answer) => answer.json() as Promise<CompareData>));
  async function show(chosen: ReadonlyMap<string, string>, isTold: boolean) {
    mark(nav, chosen);
    try {
      const { columns, sides, standings } = await fetched();
      if (textOf(chosenIn(nav, location.search)) !== textOf(chosen)) return;
      const isOpen = chart.querySelector('details')?.open ?? false;
      chart.innerHTML = compareChart(columns[textOf(chosen)]!, sides, standings);
      chart.querySelector('details')!.open = isOpen;
      onDrawn(chart);
      if (isTold) said.textContent = `The odds are now for: ${links(nav).filter((link) => link.ariaCurrent === 'true').map((link) => link.textContent).join(', ')}.`; // prettier-ignore
    } catch (fault) {
      data = undefined;
      sayIfGone(fault);
      said.textContent = 'The odds for this choice could not be loaded. Choose again to try once more.';
    }
  }
  nav.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-value]');
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { choice, value } = link.dataset;
    const chosen = new Map([...chosenIn(nav, location.search), [choice!, value!]]);
    history.pushState(history.state, '', addressWith(Object.fromEntries(chosen), '#odds'));
    void show(chosenIn(nav, location.search), true);
  });
  // The links lead to the games that are chosen now.
  document.addEventListener('drill:games', () => mark(nav, chosenIn(nav, location.search)));
  addEventListener('popstate', () => void show(chosenIn(nav, location.search), true));
  if (location.search !== '') void show(chosenIn(nav, location.search), false);
}
