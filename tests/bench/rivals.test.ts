import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Package;

// chessground and chessops are under the GPL, so the site must not ship them.
test('packages that only the bench needs are not dependencies of the site', () => {
  const { dependencies, devDependencies } = read('package.json');
  const own = Object.keys({ ...dependencies, ...devDependencies });
  const rivals = Object.keys(read('src/cli/bench/rivals/package.json').dependencies ?? {});
  expect(rivals).toContain('chessground');
  expect(rivals.filter((name) => own.includes(name))).toEqual([]);
});
