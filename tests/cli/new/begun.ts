import { join } from 'node:path';
import { made } from '../../../src/cli/new/kinds.ts';
import { write, type Made, type Places } from '../../../src/cli/new/made.ts';
import { runIn } from '../command.ts';
import { projectCopy } from '../copied.ts';

/** The day on which the tests write. */
export const TODAY = '2026-02-03';

/** A folder that looks like the project, with a copy of this content, in which tests may write. */
export function copyOf(content: string): { readonly folder: string; readonly places: Places } {
  const folder = projectCopy('new', { content });
  const root = join(folder, 'content');
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
  const { status, stdout, stderr } = runIn(folder, name, ...args.split(' ').filter((each) => each !== ''));
  return { status, stdout, wrong: stderr.split('\n').filter((line) => line !== '') };
}
