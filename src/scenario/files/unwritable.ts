import { isScalar, visit, type Document, type Scalar } from 'yaml';
import { isReserved } from '../../core/ids.ts';

/** Something that no content file may contain, and its offset in the text. */
export interface Unwritable {
  readonly at: number;
  readonly found: string;
  readonly wanted: string;
}

/**
 * Control characters except tab and line ends, characters that change the direction of text, and
 * unpaired surrogates.
 */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}\p{Cs}]/u;
const UNSEEN_WANTED = 'a text without control characters and direction marks';

const code = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

/** Finds invisible characters: they make a text look different from what it contains. */
export const unseenIn = (text: string): readonly Unwritable[] =>
  [...text.matchAll(new RegExp(UNSEEN, 'gu'))].map(({ 0: character, index }) => ({
    at: index,
    found: `the character ${code(character)}`,
    wanted: UNSEEN_WANTED,
  }));

/**
 * Finds what is valid YAML but not allowed in content: invisible characters, literal or escaped;
 * keys that every JavaScript object already has, because a schema would not reject them; numbers
 * that are infinite, not a number or too large to be exact; aliases that contain themselves.
 */
export function unwritable(document: Document, text: string): readonly Unwritable[] {
  const found = [...unseenIn(text)];
  visit(document, {
    Alias(_key, node, parents) {
      const whole = node.resolve(document);
      if (whole !== undefined && parents.includes(whole))
        found.push({
          at: node.range?.[0] ?? 0,
          found: `*${node.source} within itself`,
          wanted: 'an alias outside the part that it repeats',
        });
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
    return [{ at: from, found: String(value), wanted: 'a number that can be stored exactly' }];
  // Literal invisible characters were already found in the text.
  if (typeof value !== 'string' || UNSEEN.test(text.slice(from, to))) return [];
  return unseenIn(value)
    .slice(0, 1)
    .map((each) => ({ ...each, at: from }));
}
