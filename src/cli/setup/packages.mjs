import fs from 'node:fs';
import path from 'node:path';
import { runtimeAnswers } from './runtime.mjs';
import { isAboutRights, NO_RIGHTS } from './rights.mjs';
import { outerEnvironment, runHeard } from './run.mjs';
import { whyDamaged } from './integrity.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} Package
 * @typedef {{ packages?: Readonly<Record<string, Package>> }} Lock
 */

/**
 * Why the packages must be installed, as part of a sentence. Undefined if they match the lock file.
 * `installed` is npm's own lock file inside node_modules: npm writes it last, so it is missing
 * after an interrupted install, and every later `npm install` updates it. Optional packages for
 * other machines are only in `wanted`.
 * @param {Lock} wanted
 * @param {Lock | undefined} installed
 * @returns {string | undefined}
 */
export function whyInstall(wanted, installed) {
  if (!installed) return 'they are not installed yet';
  for (const [place, { version, integrity, optional }] of Object.entries(wanted.packages ?? {})) {
    const there = installed.packages?.[place];
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (place === '' || (!there && optional)) continue;
    if (!there) return `${name} is missing`;
    if (there.version !== version) return `${name} is ${there.version}, the lock file wants ${version}`;
    if (integrity && there.integrity && there.integrity !== integrity) return `${name} is not the one in the lock file`;
  }
  return undefined;
}

/**
 * Installs exactly the packages in package-lock.json, unless they are already installed. Throws if
 * that fails.
 * @param {string} root
 */
export function ensurePackages(root) {
  const wanted = read(path.join(root, 'package-lock.json'));
  if (!wanted)
    throw new Error('package-lock.json is missing or damaged; get it back with: git checkout package-lock.json');
  const why = whyBroken(root, wanted) ?? foreign(root);
  if (!why) return;

  console.log(`Installing the packages: ${why}. This takes about a minute.`);
  // Many packages want a newer Node than may be running now, hence the log level. The tools run on
  // the Node that comes as a package.
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund'];
  const { isDone, complaint } = runHeard('npm', args, { cwd: root, env: outerEnvironment(root) });
  if (!isDone) throw new Error(isAboutRights(complaint) ? NO_RIGHTS : NO_INSTALL);
  const still = whyBroken(root, wanted);
  if (still)
    throw new Error(`The packages were installed, but still ${still}. Remove the folder node_modules and try again.`);
}

const NO_INSTALL =
  'npm could not install the packages; see its message above. The usual reason is a missing network: check that ' +
  '`npm ping` answers, then try again.';

/**
 * What is wrong with the packages in this folder, as part of a sentence.
 * @param {string} root
 * @param {Lock} wanted
 */
function whyBroken(root, wanted) {
  const installed = read(path.join(root, 'node_modules', '.package-lock.json'));
  return whyInstall(wanted, installed) ?? whyDamaged(root, listed(wanted, installed ?? {}));
}

/**
 * The installed packages that the lock file lists. npm may still list others that nothing needs.
 * @param {Lock} wanted
 * @param {Lock} installed
 * @returns {Lock}
 */
export const listed = (wanted, installed) => ({
  packages: Object.fromEntries(Object.entries(installed.packages ?? {}).filter(([place]) => wanted.packages?.[place])),
});

/**
 * Detects a node_modules copied from another kind of machine: it has the right versions but the
 * wrong binaries.
 */
const foreign = (/** @type {string} */ root) =>
  runtimeAnswers(root) === 'other-machine' ? 'they were made for another kind of machine' : undefined;

/**
 * @param {string} file
 * @returns {Lock | undefined}
 */
function read(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
