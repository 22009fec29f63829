import type { Start } from '../../sent/battle.ts';

const slug = (text: string): string => text.toLowerCase().replaceAll(' ', '-');

/**
 * The start that an address names: by a step, or by a chapter such as `round-3`, whose first board
 * it is then. Null if there is none.
 */
export function namedStart(starts: readonly Start[], name: string): Start | null {
  if (name === '') return starts[0] ?? null;
  return (
    starts.find(({ id }) => id === name) ??
    starts.find(({ chapter }) => slug(chapter) === name && chapter !== '') ??
    null
  );
}

/**
 * The name of a start in the address of this page, without what a sentence has left at its end;
 * empty if it names none. (`pages.ts` has its own copy of this, see `kept-steps.ts`.)
 */
export function startInAddress(): string {
  const name = location.hash.slice(1);
  try {
    return decodeURIComponent(name).replace(/[^\p{L}\p{N}]+$/u, '');
  } catch {
    return name;
  }
}

/** Puts a start into the address, as a new entry of the history. */
export function goTo(start: Start): void {
  location.hash = start.id;
}

/**
 * The chapters of a battle with the starts that are offered in each, and with the one that is
 * played now.
 */
export function chaptersOf(
  starts: readonly Start[],
  now: Start,
): readonly (readonly [name: string, starts: readonly Start[]])[] {
  const listed = starts.filter((each) => each.listed || each.id === now.id);
  return [...Map.groupBy(listed, ({ chapter }) => chapter)];
}
