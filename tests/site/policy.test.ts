import { expect, test } from 'vitest';
import { policy } from '../../src/integrations/csp/gate.ts';
import { site } from './built.ts';

const { pages } = site();

test.each([...pages])('the policy of %s allows no foreign and no inline scripts', (_name, elements) => {
  const directives = new Map(
    (policy(elements) ?? '').split(';').map((each): [string, readonly string[]] => {
      const [directive = '', ...sources] = each.trim().split(/\s+/);
      return [directive, sources];
    }),
  );
  const scripts = directives.get('script-src') ?? [];
  expect(scripts).toContain("'self'");
  expect(scripts.filter((source) => !/^'(self|sha(256|384|512)-[\w+/=]+)'$/.test(source))).toEqual([]);
  expect(directives.get('style-src')?.join(' ') ?? 'none').not.toMatch(/unsafe|\*|https?:/);
  expect(directives.get('default-src')).toEqual(["'self'"]);
  expect(directives.get('object-src')).toEqual(["'none'"]);
  expect(directives.get('base-uri')).toEqual(["'none'"]);
  expect(directives.get('form-action')).toEqual(["'none'"]);
  expect(directives.get('connect-src') ?? ["'self'"]).toEqual(["'self'"]);
});
