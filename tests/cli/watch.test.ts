import { spawn } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { workshop } from './workshop.ts';

const FILE = 'tests/games/paper-bayonet/scenarios/without-orders.yaml';
const BOARDS = 'tests/games/paper-bayonet/boards.yaml';
const TIME = /^── \d\d:\d\d:\d\d .*without-orders\.yaml$/gm;

const { root, read, write, remove } = workshop();
afterAll(remove);

/** Saves a file under a new name first, so that nobody reads it half written. */
function save(file: string, text: string): void {
  write(`${file}.saved`, text);
  renameSync(join(root, `${file}.saved`), join(root, file));
}

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
    save(FILE, whole.replace('order: { leave-square: square }', 'order: { leave-square: nobody }'));
    await next('found nobody, expected');
    // A file that is saved as it was is not checked again.
    save(FILE, read(FILE));
    save(FILE, whole);
    await next('nothing is wrong.');
    const boards = read(BOARDS);
    save(BOARDS, `${boards}\nbroken: [\n`);
    await next('found a [ that is not closed');
    save(BOARDS, boards);
    await next('nothing is wrong.');
    expect(child.exitCode).toBe(null);
  } finally {
    child.kill();
  }
  expect(all.match(TIME)).toHaveLength(5);
}, 120_000);
