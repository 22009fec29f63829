import { spawn } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { workshop } from './workshop.ts';

const FILE = 'tests/games/paper-bayonet/scenarios/without-orders.yaml';
const BOARDS = 'tests/games/paper-bayonet/boards.yaml';
const TIME = /^── \d\d:\d\d:\d\d .*without-orders\.yaml$/gm;

const { root, read, write, change, remove } = workshop();
afterAll(remove);

test('npm run scenario -- FILE --watch checks again when the file or its base boards are saved', async () => {
  const child = spawn(process.execPath, [resolve('src/cli/scenario.ts'), FILE, '--watch'], { cwd: root });
  let all = '';
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      all += part.toString();
      printed += part.toString();
    });
  /** Waits until this was printed since the last time. */
  async function next(part: string): Promise<void> {
    await expect.poll(() => printed, { timeout: 60_000, interval: 50 }).toContain(part);
    printed = printed.slice(printed.indexOf(part) + part.length);
  }
  try {
    const whole = read(FILE);
    await next('nothing is wrong.');
    change(FILE, 'order: { leave-square: square }', 'order: { leave-square: nobody }');
    await next('found nobody, expected');
    // A file that is saved as it was is not checked again.
    // It comes by a new name, so that nobody reads it half written.
    write(`${FILE}.saved`, read(FILE));
    renameSync(join(root, `${FILE}.saved`), join(root, FILE));
    write(FILE, whole);
    await next('nothing is wrong.');
    const boards = read(BOARDS);
    write(BOARDS, `${boards}\nbroken: [\n`);
    await next('found a [ that is not closed');
    write(BOARDS, boards);
    await next('nothing is wrong.');
    expect(child.exitCode).toBe(null);
  } finally {
    child.kill();
  }
  expect(all.match(TIME)).toHaveLength(5);
}, 120_000);
