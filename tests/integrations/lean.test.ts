import { expect, test } from 'vitest';
import { elements, hash } from '../../src/integrations/csp/page.ts';
import { hasFarBoards, slim } from '../../src/integrations/lean/slim.ts';

const slimmed = (html: string, steps?: string): string => slim(html, elements(html), steps);

test('a page keeps the stamps that its boards use, those inside stamps and those in its later steps', () => {
  const sprite =
    '<svg class="sprite" width="0"><defs><pattern id="sheet"><path d="M0 0"/></pattern><g id="a"><use href="#b"/></g><g id="b"><path d="M1 1"/></g><g id="c"><path d="M2 2"/></g><g id="d"><path d="M3 3"/></g></defs></svg>';
  const page = `${sprite}<path fill="url(#sheet)"/><use href="#a"/><noscript><use href="#d"/></noscript>`;
  const lean = slimmed(page);
  expect(lean).toContain('id="a"');
  expect(lean).toContain('id="b"');
  expect(lean).toContain('id="d"');
  expect(lean).toContain('id="sheet"');
  expect(lean).not.toContain('id="c"');
  expect(lean).toBe(page.replace('<g id="c"><path d="M2 2"/></g>', ''));
});

test('a stamp that only an unused one would draw goes too', () => {
  const stamps = '<g id="a"><use href="#b"/></g><g id="b"><g><path d="M1 1"/></g></g>';
  expect(slimmed(`<svg class="sprite"><defs>${stamps}</defs></svg>`)).toBe('<svg class="sprite"><defs></defs></svg>');
});

test('a page without boards stays as it is', () => {
  expect(slimmed('<p>text</p>')).toBe('<p>text</p>');
});

test('a page drops the colours of ground that it does not show, and its policy allows what is left', () => {
  const css = ':root{--ink:#000;--sand:#eee;--sand-line:#ddd;--woods:#0f0}';
  const left = ':root{--ink:#000;--woods:#0f0}';
  const page = slimmed(`<meta content="style-src '${hash(css)}'"><style>${css}</style><path fill="var(--woods)"/>`);
  expect(page).toBe(`<meta content="style-src '${hash(left)}'"><style>${left}</style><path fill="var(--woods)"/>`);
});

test('a page keeps the colours of ground that its boards bring later', () => {
  const css = ':root{--sand:#eee;--woods:#0f0}';
  const page = `<meta content="style-src '${hash(css)}'"><style>${css}</style>`;
  expect(slimmed(page, '<path fill="var(--woods)"/>')).toContain('<style>:root{--woods:#0f0}</style>');
  expect(slimmed(page)).toContain('<style>:root{}</style>');
});

test.each([
  ['<figure class="board" data-far></figure>', true],
  ['<figure class="board"></figure><p>&lt;figure data-far></p>', false],
])('%s has boards further down: %s', (html, has) => {
  expect(hasFarBoards(elements(html))).toBe(has);
});
