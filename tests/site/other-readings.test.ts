import { expect, test } from 'vitest';
import { BASE, boardsOf, builtGames, fileText, pageNames } from './built.ts';

/** The boards of rulings under readings that are not ours, each with the path of its page. */
const shown = pageNames()
  .filter((name) => /^rulings\/[^/]+\/index\.html$/.test(name))
  .map((name) => name.replace(/index\.html$/, ''))
  .flatMap((page) => [...boardsOf(page).keys()].filter((id) => id.includes('@')).map((id) => [id, page] as const));

/**
 * The readings that the page of a board by itself offers, each with the address that it leads to.
 */
const offered = (name: string): readonly (readonly [string, string])[] =>
  [...fileText(name).matchAll(/<li id="([^"]+)" data-reading="\1"><a href="([^"]+)"/g)].map(([, id, to]) => [id!, to!]);

const alone = (id: string): string => `embed/${id.split('@')[0]!}/`;

test('rulings of every game show boards under other readings', () => {
  const prefixes = new Set(shown.map(([id]) => id.split('.')[0]));
  expect(prefixes.size).toBe(builtGames().length);
  expect(shown.length).toBeGreaterThan(100);
});

test('the page of such a board by itself offers that reading, and the ruling leads there', () => {
  const wrong = shown.filter(([id, page]) => {
    const isOffered = offered(`${alone(id)}index.html`).some(
      ([each, to]) => each === id && to === `${BASE}${page}#${id}`,
    );
    return !isOffered || !fileText(`${page}index.html`).includes(`href="${BASE}${alone(id)}#${id}"`);
  });
  expect(wrong).toEqual([]);
});

test('no such page offers a reading that its ruling does not show', () => {
  const known = new Set(shown.map(([id, page]) => `${id} ${BASE}${page}#${id}`));
  const found = pageNames()
    .filter((name) => name.startsWith('embed/'))
    .flatMap((name) => offered(name).map((each) => each.join(' ')));
  expect(found.filter((each) => !known.has(each))).toEqual([]);
});
