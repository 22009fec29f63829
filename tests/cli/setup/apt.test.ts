import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installWithApt } from '../../../src/cli/setup/apt.mjs';

let folder: string;
const calls = () => readFileSync(path.join(folder, 'calls'), 'utf8').trim().split('\n');

/**
 * A fake apt-get that records its calls. `update` fails the first `times` times with the message.
 */
function apt(message: string, times: number): void {
  const file = path.join(folder, 'apt-get');
  const lines = [
    '#!/bin/sh',
    `echo "$DEBIAN_FRONTEND $LC_ALL $*" >> '${folder}/calls'`,
    `[ "$2" = update ] && [ "$(wc -l < '${folder}/calls')" -le ${times} ] && { echo '${message}' >&2; exit 100; }`,
    'exit 0',
  ];
  writeFileSync(file, lines.join('\n'));
  chmodSync(file, 0o755);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'apt-test-'));
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env.PATH ?? ''}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('while another program locks the package lists, the update is retried; the install waits by itself', () => {
  const told = vi.spyOn(console, 'log').mockReturnValue();
  apt('E: Could not get lock /var/lib/apt/lists/lock. It is held by process 4711 (apt-get)', 2);
  expect(installWithApt([], 'chromium', 0.01)).toBe(true);
  const update = 'noninteractive C -q update';
  const install = 'noninteractive C -q -o DPkg::Lock::Timeout=600 install -y --no-install-recommends chromium';
  expect(calls()).toEqual([update, update, update, install]);
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('waiting'));
});

test('another failure to update the lists is reported, and the install is tried with the old ones', () => {
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  apt('E: Temporary failure resolving deb.debian.org', 9);
  expect(installWithApt([], 'chromium', 0.01)).toBe(true);
  expect(calls()).toHaveLength(2);
  expect(told).toHaveBeenCalledExactlyOnceWith('E: Temporary failure resolving deb.debian.org\n');
});

test('a lock that stays ends the attempts', () => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  apt('E: Unable to lock directory /var/lib/apt/lists/', 99);
  expect(installWithApt([], 'chromium', 0.01, 0.03)).toBe(true);
  expect(calls()).toHaveLength(5);
});
