import fs from 'node:fs';
import path from 'node:path';
import { ask, outerEnvironment, run } from './run.mjs';

/** The oldest Node (major, minor) that can run the tools if the packaged Node is not available. */
const TOOLS_NEED = /** @type {const} */ ([24, 16]);

const FOLDER = path.join('node_modules', 'node');
const LINK = path.join('node_modules', '.bin', 'node');

/**
 * Checks the Node that the npm scripts run on. It is itself a package, so that everybody uses the
 * same version, whatever Node runs npm. `other-machine` means that the program exists but does not
 * run on this machine, `unlinked` that the npm scripts would not find it.
 * @param {string} root
 * @returns {'runs' | 'missing' | 'other-machine' | 'unlinked'}
 */
export function runtimeAnswers(root) {
  const folder = path.join(root, FOLDER, 'bin');
  const program = ['node', 'node.exe'].map((name) => path.join(folder, name)).find((file) => size(file) > 1_000_000);
  if (!program) return 'missing';
  if (!ask(program, ['--version'])?.startsWith('v')) return 'other-machine';
  return fs.existsSync(path.join(root, LINK)) ? 'runs' : 'unlinked';
}

/**
 * Makes sure that this Node is available. npm fetches it with an install script; some npm settings
 * skip those, and then the script is run here. Throws if no suitable Node can be had.
 * @param {string} root
 */
export function ensureRuntime(root) {
  if (runtimeAnswers(root) === 'runs') return;
  console.log('Fetching the Node that the tools run on.');
  const cwd = path.join(root, FOLDER);
  const env = outerEnvironment(root);
  if (fs.existsSync(cwd)) run('node', ['installArchSpecificPackage.js'], { cwd, env });
  // npm links a program only if it exists when the package is installed.
  if (runtimeAnswers(root) === 'unlinked')
    run('npm', ['rebuild', 'node', '--ignore-scripts', '--loglevel=error'], { cwd: root, env });
  if (runtimeAnswers(root) === 'runs') return;

  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > TOOLS_NEED[0] || (major === TOOLS_NEED[0] && minor >= TOOLS_NEED[1])) {
    // The link in .bin would hide the Node that is running now.
    fs.rmSync(path.join(root, LINK), { force: true });
    console.log(`It cannot be had here; your own Node ${process.versions.node} is new enough and is used.`);
    return;
  }
  throw new Error(
    `The tools need Node ${TOOLS_NEED.join('.')} or newer. It comes as the npm package "node", and its program could not be fetched for ` +
      `${process.platform} ${process.arch}. Either see that the npm registry can be reached and try again, or install Node 24 from ` +
      'https://nodejs.org yourself and try again with that.',
  );
}

/** @param {string} file */
function size(file) {
  return fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
