import { expect, test } from 'vitest';
import { withNeeds } from '../../src/integrations/intent/needs.ts';

const imports = new Map([
  ['_astro/Player.js', ['_astro/web.js', '_astro/scene.js']],
  ['_astro/client.js', ['_astro/web.js']],
  ['_astro/scene.js', ['_astro/theme.js']],
  ['_astro/theme.js', ['_astro/scene.js']],
  ['_astro/web.js', []],
  ['_astro/alone.js', []],
]);
const island = (component: string, client = 'intent'): string =>
  `<astro-island uid="1" component-url="/base/_astro/${component}.js" renderer-url="/base/_astro/client.js" client="${client}" ssr>`;

test('an island names what its modules import, however deep, each once', () => {
  const needs = '/base/_astro/web.js /base/_astro/scene.js /base/_astro/theme.js';
  expect(withNeeds(island('Player'), imports)).toContain(`client="intent" data-needs="${needs}"`);
});

test('islands of other kinds are left as they are', () => {
  expect(withNeeds(island('Player', 'load'), imports)).toBe(island('Player', 'load'));
});

test('an island whose modules import nothing names nothing', () => {
  const lonely = island('alone').replace('client.js', 'alone.js');
  expect(withNeeds(lonely, imports)).toBe(lonely);
});
