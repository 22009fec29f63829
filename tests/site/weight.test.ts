import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { QUICK, weigh } from './weight.ts';

const ROOT = 'dist';
const BASE = `/${process.env['BASE'] ?? ''}/`.replaceAll(/\/{2,}/g, '/');

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(sep, '/'));
/** The pages on which readers arrive: the home page, every chapter, every ruling, every comparison. */
const first = files.filter((name) =>
  /^(learn\/[^/]+\/[^/]+\/|rulings\/[^/]+\/|compare\/([^/]+\/)?|)index\.html$/.test(name),
);
const loaded = new Map<string, Buffer>();
/** What is at an address of the site, read once. */
function read(address: string): Buffer {
  const content = loaded.get(address) ?? readFileSync(join(ROOT, address.slice(BASE.length)));
  loaded.set(address, content);
  return content;
}

/** The limits of a page before its reader does anything. */
const MOST = { raw: 200_000, sent: 20_000, requests: 6, elements: 1800 } as const;

test.each(first)('%s keeps within the limits of a page', (name) => {
  const html = readFileSync(join(ROOT, name), 'utf8');
  const quickly = weigh(html, read, QUICK);
  const weight = quickly.sent <= MOST.sent ? quickly : weigh(html, read);
  expect(weight.raw, 'bytes of HTML').toBeLessThanOrEqual(MOST.raw);
  expect(weight.sent, 'bytes sent, without fonts').toBeLessThanOrEqual(MOST.sent);
  expect(weight.requests, 'requests').toBeLessThanOrEqual(MOST.requests);
  expect(weight.elements, 'elements').toBeLessThanOrEqual(MOST.elements);
});

/** Pages whose boards must answer at once. On other pages a cached file is worth the wait. */
const quick = first.filter((name) => !/^(rulings|compare)\//.test(name));

test.each(quick)('%s has the first script of its boards in the page', (name) => {
  const html = readFileSync(join(ROOT, name), 'utf8');
  expect(html.match(/<script[^>]* src=[^>]*>/g) ?? []).toEqual([]);
  expect(html, 'the event at which that script draws').toContain('drill:draw');
});

test('every chapter, every ruling and every comparison is checked', () => {
  expect(first).toContain('learn/paper-bayonet/a-whole-battle/index.html');
  expect(first).toContain('rulings/pb-034/index.html');
  expect(first).toContain('compare/the-charge/index.html');
  expect(first.length).toBeGreaterThan(100);
  expect(first.filter((name) => name.includes('/steps/'))).toEqual([]);
});

test('the site has at most 17 MB for each of its games, and 150 kB for each topic in which they are compared', () => {
  const games = files.filter((name) => /^learn\/[^/]+\/index\.html$/.test(name)).length;
  const topics = files.filter((name) => /^compare\/[^/]+\/index\.html$/.test(name)).length;
  const bytes = files.reduce((sum, name) => {
    const stat = statSync(join(ROOT, name));
    return stat.isFile() ? sum + stat.size : sum;
  }, 0);
  expect(games).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(17_000_000 * games + 150_000 * topics);
});

describe('the weighing', () => {
  const sent = (text: string) => brotliCompressSync(text).length;

  test('counts what a page loads at once, each file once, and fonts separately', () => {
    const html =
      '<link rel="stylesheet" href="/a.css"><script src="/b.js"></script><script src="/b.js"></script><link rel="preload" as="font" href="/c.woff2"><link rel="icon" href="/d.svg"><a href="/e/">e</a>';
    const held: Readonly<Record<string, string>> = { '/a.css': 'p{color:red}', '/b.js': 'alert("b")' };
    expect(weigh(html, (address) => held[address]!)).toEqual({
      raw: html.length,
      sent: sent(html) + sent(held['/a.css']!) + sent(held['/b.js']!),
      requests: 4,
      elements: 6,
    });
  });

  test('counts no elements that do not exist with scripts', () => {
    const html = '<p><b>1</b></p><noscript><i><u>2</u></i><img src="/x.png"></noscript><template><s>3</s></template>';
    expect(weigh(html, () => '')).toMatchObject({ elements: 4, requests: 1 });
  });
});
