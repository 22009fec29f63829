import { describe, expect, test } from 'vitest';
import { areLegs } from '../../../src/games/table/orders/stored.ts';
import type { Leg } from '../../../src/games/table/orders/legs.ts';
import { NORTH } from '../../../src/geometry/facings.ts';
import { FARTHEST, um } from '../../../src/geometry/lengths.ts';

/* Legs that a browser has kept: only those that the reading of legs could make are legs. */

const by = um(20, 'mm');
const ALL: readonly Leg[] = [
  { go: 'forward', by },
  { go: 'back', by },
  { go: 'shift', along: NORTH, by },
  { go: 'wheel', hand: 'left', to: NORTH },
  { go: 'wheel', hand: 'right', to: NORTH },
  { go: 'turn', to: NORTH },
  { go: 'form', into: 'square' },
];

describe('kept legs', () => {
  test('are legs of every kind, and none at all', () => {
    for (const leg of ALL) expect(areLegs([leg]), JSON.stringify(leg)).toBe(true);
    expect([areLegs(ALL), areLegs([])]).toEqual([true, true]);
  });

  test('are as many as may be written', () => {
    const many = (length: number) => Array.from({ length }, () => ALL[0]);
    expect([areLegs(many(100)), areLegs(many(101))]).toEqual([true, false]);
  });

  test.each([[null], ['legs'], [{ length: 0 }], [{ 0: ALL[0], length: 1 }], [undefined]])('are a list: %j', (value) => {
    expect(areLegs(value)).toBe(false);
  });

  test.each([
    [null],
    ['forward'],
    [3],
    [[]],
    [{}],
    [{ go: 'jump' }],
    [{ go: 3, by }],
    [{ go: 'toString' }],
    [undefined],
  ])('are of a kind that there is: %j', (leg) => {
    expect([areLegs([leg]), areLegs([...ALL, leg])]).toEqual([false, false]);
  });

  test('are not a list that has the fields of a leg', () => {
    expect(areLegs([Object.assign([], { go: 'forward', by })])).toBe(false);
  });

  test.each([[-1], [FARTHEST + 1], [Number.NaN], [Infinity], ['20'], [null], [undefined]])(
    'have no length of %s',
    (length) => {
      expect(areLegs([{ go: 'forward', by: length }])).toBe(false);
      expect(areLegs([{ go: 'back', by: length }])).toBe(false);
      expect(areLegs([{ go: 'shift', along: NORTH, by: length }])).toBe(false);
    },
  );

  test('have any length from none to the farthest', () => {
    for (const length of [0, 1, FARTHEST]) expect(areLegs([{ go: 'forward', by: length }])).toBe(true);
  });

  test.each([[[...NORTH, 0]], [[0]], [[]], ['north'], [{ 0: 0, 1: 1, length: 2 }], [[0, 0]], [null]])(
    'have no facing of %j',
    (to) => {
      expect(areLegs([{ go: 'turn', to }])).toBe(false);
      expect(areLegs([{ go: 'wheel', hand: 'left', to }])).toBe(false);
      expect(areLegs([{ go: 'shift', along: to, by }])).toBe(false);
    },
  );

  test.each([['both'], [1], [null]])('have no hand %j', (hand) => {
    expect(areLegs([{ go: 'wheel', hand, to: NORTH }])).toBe(false);
  });

  test('need all the fields of their kind', () => {
    expect(areLegs([{ go: 'wheel', hand: 'left' }])).toBe(false);
    expect(areLegs([{ go: 'wheel', to: NORTH }])).toBe(false);
    expect(areLegs([{ go: 'form', into: 4 }])).toBe(false);
  });
});
