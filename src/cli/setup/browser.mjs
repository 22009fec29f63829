import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { installWithApt } from './apt.mjs';
import { ask, run } from './run.mjs';

/**
 * The file that tells playwright.config.ts the path of the browser, from the root of the
 * repository.
 */
export const BROWSER_FILE = path.join('node_modules', '.drill-square-browser');

const VARIABLES = ['CHROMIUM', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];
/** Debian's Chromium without windows. It runs the browser tests in two thirds of the time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Folders where systems install browsers, in case they are not in PATH. */
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds a Chromium that really starts, or installs one, and writes its path to a file. Throws if
 * neither works. The first time, it also installs the Chromium without windows if the system offers
 * it; otherwise any other is good enough.
 * @param {string} root
 */
export function ensureBrowser(root) {
  const file = path.join(root, BROWSER_FILE);
  const isFirst = !fs.existsSync(file);
  const first = find(root);
  const found = (isFirst && first !== undefined ? faster(root, first) : first) ?? install(root);
  if (!found) throw new Error(ADVICE);
  fs.writeFileSync(file, `${found}\n`);
  console.log(`Browser for the tests: ${found}`);
}

const ADVICE =
  'The browser tests need Chromium, and none could be found or installed. Do one of these and try again:\n' +
  '  install Chromium or Google Chrome with your system (on Debian, as root: apt-get install chromium);\n' +
  '  or run: npx playwright install chromium\n' +
  '  or name one that you have: CHROMIUM=/path/to/chromium npm test';

/** @param {string} root */
function find(root) {
  for (const variable of VARIABLES) {
    const named = process.env[variable];
    if (!named) continue;
    if (starts(named)) return named;
    console.log(`${variable} names ${named}, which does not start as a browser; looking for another.`);
  }
  return candidates(root, process.env.PATH ?? '').find(starts);
}

/**
 * The browsers that exist on this machine, best first: Playwright's own, then those of the system.
 * @param {string} root
 * @param {string} searchPath folders as in PATH
 * @returns {readonly string[]}
 */
export function candidates(root, searchPath) {
  const folders = new Set([...searchPath.split(path.delimiter).filter(Boolean), ...FOLDERS]);
  const system = NAMES.flatMap((name) => [...folders].map((folder) => path.join(folder, name)));
  return [...playwrights(root), ...system, ...APPLICATIONS].filter((file) => fs.existsSync(file));
}

/**
 * The path where Playwright installs its Chromium.
 * @param {string} root
 * @returns {readonly string[]}
 */
function playwrights(root) {
  try {
    return [createRequire(path.join(root, 'package.json'))('playwright-core').chromium.executablePath()];
  } catch {
    return [];
  }
}

/**
 * Does this program open a page? Only starting it shows whether a library is missing or whether it
 * is a stub that points to a store. It runs without the sandbox, because Chromium as root does not
 * start with it; the tests only open our own pages.
 * @param {string} program
 */
export function starts(program) {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'drill-square-'));
  const args = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    `--user-data-dir=${profile}`,
    '--dump-dom',
    'about:blank',
  ];
  const answer = ask(program, args, 60_000);
  fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  return answer?.includes('<html') ?? false;
}

/**
 * Replaces the system's own Chromium by the faster browser if that can be installed. Returns the
 * browser to use.
 * @param {string} root
 * @param {string} found
 */
function faster(root, found) {
  const rights = adminRights();
  if (path.basename(found) !== 'chromium' || !rights || !ask('apt-get', ['--version'])) return found;
  console.log(`Installing ${SHELL} with apt-get: the browser tests run faster with it than with ${found}.`);
  if (!installWithApt(rights, SHELL)) console.log('The system does not offer it.');
  return find(root) ?? found;
}

/** @param {string} root */
function install(root) {
  const rights = adminRights();
  if (rights && ask('apt-get', ['--version'])) {
    console.log('No Chromium found; installing it with apt-get.');
    for (const name of [SHELL, 'chromium']) {
      installWithApt(rights, name);
      const found = find(root);
      if (found) return found;
    }
  }
  console.log('No Chromium found; fetching the one that Playwright offers.');
  const playwright = path.join(root, 'node_modules', 'playwright', 'cli.js');
  const fetched = run(process.execPath, [playwright, 'install', 'chromium'], { cwd: root });
  // Its libraries come from the system's package manager, which only an administrator may use.
  if (fetched && rights && !find(root)) run(process.execPath, [playwright, 'install-deps', 'chromium'], { cwd: root });
  return find(root);
}

/**
 * What to put in front of a command that needs an administrator: nothing for root, sudo if it needs
 * no password. Undefined if there is no way.
 * @returns {readonly string[] | undefined}
 */
function adminRights() {
  if (process.getuid?.() === 0) return [];
  return ask('sudo', ['-n', 'true']) === undefined ? undefined : ['sudo', '-n'];
}
