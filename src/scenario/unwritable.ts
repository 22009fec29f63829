import { isScalar, visit, type Document, type Scalar } from 'yaml';
import { isReserved } from '../core/ids.ts';

/** Something that no file of an author's may hold, with where in the text it begins. */
export interface Unwritable {
  readonly at: number;
  readonly found: string;
  readonly wanted: string;
}

/** Control characters but tab and the ends of lines, those that turn the direction of a text, and halves of a character. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}\p{Cs}]/u;
const UNSEEN_WANTED = 'a text without control characters and without marks of direction';

const code = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

/** Invisible characters, which make a text read differently from how it is written. */
export const unseenIn = (text: string): readonly Unwritable[] =>
  [...text.matchAll(new RegExp(UNSEEN, 'gu'))].map(({ 0: character, index }) => ({
    at: index,
    found: `the character ${code(character)}`,
    wanted: UNSEEN_WANTED,
  }));

/**
 * What well-formed YAML may say, and an author may not: invisible characters, written as they are or escaped; keys that every object of
 * JavaScript has already, for which a shape would not ask; numbers with which nothing can be counted; a part that holds itself.
 */
export function unwritable(document: Document, text: string): readonly Unwritable[] {
  const found = [...unseenIn(text)];
  visit(document, {
    Alias(_key, node, parents) {
      const whole = node.resolve(document);
      if (whole !== undefined && parents.includes(whole))
        found.push({ at: node.range?.[0] ?? 0, found: `*${node.source} within itself`, wanted: 'a part that ends' });
    },
    Pair(_key, { key }) {
      if (isScalar(key) && isReserved(String(key.value)))
        found.push({
          at: key.range?.[0] ?? 0,
          found: `the key ${String(key.value)}`,
          wanted: 'another name: JavaScript has its own use for this one',
        });
    },
    Scalar: (_key, node) => void found.push(...scalar(node, text)),
  });
  return found;
}

function scalar({ value, range }: Scalar, text: string): readonly Unwritable[] {
  const [from, to] = range ?? [0, 0];
  if (typeof value === 'number' && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER))
    return [{ at: from, found: String(value), wanted: 'a number that can be counted with' }];
  // As they are, they have been found in the text itself.
  if (typeof value !== 'string' || UNSEEN.test(text.slice(from, to))) return [];
  return unseenIn(value)
    .slice(0, 1)
    .map((each) => ({ ...each, at: from }));
}
