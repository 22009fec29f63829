import { expect, test } from 'vitest';
import { freeWay } from '../../../src/games/campaign-1805/moving/free-way.ts';
import { speedClauses, speedOf } from '../../../src/games/campaign-1805/moving/speed.ts';
import { blockOf } from '../../../src/games/campaign-1805/bodies/models.ts';
import { NORTH } from '../../../src/geometry/facings.ts';
import { at, body, field, ground } from './field.ts';

test.each([
  ['infantry', ['oo'], ['cf.move.infantry-line']],
  ['infantry', ['o', 'o'], ['cf.move.infantry-column', 'cf.move.column-definition']],
  ['light-cavalry', ['oo'], ['cf.move.cavalry']],
  ['light-cavalry', ['o', 'o'], ['cf.move.cavalry', 'cf.move.cavalry-no-column']],
] as const)('the speed of %s in %j is cited', (arm, ranks, clauses) => {
  expect(speedClauses({ arm, ranks })).toEqual(clauses);
});

test('cf-056: rough ground halves a move by one reading, and a road never does', () => {
  const square = [at(50, 30), at(50, 50), at(70, 50), at(70, 30)];
  const own = body('own', { ranks: ['oo'], at: at(60, 40) });
  const speed = (kind: string, reading = 'half-rate') =>
    speedOf({ terrain: { it: ground(kind, square) }, readings: { 'cf-056': reading } }, own);
  expect(speed('woods', 'open-or-impassable')).toBe(40_000);
  expect(speed('woods')).toBe(20_000);
  expect(speed('road')).toBe(40_000);
});

test('water ends a way where it begins', () => {
  const water = ground('water', [at(50, 50), at(50, 60), at(70, 60), at(70, 50)]);
  const own = body('own', { ranks: ['oo'], at: at(60, 40) });
  expect(freeWay(field([own], { terrain: { water } }), blockOf(own), NORTH, ['own'])).toBe(95_000);
});
