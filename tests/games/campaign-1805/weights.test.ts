import { expect, test } from 'vitest';
import { CANNONS, HOWITZERS, templateOf } from '../../../src/games/campaign-1805/artillery/guns.ts';
import { chanceOf } from '../../../src/games/campaign-1805/artillery/losses.ts';
import { modelsOf } from '../../../src/games/campaign-1805/bodies/models.ts';
import { LARGE, TWELVE } from './batteries.ts';
import { line } from './field.ts';

/* The weights of guns, and how surely a model falls to them. */

test('howitzers weigh from 3 to 12 pounds, each with its template', () => {
  expect(HOWITZERS).toEqual([3, 4, 6, 9, 10, 11, 12]);
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
