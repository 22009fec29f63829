import { linkTarget } from '../deep-link.ts';
import type { Start } from './starts.ts';

const slug = (text: string): string => text.toLowerCase().replaceAll(' ', '-');

/** The start that an address names: by a step, or by a chapter such as `round-3`, which begins with its first board. Null if there is none. */
export function namedStart(starts: readonly Start[], name: string): Start | null {
  if (name === '') return starts[0] ?? null;
  return (
    starts.find(({ id }) => id === name) ??
    starts.find(({ chapter }) => slug(chapter) === name && chapter !== '') ??
    null
  );
}

/** The name of a start in the address of this page; empty if it names none. */
export const startInAddress = (): string => linkTarget();

/** Puts a start into the address, as a new entry of the history. */
export function goTo(start: Start): void {
  location.hash = start.id;
}

/** The chapters of a battle with the starts that are offered in each. */
export function chaptersOf(starts: readonly Start[]): readonly (readonly [name: string, starts: readonly Start[]])[] {
  const listed = starts.filter((each) => each.listed);
  return [...Map.groupBy(listed, ({ chapter }) => chapter)];
}
