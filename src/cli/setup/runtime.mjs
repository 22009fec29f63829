import fs from 'node:fs';
import path from 'node:path';
import { ask, outerEnvironment, run } from './run.mjs';

/** The tools need at least this Node, major and minor, where the one among the packages cannot be had. */
const TOOLS_NEED = /** @type {const} */ ([24, 16]);

const FOLDER = path.join('node_modules', 'node');
const LINK = path.join('node_modules', '.bin', 'node');

/**
 * The Node that the npm scripts run on is itself a package, so that everybody has the same whatever Node runs npm. Here: whether its program
 * is there and runs. `other-machine` is a program that is there and does not; `unlinked` one that the npm scripts would not find.
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
 * Sees to that Node. npm fetches it with an install script, and some npm settings skip those: then the script is run from here.
 * @param {string} root
 */
export function ensureRuntime(root) {
  if (runtimeAnswers(root) === 'runs') return;
  console.log('Fetching the Node that the tools run on.');
  const cwd = path.join(root, FOLDER);
  const env = outerEnvironment(root);
  if (fs.existsSync(cwd)) run('node', ['installArchSpecificPackage.js'], { cwd, env });
  // npm links a program only if it is there when the package is installed.
  if (runtimeAnswers(root) === 'unlinked')
    run('npm', ['rebuild', 'node', '--ignore-scripts', '--loglevel=error'], { cwd: root, env });
  if (runtimeAnswers(root) === 'runs') return;

  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > TOOLS_NEED[0] || (major === TOOLS_NEED[0] && minor >= TOOLS_NEED[1])) {
    // The link in .bin would stand in the way of the Node that is at work.
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
