import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * The environment without this project's own `node_modules/.bin` in PATH. An install replaces that
 * folder, including the `node` in it, while programs may be running from there.
 * @param {string} root
 * @returns {NodeJS.ProcessEnv}
 */
export function outerEnvironment(root) {
  const own = path.join(root, 'node_modules');
  const kept = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !path.resolve(folder).startsWith(own));
  return { ...process.env, PATH: kept.join(path.delimiter) };
}

/**
 * Runs a program with its output on the terminal. Returns whether it succeeded; a missing program
 * counts as a failure.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 */
export function run(program, args, options = {}) {
  // On Windows npm is a batch file, which needs a shell.
  const shell = process.platform === 'win32';
  return spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], shell, ...options }).status === 0;
}

/**
 * The same, and what the program complained about; that is on the terminal too, at its end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 */
export function runHeard(program, args, options = {}) {
  const shell = process.platform === 'win32';
  const { status, stderr } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    shell,
    ...options,
  });
  process.stderr.write(stderr ?? '');
  return { isDone: status === 0, complaint: stderr ?? '' };
}

/**
 * The trimmed output of a program. Undefined if it fails or takes longer than `timeout`
 * milliseconds.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {number} [timeout]
 * @returns {string | undefined}
 */
export function ask(program, args, timeout = 30_000) {
  const answer = spawnSync(program, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
    timeout,
    killSignal: 'SIGKILL',
  });
  return answer.status === 0 ? answer.stdout.trim() : undefined;
}
