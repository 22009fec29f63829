import { expect, test } from 'vitest';
import { plain, signed, signedOrZero } from '../../src/core/signs.ts';

test('a number below 0 has a minus sign, and a modifier above it a plus', () => {
  expect([5, 0, -1, -0.5].map(plain)).toEqual(['5', '0', '−1', '−0.5']);
  expect([2, 0, -1].map(signed)).toEqual(['+2', '+0', '−1']);
  expect([2, 0, -1].map(signedOrZero)).toEqual(['+2', '0', '−1']);
});
