import { expect, test } from 'vitest';
import { withoutDirective } from '../../src/integrations/head/index.ts';

const { filter, handler } = withoutDirective().transform;

test("the module of a chapter's styles loses its directive, and nothing else", () => {
  const rest = '\n  async function getMod() {\n    return import("a.mdx");\n  }\n';
  expect(handler(`\n  "use astro:head-inject";${rest}`).code).toBe(rest);
  expect(handler(rest).code).toBe(rest);
  const within = 'const says = "it is \\"use astro:head-inject\\";";';
  expect(handler(within).code).toBe(within);
});

test('other modules are left alone', () => {
  expect(filter.id.test('/content/two-by-two/chapters/02-moving.mdx?astroPropagatedAssets')).toBe(true);
  expect(filter.id.test('/content/two-by-two/chapters/02-moving.mdx')).toBe(false);
});
