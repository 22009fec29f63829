import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'vitest';
import { BadContent } from '../../src/library/files.ts';
import { playAll } from '../../src/library/plays.ts';
import { expectTold, LESSON, RULING, withPassage, type Mistake } from '../scenario/mistakes.ts';

export const GAME = 'paper-bayonet';
export const REAL = join('content', GAME);
export let root: string;

/** A small content folder for each test: the real clauses, one lesson and a few rulings. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const folder of ['scenarios', 'rulings']) mkdirSync(join(root, GAME, folder), { recursive: true });
  for (const file of ['clauses.yaml', 'game.yaml']) cpSync(join(REAL, file), join(root, GAME, file));
  for (const file of ['pb-019.yaml', 'pb-030.yaml', 'pb-053.yaml', 'pb-054.yaml'])
    cpSync(join(REAL, 'rulings', file), join(root, GAME, 'rulings', file));
  put('scenarios/lesson.yaml', LESSON);
  put('rulings/pb-050.yaml', RULING);
});
afterEach(() => rmSync(root, { recursive: true }));

export const put = (file: string, text: string): void => writeFileSync(join(root, GAME, file), text);

/** The faults that stop the build, with paths relative to the folder of the game. */
export async function faults(): Promise<readonly string[]> {
  try {
    await playAll(GAME, root);
    return [];
  } catch (error) {
    if (!(error instanceof BadContent)) throw error;
    return error.message.replaceAll(`${join(root, GAME)}/`, '').split('\n');
  }
}

/**
 * Tests that each mistake in a file stops the build, and is reported with its line in this file or
 * in `where`.
 */
export function stops(file: string, mistakes: readonly Mistake[], where = file): void {
  const named = mistakes.map(([what, passage, instead, told, line = instead]) => ({
    what,
    passage,
    instead,
    told,
    line,
  }));
  test.each(named)('$what', async ({ passage, instead, told, line }) => {
    put(file, withPassage(readFileSync(join(root, GAME, file), 'utf8'), passage, instead));
    const here = (await faults()).filter((fault) => fault.startsWith(`${where}:`));
    expectTold(readFileSync(join(root, GAME, where), 'utf8'), here, told, line);
  });
}
