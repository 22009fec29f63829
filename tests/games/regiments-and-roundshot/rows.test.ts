import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { scripted } from '../../../src/core/scripted.ts';
import type { Ground } from '../../../src/games/regiments-and-roundshot/attacks/cover.ts';
import { rollAttack } from '../../../src/games/regiments-and-roundshot/attacks/roll.ts';
import type { Rank } from '../../../src/games/regiments-and-roundshot/cards/ranks.ts';
import { field, foot, horse, the } from './field.ts';

/** An attack, written short. */
type Short = readonly [kind: 'volley' | 'charge', unit: string, at: string];

describe('a total falls into a row of its table, whose ends the sum tells', () => {
  /** The row that a throw comes to, with the cards that were laid. */
  const rowOf = (state: Ground, attack: Short, faces: readonly [number, number], ...cards: readonly Rank[]) => {
    const [kind, unit, at] = attack;
    const dice = scripted([{ [`${kind}.${unit}`]: faces }]);
    const sum = rollAttack(state, { kind, unit: the(state, unit), at: the(state, at) }, cards, dice);
    return sum.test?.is === 'bands' ? [sum.test.from, sum.test.to, sum.test.word] : null;
  };
  const pair = (readings: Readings = {}) =>
    field(
      [
        ...foot('french', { own: [12, 10] }),
        ...horse('french', { lancers: [14, 10] }),
        ...foot('allied', { foe: [12, 10.5, 'south'], other: [14, 10.5, 'south'] }),
      ],
      readings,
    );
  const FIRED: Short = ['volley', 'own', 'foe'];
  const RIDDEN: Short = ['charge', 'lancers', 'other'];

  test('of a volley', () => {
    expect(rowOf(pair(), FIRED, [2, 4])).toEqual([null, 6, 'no-effect']);
    expect(rowOf(pair(), FIRED, [3, 4])).toEqual([7, 8, 'disrupted']);
    expect(rowOf(pair(), FIRED, [4, 5])).toEqual([9, 11, 'routed']);
    expect(rowOf(pair(), FIRED, [6, 6])).toEqual([12, null, 'destroyed']);
  });

  test('of a charge; under one reading a total below the printed rows is no effect (rr-019)', () => {
    const EXACT = { 'rr-019': 'exact-rows-only' };
    for (const readings of [{}, EXACT]) {
      const state = pair(readings);
      expect(rowOf(state, RIDDEN, [3, 3])).toEqual([6, 6, 'no-effect']);
      expect(rowOf(state, RIDDEN, [3, 4])).toEqual([7, 7, 'disrupted']);
      expect(rowOf(state, RIDDEN, [4, 4])).toEqual([8, 11, 'routed']);
      expect(rowOf(state, RIDDEN, [6, 6])).toEqual([12, null, 'destroyed']);
    }
    expect(rowOf(pair(), RIDDEN, [2, 2], '4')).toEqual([null, 5, 'fails']);
    expect(rowOf(pair(EXACT), RIDDEN, [2, 2], '4')).toEqual([null, 1, 'no-effect']);
    expect(rowOf(pair(EXACT), RIDDEN, [2, 3], '4')).toEqual([2, 5, 'fails']);
    expect(rowOf(pair(EXACT), RIDDEN, [2, 3])).toEqual([2, 5, 'fails']);
  });

  test.each([FIRED, RIDDEN])('and the clause of the roll stands with the dice and with the table: %s', (...attack) => {
    const [kind, unit, at] = attack;
    const state = pair();
    const dice = scripted([{ [`${kind}.${unit}`]: [3, 4] }]);
    const { terms, test: row } = rollAttack(state, { kind, unit: the(state, unit), at: the(state, at) }, [], dice);
    expect([terms[0]!.clause, row?.clause]).toEqual([`rr.${kind}.roll`, `rr.${kind}.roll`]);
  });
});
