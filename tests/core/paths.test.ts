import { expect, test } from 'vitest';
import { pathsOf, rulingPath } from '../../src/core/paths.ts';

const { clausePath, gameOf, href } = pathsOf({ base: '/club', games: { pb: 'paper-bayonet', tt: 'two-by-two' } });

test('a clause is on the rules page of its game', () => {
  expect(clausePath('pb.los.units-block')).toBe('/rules/paper-bayonet/#pb.los.units-block');
  expect(gameOf('tt.shoot.roll')).toBe('two-by-two');
  expect(() => clausePath('xy.charge.ordered-only')).toThrow(
    'xy.charge.ordered-only: a clause id begins with pb or tt and a dot',
  );
});

test('a ruling has its own page', () => {
  expect(rulingPath('pb-051')).toBe('/rulings/pb-051/');
});

test('a page is found where the site is published', () => {
  expect(href('/rulings/')).toBe('/club/rulings/');
});
