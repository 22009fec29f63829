/** A unit and its name in sentences. */
export interface NamedUnit {
  readonly id: string;
  readonly name: string;
}

/** Where a text names a unit, as the indices of its letters. */
export interface Mention {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/**
 * A name without its article counts only after one of these words: on its own it may be an ordinary
 * word.
 */
const BEFORE = '(?:the|your|their|his|our|and|or)\\s+';

const ARTICLE = /^the\s+/i;

const quoted = (text: string): string =>
  text
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\s+/g, '\\s+')
    .replaceAll(/['’]/g, "['’]");

/**
 * Finds where a text names these units. If two names begin at the same letter, the longer one
 * counts. A name that two units share is left out.
 */
export function naming(units: readonly NamedUnit[]): (text: string) => readonly Mention[] {
  const bare = ({ name }: NamedUnit) => name.replace(ARTICLE, '').toLowerCase();
  const single = units.filter((unit) => units.filter((each) => bare(each) === bare(unit)).length === 1);
  const longest = [...single].sort((a, b) => b.name.length - a.name.length);
  if (longest.length === 0) return () => [];
  const patterns = longest.map((unit) => `${ARTICLE.test(unit.name) ? BEFORE : ''}(${quoted(bare(unit))})`);
  const all = new RegExp(`(?<![\\p{L}\\d])(?:${patterns.join('|')})(?![\\p{L}\\d])`, 'giu');
  return (text) =>
    Array.from(text.matchAll(all), (match) => {
      const at = longest.findIndex((_unit, i) => match[i + 1] !== undefined);
      const to = match.index + match[0].length;
      return { id: longest[at]!.id, from: to - match[at + 1]!.length, to };
    });
}

/** A unit's name on the page. */
export interface NamedRange {
  readonly id: string;
  readonly range: Range;
}

/** The names of these units in the text of an element. Ranges do not change the document. */
export function rangesIn(root: Node, units: readonly NamedUnit[]): readonly NamedRange[] {
  const found: NamedRange[] = [];
  const namesIn = naming(units);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    for (const { id, from, to } of namesIn(node.nodeValue ?? '')) {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      found.push({ id, range });
    }
  }
  return found;
}
