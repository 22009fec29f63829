import { expect, test } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
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
