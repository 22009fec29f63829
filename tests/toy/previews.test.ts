import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { elements } from '../../src/integrations/csp/page.ts';

/** Where `npm run build:own` leaves the site, and its address. */
const [ROOT, SITE] = ['.cache/own-game/site', 'https://club.example/'];
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(sep, '/'));
const pages = files.filter((name) => name.endsWith('.html'));
/** The chapters, rulings and battles. */
const withBoards = pages.filter((name) => /^(learn\/[^/]+\/[^/]+|rulings\/[^/]+|play\/[^/]+\/[^/]+)\/index/.test(name));

/** What a page tells networks about itself, by the names of its tags. */
const told = (name: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    elements(readFileSync(join(ROOT, name), 'utf8'))
      .filter(({ tag, attributes }) => tag === 'meta' && attributes.content !== undefined)
      .map(({ attributes }) => [attributes.property ?? attributes.name ?? '', attributes.content!]),
  );

/** The signature of a PNG file, and the offset of its width. */
const [PNG, MEASURES] = ['89504e470d0a1a0a', 16];

describe.each(withBoards)('the preview of %s', (name) => {
  const tags = told(name);
  const file = (): Buffer => readFileSync(join(ROOT, tags['og:image']!.slice(SITE.length)));

  test('is a picture of the site, as large as the page says', () => {
    expect(tags['og:image']).toMatch(/^https:\/\/club\.example\/previews\/.+\.png$/);
    expect(file().subarray(0, 8).toString('hex')).toBe(PNG);
    expect([file().readUInt32BE(MEASURES), file().readUInt32BE(MEASURES + 4)]).toEqual([1200, 630]);
    expect([tags['og:image:width'], tags['og:image:height']]).toEqual(['1200', '630']);
  });

  test('is small', () => {
    expect(file().length).toBeLessThan(40_000);
  });

  test('is told in words, and shown large', () => {
    expect(tags['og:image:alt']).toMatch(/^Picket: A table\. .+ .+\.$/);
    expect(tags['twitter:card']).toBe('summary_large_image');
  });

  test('stands beside the title, the words and the address of its page', () => {
    expect(tags['og:title']).not.toBe('');
    expect(tags['og:description']).toBe(tags['description']);
    expect(tags['og:url']).toBe(SITE + name.replace('index.html', ''));
  });
});

test('every chapter, ruling and battle has its own, and no other page has one', () => {
  const shown = withBoards.map((name) => told(name)['og:image']!.slice(SITE.length));
  expect(shown.length).toBeGreaterThan(3);
  expect(new Set(shown).size).toBe(shown.length);
  expect(files.filter((name) => name.endsWith('.png')).toSorted()).toEqual(shown.toSorted());
  const others = pages.filter((name) => !withBoards.includes(name));
  expect(others.filter((name) => told(name)['og:image'] !== undefined)).toEqual([]);
});

test('the words of a preview are those of the board that it shows', () => {
  expect(told('rulings/pk-001/index.html')['og:image:alt']).toContain('The patrol (red) at 280 mm, 200 mm');
});
