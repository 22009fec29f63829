import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import process from 'node:process';

/**
 * Runs a command of `src/cli` as a user would, and returns its status and what it printed. Node
 * keeps the compiled code for later runs: compiling takes half of the time of a short command.
 */
export const run = (name: string, ...args: readonly string[]) => runIn('.', name, ...args);

/** The same in another folder, which has the content and the lists that the command sees. */
export function runIn(folder: string, name: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(`src/cli/${name}.ts`), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_COMPILE_CACHE: resolve('.cache/compiled') },
  });
  return { status, stdout, stderr };
}
