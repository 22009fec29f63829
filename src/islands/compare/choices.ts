import { compareChart, type CompareData } from '../../panel/compare-chart.ts';

/*
 * The choices of a comparison page. Each is a link that sets one part of the address; the chart
 * below is drawn again from numbers that the build has counted, fetched once when the first choice
 * is made.
 */

const links = (nav: Element): readonly HTMLAnchorElement[] => [
  ...nav.querySelectorAll<HTMLAnchorElement>('a[data-value]'),
];

/**
 * What is chosen in this address; what it does not name, or names wrongly, is as it is at first.
 */
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

/** Marks what is chosen, and has each other link keep it. */
function mark(nav: Element, chosen: ReadonlyMap<string, string>): void {
  for (const link of links(nav)) {
    const [choice, value] = [link.dataset['choice']!, link.dataset['value']!];
    const isChosen = chosen.get(choice) === value;
    if (isChosen) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
    link.href = `?${textOf(new Map([...chosen, [choice, value]]))}#odds`;
  }
}

/** Lets the reader change what the odds of a page are counted for. */
export function handleCompareChoices(nav: HTMLElement, chart: HTMLElement, said: HTMLElement): void {
  let data: Promise<CompareData> | undefined;
  const fetched = () =>
    (data ??= fetch(nav.dataset['odds']!).then((answer) => {
      if (!answer.ok) throw new Error(`${answer.status}`);
      return answer.json() as Promise<CompareData>;
    }));
  async function show(chosen: ReadonlyMap<string, string>, isTold: boolean) {
    mark(nav, chosen);
    try {
      const { columns, sides, standings } = await fetched();
      if (textOf(chosenIn(nav, location.search)) !== textOf(chosen)) return;
      chart.innerHTML = compareChart(columns[textOf(chosen)]!, sides, standings);
      if (isTold) said.textContent = `The odds are now for: ${links(nav).filter((link) => link.ariaCurrent === 'true').map((link) => link.textContent).join(', ')}.`; // prettier-ignore
    } catch {
      data = undefined;
      said.textContent = 'The odds for this choice could not be loaded. Choose again to try once more.';
    }
  }
  nav.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-value]');
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState(history.state, '', link.href);
    void show(chosenIn(nav, location.search), true);
  });
  addEventListener('popstate', () => void show(chosenIn(nav, location.search), true));
  if (location.search !== '') void show(chosenIn(nav, location.search), false);
}
