import { expect, test } from 'vitest';
import { roman } from '../../src/core/numbers.ts';

test.each([
  [1, 'I'],
  [3, 'III'],
  [4, 'IV'],
  [8, 'VIII'],
  [9, 'IX'],
  [14, 'XIV'],
])('%i is %s', (number, numeral) => {
  expect(roman(number)).toBe(numeral);
});
