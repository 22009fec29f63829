import { expect, test } from 'vitest';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wholeGames } from '../../src/library/plays.ts';

const folders = ['content/compare', ...wholeGames().map((game) => `content/${game}/compare`)];
const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(folder, name)),
);

/** Words that only hold while there are so many games, in this order. */
const COUNTED = [
  /\bthe (first|second|third|former|latter|other|one) game\b/i,
  /\b(both|two|either|neither) (of the )?games?\b/i,
  /\b(in|by|under) the (first|second|former|latter)(?= (the|a|an|you|it|they|one)\b|[,.;])/i,
  /\bthe (first|second|former|latter) (asks|wants|says|has|plays|needs|knows|lets|gives|takes)\b/i,
];

test.each(files)('%s names the games and does not count them', (file) => {
  for (const [n, line] of readFileSync(file, 'utf8').split('\n').entries())
    for (const pattern of COUNTED) expect(line, `${file}:${n + 1}`).not.toMatch(pattern);
});

test.each([
  'In both games a unit has a price.',
  'In the first you count, in the second you measure.',
  'At the table the first asks whether to touch the enemy, the second when to fire.',
  'The second game has no die for it.',
])('such a sentence is found: %s', (says) => {
  expect(COUNTED.some((pattern) => pattern.test(says))).toBe(true);
});

const read = (file: string): string => readFileSync(file, 'utf8');
/** The texts that readers see of a file of the comparison. */
const saidIn = (file: string): string =>
  Array.from(read(file).matchAll(/(?:says|note): (.*)/g), ([, text]) => text).join(' ');

/** Words of a game that not everybody knows, and what tells them beside the word. */
const TOLD: readonly (readonly [word: RegExp, told: RegExp])[] = [
  [/\bunformed\b/, /\b(ranks|bent|bend)\b[^.]*\(?unformed|\branks\b[^.]*: they are unformed/],
  [/\bimpact\b(?! factor)/, /impact[^.]*\badds?\b/],
];

test.each(files)('%s tells the words that not everybody knows', (file) => {
  const said = saidIn(file);
  for (const [word, told] of TOLD) if (word.test(said)) expect(said, String(word)).toMatch(told);
});

/** Troops by whose name a newcomer does not know them. */
const TROOPS = ['Grenzers', 'Landwehr'];
const topics = readdirSync('content/compare').filter((name) => name.endsWith('.yaml') && name !== 'exam.yaml');

test.each(topics)('the situation of %s says who the troops on its boards are', (topic) => {
  const own = wholeGames().flatMap((game) => [
    `content/${game}/compare/${topic}`,
    `content/${game}/scenarios/compare-${topic}`,
  ]);
  const named = own
    .filter((file) => existsSync(file))
    .flatMap((file) => Array.from(read(file).matchAll(/\bname: the (\w+)/g), ([, name]) => name!.toLowerCase()));
  const situation = /situation:\n {2}says: >-\n(.*)/.exec(read(`content/compare/${topic}`))?.[1] ?? '';
  for (const troops of TROOPS)
    if (named.includes(troops.toLowerCase()))
      expect(situation).toMatch(new RegExp(`${troops}(, where a board has (it|them),)? (is|are) `));
});
