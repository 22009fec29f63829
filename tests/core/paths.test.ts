import { expect, test } from 'vitest';
import { clausePath, rulingPath } from '../../src/core/paths.ts';

test('a clause is on the rules page of its game', () => {
  expect(clausePath('pb.los.units-block')).toBe('/rules/paper-bayonet/#pb.los.units-block');
  expect(() => clausePath('xy.charge.ordered-only')).toThrow('xy.charge.ordered-only: a clause id begins with pb');
});

test('a ruling has its own page', () => {
  expect(rulingPath('pb-051')).toBe('/rulings/pb-051/');
});
