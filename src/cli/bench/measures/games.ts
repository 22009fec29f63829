import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import * as v from 'valibot';
import type { Bench } from '../bench.ts';
import type { Measurement } from '../measurement.ts';
import { CACHE } from '../project.ts';

/** So many whole games of each game are fought out, unless a game says otherwise itself. */
const COUNT = 200;
const TESTS = 'tests/whole-games.test.ts';
const VITEST = 'node_modules/vitest/vitest.mjs';

const reportSchema = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(
        v.object({
          title: v.string(),
          status: v.string(),
          duration: v.optional(v.nullable(v.number())),
          failureMessages: v.array(v.string()),
        }),
      ),
    }),
  ),
});

/** How many whole games a test has fought out, and how long that took. */
interface Fought {
  readonly count: number;
  readonly ms: number;
}

/**
 * Reads the report of the tests of whole games. Throws if a law was broken in one of them, or if
 * none was fought out.
 */
export function fought(report: unknown): Fought {
  const tests = v.parse(reportSchema, report).testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.find(({ status }) => status === 'failed');
  if (failed !== undefined) throw new Error(`${failed.title}: ${failed.failureMessages[0] ?? 'failed'}`);
  for (const { title, status, duration } of tests) {
    const count = /^(\d+) random whole games/.exec(title)?.[1];
    if (status === 'passed' && count !== undefined) return { count: Number(count), ms: duration ?? 0 };
  }
  throw new Error('No whole game was fought out');
}

/**
 * Fights out whole games at random, as the tests do but more of them, and holds each to the laws of
 * its game. The figure is the time that one takes.
 */
export function games({ games: all, say }: Bench): readonly Measurement[] {
  return all.map((game) => {
    say(`Whole games of ${game}`);
    const file = join(CACHE, `whole-games-${game}.json`);
    rmSync(file, { force: true });
    const args = ['run', '--project', 'site', TESTS, '-t', game, '--reporter=json', `--outputFile=${file}`];
    const env = { ...process.env, GAMES: String(COUNT) };
    spawnSync(process.execPath, [VITEST, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    const { count, ms } = fought(JSON.parse(readFileSync(file, 'utf8')));
    return { id: 'games.whole', game, value: ms / 1000 / count, note: `${count} games, each to its end` };
  });
}
