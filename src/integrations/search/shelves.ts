import { SHORT, stemsOf, type Entry, type Shelf, type Text, type Texts } from '../../sent/search.ts';

/** The places of one game and kind as the first file has them, and their texts. */
interface Filled {
  readonly shelf: Shelf;
  /** Null if the texts are sent with the titles. */
  readonly texts: Texts | null;
}

/** Stems of fewer letters are never taken for misspelt words. */
const SHORTEST = 3;

/** The stems that no title and no short text has, but some other text. Numbers are left out. */
export function furtherStems(entries: readonly Entry[]): readonly string[] {
  const first = entries.flatMap(({ title, within, text, kind }) => [title, within, SHORT.includes(kind) ? text : '']);
  const known = new Set(first.flatMap(stemsOf));
  const further = new Set(entries.flatMap(({ text }) => stemsOf(text)).filter((stem) => !known.has(stem)));
  return [...further].filter((stem) => stem.length >= SHORTEST && !/\d/.test(stem)).sort();
}

/** What stands at a place; its sentences only where they are not the whole text. */
const textOf = ({ text, says }: Entry): Text => (says === undefined || says === text ? [text] : [text, says]);

/** The title of a place; an empty end is left out. */
const placeOf = ({ path, title, within }: Entry): Shelf['places'][number] =>
  within === '' ? [path, title] : [path, title, within];

/**
 * The entries by game and kind: most readers look for something in one game, and the titles of all
 * games are enough for a first answer.
 */
export function shelved(entries: readonly Entry[]): readonly Filled[] {
  const groups = Map.groupBy(entries, ({ game, kind }) => `${game} ${kind}`);
  return Array.from(groups.values(), (group): Filled => {
    const { game, kind } = group[0]!;
    const places = group.map(placeOf);
    const texts = Object.fromEntries(group.map((entry) => [entry.path, textOf(entry)]));
    return SHORT.includes(kind)
      ? { shelf: { game, kind, places, texts }, texts: null }
      : { shelf: { game, kind, places }, texts };
  });
}
