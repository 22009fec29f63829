import { describe, expect, test } from 'vitest';
import { faults, trim } from '../../src/integrations/csp/gate.ts';
import { elements, hash } from '../../src/integrations/csp/page.ts';

const SCRIPT = 'document.title';
const STYLE = 'p{color:red}';
const page = (body: string, scripts: readonly string[] = [SCRIPT], styles: readonly string[] = [STYLE]): string => {
  const sources = (texts: readonly string[]): string => ["'self'", ...texts.map((text) => `'${hash(text)}'`)].join(' ');
  const policy = `default-src 'self'; script-src ${sources(scripts)}; style-src ${sources(styles)};`;
  return `<!doctype html><html><head><title>x</title><meta http-equiv="content-security-policy" content="${policy}"></head><body>${body}</body></html>`;
};

describe('a page is refused', () => {
  test.each([
    ['no policy at all', '<!doctype html><p>x</p>', 'no Content-Security-Policy'],
    [
      'a script that the policy does not know',
      page('<script>alert(1)</script>'),
      'inline <script> is not in the policy',
    ],
    ['a style that the policy does not know', page('<style>p{}</style>'), 'inline <style> is not in the policy'],
    ['a script whose hash is among the styles only', page(`<script>${STYLE}</script>`), 'inline <script>'],
    ['a style attribute', page('<p style="color:red">x</p>'), '<p style="color:red">'],
    ['a style attribute without script', page('<noscript><p style="x">x</p></noscript>'), '<p style="x">'],
    ['a style attribute in a template', page('<template><b style="x">x</b></template>'), '<b style="x">'],
    ['a listener in an attribute', page('<button onclick="x()">x</button>'), 'onclick'],
    ['a picture of another host', page('<img src="https://example.org/a.png" alt="">'), 'another host'],
    [
      'a picture of another host for sharp screens',
      page('<img srcset="/a.png, //example.org/a.png 2x" alt="">'),
      'srcset',
    ],
    ['a script of another host', page('<script src="//example.org/a.js"></script>'), 'another host'],
    ['a sheet of another host', page('<link rel="stylesheet" href="https://example.org/a.css">'), 'another host'],
  ])('for %s', (_why, html, says) => {
    expect(faults(elements(html)).join('\n')).toContain(says);
  });
});

test('a fault names its line', () => {
  expect(faults(elements(page('\n\n<p style="x">x</p>')))[0]).toMatch(/^line 3:/);
});

test('a page that follows its policy passes', () => {
  const body = [
    `<script>${SCRIPT}</script><style>${STYLE}</style><script type="module" src="/a.js"></script>`,
    '<script type="application/json">{"a":1}</script><a href="https://example.org/">out</a>',
    '<link rel="canonical" href="https://example.org/"><svg><rect width="1" fill="red"></rect></svg>',
  ].join('');
  expect(faults(elements(page(body)))).toEqual([]);
});

test('a trimmed policy keeps what the page uses, loses the rest, and still passes', () => {
  const full = page(`<script>${SCRIPT}</script>`, [SCRIPT, 'elsewhere'], [STYLE]);
  const trimmed = trim(full, elements(full));
  expect(trimmed).toContain(`script-src 'self' '${hash(SCRIPT)}';`);
  expect(trimmed).toContain("style-src 'self';");
  expect(faults(elements(trimmed))).toEqual([]);
});
