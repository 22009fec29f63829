import { expect, test } from 'vitest';
import { clausePath, rulingPath } from '../../src/components/paths.ts';

test('a clause lies in the rules of its game', () => {
  expect(clausePath('pb.los.units-block')).toBe('/rules/paper-bayonet/#pb.los.units-block');
  expect(clausePath('cf.charge.ordered-only')).toBe('/rules/campaign-1805/#cf.charge.ordered-only');
});

test('a ruling has a page of its own', () => {
  expect(rulingPath('pb-051')).toBe('/rulings/pb-051/');
});
