import { describe, expect, test } from 'vitest';
import { mutantsOf, mutated } from '../../../src/cli/mutate/mutants.ts';

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
