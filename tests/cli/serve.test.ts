import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../../src/cli/serve.mjs';
import { asker } from './serve/ask.ts';

let folder: string;
let site: Awaited<ReturnType<typeof serve>>;
let below: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'serve-test-'));
  const root = path.join(folder, 'dist');
  mkdirSync(path.join(root, 'learn', 'guns'), { recursive: true });
  mkdirSync(path.join(root, '_astro'));
  writeFileSync(path.join(root, 'index.html'), '<title>Home</title>'.repeat(50));
  writeFileSync(path.join(root, '404.html'), '<title>Not here</title>');
  writeFileSync(path.join(root, 'learn', 'guns', 'index.html'), '<title>Guns</title>');
  writeFileSync(path.join(root, '_astro', 'board.3f2a.js'), 'export {};');
  writeFileSync(path.join(root, 'font.woff2'), 'wOF2');
  site = await serve(root);
  below = await serve(root, { base: 'drill-square' });
});

afterAll(async () => {
  await site.close();
  await below.close();
  rmSync(folder, { recursive: true });
});

const ask = asker(() => site.port);
const askBelow = asker(() => below.port);

describe('a page', () => {
  test.each([
    ['/', 'Home'],
    ['/learn/guns/', 'Guns'],
    ['/learn/guns/?reading=two', 'Guns'],
    ['/learn/guns/index.html', 'Guns'],
    ['/learn/%67uns/', 'Guns'],
  ])('%s is %s', async (target, title) => {
    const { status, headers, body } = await ask(target);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body.toString()).toContain(`<title>${title}</title>`);
  });

  test('without its last slash is redirected, with its query', async () => {
    const { status, headers } = await ask('/learn/guns?step=2');
    expect([status, headers.location]).toEqual([301, '/learn/guns/?step=2']);
  });

  test.each(['/nothing/', '/nothing.html', '/index.html/', '/_astro/'])(
    'that is not there is the 404 page: %s',
    async (target) => {
      const { status, headers, body } = await ask(target);
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body.toString()).toContain('Not here');
    },
  );
});

describe('bytes', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('for «%s» come as %s', async (accepted, coding, unpack) => {
    const { headers, body } = await ask('/', { 'accept-encoding': accepted });
    expect(headers).toMatchObject({
      'content-encoding': coding,
      vary: 'accept-encoding',
      'content-length': String(body.length),
    });
    expect(unpack(body).toString()).toBe('<title>Home</title>'.repeat(50));
  });

  test('that are already compressed are sent unchanged', async () => {
    const { headers } = await ask('/font.woff2', { 'accept-encoding': 'br' });
    expect(headers['content-type']).toBe('font/woff2');
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test('of hashed files may be cached for ever, others must be revalidated', async () => {
    const hashed = await ask('/_astro/board.3f2a.js');
    const page = await ask('/');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(page.headers['cache-control']).toBe('no-cache');
    const again = await ask('/', { 'if-none-match': page.headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('are not sent for HEAD', async () => {
    const { status, headers, body } = await ask('/', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, '950', 0]);
  });
});

test('a page that was rebuilt is sent in its new form', async () => {
  const file = path.join(folder, 'dist', 'again.html');
  writeFileSync(file, 'before');
  const before = await ask('/again.html', { 'accept-encoding': 'br' });
  writeFileSync(file, 'afterwards');
  const tag = { 'accept-encoding': 'br', 'if-none-match': before.headers.etag ?? '' };
  expect(brotliDecompressSync((await ask('/again.html', tag)).body).toString()).toBe('afterwards');
  rmSync(file);
});

describe('refused:', () => {
  test('POST', async () => {
    expect((await ask('/', {}, 'POST')).status).toBe(405);
  });

  test('a folder without a built site, with what to do', async () => {
    await expect(serve(path.join(folder, 'dist', 'learn'))).rejects.toThrow('npm run build');
  });
});

describe('a site under a path', () => {
  test.each([
    ['/', 302, '/drill-square/'],
    ['/drill-square', 301, '/drill-square/'],
    ['/drill-square/learn/guns', 301, '/drill-square/learn/guns/'],
  ])('%s is sent on (%i) to %s', async (target, status, location) => {
    const answer = await askBelow(target);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  test('serves its pages there and nowhere else', async () => {
    expect(below.url).toBe(`http://127.0.0.1:${below.port}/drill-square/`);
    expect((await askBelow('/drill-square/learn/guns/')).status).toBe(200);
    expect((await askBelow('/learn/guns/')).status).toBe(404);
    expect((await askBelow('/drill-square/../secret.txt')).status).toBe(404);
  });
});

test('a path with a space is printed encoded, and served', async () => {
  const spaced = await serve(path.join(folder, 'dist'), { base: '/drill square/' });
  expect(spaced.url).toBe(`http://127.0.0.1:${spaced.port}/drill%20square/`);
  const askSpaced = asker(() => spaced.port);
  expect((await askSpaced('/drill%20square/learn/guns/')).status).toBe(200);
  expect((await askSpaced('/drill%20square/learn/guns')).headers.location).toBe('/drill%20square/learn/guns/');
  await spaced.close();
});

test('it is compressed as well as can be, or as was asked', async () => {
  const words = Array.from({ length: 4000 }, (_, i) => `${(i * 7919) % 4001} bayonets`).join(' ');
  writeFileSync(path.join(folder, 'dist', 'words.html'), words);
  const quick = await serve(path.join(folder, 'dist'), { quality: 4 });
  const best = await ask('/words.html', { 'accept-encoding': 'br' });
  const other = await asker(() => quick.port)('/words.html', { 'accept-encoding': 'br' });
  await quick.close();
  expect(brotliDecompressSync(other.body).toString()).toBe(words);
  expect(other.body.length).toBeGreaterThan(best.body.length);
});
