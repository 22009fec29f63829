import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { BUDGETS, limitOf } from '../../src/cli/bench/budgets.ts';
import { sizesOf } from '../../src/cli/bench/measures/size.ts';
import { QUICK, weigh } from './weight.ts';

const ROOT = 'dist';
const BASE = `/${process.env['BASE'] ?? ''}/`.replaceAll(/\/{2,}/g, '/');

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(sep, '/'));
/** Pages with a board in view: every chapter and every ruling. */
const small = files.filter((name) => /^(learn\/[^/]+\/[^/]+|rulings\/[^/]+)\/index\.html$/.test(name));
/** Pages that show more at once: the home page, every comparison, every battle. */
const large = files.filter((name) => /^(compare\/([^/]+\/)?|play\/[^/]+\/[^/]+\/|)index\.html$/.test(name));
const first = [...small, ...large];
const loaded = new Map<string, Buffer>();
/** The content at an address of the site, read once. */
function read(address: string): Buffer {
  const content = loaded.get(address) ?? readFileSync(join(ROOT, address.slice(BASE.length)));
  loaded.set(address, content);
  return content;
}

/** The budgets of a page before the reader does anything, by its kind. */
const LOADED = {
  small: { sent: BUDGETS['page.bytes'], requests: BUDGETS['page.requests'] },
  large: { sent: BUDGETS['large.bytes'], requests: BUDGETS['large.requests'] },
} as const;
const pages = [
  ...small.map((name) => [name, LOADED.small] as const),
  ...large.map((name) => [name, LOADED.large] as const),
];

test.each(pages)('%s keeps within the gates of a page', (name, { sent, requests }) => {
  const html = readFileSync(join(ROOT, name), 'utf8');
  const quickly = weigh(html, read, QUICK);
  const weight = quickly.sent <= limitOf(sent.gate) * 1000 ? quickly : weigh(html, read);
  const { 'page.html': raw, 'page.fonts': fonts, 'page.elements': elements } = BUDGETS;
  expect(weight.raw / 1000, `kB of HTML; the goal is ${raw.goal}`).toBeLessThanOrEqual(limitOf(raw.gate));
  expect(weight.sent / 1000, `kB sent; the goal is ${sent.goal}`).toBeLessThanOrEqual(limitOf(sent.gate));
  expect(weight.fonts / 1000, `kB of fonts; the goal is ${fonts.goal}`).toBeLessThanOrEqual(limitOf(fonts.gate));
  expect(weight.requests, 'requests').toBeLessThanOrEqual(limitOf(requests.gate));
  expect(weight.elements, `elements; the goal is ${elements.goal}`).toBeLessThanOrEqual(limitOf(elements.gate));
});

/** Pages whose boards must answer at once. On other pages a cached file is worth the wait. */
const quick = first.filter((name) => /^(learn\/.*|)index\.html$/.test(name));

test.each(quick)('%s has the first script of its boards in the page', (name) => {
  const html = readFileSync(join(ROOT, name), 'utf8');
  expect(html.match(/<script[^>]* src=[^>]*>/g) ?? []).toEqual([]);
  expect(html, 'the event at which that script draws').toContain('drill:draw');
});

test('every chapter, every ruling, every comparison and every battle is checked', () => {
  expect(small).toContain('learn/paper-bayonet/a-whole-battle/index.html');
  expect(small).toContain('rulings/pb-034/index.html');
  expect(large).toContain('index.html');
  expect(large).toContain('compare/the-charge/index.html');
  expect(large).toContain('play/paper-bayonet/learning-battle/index.html');
  expect(first.length).toBeGreaterThan(100);
  expect(first.filter((name) => name.includes('/steps/'))).toEqual([]);
});

test('the site keeps within the gates of a game and of a topic in which games are compared', () => {
  const { game, topic } = sizesOf(ROOT);
  const budget = { game: BUDGETS['size.game'], topic: BUDGETS['size.topic'] };
  expect(game, `MB a game; the goal is ${budget.game.goal}`).toBeLessThanOrEqual(limitOf(budget.game.gate));
  expect(topic, `MB a topic; the goal is ${budget.topic.goal}`).toBeLessThanOrEqual(limitOf(budget.topic.gate));
});

describe('the weighing', () => {
  const sent = (text: string) => brotliCompressSync(text).length;

  test('counts what a page loads at once, each file once, and fonts separately', () => {
    const html =
      '<link rel="stylesheet" href="/a.css"><script src="/b.js"></script><script src="/b.js"></script><link rel="preload" as="font" href="/c.woff2"><link rel="icon" href="/d.svg"><a href="/e/">e</a>';
    const held: Readonly<Record<string, string>> = {
      '/a.css': 'p{color:red}',
      '/b.js': 'alert("b")',
      '/c.woff2': 'abc',
    };
    expect(weigh(html, (address) => held[address]!)).toEqual({
      raw: html.length,
      sent: sent(html) + sent(held['/a.css']!) + sent(held['/b.js']!),
      fonts: 3,
      requests: 4,
      elements: 6,
    });
  });

  test('counts what a script imports, and what that imports, but nothing that it fetches later', () => {
    const held: Readonly<Record<string, string>> = {
      '/x/a.js': 'import{t as e}from"./b.js";import"./c.js";const f=()=>import(`./later.js`);',
      '/x/b.js': 'import{s}from"./c.js";export{s as t}',
      '/x/c.js': 'export const s=1',
    };
    const html = '<script type="module" src="/x/a.js"></script>';
    const scripts = Object.values(held).map(sent);
    expect(weigh(html, (address) => held[address]!)).toMatchObject({
      sent: scripts.reduce((sum, each) => sum + each, sent(html)),
      requests: 4,
    });
  });

  test('counts no elements that do not exist with scripts', () => {
    const html = '<p><b>1</b></p><noscript><i><u>2</u></i><img src="/x.png"></noscript><template><s>3</s></template>';
    expect(weigh(html, () => '')).toMatchObject({ elements: 4, requests: 1 });
  });
});
