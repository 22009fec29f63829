import { describe, expect, test } from 'vitest';
import { likeliestIds, nearest, nearestIds } from '../../src/core/nearest.ts';

describe('the word that was meant', () => {
  test.each([
    ['nroth', ['north', 'south', 'north-east'], ['north']],
    ['hussar', ['hussars', 'guards'], ['hussars']],
    ['titel', ['id', 'title', 'say'], ['title']],
    ['Title', ['title'], ['title']],
    ['certain', ['certain-no-range', 'one-always-misses'], ['certain-no-range']],
    ['gun-3', ['gun-1', 'gun-2'], ['gun-1', 'gun-2']],
    ['chess', ['paper-bayonet', 'two-by-two'], []],
    ['a5', ['a4', 'b5'], []],
    ['', ['id'], []],
  ])('%s among %j', (word, known, wanted) => {
    expect(nearest(word, known)).toEqual(wanted);
  });
});

const CLAUSES = [
  'pb.artillery.range.cannon',
  'pb.artillery.range.howitzer',
  'pb.artillery.hit-number',
  'pb.brigadier.removed-with-brigade',
  'pb.victory.attrition.brigade-removed',
];
const UNITS = ['tt.units.musket-range', 'tt.units.artillery-range', 'tt.units.no-range', 'tt.shoot.range-limit'];

describe('the id that was meant, by its parts', () => {
  test.each([
    ['artilery-range', CLAUSES, ['pb.artillery.range.cannon', 'pb.artillery.range.howitzer']],
    ['tt.units.artilery-range', UNITS, ['tt.units.artillery-range']],
    ['artilery-range', UNITS, ['tt.units.artillery-range']],
    ['pb.gunnery.hit-number', CLAUSES, ['pb.artillery.hit-number']],
    ['pb.brigadier.removed', CLAUSES, ['pb.brigadier.removed-with-brigade']],
    ['pb.weather.rain', CLAUSES, []],
  ])('%s', (id, known, wanted) => {
    expect(nearestIds(id, known)).toEqual(wanted);
  });

  test('the likeliest ids of all, even if none is near', () => {
    expect(likeliestIds('pb.weather.hit', CLAUSES, 1)).toEqual(['pb.artillery.hit-number']);
    expect(likeliestIds('anything', [], 3)).toEqual([]);
  });
});
