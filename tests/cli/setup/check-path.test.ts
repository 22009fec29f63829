import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** Runs the check in a folder with this name. */
function checkIn(name: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-path-test-'));
  const root = path.join(folder, name);
  mkdirSync(path.join(root, 'src', 'cli'), { recursive: true });
  copyFileSync('src/cli/check-path.cjs', path.join(root, 'src', 'cli', 'check-path.cjs'));
  const { status, stderr } = spawnSync(process.execPath, ['src/cli/check-path.cjs'], { cwd: root, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { root, status, stderr };
}

describe('a folder in which the site cannot be built is explained in a sentence', () => {
  test.each(['100% drill', 'game #2', 'really?', 'five *', 'back\\slash', 'a:b'])('%s', (name) => {
    const { root, status, stderr } = checkIn(name);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The folder .* Move or rename it, and try again\.\n$/);
    expect(stderr).toContain(root);
  });

  test('but not one with a space, an accent or a bracket', () => {
    expect(checkIn('né, drill [square] (2)')).toMatchObject({ status: 0, stderr: '' });
  });

  test('and before anything is installed', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    for (const script of ['start', 'dev', 'test'])
      expect(scripts[script]).toMatch(/^node src\/cli\/check-path\.cjs && node src\/cli\/setup\.mjs /);
  });
});
