import { expect, test } from 'vitest';
import { builtChapters, site } from './built.ts';

// The built site, which `npm run build` makes.
const { pages } = site();
const marked = builtChapters().flatMap(({ path }) => [`${path}index.html`, `${path}steps/index.html`]);

test.each(marked)('%s has the popup of each of its marks, once, and no other', (page) => {
  const elements = pages.get(page)!;
  const marks = elements.flatMap(({ attributes }) => attributes['popovertarget'] ?? []);
  const popups = elements
    .filter(({ attributes }) => 'popover' in attributes)
    .map(({ attributes }) => attributes['id']!);
  expect(popups.toSorted()).toEqual([...new Set(marks)].toSorted());
});

test.each(marked)('%s names no clause by its id in its running text', (page) => {
  const links = pages.get(page)!.filter(({ attributes }) => attributes['class'] === 'clause');
  expect(links.filter(({ text }) => /^\s*[a-z]+\.[a-z.-]+\s*$/.test(text))).toEqual([]);
});

test('chapters mark many clauses', () => {
  const marks = marked.flatMap((page) => pages.get(page)!.filter(({ attributes }) => 'popovertarget' in attributes));
  expect(marks.length).toBeGreaterThan(100);
});
