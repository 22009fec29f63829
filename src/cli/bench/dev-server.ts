import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OWN_CACHES, ROOT } from './project.ts';

/** A running dev server of Astro. */
export interface DevServer {
  /** From the start of the command until it serves pages, in seconds. */
  readonly start: number;
  /** The text of a page, and its status. The path begins with a slash. */
  readonly page: (path: string) => Promise<{ readonly status: number; readonly text: string }>;
  /**
   * Saves a file that an edit has changed, and resolves to the seconds until the page has, or no
   * longer has, this text, or until the page's error has it. Rejects after half a minute.
   */
  readonly save: (saved: Save) => Promise<number>;
  /** Its address, without a slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** A file to save, and what the page then shows. */
interface Save {
  /** Its path within the project. */
  readonly file: string;
  readonly edit: (text: string) => string;
  readonly path: string;
  readonly shows: string;
  readonly gone?: boolean;
}

/** Nobody waits longer than this for a page, in milliseconds. */
const LONGEST = 30_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

/** Starts the dev server of a project in this folder, whose packages are those of this one. */
export async function startDev(folder: string, env: Readonly<Record<string, string>> = {}): Promise<DevServer> {
  const port = await freePort();
  const astro = join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const preload = ['--import', join(ROOT, 'src', 'cli', 'compile-cache.mjs')];
  // Under Vitest, Astro would not watch files.
  const { VITEST: _vitest, NODE_ENV: _mode, ...surroundings } = process.env;
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [...preload, astro, 'dev', '--config', OWN_CACHES, '--host', '127.0.0.1', '--port', String(port)],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...surroundings, ASTRO_TELEMETRY_DISABLED: '1', BASE: '', SITE: '', REPOSITORY: '', ...env },
    },
  );
  let said = '';
  const ended = once(child, 'exit');
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (text: Buffer): void => {
      said += text.toString();
      if (said.includes('watching for file changes')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', () => {
      reject(new Error(`The dev server in ${folder} has ended:\n${said.slice(-2000)}`));
    });
  });
  await ready;
  const start = (performance.now() - began) / 1000;
  const url = `http://127.0.0.1:${port}`;
  const page: DevServer['page'] = async (path) => {
    const answer = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(2 * LONGEST) });
    return { status: answer.status, text: await answer.text() };
  };
  const save: DevServer['save'] = async ({ file, edit, path, shows, gone = false }) => {
    const at = join(folder, file);
    const before = readFileSync(at, 'utf8');
    const after = edit(before);
    if (after === before) throw new Error(`Nothing in ${file} was changed`);
    writeFileSync(at, after);
    const saved = performance.now();
    for (;;) {
      const heard = said.length;
      const { text } = await page(path);
      // The error of a page that has begun to arrive goes to its overlay, and to the terminal.
      if (`${text}${said.slice(heard)}`.includes(shows) !== gone) return (performance.now() - saved) / 1000;
      if (performance.now() - saved > LONGEST) throw new Error(`${path} does not show what was saved in ${file}`);
      await pause(20);
    }
  };
  const close = async (): Promise<void> => {
    child.kill();
    await ended;
  };
  return { url, start, page, save, close };
}
