import { describe, expect, test } from 'vitest';
import { carry, short, stand, verdict, type Field, type Order } from './field.ts';

const declare = (...shots: readonly (readonly [unit: string, at: string])[]): Order => ({
  type: 'declare',
  shots: shots.map(([unit, at]) => ({ unit, at })),
});
const BOTH = declare(['gun', 'target'], ['second', 'target']);
const UNITS = {
  gun: 'french cannon d1',
  second: 'french cannon b2',
  target: 'allied cavalry d4',
  other: 'allied cavalry b6',
};
const TOGETHER: Field = { readings: { 'pb-056': 'declared-together' } };
const board = (units: Readonly<Record<string, string>> = {}, field: Field = {}) =>
  stand({ ...UNITS, ...units }, { ...TOGETHER, ...field });
const AWAY = { gun: 'french cannon a1' };

describe('shots are named one by one (pb.artillery.optional, pb-056)', () => {
  test.each([
    ['not together, as we play', stand(UNITS), BOTH, 'pb.artillery.optional one-by-one'],
    ['together under the other reading', board(), BOTH, /^allowed /],
    [
      'but not twice for one gun',
      board(),
      declare(['gun', 'target'], ['gun', 'other']),
      'pb.artillery.fire-or-move already-fired',
    ],
    [
      'nor if one of them could not be fired alone',
      board(),
      declare(['gun', 'target'], ['second', 'enemy']),
      'pb.brigadier.removed-with-brigade brigadier-target',
    ],
    ['nor for nothing', board(), declare(), 'pb.artillery.optional nothing-declared'],
    ['nor for the enemy’s guns', board({ second: 'allied cannon b2' }), BOTH, 'pb.turn.active-side not-your-turn'],
    [
      'nor after a shot',
      board({}, { fired: ['gun'] }),
      declare(['second', 'target']),
      'pb.artillery.optional declared-already',
    ],
    ['nor at somebody who is not there', board(), declare(['gun', 'nobody']), 'pb.turn.active-side not-on-board'],
  ])('%s', (_what, state, order, said) => {
    expect(verdict(state, order)).toEqual(typeof said === 'string' ? said : expect.stringMatching(said));
  });

  test('the permission is the sum of what permits each', () => {
    expect(verdict(board(AWAY), declare(['second', 'other']))).toBe(
      'allowed pb.artillery.out-of-coherence-fires pb.artillery.direction pb.artillery.range.cannon',
    );
    expect(verdict(board({ second: 'french howitzer b2' }), declare(['gun', 'target'], ['second', 'other']))).toBe(
      'allowed pb.artillery.out-of-coherence-fires pb.artillery.direction pb.artillery.range.cannon pb.artillery.range.howitzer',
    );
  });
});

describe('shots that were named together are fired in order (pb-056)', () => {
  test('each with its own dice', () => {
    const { events, state } = carry(board(), [BOTH], [{ hit: 1 }, { hit: 6 }, { effect: 4 }]);
    expect(events.map(short)).toEqual(['shot-missed gun', 'shot-hit second', 'unit-disrupted target']);
    expect(state.deeds).toEqual({ gun: 'fired', second: 'fired' });
    expect(verdict(state, declare(['gun', 'other']))).toBe('pb.artillery.fire-or-move already-fired');
  });

  test('and the second finds the target as the first left it', () => {
    const { events } = carry(board(), [BOTH], [{ hit: 6 }, { effect: 4 }, { hit: 6 }, { effect: 6 }]);
    expect(events.map(short)).toEqual([
      'shot-hit gun',
      'unit-disrupted target',
      'shot-hit second',
      'unit-removed target',
    ]);
  });

  test.each([
    ['routed out of its line', {}, { effect: 5 }, 'unit-routed target d7'],
    ['removed', { target: 'allied cavalry d4 disrupted' }, { effect: 6 }, 'unit-removed target'],
  ])('and is lost where it is %s', (_what, units, effect, came) => {
    const { events, state } = carry(board(units), [BOTH], [{ hit: 6 }, effect]);
    expect(events.map(short)).toEqual(['shot-hit gun', came, 'shot-lost second']);
    expect(state.deeds).toEqual({ gun: 'fired', second: 'fired' });
    expect(events.at(-1)!.clauses).toEqual(['pb.artillery.optional']);
  });

  test('but not where it still has the target in its line', () => {
    const units = { gun: 'french cannon a1', second: 'french howitzer d3', target: 'allied cavalry d4' };
    const near = board({ ...units, target: 'allied cavalry d5', gun: 'french cannon h1' });
    const { events } = carry(near, [BOTH], [{ hit: 6 }, { effect: 5 }, { hit: 4 }, { effect: 5 }]);
    expect(events.map(short)).toEqual([
      'shot-hit gun',
      'unit-routed target d7',
      'shot-hit second',
      'unit-unharmed target',
    ]);
  });
});
