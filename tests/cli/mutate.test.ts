import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { allowedFor, rulesFiles } from '../../src/cli/mutate/allowed.ts';
import { boards, failingBoard } from '../../src/cli/mutate/boards.ts';
import { compare } from '../../src/cli/mutate/compare.ts';
import * as collected from '../../src/cli/mutate/collected.ts';
import { playMutants } from '../../src/cli/mutate/pool.ts';
import { type Reach, reachOf } from '../../src/cli/mutate/reach.ts';
import { mutantsOf, mutated, type Mutant } from '../../src/cli/mutate/mutants.ts';
import { engineOf } from '../../src/register/index.ts';

const GAME = 'paper-bayonet';

describe('the mutations of a rule', () => {
  /** The source with each of its mutations in turn. */
  const faults = (text: string): readonly string[] =>
    mutantsOf('a.ts', text, 'pb').map((mutant) => mutated(text, mutant));

  test.each([
    ['a comparison is turned round', 'const f = (a: number) => a === 3;', 'const f = (a: number) => a !== 3;'],
    ['a border is moved', 'const f = (a: number) => a >= 3;', 'const f = (a: number) => a > 3;'],
    ['a number is one more', 'const f = (a: number) => a >= 3;', 'const f = (a: number) => a >= (4);'],
    ['a number is one less', 'const f = (a: number) => a >= 3;', 'const f = (a: number) => a >= (2);'],
    ['and is or', 'const f = (a: boolean, b: boolean) => a && b;', 'const f = (a: boolean, b: boolean) => a || b;'],
    ['or is and', 'const f = (a: boolean, b: boolean) => a || b;', 'const f = (a: boolean, b: boolean) => a && b;'],
    ['not is forgotten', 'const f = (a: boolean) => !a;', 'const f = (a: boolean) => a;'],
    [
      'a condition always holds',
      'function f(a: boolean) { if (a) return 1; return 0; }',
      'function f(a: boolean) { if (true) return 1; return 0; }',
    ],
    ['a condition never holds', 'const f = (a: boolean) => (a ? x : y);', 'const f = (a: boolean) => (false ? x : y);'],
    ['plus is minus', 'const f = (a: number) => a + b;', 'const f = (a: number) => a - b;'],
    ['one is all', 'const f = (a: X[]) => a.some(g);', 'const f = (a: X[]) => a.every(g);'],
    ['a clause is not cited', "const f = () => allowed('pb.a.b');", "const f = () => allowed('pb.no.clause');"],
    [
      'a refusal is not made',
      "function f(): Refused | null { return refused(c, 'x'); }",
      'function f(): Refused | null { return null; }',
    ],
    [
      'a refusal is a permission',
      "function f(): Verdict { return refused(c, 'x'); }",
      'function f(): Verdict { return allowed(); }',
    ],
    ['a step is left out', 'function f() { g(); return h; }', 'function f() { ; return h; }'],
  ])('%s', (_what, text, fault) => {
    expect(faults(text)).toContain(fault);
  });

  test.each([
    ['types', "type A = 1 | 'pb.a.b'; interface B { c: 2 }"],
    ['imports', "import { a } from 'pb.a.b';"],
    ['places in lists', 'const f = (a: X[]) => a[0];'],
    ['keys of tables', 'const T = { 1: x };'],
    ['texts put together', "const f = (a: string) => a + '!';"],
  ])('are not in %s', (_where, text) => {
    expect(faults(text)).toEqual([]);
  });

  test('have unique names, by the function or table that they are in', () => {
    const text = 'const T = { a: 1, b: 1 };\nfunction f() { return a === b; }';
    expect(mutantsOf('a.ts', text, 'pb').map(({ line, name }) => `${line} ${name}`)).toEqual([
      '1 T: 1 → (2)',
      '1 T: 1 → (0)',
      '1 T: 1 → (2) (2)',
      '1 T: 1 → (0) (2)',
      '2 f: a === b → a !== b',
    ]);
  });
});

const rules = rulesFiles(GAME);
const files = rules.map((file) => basename(file));
const mutants = rules.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8'), 'pb'));
const find = (file: string, name: string) => mutants.find((each) => basename(each.file) === file && each.name === name);

/** Throws for a name that no longer exists: a mutation that changes nothing would survive, and look like a gap in the tests. */
function named(file: string, name: string): Mutant {
  const found = find(file, name);
  if (found === undefined) throw new Error(`${file} has no fault called ${name}`);
  return found;
}

describe('the list of mutations that cannot be noticed', () => {
  test('names existing mutations: npm run mutate', () => {
    const gone = allowedFor(GAME).filter(({ file, mutant }) =>
      mutant === null ? !files.includes(file) : find(file, mutant) === undefined,
    );
    expect(gone.map(({ file, mutant }) => `${file} ${mutant}`)).toEqual([]);
  });

  test('is compared with those that survive', () => {
    const [one, other] = [named('tables.ts', 'RANGE: 6 → (7)'), named('tables.ts', 'RANGE: 6 → (5)')];
    const allowed = [{ file: 'tables.ts', mutant: one.name, because: 'for a test', until: null }];
    const site = { onSite: ['artillery'] };
    const nothing = { unexpected: [], waiting: [], stale: [] };
    expect(compare([one], allowed, site)).toEqual(nothing);
    expect(compare([one, other], allowed, site)).toEqual({ ...nothing, unexpected: [other] });
    expect(compare([], allowed, site)).toEqual({ ...nothing, stale: allowed });
    expect(compare([], allowed, { ...site, only: ['effect'] })).toEqual(nothing);
  });

  test('lets mutations wait for the boards of their phase, and no longer', () => {
    const [one, other] = [named('tables.ts', 'RANGE: 6 → (7)'), named('tables.ts', 'RANGE: 6 → (5)')];
    const allowed = [{ file: 'tables.ts', mutant: null, because: 'for a test', until: 'fighting' }];
    const both = [one, other];
    expect(compare(both, allowed, { onSite: [] })).toEqual({ unexpected: [], waiting: both, stale: [] });
    expect(compare(both, allowed, { onSite: ['fighting'] })).toEqual({ unexpected: both, waiting: [], stale: allowed });
  });
});

describe('a file of tests', () => {
  test('is collected: each of its tests by its name, in its order, and each fails as it would', async () => {
    collected.describe('a group', () => {
      collected.test('one', () => collected.expect(1).toBe(1));
      collected.test('two', async () => {
        await Promise.resolve();
        collected.expect(1).toBe(2);
      });
    });
    collected.test.each([[1, 1], [1, 2]])('each', (a, b) => collected.expect(a).toBe(b)); // prettier-ignore
    const all = collected.taken();
    expect(all.map(({ name }) => name)).toEqual(['one', 'two', 'each', 'each']);
    const ends = await Promise.allSettled(all.map(({ run }) => Promise.resolve().then(run)));
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
    expect(collected.taken()).toEqual([]);
  });
});

describe('the boards', { timeout: 60_000 }, () => {
  const given = { game: GAME, index: `src/games/${GAME}/index.ts` };
  const table = named('tables.ts', 'RANGE: 6 → (5)');
  const other = named('tables.ts', 'TO_HIT: 1 → (0)');
  const rule = named('effect.ts', "hitTerms: target.formation === 'square' → target.formation !== 'square'");
  const without = named('apply.ts', 'apply: next === state → false');
  const endless = named('rout.ts', 'nearestOn: 1 → (0) (2)');
  let reach: Reach = [];
  beforeAll(async () => {
    reach = await reachOf(given, [table, rule, other, without, endless]);
  }, 60_000);

  test('pass without a mutation', async () => {
    expect(failingBoard(await engineOf(GAME), boards(GAME))).toBeNull();
  });

  test('get to a table, all of them, and to a rule of shooting those with a shot', () => {
    const all = boards(GAME);
    expect(reach[0]).toHaveLength(all.length);
    const shooting = reach[1]!.map((number) => all[number]!.name);
    expect(shooting).toContain('pb.one-wood-two-woods');
    expect(shooting.length).toBeLessThan(all.length);
  });

  test('fail with a mutation, each in its own copy of the rules, and pass if it changes nothing', async () => {
    const some = [table, rule, other, without];
    const played = await playMutants(given, some, { reach });
    expect(played.map((each) => each.caughtBy !== null)).toEqual([true, true, true, false]);
    expect(played.map((each) => each.mutant)).toEqual(some);
  });

  test('notice an endless loop', async () => {
    const [found] = await playMutants(given, [endless], { timeout: 1, reach: reach.slice(4) });
    expect(found).toEqual({ mutant: endless, caughtBy: '(never ends)', isReached: true });
  });
});
