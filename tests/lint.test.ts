import { ESLint } from 'eslint';
import ts from 'typescript-eslint';
import { expect, test } from 'vitest';

/** The rules of the project, but for those that need the types of a whole program. */
const eslint = new ESLint({ overrideConfig: ts.configs.disableTypeChecked });

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
  ...['window', 'document', 'fetch', 'HTMLElement', 'localStorage', 'process', 'Buffer', 'console', 'crypto'],
  ...['Date', 'Intl', 'performance', 'setTimeout', 'requestAnimationFrame', 'globalThis', 'WebSocket', 'DOMPoint'],
])('rules do not know %s', async (name) => {
  expect(await said('src/games/one/a.ts', `export const x = ${name};\n`)).toEqual(['no-restricted-globals']);
});

test.each(['Math.random()', 'Math.hypot(3, 4)'])('rules do not call %s', async (call) => {
  expect(await said('src/core/a.ts', `export const x = ${call};\n`)).toEqual(['no-restricted-properties']);
});
