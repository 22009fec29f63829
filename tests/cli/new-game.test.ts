import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import prettier from 'prettier';
import { afterAll, expect, test } from 'vitest';
import type { Keyed } from '../../src/core/ids.ts';
import { projectCopy } from './copied.ts';
import { refusal } from './new/begun.ts';
import { PLACES } from '../../src/cli/new/made.ts';

const NAME = 'first-light';
const SETTINGS = ['.prettierrc.json', '.vscode', 'package.json', 'tsconfig.json', 'vitest.config.ts'];
const folder = projectCopy('new-game', { copied: ['src', 'content', 'tests', ...SETTINGS], linked: ['node_modules'] });
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: readonly string[]) {
  const { SECOND_ROOT: _second, CONTENT: _content, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env });
  return { status, stdout, wrong: stderr.split('\n').filter((line) => line !== '') };
}

const begun = run('src/cli/new.ts', 'game', NAME, 'fl', 'First light: at dawn');
const written = [...begun.stdout.matchAll(/^(?:written|changed) {2}(.*)$/gm)].map(([, file]) => file!);

test('npm run new writes a whole game, and tells what comes next', () => {
  expect([begun.status, begun.wrong]).toEqual([0, []]);
  expect(written.length).toBeGreaterThan(30);
  expect(begun.stdout).toContain(`then     Write its page in docs/form: npm run form -- ${NAME} --write`);
  const description = readFileSync(join(folder, 'content', NAME, 'game.yaml'), 'utf8');
  expect(description).toContain("name: 'First light: at dawn'");
  const texts = written.map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(texts.filter((text) => /new-game|\bng[.-]/.test(text))).toEqual([]);
  const { 'yaml.schemas': schemas } = JSON.parse(readFileSync(join(folder, '.vscode/settings.json'), 'utf8')) as Keyed;
  expect(schemas).toHaveProperty([`.astro/schemas/${NAME}/boards.json`], [`content/${NAME}/boards.yaml`]);
});

test('the formatter leaves it as it is', async () => {
  const options = (await prettier.resolveConfig('content/home.yaml')) ?? {};
  const wrong: string[] = [];
  for (const file of written.filter((each) => !each.endsWith('.txt'))) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!(await prettier.check(text, { ...options, filepath: file }))) wrong.push(file);
  }
  expect(wrong).toEqual([]);
});

test.each([
  `content/${NAME}/scenarios/first-move.yaml`,
  `content/${NAME}/rulings/fl-001.yaml`,
  `tests/games/${NAME}/scenarios/the-table-and-the-end.yaml`,
])('its board plays, and lacks only its page: %s', (file) => {
  const { stdout, wrong } = run('src/cli/scenario.ts', file);
  expect(stdout).toContain('(the blue side) at ');
  expect(wrong.filter((line) => !/on no page|recorded/.test(line))).toEqual([]);
});

test('it is found, is made like every game, keeps the laws, and plays as it was recorded', () => {
  const files = ['skeleton', 'scenarios', 'laws', 'recorded', 'register'].map((name) => `tests/${name}.test.ts`);
  const args = ['run', '--project', 'site', '--project', 'rules', '-u', '-t', NAME, ...files];
  const { stdout } = run('node_modules/vitest/vitest.mjs', ...args);
  const told = JSON.parse(readFileSync(join(folder, '.cache', 'unit.json'), 'utf8')) as Keyed;
  const { numPassedTests, numFailedTests } = told;
  expect([numFailedTests, Number(numPassedTests) > 20], stdout.slice(0, 2000)).toEqual([0, true]);
}, 120_000);

test('nothing is overwritten: a game is begun once', () => {
  const again = run('src/cli/new.ts', 'game', NAME, 'fl', 'Again');
  expect([again.status, again.wrong]).toEqual([2, ['The game first-light has the prefix fl already.']]);
  const other = run('src/cli/new.ts', 'game', NAME, 'fll', 'Again');
  expect(other.wrong.join()).toContain('The name first-light is taken: there is a folder ');
});

test.each([
  ['a prefix that is taken', ['new-sky', 'tt', 'Sky'], 'The game two-by-two has the prefix tt already.'],
  ['a prefix with a digit', ['new-sky', 'n1', 'Sky'], 'The prefix n1 will not do'],
  ['a prefix of one letter', ['new-sky', 'n', 'Sky'], 'The prefix n will not do'],
  ['a name that is taken', ['two-by-two', 'nsky', 'Sky'], 'The name two-by-two is taken'],
  ['a name of another form', ['New-Sky', 'nsky', 'Sky'], 'The name New-Sky will not do'],
  ['a word of the sources', ['table', 'nsky', 'Sky'], 'The name table is taken'],
  ['a prefix that is a word of the sources', ['new-sky', 'const', 'Sky'], 'The word const stands in '],
])('refuses %s', (_what, words, says) => {
  expect(refusal(PLACES, 'game', ...words)).toContain(says);
});
