import { stringify } from 'yaml';
import { success, failure, type Result } from '../../core/result.ts';
import { readText } from '../../library/text.ts';

/*
 * A starter is a file from which new files begin. It is a file like any other of its kind, and
 * plays as it is: the words in whose place a new file says its own are valid themselves. So
 * `npm run scenario` checks a starter like the file that comes of it. The starters that name units
 * and orders of a game stand with its content, in `new/`; those that fit every game stand here.
 */

/** The words of a starter in whose place a new file has its own. */
const WORDS = {
  name: 'new-name',
  title: 'A new title',
  number: '000',
  date: '2026-01-01',
  order: '999',
  /** A clause, in the starters that all games share. */
  clause: 'any.new.clause',
  game: 'any-game',
} as const;

/** What a new file says in place of these words. */
export type Own = Partial<Readonly<Record<keyof typeof WORDS, string>>>;

/** A text as a value in YAML, in quotes only if it needs them. */
export const asYaml = (text: string): string => stringify(text, { lineWidth: 0, singleQuote: true }).trim();

/** The text of a starter with its own words. If there is no such file, says what to write there. */
export function begunFrom(starter: string, own: Own): Result<string, string> {
  const read = readText(starter);
  if (!read.ok) return failure(`There is no ${starter}. New files of this kind begin as a copy of it: write it first.`);
  const given = { ...own, ...(own.title !== undefined && { title: asYaml(own.title) }) };
  const found = new Map<string, string>(Object.entries(given).map(([key, text]) => [WORDS[key as keyof Own], text]));
  return success(withWords(read.value, found));
}

/** The text with other words in place of these. */
export const withWords = (text: string, own: ReadonlyMap<string, string>): string =>
  text.replaceAll(anyOf([...own.keys()]), (word) => own.get(word) ?? word);

/** These words where they stand by themselves; behind the prefix of an id too. */
const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<!\\w)(?:${words.map((word) => word.replaceAll('.', '\\.')).join('|')})(?!\\w)`, 'g');
