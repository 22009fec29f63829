import { expect, test } from 'vitest';
import { CANNONS, HOWITZERS, rangeOf, templateOf } from '../../../src/games/campaign-1805/artillery/guns.ts';
import { chanceOf } from '../../../src/games/campaign-1805/artillery/losses.ts';
import { modelsOf } from '../../../src/games/campaign-1805/bodies/models.ts';
import { cm } from '../../../src/games/campaign-1805/tables.ts';
import { LARGE, TWELVE } from './batteries.ts';
import { field, line } from './field.ts';

/* The weights of guns, and how surely a model falls to them. */

const none = field([]);

test('howitzers weigh from 3 to 12 pounds, each with its range and its template', () => {
  expect(HOWITZERS.map((pounds) => [pounds, rangeOf(none, { kind: 'howitzer', pounds })])).toEqual(
    [
      [3, 50],
      [4, 50],
      [6, 60],
      [9, 70],
      [10, 70],
      [11, 80],
      [12, 80],
    ].map(([pounds, far]) => [pounds, cm(far!)]),
  );
  const large = (readings: Readonly<Record<string, string>>) =>
    HOWITZERS.filter((pounds) => templateOf({ readings }, { kind: 'howitzer', pounds }) === 'large');
  expect(large({})).toEqual([11, 12]);
  expect(large({ 'cf-077': 'light' })).toEqual([12]);
});

test('cannons weigh from 3 to 20 pounds', () => {
  expect(CANNONS).toEqual([3, 4, 6, 9, 10, 12, 20]);
});

test.each([
  ['cf.gun.line-wound', {}, 54],
  ['cf.gun.line-wound', { 'cf-074': 'd6' }, 50],
  ['cf.gun.template-partial', {}, 30],
  ['cf.gun.template-partial', { 'cf-074': 'd6' }, 10],
] as const)('%s with %o: %i chances of 60', (by, readings, chance) => {
  const body = line();
  const hit = { body, model: modelsOf(body)[0]!, by };
  const gun = by === 'cf.gun.line-wound' ? TWELVE : LARGE;
  expect(chanceOf({ readings }, gun, hit)).toBe(chance);
});
