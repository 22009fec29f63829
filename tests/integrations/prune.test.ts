import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { elements, hash } from '../../src/integrations/csp/page.ts';
import { type LinkedFiles, withLinks } from '../../src/integrations/prune/linked.ts';
import { hasRemoteSteps } from '../../src/integrations/pages/steps.ts';
import { withUsedSymbols } from '../../src/integrations/prune/symbols.ts';
import { withoutTable } from '../../src/integrations/prune/table.ts';
import { withoutColours } from '../../src/integrations/prune/tokens.ts';

const pruned = (html: string, steps?: string): string => withoutColours(withUsedSymbols(html), steps);

test('a page keeps the symbols that its boards use, those inside symbols and those in its later steps', () => {
  const sprite =
    '<svg class="sprite" width="0"><defs><pattern id="sheet"><path d="M0 0"/></pattern><g id="a"><use href="#b"/></g><g id="b"><path d="M1 1"/></g><g id="c"><path d="M2 2"/></g><g id="d"><path d="M3 3"/></g></defs></svg>';
  const page = `${sprite}<path fill="url(#sheet)"/><use href="#a"/><noscript><use href="#d"/></noscript>`;
  const left = pruned(page);
  expect(left).toContain('id="a"');
  expect(left).toContain('id="b"');
  expect(left).toContain('id="d"');
  expect(left).toContain('id="sheet"');
  expect(left).not.toContain('id="c"');
  expect(left).toBe(page.replace('<g id="c"><path d="M2 2"/></g>', ''));
});

test('a symbol that only an unused one uses is removed too', () => {
  const symbols = '<g id="a"><use href="#b"/></g><g id="b"><g><path d="M1 1"/></g></g>';
  expect(pruned(`<svg class="sprite"><defs>${symbols}</defs></svg>`)).toBe('<svg class="sprite"><defs></defs></svg>');
});

const sprite = (...symbols: readonly string[]) =>
  `<svg class="sprite" width="0"><defs>${symbols.join('')}</defs></svg>`;
const symbol = (id: string, d = 'M0 0') => `<g id="${id}"><path d="${d}"/></g>`;

test('a page with boards of two games keeps the symbols of each, and shared ones once', () => {
  const [one, two] = [
    sprite(symbol('both'), symbol('one'), symbol('idle')),
    sprite(symbol('both'), symbol('two'), symbol('idle')),
  ];
  const page = `${one}<use href="#one"/><use href="#both"/>${two}<use href="#both"/><use href="#two"/>`;
  expect(pruned(page)).toBe(
    `${sprite(symbol('both'), symbol('one'))}<use href="#one"/><use href="#both"/>${sprite(symbol('two'))}<use href="#both"/><use href="#two"/>`,
  );
});

test('two games cannot have different symbols with the same id', () => {
  expect(() => pruned(sprite(symbol('a')) + sprite(symbol('a', 'M9 9')))).toThrow('are called a');
});

test('long inline content becomes a file named after its hash', () => {
  const style = `p{color:red}${' '.repeat(2000)}`;
  const script = `alert(1)${' '.repeat(2000)}`;
  const files: LinkedFiles = new Map();
  const page = (a: string, b: string) =>
    `<script>first()</script>${a}<p>text</p>${b}<script type="module">short()</script>`;
  const html = page(`<style>${style}</style>`, `<script type="module">${script}</script>`);
  const linked = withLinks(html, elements(html), '/base/_astro/', files);
  const [css = '', js = ''] = files.keys();
  expect([css, js]).toEqual([expect.stringMatching(/^\w{8}\.css$/), expect.stringMatching(/^\w{8}\.js$/)]);
  expect([...files.values()]).toEqual([style, script]);
  expect(linked).toBe(
    page(
      `<link rel="stylesheet" href="/base/_astro/${css}">`,
      `<script type="module" src="/base/_astro/${js}"></script>`,
    ),
  );
  withLinks(html, elements(html), '/base/_astro/', files);
  expect(files.size, 'another page shares them').toBe(2);
});

test('the short modules of a page become one file, with names of their own', () => {
  const files: LinkedFiles = new Map();
  const module = (text: string) => `<script type="module">${text}</script>`;
  const [one, two] = [
    `var e="${'1'.repeat(800)}";globalThis.one=()=>e`,
    `var e="${'2'.repeat(800)}";globalThis.two=()=>e`,
  ];
  const importing = 'import{a}from"./a.js";a()';
  const html = `<script>first()</script>${module(one)}<p>a</p>${module(importing)}${module(two)}<p>b</p>`;
  const linked = withLinks(html, elements(html), '/_astro/', files);
  const [[name, text] = ['', '']] = files;
  expect(linked).toBe(
    `<script>first()</script><p>a</p>${module(importing)}<script type="module" src="/_astro/${name}"></script><p>b</p>`,
  );
  const scope = createContext({}) as Record<'one' | 'two', () => string>;
  runInContext(text, scope);
  expect(scope.one()).toBe('1'.repeat(800));
  expect(scope.two()).toBe('2'.repeat(800));

  const few = module('short()') + module('shorter()');
  expect(withLinks(few, elements(few), '/_astro/', new Map())).toBe(few);
});

test('a page without boards stays as it is', () => {
  expect(pruned('<p>text</p>')).toBe('<p>text</p>');
});

test('a page drops the colours of terrain that it does not show, and its policy allows the rest', () => {
  const css = ':root{--ink:#000;--sand:#eee;--sand-line:#ddd;--woods:#0f0}';
  const left = ':root{--ink:#000;--woods:#0f0}';
  const page = pruned(`<meta content="style-src '${hash(css)}'"><style>${css}</style><path fill="var(--woods)"/>`);
  expect(page).toBe(`<meta content="style-src '${hash(left)}'"><style>${left}</style><path fill="var(--woods)"/>`);
});

test('a page keeps the colours of terrain that its boards fetch later', () => {
  const css = ':root{--sand:#eee;--woods:#0f0}';
  const page = `<meta content="style-src '${hash(css)}'"><style>${css}</style>`;
  expect(pruned(page, '<path fill="var(--woods)"/>')).toContain('<style>:root{--woods:#0f0}</style>');
  expect(pruned(page)).toContain('<style>:root{}</style>');
});

test.each([
  ['<figure class="board" data-steps="/steps/"></figure>', true],
  ['<figure class="board"></figure><p>&lt;figure data-steps></p>', false],
])('%s has boards whose later steps are on another page: %s', (html, has) => {
  expect(hasRemoteSteps(elements(html))).toBe(has);
});

test('a page without a free table carries none of its styles, and one with a name on a board keeps them', () => {
  const style =
    ':root{--ink:#000;--plinth:#111;--tape-ink:#222}.label{fill:red}.name{fill:red}.name.second,.name.ground{fill:red}@media (width>=48rem){.name{fill:red}}@media (width>=48rem){.name{fill:red}.margin{fill:red}}';
  const page = (css: string, rest: string) =>
    `<meta http-equiv="content-security-policy" content="style-src '${hash(css)}'"><style>${css}</style>${rest}`;
  const left = (rest: string, steps?: string) => {
    const html = page(style, rest);
    return withoutTable(html, elements(html), steps);
  };
  const kept = ':root{--ink:#000;}.label{fill:red}@media (width>=48rem){.margin{fill:red}}';
  expect(left('<p>.name</p>')).toBe(page(kept, '<p>.name</p>'));
  const name = '<text data-mark="x" class="name second" x="1">Fusiliers</text>';
  expect(left(name)).toBe(page(style, name));
  expect(left('<p></p>', name)).toBe(page(style, '<p></p>'));
  const sheet = '<path d="M0 0" fill="var(--baize)"/>';
  expect(left(sheet)).toBe(page(style, sheet));
  const piece = '<style>.piece{background:var(--sand)}</style>';
  expect(left(piece)).toContain('--plinth:#111');
});
