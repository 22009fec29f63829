import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { made } from '../../../src/cli/new/kinds.ts';
import { write, type Made, type Places } from '../../../src/cli/new/made.ts';

/** The day on which the tests write. */
export const TODAY = '2026-02-03';

/** A copy of the content and of the boards of rule tests, in which tests may write. */
export function copyOf(content: string): { readonly folder: string; readonly places: Places } {
  const folder = mkdtempSync(join(tmpdir(), 'new-'));
  const root = join(folder, 'content');
  cpSync(content, root, { recursive: true });
  for (const file of globSync('tests/games/*/{boards.yaml,new/*}')) cpSync(file, join(folder, file));
  return {
    folder,
    places: { content: () => root, shared: root, ruleTests: join(folder, 'tests', 'games'), project: folder },
  };
}

/** Makes and writes what these words ask for. Throws what the command would say in refusal. */
export function begin(places: Places, ...words: readonly string[]): Made {
  const done = made(words, places, TODAY);
  if (!done.ok) throw new Error(done.error.says);
  write(done.value);
  return done.value;
}

/** What the command says in refusal; null if it would write. */
export function refusal(places: Places, ...words: readonly string[]): string | null {
  const done = made(words, places, TODAY);
  return done.ok ? null : done.error.says;
}

/** Runs a command as it is printed for the author, with the content of this copy. */
export function runAsTold(folder: string, command: string) {
  const [, name = '', args = ''] = /^npm run ([a-z]+)(?: -- (.*))?$/.exec(command) ?? [];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`src/cli/${name}.ts`, ...args.split(' ').filter((each) => each !== '')],
    {
      encoding: 'utf8',
      env: { ...process.env, CONTENT: join(folder, 'content'), NODE_COMPILE_CACHE: '.cache/compiled' },
    },
  );
  return { status, stdout, wrong: stderr.split('\n').filter((line) => line !== '') };
}
