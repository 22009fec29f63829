import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { runIn } from '../command.ts';
import { workshop } from '../workshop.ts';

/*
 * A mistake in the settings for mutants is told with its file and line before anything is played.
 */

const SETTINGS = 'content/two-by-two/mutate.yaml';
const LIST = 'content/two-by-two/mutate/fighting.yaml';
const SHARED = 'tests/games/table/mutate.yaml';

const { root, restore, write, read, remove } = workshop();
afterEach(() => [SETTINGS, LIST, SHARED].forEach(restore));
afterAll(remove);

describe('npm run mutate tells', { timeout: 60_000 }, () => {
  test.each([
    ['a key that there is not', { file: SETTINGS, pattern: /^noRules:/m, by: 'noRulez:' }, 'found the key noRulez'],
    [
      'a list that is a text',
      { file: SETTINGS, pattern: /^noRules:[\s\S]*/m, by: 'noRules: nope\n' },
      'noRules: found "nope"',
    ],
    [
      'a test that there is not',
      { file: SHARED, pattern: /^tests:[\s\S]*/m, by: 'tests: [nope]\n' },
      'tests.0: found "nope"',
    ],
    [
      'a file that there is not',
      { file: LIST, pattern: /^- file: .*$/m, by: '- file: nope.ts' },
      '0.file: found "nope.ts"',
    ],
    ['a text that is no list', { file: LIST, pattern: /^[\s\S]*$/, by: 'nope\n' }, 'found "nope"'],
    ['broken YAML', { file: LIST, pattern: /^- file: /m, by: '- file: [' }, 'found '],
  ])('%s', (_what, { file, pattern, by }, told) => {
    write(file, read(file).replace(pattern, by));
    const { status, stderr } = runIn(root, 'mutate', file === SHARED ? 'table' : 'two-by-two');
    expect(status).toBe(2);
    expect(stderr).toMatch(new RegExp(`^${file}:\\d+:\\d+ `));
    expect(stderr).toContain(told);
    expect(stderr).not.toMatch(/^ {4}at /m);
  });

  test('a file in Latin-1', () => {
    const text = `${readFileSync(join(root, LIST), 'utf8')}# Blücher\n`;
    writeFileSync(join(root, LIST), Buffer.from(text, 'latin1'));
    const { status, stderr } = runIn(root, 'mutate', 'two-by-two');
    expect([status, stderr.split('\n')[0]]).toEqual([2, expect.stringContaining('found bytes that are not UTF-8')]);
  });
});
