import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { BROWSER_FILE, ensureBrowser } from '../../setup/browser.mjs';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** WebGL is drawn by the processor: what the weakest machine does. The rest keeps the browser from doing anything of its own. */
const ARGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Starts a browser that has never seen a page; the one that the browser tests use. */
export function launch(): Promise<Browser> {
  const file = join(ROOT, BROWSER_FILE);
  if (!existsSync(file)) ensureBrowser(ROOT);
  return chromium.launch({ executablePath: readFileSync(file, 'utf8').trim(), args: ARGS });
}
