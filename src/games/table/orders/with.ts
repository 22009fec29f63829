import { shortened } from '../../../core/numbers.ts';
import { failure, success, type Problem, type Result } from '../../../core/result.ts';
import type { BesideItem, ChosenBeside } from '../../contract/beside.ts';

/** A sentence in two parts: the order, and what goes with it. */
export interface WithItems {
  /** The order without its items; empty if there are only items. */
  readonly order: string;
  readonly chosen: readonly string[];
}

/** The most characters of a name that are repeated when it is not understood. */
const LONGEST_NAME = 60;

const plain = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, ' ').replace(/^the /, '');

/**
 * Splits a sentence at its `with`: `forward 60 with the five and the jack`. Null if it has none. If
 * a name after it is unknown, the problem says which names may be written.
 */
export function readWith(text: string, beside: ChosenBeside): Result<WithItems, Problem> | null {
  const read = Array.from(text.matchAll(/\bwith\b/gi), ({ index }) => {
    const chosen = itemsNamed(text.slice(index + 'with'.length), beside);
    if (!chosen.ok) return chosen;
    return success({
      order: text
        .slice(0, index)
        .replace(/[\s,;]+$/, '')
        .trim(),
      chosen: chosen.value,
    });
  });
  // A name may have the word `with` in it.
  return read.find(({ ok }) => ok) ?? read.at(-1) ?? null;
}

/** The item that a list of names begins with, and the rest of the list. */
function firstNamed(
  names: string,
  { items, chosen }: ChosenBeside,
  before: readonly string[],
): { readonly item: BesideItem; readonly rest: string } | null {
  const fits = (name: string) => names === name || (names.startsWith(name) && /^[\s,;]/.test(names.slice(name.length)));
  const named = items.filter(({ id, name }) => !before.includes(id) && fits(plain(name)));
  const longest = Math.max(...named.map(({ name }) => plain(name).length));
  const alike = named.filter(({ name }) => plain(name).length === longest);
  // Of two items with one name, an item that is chosen already keeps its place.
  const item = alike.find(({ id }) => chosen.includes(id)) ?? alike[0];
  return item === undefined ? null : { item, rest: names.slice(longest) };
}

/** The items that are named one after another, with `and` or a comma between them. */
function itemsNamed(names: string, beside: ChosenBeside): Result<readonly string[], Problem> {
  const listed = [...new Set(beside.items.map(({ name }) => name))].join(', ');
  const not = (found: string, wanted: string) =>
    failure({ path: 'with', found, wanted: `${wanted} after “with”: ${listed}` });
  const found: string[] = [];
  let rest = afterBreak(names.replace(/\.\s*$/, ''));
  do {
    const first = firstNamed(rest, beside, found);
    if (first === null) {
      const [name = ''] = rest.split(/\s*(?:[,;]|\band\b)\s*/);
      return not(name === '' ? 'nothing' : `“${shortened(name, LONGEST_NAME)}”`, 'one of these');
    }
    found.push(first.item.id);
    rest = afterBreak(first.rest);
  } while (rest !== '');
  if (found.length > beside.most) return not(`${found.length} of them`, `at most ${beside.most} of these`);
  return success(found);
}

/** The names without the comma, the `and` and the `the` before the next one. */
const afterBreak = (names: string): string => plain(names.replace(/^[\s,;]*(?:and\b\s*)?/i, ''));
