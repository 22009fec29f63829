import { fetchPart, sayIfGone } from '../old-page.ts';
import { compareChart, type CompareData } from '../../panel/compare-chart.ts';
import { choiceAt, choiceLinks, chosenIn, chosenSaid, markChosen, NOT_LOADED, type ChosenValues } from '../choices.ts';
import { addressWith } from './address.ts';

const textOf = (chosen: ChosenValues): string => [...chosen].map(([choice, value]) => `${choice}=${value}`).join('&');

/** Where the odds of a page are shown and told. */
interface Shown {
  readonly chart: HTMLElement;
  readonly said: HTMLElement;
  /** Is called when the chart has been drawn anew. */
  readonly onDrawn: (chart: HTMLElement) => void;
}

/**
 * Lets the reader change what the odds of a comparison are counted for. The chart is redrawn from
 * numbers that the build has counted; they are fetched once, with the first choice.
 */
export function handleCompareChoices(nav: HTMLElement, { chart, said, onDrawn }: Shown): void {
  const links = choiceLinks(nav);
  const chosenNow = () => chosenIn(links, new URLSearchParams(location.search));
  const addressOf = (chosen: ChosenValues) => addressWith(Object.fromEntries(chosen), '#odds');
  const mark = (chosen = chosenNow()) => markChosen(links, chosen, addressOf);
  let data: Promise<CompareData> | undefined;
  const fetched = () =>
    (data ??= fetchPart(nav.dataset['odds']!).then((answer) => answer.json() as Promise<CompareData>));
  async function show(isTold: boolean) {
    const chosen = chosenNow();
    mark(chosen);
    try {
      const { columns, sides, standings } = await fetched();
      if (textOf(chosenNow()) !== textOf(chosen)) return;
      const isOpen = chart.querySelector('details')?.open ?? false;
      chart.innerHTML = compareChart(columns[textOf(chosen)]!, sides, standings);
      chart.querySelector('details')!.open = isOpen;
      onDrawn(chart);
      if (isTold) said.textContent = chosenSaid(links);
    } catch (fault) {
      data = undefined;
      sayIfGone(fault);
      said.textContent = NOT_LOADED;
    }
  }
  nav.addEventListener('click', (event) => {
    const link = choiceAt(event);
    if (link === null) return;
    event.preventDefault();
    const { choice, value } = link.dataset;
    history.pushState(history.state, '', addressOf(new Map([...chosenNow(), [choice!, value!]])));
    void show(true);
  });
  // The links lead to the games that are chosen now.
  document.addEventListener('drill:games', () => mark());
  addEventListener('popstate', () => void show(true));
  if (location.search !== '') void show(false);
}
