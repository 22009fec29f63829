import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { BROWSER_FILE, ensureBrowser } from '../../setup/browser.mjs';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * The processor draws WebGL, as on the weakest machines. The other flags stop the browser's
 * background work.
 */
const ARGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Starts the browser of the browser tests with an empty cache. */
export function launch(): Promise<Browser> {
  const file = join(ROOT, BROWSER_FILE);
  if (!existsSync(file)) ensureBrowser(ROOT);
  return chromium.launch({ executablePath: readFileSync(file, 'utf8').trim(), args: ARGS });
}
