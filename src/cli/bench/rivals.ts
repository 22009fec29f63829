import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { run, outerEnvironment } from '../setup/run.mjs';
import { whyInstall } from '../setup/packages.mjs';
import { CACHE } from './project.ts';

/** The folder of everything the bench compares the site with. */
export const RIVALS = fileURLToPath(new URL('./rivals/', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Installs the rivals' packages exactly as in their own lock file, unless they are already
 * installed.
 */
export function ensureRivals(): void {
  const installed = join(RIVALS, 'node_modules', '.package-lock.json');
  const wanted = JSON.parse(readFileSync(join(RIVALS, 'package-lock.json'), 'utf8')) as Parameters<
    typeof whyInstall
  >[0];
  const there = existsSync(installed) ? (JSON.parse(readFileSync(installed, 'utf8')) as typeof wanted) : undefined;
  const why = whyInstall(wanted, there);
  if (why === undefined) return;
  console.error(`Installing the rivals: ${why}.`);
  const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund'];
  if (!run('npm', args, { cwd: RIVALS, env: outerEnvironment(ROOT) }))
    throw new Error('npm could not install the rivals; see its message above.');
}

/** Builds a rival's page with the rivals' own Vite. Returns the folder of the built page. */
export function buildRival(name: string): string {
  ensureRivals();
  const dist = join(CACHE, `rival-${name}`);
  const vite = join(RIVALS, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', join(RIVALS, name), '--config', join(RIVALS, 'vite.config.js'), '--outDir', dist];
  if (!run(process.execPath, args, { cwd: RIVALS })) throw new Error(`The rival ${name} could not be built.`);
  return dist;
}
