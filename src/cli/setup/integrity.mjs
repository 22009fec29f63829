import fs from 'node:fs';
import path from 'node:path';

/** @typedef {{ packages?: Readonly<Record<string, { version?: string, link?: boolean }>> }} Lock */

/**
 * Records the number and size of the packages' files after a good install. It is kept inside
 * node_modules, so that it disappears with them.
 */
const RECORD = path.join('node_modules', '.drill-square-packages');

/**
 * Which package is damaged, as part of a sentence. Undefined if none is. npm keeps no list of
 * files, so this checks that every package.json has the expected version, and that the total number
 * and size of files are those recorded after the last set-up.
 * @param {string} root
 * @param {Lock} installed
 * @returns {string | undefined}
 */
export function whyDamaged(root, installed) {
  for (const [place, { version, link }] of Object.entries(installed.packages ?? {})) {
    if (link || place === '') continue;
    if (versionIn(path.join(root, place)) !== version)
      return `${place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)} is damaged`;
  }
  const before = recorded(root);
  if (!before || before.of !== state(root)) return undefined;
  return before.sum === sum(path.join(root, 'node_modules')) ? undefined : 'files of theirs are missing or damaged';
}

/**
 * Updates the record if npm has changed the packages since it was written.
 * @param {string} root
 */
export function record(root) {
  const of = state(root);
  if (of === recorded(root)?.of) return;
  fs.writeFileSync(path.join(root, RECORD), JSON.stringify({ of, sum: sum(path.join(root, 'node_modules')) }));
}

/** @param {string} folder */
function versionIn(folder) {
  try {
    return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} root
 * @returns {{ of?: string, sum?: string } | undefined}
 */
function recorded(root) {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, RECORD), 'utf8')) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Changes with every install, because npm then rewrites its lock file.
 * @param {string} root
 */
function state(root) {
  const { mtimeMs, size } = fs.statSync(path.join(root, 'node_modules', '.package-lock.json'));
  return `${mtimeMs} ${size}`;
}

/**
 * The number and total size of all files. Leaves out what tools store next to the packages, and
 * Node, which is checked separately and may be fetched later.
 * @param {string} folder
 */
function sum(folder) {
  let files = 0;
  let bytes = 0;
  const add = (/** @type {string} */ place) => {
    for (const entry of fs.readdirSync(place, { withFileTypes: true })) {
      const file = path.join(place, entry.name);
      if (file === path.join(folder, 'node') || file === path.join(folder, '.bin', 'node')) continue;
      if (place === folder && entry.name.startsWith('.') && entry.name !== '.bin') continue;
      if (entry.isDirectory()) add(file);
      else {
        files += 1;
        bytes += fs.lstatSync(file).size;
      }
    }
  };
  add(folder);
  return `${files} files, ${bytes} bytes`;
}
