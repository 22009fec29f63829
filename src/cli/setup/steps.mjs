import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { ensurePackages } from './packages.mjs';
import { ensureRuntime } from './runtime.mjs';
import { record } from './integrity.mjs';
import { assertWritable } from './rights.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Makes this copy of the repository ready to build and, with `browser`, ready to test. Prints
 * little if there is nothing to do. Throws an error whose message tells a person what to do.
 * @param {{ browser: boolean }} wanted
 */
export function setUp({ browser }) {
  assertWritable(root);
  ensurePackages(root);
  ensureRuntime(root);
  record(root);
  if (browser) ensureBrowser(root);
}
