import { describe, expect, test } from 'vitest';
import { countsOf, findable, isWanted, queryOf, wantedIn, type Listed } from '../../src/islands/rulings/filter.ts';

const RULING: Listed = {
  game: 'two-by-two',
  topic: 'Line of sight',
  kind: 'gap',
  isPlayed: true,
  words: findable(
    'tt-013 What blocks a shot? Any unit and any wood between firer and target, also Jägers, blocks a counter-charge. tt.shoot.range-limit Range is the limit',
  ),
};
const ALL = { game: '', topic: '', kind: '', find: '' };

describe('the list of rulings', () => {
  test.each([
    ['everything', {}, true],
    ['its game', { game: 'two-by-two' }, true],
    ['another game', { game: 'paper-bayonet' }, false],
    ['its topic', { topic: 'Line of sight' }, true],
    ['another topic', { topic: 'Melee' }, false],
    ['its kind', { kind: 'gap' }, true],
    ['another kind', { kind: 'typo' }, false],
    ['what is played', { kind: 'played' }, true],
    ['its words in any order', { find: 'target BLOCKS' }, true],
    ['words without accents and hyphens', { find: 'jager countercharge' }, true],
    ['a word that it does not have', { find: 'shot elephant' }, false],
    ['its id', { find: 'tt-013' }, true],
    ['another form of its words', { find: 'shots blocking targets' }, true],
    ['the id of a clause', { find: 'tt.shoot.range-limit' }, true],
    ['the title of a clause', { find: 'limits of ranges' }, true],
    ['a hyphen too many', { find: 'counter-charges' }, true],
  ])('shows %s', (_what, wanted, expected) => {
    expect(isWanted(RULING, { ...ALL, ...wanted })).toBe(expected);
  });

  test('counts each kind within what else is chosen', () => {
    const others = { ...RULING, game: 'paper-bayonet', kind: 'typo', isPlayed: false };
    const counts = (wanted: Partial<typeof ALL>) =>
      [...countsOf([RULING, RULING, others], { ...ALL, ...wanted }, ['', 'gap', 'typo', 'played'])].map(([, n]) => n);
    expect(counts({})).toEqual([3, 2, 1, 2]);
    expect(counts({ game: 'paper-bayonet', kind: 'gap' })).toEqual([1, 0, 1, 0]);
    expect(counts({ find: 'elephant' })).toEqual([0, 0, 0, 0]);
  });

  test('keeps the choice in the address', () => {
    const wanted = { game: 'two-by-two', topic: 'Line of sight', kind: 'gap', find: 'a & b' };
    expect(wantedIn(queryOf(wanted))).toEqual(wanted);
    expect(queryOf(ALL)).toBe('');
    expect(wantedIn('')).toEqual(ALL);
  });
});
