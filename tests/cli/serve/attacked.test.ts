import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { serve } from '../../../src/cli/serve.mjs';
import { asker } from './ask.ts';

const SECRET = 'nobody may read this';
let folder: string;
let site: Awaited<ReturnType<typeof serve>>;
const ask = asker(() => site.port);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'serve-test-'));
  const root = path.join(folder, 'dist');
  mkdirSync(path.join(root, 'learn', 'guns'), { recursive: true });
  mkdirSync(path.join(folder, 'dist-secret'));
  writeFileSync(path.join(root, 'index.html'), '<title>Home</title>');
  writeFileSync(path.join(root, '404.html'), '<title>Not here</title>');
  writeFileSync(path.join(root, 'learn', 'guns', 'index.html'), '<title>Guns</title>');
  writeFileSync(path.join(folder, 'secret.txt'), SECRET);
  writeFileSync(path.join(folder, 'dist-secret', 'index.html'), SECRET);
  symlinkSync(path.join(folder, 'secret.txt'), path.join(root, 'link.txt'));
  symlinkSync(path.join(folder, 'dist-secret'), path.join(root, 'link'));
  symlinkSync('loop', path.join(root, 'loop'));
  symlinkSync('nothing', path.join(root, 'nowhere'));
  writeFileSync(path.join(root, 'closed.html'), '', { mode: 0 });
  // A sparse file: it takes no space on the disk, and is larger than Node reads at once.
  writeFileSync(path.join(root, 'large.bin'), '');
  truncateSync(path.join(root, 'large.bin'), 3 * 2 ** 30);
  site = await serve(root);
});

afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

describe('nothing outside the folder is served:', () => {
  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/%252e%252e/secret.txt',
    '/learn/..%2f..%2fsecret.txt',
    '/learn/..%5c..%5csecret.txt',
    '/..%2fdist-secret/',
    '/../dist-secret',
    '//etc/passwd',
    '//learn',
    '//dist-secret',
    '/link.txt',
    '/link',
  ])('%s', async (target) => {
    const { status, headers, body } = await ask(target);
    expect([status, headers.location]).toEqual([404, undefined]);
    expect(body.toString()).not.toContain(SECRET);
  });
});

test.each(['//learn/guns', '/.//learn/guns', '/%5c/learn/guns', '/\\learn/guns'])(
  'nobody is sent on to another host: %s',
  async (target) => {
    const { status, headers } = await ask(target);
    expect([status, headers.location]).toEqual([404, undefined]);
  },
);

describe('a request that cannot be served does not end the server:', () => {
  afterEach(async () => {
    expect((await ask('/')).status).toBe(200);
  });

  test.each([
    ['a name of 300 signs', `/${'a'.repeat(300)}`, 404],
    ['a name of 300 signs, as a folder', `/${'a'.repeat(300)}/`, 404],
    ['a path of 5,000 signs', '/abcd'.repeat(1000), 404],
    ['a file taken for a folder', '/index.html/x', 404],
    ['links in a loop', '/loop', 404],
    ['a link to nothing', '/nowhere', 404],
    ['a NUL', '/%00', 404],
    ['a NUL within', '/learn/guns%00.html', 404],
    ['an address that cannot be read', '/%zz', 400],
    ['a part of a sign', '/%E0%A4%A', 400],
    ['no path at all', '*', 404],
    ['a file too large to be read', '/large.bin', 500],
  ])('%s', async (_title, target, wanted) => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const { status } = await ask(target, { 'accept-encoding': 'br' });
    expect(status).toBe(wanted);
    expect(told).toHaveBeenCalledTimes(wanted === 500 ? 1 : 0);
    told.mockRestore();
  });

  test('a file that may not be read', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const { status, body } = await ask('/closed.html');
    // Root may read everything.
    expect(status).toBe(process.getuid?.() === 0 ? 200 : 500);
    expect(body.toString()).not.toContain('EACCES');
    told.mockRestore();
  });

  test('files that are removed and added while they are requested', async () => {
    const file = path.join(folder, 'dist', 'going.html');
    const statuses = new Set<number | undefined>();
    for (let round = 0; round < 40; round += 1) {
      writeFileSync(file, `<title>Going</title>${round}`.repeat(5000));
      const asked = ['br', 'gzip', 'identity'].map((coding) => ask('/going.html', { 'accept-encoding': coding }));
      await new Promise((done) => setTimeout(done, round % 4));
      rmSync(file);
      for (const { status } of await Promise.all(asked)) statuses.add(status);
    }
    expect([...statuses].filter((status) => status !== 200 && status !== 404)).toEqual([]);
  });

  test('a malformed host', async () => {
    expect((await ask('/', { host: '[[' })).status).toBeLessThan(500);
  });

  test.each(['x:99999', 'x:y', 'http://', '', '\\'])('the host «%s», which is none', async (host) => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const { status, body } = await ask('/', { host });
    expect([status, body.toString()]).toEqual([200, '<title>Home</title>']);
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
  });

  test.each([
    ['http://x:99999/', 400],
    ['http://', 400],
    ['http://elsewhere/', 200],
  ])('a whole URL in place of a path: %s', async (target, wanted) => {
    const { status, body } = await ask(target);
    expect(status).toBe(wanted);
    expect(body.toString()).not.toMatch(/^ +at /m);
  });

  test.each(['bytes=5-2', 'bytes=99-', 'bytes=-', 'bytes=0-3', 'lines=1'])('the range %s', async (range) => {
    expect((await ask('/', { range })).body.toString()).toBe('<title>Home</title>');
  });
});
