import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument, visit } from 'yaml';

/*
 * “Who loses 12 AP is beaten” stops the eye, for it begins like a question. In statements it is
 * “whoever”, or better the side or the unit that is meant. Titles such as “Who may charge” end
 * without a full stop.
 */

const STATEMENT = /^[“‘*_(]*(?:Who|(?:And|But|So|For|Then) who) [^?]*[.!][”’*_)]*$/;

/** The sentences of a text that begin with “who” and are no question. */
const found = (text: string): readonly string[] =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?][”’*_)]*) /)
    .filter((sentence) => STATEMENT.test(sentence));

/** A literal of a module. */
const literals = (source: string): readonly string[] =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(([, one, other]) => one ?? other!);

const texts: Readonly<Record<string, (source: string) => readonly string[]>> = {
  yaml: (source) => {
    const scalars: string[] = [];
    visit(parseDocument(source), {
      Scalar: (_key, { value }) => {
        if (typeof value === 'string') scalars.push(value);
      },
    });
    return scalars;
  },
  // Each paragraph, item or row.
  mdx: (source) => source.replace(/^---[^]*?\n---\n/, '').split(/\n{2,}|\n(?=[-|#])|(?<=\n[-|#].*)\n/),
  md: (source) => source.split(/\n{2,}|\n(?=[-|#])/),
  astro: (source) => source.replace(/^---[^]*?\n---\n/, '').split(/\n\s*\n|(?=<(?:p|li|h\d)\b)/),
  ts: literals,
  tsx: literals,
};

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

test.each(['content', 'tests/toy/content', 'src'])('no statement in %s begins with “who”', (folder) => {
  const read = filesIn(folder).flatMap((file) => {
    const textsOf = texts[file.slice(file.lastIndexOf('.') + 1)];
    return textsOf === undefined ? [] : [{ file, texts: textsOf(readFileSync(file, 'utf8')) }];
  });
  expect(read.flatMap((each) => each.texts).length).toBeGreaterThan(50);
  expect(read.flatMap((each) => each.texts.flatMap(found).map((sentence) => `${each.file}: ${sentence}`))).toEqual([]);
});

test('statements are told from questions and titles', () => {
  expect(
    found(
      'Who may charge? And who touches an enemy does not rally at all. Who loses 12 AP is beaten. But who has started it?',
    ),
  ).toEqual(['And who touches an enemy does not rally at all.', 'Who loses 12 AP is beaten.']);
  expect(found('Who may charge')).toEqual([]);
  expect(found('Who may try:')).toEqual([]);
});
