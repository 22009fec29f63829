import { describe, expect, test } from 'vitest';
import { described, sizeOf } from '../../../src/games/table/boards/described.ts';
import type { TableGame } from '../../../src/games/table/boards/board.ts';
import type { WrittenUnit } from '../../../src/games/table/boards/schema.ts';
import { at, GAME, SIZE } from './plain-game.ts';

/* A unit as it is written, and the size that follows from it. */

const WITH_RANKS: TableGame = { ...GAME, hasRanks: true };
const written = (fields: object = {}): WrittenUnit => ({ type: 'company', at: at(0, 0), ...fields });

describe('a written unit', () => {
  const plain = { side: 'blue', type: 'company', conditions: [], ranks: null, more: {} };

  test('is described without its place, with its conditions in a list', () => {
    const placed = written({ name: 'the 9th', facing: 'north', row: { of: 2, gap: 0 }, condition: 'pinned' });
    expect(described('blue', placed, GAME)).toEqual({ ...plain, conditions: ['pinned'] });
    expect(described('blue', written({ condition: ['pinned', 'spent'] }), GAME).conditions).toEqual([
      'pinned',
      'spent',
    ]);
  });

  test('has ranks only in a game of ranks; elsewhere they are a field like any other', () => {
    const ranks = ['oCo', 'ooo'];
    expect(described('blue', written({ ranks, drill: 3 }), WITH_RANKS)).toEqual({
      ...plain,
      ranks,
      more: { drill: 3 },
    });
    expect(described('blue', written({ ranks }), GAME)).toEqual({ ...plain, more: { ranks } });
    expect(described('blue', written(), WITH_RANKS)).toEqual(plain);
  });

  test('is described without ranks that are wrong', () => {
    for (const ranks of [['ox'], ['ooo', 'o'], 'oo'])
      expect(described('blue', written({ ranks }), WITH_RANKS), String(ranks)).toEqual(plain);
  });
});

describe('the size of a written unit', () => {
  const told = (fields: object, game = WITH_RANKS) => {
    const size = sizeOf('blue', written(fields), game);
    return size.ok ? size.value : size.error;
  };

  test('is that of its game', () => {
    for (const fields of [{}, { ranks: ['ooo', 'oo.'] }]) expect(told(fields)).toEqual(SIZE);
  });

  test('does not follow from a type that the game does not know, or that has none', () => {
    expect(told({ type: 'compani' })).toEqual([
      { path: 'type', found: 'compani', wanted: 'a type of unit: company, guns', meant: ['company'] },
    ]);
    expect(told({ type: 'guns' })).toEqual([{ path: '', found: 'a unit of the type guns', wanted: 'a type with a size' }]); // prettier-ignore
  });

  test('nor from ranks that are wrong, which are told by their place', () => {
    expect(told({ ranks: ['ooo', 'ox.'] })).toMatchObject([{ path: 'ranks.1', found: '"ox."' }]);
    expect(told({ ranks: ['ooo', 'oo'] })).toMatchObject([{ path: 'ranks.1', found: '2 places' }]);
    expect(told({ ranks: ['...'] })).toMatchObject([{ path: 'ranks', found: 'gaps only' }]);
    expect(told({ ranks: 5 })).toMatchObject([{ path: 'ranks', found: '5' }]);
  });

  test('and a game without ranks does not look at them', () => {
    expect(told({ ranks: ['...'] }, GAME)).toEqual(SIZE);
  });
});
