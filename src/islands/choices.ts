/*
 * Choices as links, of which each sets one part of the address: `Choices.astro` writes them.
 */

/** The chosen value of each choice, by their ids. */
export type ChosenValues = ReadonlyMap<string, string>;

/** The links of the choices within an element, in the order of the page. */
export const choiceLinks = (within: Element): readonly HTMLAnchorElement[] => [
  ...within.querySelectorAll<HTMLAnchorElement>('a[data-value]'),
];

/** The choices in an address. A choice that is missing or invalid has its first value. */
export function chosenIn(links: readonly HTMLAnchorElement[], asked: URLSearchParams): ChosenValues {
  const chosen = new Map<string, string>();
  for (const { dataset } of links) {
    const [choice, value] = [dataset['choice']!, dataset['value']!];
    if (!chosen.has(choice) || asked.get(choice) === value) chosen.set(choice, value);
  }
  return chosen;
}

/** Marks the chosen links, and makes every other link keep the rest of the choices. */
export function markChosen(
  links: readonly HTMLAnchorElement[],
  chosen: ChosenValues,
  addressOf: (chosen: ChosenValues) => string,
): void {
  for (const link of links) {
    const [choice, value] = [link.dataset['choice']!, link.dataset['value']!];
    if (chosen.get(choice) === value) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
    link.href = addressOf(new Map([...chosen, [choice, value]]));
  }
}

/** What is chosen, as a sentence for those who do not see it. */
export const chosenSaid = (links: readonly HTMLAnchorElement[]): string =>
  `The odds are now for: ${links
    .filter((link) => link.ariaCurrent === 'true')
    .map((link) => link.textContent.trim())
    .join(', ')}.`;

/** The link of a choice that a click follows on this page; null for any other click. */
export function choiceAt(event: MouseEvent): HTMLAnchorElement | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return null;
  return (event.target as Element).closest<HTMLAnchorElement>('a[data-value]');
}

/** What is said if what was chosen cannot be fetched. */
export const NOT_LOADED = 'The odds for this choice could not be loaded. Choose again to try once more.';
