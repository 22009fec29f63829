import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { requestedRules } from '../../../src/cli/mutate/requested.ts';
import { isNamed, rulesFiles, ruleTests, sharedRules } from '../../../src/cli/mutate/files.ts';
import { games } from '../../../src/library/plays.ts';
import { run } from '../command.ts';

/** A file with all that it imports, but for types. */
function loadedBy(file: string): ReadonlySet<string> {
  const found = new Set([file]);
  for (const each of found)
    for (const [, from] of readFileSync(each, 'utf8').matchAll(
      /^(?:import|export) (?!type)[^;]*?from '(\.[^']+\.ts)'/gm,
    ))
      found.add(posix.join(posix.dirname(each), from!));
  return found;
}

describe('the files of rules', () => {
  test.each([
    ['rout', true],
    ['rout.ts', true],
    ['morale/rout', true],
    ['two-by-two/morale/rout', true],
    ['./src/games/two-by-two/morale/rout.ts', true],
    ['out', false],
    ['fighting/rout', false],
    ['morale', false],
    ['paper-bayonet/morale/rout', false],
  ])('have names by their paths: %s', (name, is) => {
    expect(isNamed('src/games/two-by-two/morale/rout.ts', name)).toBe(is);
  });

  test('are those in all folders of a game, without those that hold no rules', () => {
    const files = rulesFiles('two-by-two');
    expect(files).toContain('src/games/two-by-two/morale/rout.ts');
    expect(files).toContain('src/games/two-by-two/tables.ts');
    const without = ['words', 'battle/words', 'battle/orders', 'boards/start'];
    for (const name of without) expect(files).not.toContain(`src/games/two-by-two/${name}.ts`);
    expect(rulesFiles('paper-bayonet').filter((file) => file.includes('/words/'))).toEqual([]);
  });

  test('are tried by tests of their game, which may stand in a folder', () => {
    const tests = ruleTests('regiments-and-roundshot');
    for (const name of ['volley', 'moving/march', 'readings/fire'])
      expect(tests).toContain(`tests/games/regiments-and-roundshot/${name}.test.ts`);
  });

  test.each([...games(), ...sharedRules()])('of %s are tried by tests that Node loads as they are', (rules) => {
    // The addresses of pages are only known in a build.
    const loaded = ruleTests(rules).flatMap((file) => [...loadedBy(file)].map((other) => [file, other] as const));
    expect(loaded.filter(([, other]) => other.endsWith('src/register/paths.ts'))).toEqual([]);
  });

  const meant = (...names: readonly string[]) => {
    const found = requestedRules(names);
    return found.ok ? found.value.rules.map(({ name, files }) => [name, files.length]) : found.error;
  };
  test('are asked for by their game, by what games share, or by themselves', () => {
    const all = (name: string) => [name, rulesFiles(name).length];
    expect(meant()).toEqual([...games(), ...sharedRules()].map(all));
    expect(meant('table')).toEqual([all('table')]);
    expect(meant('two-by-two', 'rout')).toEqual([['two-by-two', 1]]);
    expect(meant('morale/rout')).toEqual([['two-by-two', 1]]);
    expect(meant('rout')).toEqual([['paper-bayonet', 1], ['two-by-two', 1]]); // prettier-ignore
    expect(meant('table', 'marching', 'legs')).toEqual([['table', 2]]);
  });

  test.each([
    [['table', 'rout'], 'No file of the rules of table is called rout.'],
    [['two-by-two', 'words'], 'No file of the rules of two-by-two is called words.'],
    [['nowhere'], `No file of the rules of ${[...games(), ...sharedRules()].join(' or ')} is called nowhere.`],
  ])('are told if there are none: %j', (names, said) => {
    const { status, stderr } = run('mutate', ...names);
    expect([status, stderr.split('\n')[0]]).toEqual([2, said]);
  });
});
