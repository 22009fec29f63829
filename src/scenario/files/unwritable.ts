import { isPair, isScalar, isSeq, visit, type Document, type Scalar } from 'yaml';
import { isReserved } from '../../core/ids.ts';

/** Something that no content file may contain, and its offset in the text. */
export interface Unwritable {
  readonly at: number;
  /** The path of the part that it is in; empty if that is not known. */
  readonly path?: string;
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

/** The path of a node that is visited, from the nodes around it. */
function pathOf(key: unknown, around: readonly unknown[]): string {
  const parts = [...around, null].flatMap((node, n) => {
    if (isPair(node)) return isScalar(node.key) ? [String(node.key.value)] : [];
    if (!isSeq(node)) return [];
    const inside = around[n + 1];
    return [String(inside === undefined ? key : node.items.indexOf(inside))];
  });
  return parts.join('.');
}

/** Is this something that contains itself? Nothing can be read of a file with such a part. */
export const isEndless = ({ found }: Unwritable): boolean => found.endsWith(' within itself');

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
    Pair(index, pair, around) {
      const { key } = pair;
      if (isScalar(key) && isReserved(String(key.value)))
        found.push({
          at: key.range?.[0] ?? 0,
          path: pathOf(index, [...around, pair]),
          found: `the key ${String(key.value)}`,
          wanted: 'another name: JavaScript has its own use for this one',
        });
    },
    Scalar(key, node, around) {
      found.push(...scalar(node, text).map((each) => ({ ...each, path: pathOf(key, around) })));
    },
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
