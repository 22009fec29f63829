import { isKeyed, type Plain } from '../../core/ids.ts';
import type { Problem } from '../../core/result.ts';

/*
 * Mistakes hide each other: on a board with an unknown unit no order can be played. So that an
 * author is told all of them at once, those with a likely remedy are mended for the check of the
 * rest. The file itself is never changed.
 */

/**
 * Replaces the part that a path leads to; a key may contain dots itself. Null if there is no such
 * part.
 */
function changed(
  value: Plain,
  path: readonly string[],
  change: (key: string, part: Plain) => readonly [key: string, part: Plain] | null,
): Plain | null {
  const [first = ''] = path;
  const list: readonly Plain[] | null = Array.isArray(value) ? value : null;
  if (list !== null) {
    const there = list[Number(first)];
    if (there === undefined) return null;
    const part = path.length === 1 ? change('', there)?.[1] : changed(there, path.slice(1), change);
    return part === undefined || part === null ? null : list.with(Number(first), part);
  }
  if (!isKeyed(value)) return null;
  const key = Object.keys(value).findLast((each) => `${path.join('.')}.`.startsWith(`${each}.`));
  if (key === undefined) return null;
  const rest = path.slice(key.split('.').length);
  const inner = rest.length === 0 ? null : changed(value[key]!, rest, change);
  const now = rest.length === 0 ? change(key, value[key]!) : inner === null ? null : ([key, inner] as const);
  if (now === null) return null;
  return Object.fromEntries(Object.entries(value).map((entry) => (entry[0] === key ? now : entry)));
}

/** The purpose of the roll that the rules ask for in place of the one in the file. */
const ROLL = /^\{ (\S+): /;

/**
 * The content of a file with one mistake mended: the word or the key that was probably meant stands
 * there instead. Null if nothing is known about what was meant.
 */
export function mended(value: Plain, { path, found, wanted, meant: [word] = [] }: Problem): Plain | null {
  const parts = path.split('.');
  const roll = /\.dice\.\d+$/.test(path) ? ROLL.exec(wanted)?.[1] : undefined;
  if (roll !== undefined)
    return changed(value, parts, (key, part) => {
      const faces = isKeyed(part) ? Object.values(part) : [];
      return faces.length === 1 && !Object.hasOwn(part as object, roll) ? [key, { [roll]: faces[0]! }] : null;
    });
  if (word === undefined) return null;
  const isThis = (text: Plain): boolean => text === found || JSON.stringify(text) === found;
  return changed(value, parts, (key, part) => {
    if (typeof part === 'string' && isThis(part)) return [key, word];
    return found === `the key ${key}` || isThis(key) ? [word, part] : null;
  });
}
