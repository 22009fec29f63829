import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withUsedStamps } from '../../src/integrations/lean/stamps.ts';
import { withUsedTokens } from '../../src/integrations/lean/tokens.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page keeps the stamps that its boards use, those inside stamps and those in its later steps', () => {
  const sprite =
    '<svg class="sprite" width="0"><defs><pattern id="sheet"><path d="M0 0"/></pattern><g id="a"><use href="#b"/></g><g id="b"><path d="M1 1"/></g><g id="c"><path d="M2 2"/></g><g id="d"><path d="M3 3"/></g></defs></svg>';
  const page = `${sprite}<path fill="url(#sheet)"/><use href="#a"/><noscript><use href="#d"/></noscript>`;
  const lean = withUsedStamps(page);
  expect(lean).toContain('id="a"');
  expect(lean).toContain('id="b"');
  expect(lean).toContain('id="d"');
  expect(lean).toContain('id="sheet"');
  expect(lean).not.toContain('id="c"');
});

test('a page without boards stays as it is', () => {
  expect(withUsedStamps('<p>text</p>')).toBe('<p>text</p>');
});

test('a page drops the colours of ground that it does not show, and its policy allows what is left', () => {
  const css = ':root{--ink:#000;--sand:#eee;--sand-line:#ddd;--woods:#0f0}';
  const left = ':root{--ink:#000;--woods:#0f0}';
  const page = withUsedTokens(`<meta content="style-src ${sha(css)}"><style>${css}</style><path fill="var(--woods)"/>`);
  expect(page).toBe(`<meta content="style-src ${sha(left)}"><style>${left}</style><path fill="var(--woods)"/>`);
});

test('a page keeps the colours of ground that its boards bring later', () => {
  const css = ':root{--sand:#eee;--woods:#0f0}';
  const page = `<meta content="style-src ${sha(css)}"><style>${css}</style>`;
  expect(withUsedTokens(page, '<path fill="var(--woods)"/>')).toContain('<style>:root{--woods:#0f0}</style>');
  expect(withUsedTokens(page)).toContain('<style>:root{}</style>');
});
