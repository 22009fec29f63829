import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { dated, lastChanged, lastChanges } from '../../src/integrations/dates/index.ts';

const days = new Map([
  ['content/paper-bayonet/chapters/03-shooting.mdx', '2026-11-03'],
  ['content/paper-bayonet/chapters/04-charging.mdx', '2026-11-04'],
  ['content/paper-bayonet/rulings/pb-001-whose-turn.yaml', '2026-11-01'],
  ['content/compare/the-charge.yaml', '2026-11-05'],
  ['content/two-by-two/compare/the-charge.yaml', '2026-11-06'],
  ['content/two-by-two/clauses.yaml', '2026-11-07'],
]);

test.each([
  ['/learn/paper-bayonet/shooting/', '2026-11-03'],
  ['/learn/paper-bayonet/', '2026-11-04'],
  ['/rulings/pb-001/', '2026-11-01'],
  ['/compare/the-charge/', '2026-11-06'],
  ['/rules/two-by-two/', '2026-11-07'],
  ['/rules/paper-bayonet/', undefined],
  ['/about/', undefined],
])('the page %s was last changed on %s', (path, day) => {
  expect(lastChanged(path, days)).toBe(day);
});

test('a repository tells the days of its content; a folder without one has none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dates-'));
  try {
    expect(lastChanges(folder).size).toBe(0);
    const file = 'content/compare/the-charge.yaml';
    mkdirSync(join(folder, 'content/compare'), { recursive: true });
    const git = (day: string, ...words: readonly string[]): void => {
      const who = ['-c', 'user.name=a', '-c', 'user.email=a@drill.example'];
      const at = { ...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
      execFileSync('git', [...who, ...words], { cwd: folder, env: at, stdio: 'ignore' });
    };
    git('2026-11-01', 'init');
    for (const day of ['2026-11-02', '2026-11-09']) {
      writeFileSync(join(folder, file), day);
      git(day, 'add', '.');
      git(day, 'commit', '-m', day);
    }
    expect([...lastChanges(folder)]).toEqual([[file, '2026-11-09']]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each(['/drill/', '/drill'])('an entry of the sitemap has the day of its page, under %s', (base) => {
  const known = lastChanges();
  const item = dated(base)({ url: 'https://drill.example/drill/compare/the-charge/' });
  expect(item.lastmod).toBe(lastChanged('/compare/the-charge/', known));
  expect(dated(base)({ url: 'https://drill.example/drill/about/' }).lastmod).toBeUndefined();
});
