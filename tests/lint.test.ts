import { readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import ts from 'typescript-eslint';
import { expect, test } from 'vitest';

/** What a rule of typescript-eslint tells about itself. */
interface RuleAbout {
  readonly meta?: { readonly docs?: { readonly requiresTypeChecking?: boolean } };
}

/** The lint rules of the project, except those that need the types of the whole program. */
const eslint = new ESLint();

const said = async (file: string, code: string): Promise<readonly (string | null)[]> => {
  const [result] = await eslint.lintText(code, { filePath: file });
  return result!.messages.map(({ ruleId, message }) => ruleId ?? message);
};

test.each([
  ['hides what it imports', 'src/core/a.ts', 'export const x = (name: string): unknown => import(name);'],
  ['builds the name of what it imports', 'src/islands/a.ts', 'export const x = (n: string) => import(`./${n}.ts`);'],
  ['looks for all games', 'src/games/one/a.ts', "export const all = import.meta.glob('../*/index.ts');"],
  ['has a default', 'src/scene/a.ts', 'export default 1;'],
])('a module of the rules that %s is refused', async (_title, file, code) => {
  expect(await said(file, `${code}\n`)).toEqual(['no-restricted-syntax']);
});

test.each([
  ['a rule may import lazily what it names', 'src/core/a.ts', "export const x = () => import('./b.ts');"],
  ['a page may use what a browser has', 'src/pages/a.ts', 'export const x = () => localStorage.theme;'],
])('%s', async (_title, file, code) => {
  expect(await said(file, `${code}\n`)).toEqual([]);
});

test.each([
  'window',
  'document',
  'fetch',
  'HTMLElement',
  'localStorage',
  'process',
  'Buffer',
  'console',
  'crypto',
  'Date',
  'Intl',
  'performance',
  'setTimeout',
  'requestAnimationFrame',
  'globalThis',
  'WebSocket',
  'DOMPoint',
])('rules do not know %s', async (name) => {
  expect(await said('src/games/one/a.ts', `export const x = ${name};\n`)).toEqual(['no-restricted-globals']);
});

test.each([
  ['a variable', 'let last = 0;\nexport const x = (): number => (last += 1);', 2],
  ['a variable that is exported', 'export let last = 0;', 1],
  ['a map', 'const seen = new Map<string, number>();\nexport const x = () => seen.set("a", 1);', 1],
  ['a weak map', 'const seen = new WeakMap<object, number>();\nexport const x = (of: object) => seen.set(of, 1);', 1],
  ['a list', 'const all: string[] = [];\nexport const x = () => all.push("a");', 1],
  ['a field', 'const kept = { of: { last: 0 } };\nexport function x() {\n  kept.of.last += 1;\n}', 1],
  ['an entry', 'const kept: Record<string, number> = {};\nexport const x = (id: string) => delete kept[id];', 1],
  ['an object', 'const kept = {};\nexport const x = (more: object) => Object.assign(kept, more);', 1],
])('a module of the rules does not remember %s', async (_what, code, faults) => {
  for (const file of [
    'src/core/a.ts',
    'src/geometry/a.ts',
    'src/games/one/a.ts',
    'src/scenario/a.ts',
    'src/scene/a.ts',
  ])
    expect((await said(file, `${code}\n`)).filter((rule) => rule === 'house/module-state')).toHaveLength(faults);
  expect(await said('src/islands/a.ts', `${code}\n`)).not.toContain('house/module-state');
});

test('a function of the rules may mutate local values, whatever their names', async () => {
  const code =
    'const all = [1];\nexport function x() {\n  const all = [2];\n  all.push(3);\n  return all;\n}\nexport const y = () => all.map(String);';
  expect(await said('src/core/a.ts', `${code}\n`)).toEqual([]);
});

test.each(['Math.random()', 'Math.hypot(3, 4)'])('rules do not call %s', async (call) => {
  expect(await said('src/core/a.ts', `export const x = ${call};\n`)).toEqual(['no-restricted-properties']);
});

test.each([
  'Math.round(0.5)',
  'Math.PI',
  "Math['sqrt'](2)",
  '2 ** 2',
  'Object.keys(Math)',
  'Number((({ sqrt }) => sqrt(2))(Math))',
])('geometry does not reckon with %s', async (sum) => {
  expect(await said('src/geometry/a.ts', `export const x = ${sum};\n`)).toEqual(['no-restricted-syntax']);
  expect(await said('src/games/one/a.ts', `export const x = ${sum};\n`)).toEqual([]);
});

test('geometry may add, multiply, divide and take roots', async () => {
  const code = 'export const x = (a: number): number => Math.sqrt(Math.abs(a * a - 2 / a)) + Math.floor(a);';
  expect(await said('src/geometry/a.ts', `${code}\n`)).toEqual([]);
});

test('a function of the site has 80 lines at most, blank ones and comments included', async () => {
  const lines = (count: number) => `export function x(): void {\n${'\n'.repeat(count - 3)}  // Nothing.\n}\n`;
  expect(await said('src/core/a.ts', lines(80))).toEqual([]);
  expect(await said('src/core/a.ts', lines(81))).toEqual(['max-lines-per-function']);
  expect(await said('src/components/a.tsx', lines(81))).toEqual(['max-lines-per-function']);
});

/** The one rule with types that oxlint does not know: there is no class that extends an `any`. */
const UNKNOWN = ['no-unsafe-class-instance-assignment'];

test('each rule of typescript-eslint that needs types is set for oxlint', () => {
  const text = readFileSync('.oxlintrc.json', 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
  const { options, rules } = JSON.parse(text) as { options: object; rules: Readonly<Record<string, unknown>> };
  expect(options).toMatchObject({ typeAware: true, typeCheck: true, denyWarnings: true });
  const configs = [...ts.configs.strictTypeChecked, ...ts.configs.stylisticTypeChecked];
  const { rules: known = {} } = ts.plugin as { rules?: Readonly<Record<string, RuleAbout>> };
  const typed = configs
    .flatMap((config) => Object.keys(config.rules ?? {}))
    .map((id) => id.replace('@typescript-eslint/', ''))
    .filter((id) => known[id]?.meta?.docs?.requiresTypeChecking === true);
  expect(typed.length).toBeGreaterThan(40);
  const set = [...Object.keys(rules).map((id) => id.replace('typescript/', '')), ...UNKNOWN];
  expect([...new Set(typed)].filter((id) => !set.includes(id))).toEqual([]);
});
