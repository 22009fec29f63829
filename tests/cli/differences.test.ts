import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'differences-'));
afterAll(() => rmSync(root, { recursive: true }));

function site(folder: string, pages: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(pages)) {
    const file = join(root, folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

const page = (text: string, script = 'a1b2c3') =>
  `<html><script src="/_astro/player.${script}.js"></script><p class="card">${text}</p><p>Same</p></html>`;
const OURS = { 'index.html': page('New'), 'a/index.html': page('New'), 'only.json': '{}' };

function differences(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('src/cli/differences.ts'), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('a change is told once, with the number of its pages; names of files do not count', () => {
  site('dist', OURS);
  const old = site('old', { 'index.html': page('Old', 'd4e5f6'), 'a/index.html': page('Old'), 'gone/index.html': '' });
  const { status, stdout } = differences(old);
  expect(stdout).toBe(
    [
      'only here: only.json',
      'only there: gone/index.html',
      '',
      '2 × such as a/index.html',
      '- Old',
      '+ New',
      '',
      '2 of 3 pages differ, in 1 way',
      '',
    ].join('\n'),
  );
  expect(status).toBe(1);
});

test('two builds of the same site do not differ', () => {
  site('dist', OURS);
  expect(differences(site('same', OURS))).toMatchObject({ status: 0, stdout: '\n0 of 3 pages differ, in 0 ways\n' });
});

test('what was renamed on purpose is no difference', () => {
  site('dist', OURS);
  const old = site('renamed', Object.fromEntries(Object.entries(OURS).map(([name, text]) => [name, text.replace('"card"', '"pop"')]))); // prettier-ignore
  expect(differences(old)).toMatchObject({ status: 1 });
  expect(differences(old, '--renamed', '"pop"→"card"')).toMatchObject({ status: 0 });
});

test('a folder without a site is refused, with the usage', () => {
  site('dist', OURS);
  const { status, stderr } = differences('nowhere');
  expect(status).toBe(2);
  expect(stderr).toContain('nowhere holds no built site');
});
