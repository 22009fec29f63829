import { expect, test } from 'vitest';
import { clausePath, rulingPath } from '../../src/components/paths.ts';

test('a clause lies in the rules of its game', () => {
  expect(clausePath('pb.los.units-block')).toBe('/rules/paper-bayonet/#pb.los.units-block');
  expect(() => clausePath('xy.charge.ordered-only')).toThrow('xy.charge.ordered-only: a clause id begins with pb');
});

test('a ruling has a page of its own', () => {
  expect(rulingPath('pb-051')).toBe('/rulings/pb-051/');
});
