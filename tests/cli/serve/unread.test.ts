import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../../../src/cli/serve.mjs';
import { asker } from './ask.ts';

const MEGABYTE = 2 ** 20;
/**
 * The system buffers some megabytes of an answer that nobody reads, so the file must be much
 * larger.
 */
const SIZE = 24 * MEGABYTE;
const ASKED = 24;
let folder: string;
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'serve-test-'));
  writeFileSync(path.join(folder, 'index.html'), '<title>Home</title>');
  // Random letters keep three quarters of their size when they are compressed.
  writeFileSync(path.join(folder, 'large.html'), randomBytes(SIZE).toString('base64').slice(0, SIZE));
  writeFileSync(path.join(folder, 'large.png'), randomBytes(SIZE));
  site = await serve(folder, { quality: 1 });
});

afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

/** Asks for a file and reads the first bytes of the answer, but no more. */
const askAndLeave = (target: string, encoding: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(site.port, '127.0.0.1');
    socket.on('error', reject);
    socket.once('data', () => resolve(socket.pause()));
    socket.write(`GET ${target} HTTP/1.1\r\nHost: here\r\nAccept-Encoding: ${encoding}\r\n\r\n`);
  });

const outsideHeap = () => {
  const { external, arrayBuffers } = process.memoryUsage();
  return Math.max(external, arrayBuffers) / MEGABYTE;
};

test.each([
  ['/large.html', 'identity'],
  ['/large.html', 'gzip'],
  ['/large.html', 'br'],
  ['/large.png', 'br'],
])('answers that nobody reads take little memory: %s, %s', async (target, encoding) => {
  const before = outsideHeap();
  const sockets = await Promise.all(Array.from({ length: ASKED }, () => askAndLeave(target, encoding)));
  // A copy for each request would be more than 400 megabytes.
  expect(outsideHeap() - before).toBeLessThan(120);
  for (const socket of sockets) socket.destroy();
  expect((await asker(() => site.port)('/')).status).toBe(200);
});

const open = () => readdirSync('/proc/self/fd').length;

test.runIf(process.platform === 'linux')('a file is closed when the one who asked goes away', async () => {
  // Each request has two sockets and a file. Connections of earlier tests may end meanwhile.
  const before = open();
  const sockets = await Promise.all(Array.from({ length: 50 }, () => askAndLeave('/large.png', 'identity')));
  expect(open() - before).toBeGreaterThan(140);
  for (const socket of sockets) socket.destroy();
  await expect.poll(open).toBeLessThan(before + 10);
});
