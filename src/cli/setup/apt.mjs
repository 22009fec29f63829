import { spawnSync } from 'node:child_process';
import { run } from './run.mjs';

/** Seconds to wait for another installation, which may take minutes. */
const LONGEST = 600;
const PAUSE = 5;

/**
 * Installs a package with apt-get, waiting while another program is installing something. Returns
 * whether it succeeded.
 * @param {readonly string[]} rights what to put in front of a command that needs an administrator
 * @param {string} name
 * @param {number} [pause] seconds between attempts
 * @param {number} [longest] the most seconds to wait
 */
export function installWithApt(rights, name, pause = PAUSE, longest = LONGEST) {
  const apt = [...rights, 'env', 'DEBIAN_FRONTEND=noninteractive', 'LC_ALL=C', 'apt-get', '-q'];
  update(apt, pause, longest);
  const [program = 'env', ...args] = apt;
  const wait = ['-o', `DPkg::Lock::Timeout=${Math.ceil(longest)}`];
  return run(program, [...args, ...wait, 'install', '-y', '--no-install-recommends', name]);
}

/**
 * Runs `apt-get update`, which ignores the option that makes `install` wait for the lock. Outdated
 * package lists are no reason to stop.
 * @param {readonly string[]} apt
 * @param {number} pause
 * @param {number} longest
 */
function update([program = 'env', ...args], pause, longest) {
  for (let waited = 0; ; waited += pause) {
    const { status, stderr } = spawnSync(program, [...args, 'update'], {
      stdio: ['ignore', 'inherit', 'pipe'],
      encoding: 'utf8',
    });
    if (status === 0) return;
    if (!/could not get lock|unable to lock/i.test(stderr ?? '') || waited >= longest) {
      process.stderr.write(stderr ?? '');
      return;
    }
    if (waited === 0) console.log('Another program is installing something; waiting until it is done.');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause * 1000);
  }
}
