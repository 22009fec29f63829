import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { listen } from '../../../src/cli/serve/listen.mjs';
import { serve } from '../../../src/cli/serve.mjs';

test('ports in use are skipped, a dozen of them without a warning from Node', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'serve-test-'));
  writeFileSync(path.join(folder, 'index.html'), '');
  const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
  const first = await serve(folder);
  const sites = [first];
  for (let taken = 1; taken <= 12; taken += 1) sites.push(await serve(folder, { port: first.port }));
  const ports = sites.map(({ port }) => port);
  expect(ports).toEqual([...new Set(ports)].toSorted((a, b) => a - b));
  expect(warned).not.toHaveBeenCalled();
  for (const { close } of sites) await close();
  warned.mockRestore();
  rmSync(folder, { recursive: true });
});

describe('if no port is available', () => {
  /**
   * Fakes a server for which one port after another is refused, each with the next of the error
   * codes.
   */
  const refusing = (...codes: readonly string[]) => {
    const server = new Server();
    let asked = 0;
    server.listen = () => {
      const code = codes[asked % codes.length];
      asked += 1;
      process.nextTick(() => server.emit('error', Object.assign(new Error(code), { code })));
      return server;
    };
    return server;
  };

  test.each([
    [4321, ['EADDRINUSE'], 'The ports 4321 to 4340 are all in use; choose another with PORT=…'],
    [65_535, ['EADDRINUSE'], 'The port 65535 is in use; choose another with PORT=…'],
    [80, ['EACCES'], 'Only an administrator may use the ports 80 to 99; choose another with PORT=…, from 1024 on'],
    [80, ['EADDRINUSE', 'EACCES'], 'The ports 80 to 99 are in use or not for you; choose another with PORT=…'],
  ])('from %i on (%s), a sentence says why', async (port, codes, sentence) => {
    const server = refusing(...codes);
    await expect(listen(server, port)).rejects.toThrow(new Error(sentence));
    expect(server.eventNames()).toEqual(new Server().eventNames());
  });

  test('of another fault its own message', async () => {
    await expect(listen(refusing('EMFILE'), 4321)).rejects.toThrow('EMFILE');
  });
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a number up to 65535, not «http».'],
  [{ BROTLI_QUALITY: 'best' }, 'BROTLI_QUALITY must be a number from 0 to 11, not «best».'],
])('%o, which is no such number, is explained in a sentence', (wrong, sentence) => {
  const env = { ...process.env, ...wrong };
  const { status, stderr } = spawnSync(process.execPath, ['src/cli/serve.mjs'], { env, encoding: 'utf8' });
  expect([status, stderr.trim()]).toEqual([1, sentence]);
});
