import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import { carry, short, stand, verdict, type Field, type Order, type Units } from './field.ts';
import { CLEAR, table } from './tables.ts';

const declare = (...shots: readonly (readonly [unit: string, at: string])[]): Order => ({
  type: 'declare',
  shots: shots.map(([unit, at]) => ({ unit, at })),
});
const BOTH = declare(['gun', 'target'], ['second', 'target']);
const UNITS = { gun: 'cannon d1', second: 'cannon b2', target: 'allied cavalry d4', other: 'allied cavalry b6' };
const board = (units: Units = {}, field: Field = {}) =>
  stand({ ...UNITS, ...units }, { 'pb-056': 'declared-together', ...field });

describe('shots are named one by one (pb.artillery.optional, pb-056)', () => {
  const OUT = CLEAR.replace('allowed', 'allowed pb.artillery.out-of-coherence-fires');
  const TWICE = declare(['gun', 'target'], ['gun', 'other']);
  const GENERAL = declare(['gun', 'target'], ['second', 'enemy']);
  const APART = declare(['gun', 'target'], ['second', 'other']);
  const NOBODY = declare(['gun', 'nobody']);
  const NO_TARGET = 'pb.brigadier.removed-with-brigade brigadier-target';
  table<readonly [what: string, units: Units, order: Order, said: string, field?: Field]>(
    [
      ['not together, as we play', {}, BOTH, 'pb.artillery.optional one-by-one', { 'pb-056': 'one-by-one' }],
      ['together under the other reading', {}, BOTH, OUT],
      ['but not twice for one gun', {}, TWICE, 'pb.artillery.fire-or-move already-fired'],
      ['nor if one of them could not be fired alone', {}, GENERAL, NO_TARGET],
      ['nor for nothing', {}, declare(), 'pb.artillery.optional nothing-declared'],
      ['nor for the enemy’s guns', { second: 'allied cannon b2' }, BOTH, 'pb.turn.active-side not-your-turn'],
      [
        'nor after a shot',
        {},
        declare(['second', 'target']),
        'pb.artillery.optional declared-already',
        { fired: ['gun'] },
      ],
      ['nor at somebody who is not there', {}, NOBODY, 'pb.turn.active-side not-on-board'],
      ['with the sum of what permits each', { second: 'howitzer b2' }, APART, `${OUT} pb.artillery.range.howitzer`],
    ],
    ([, units, order, said, field]) => {
      expect(verdict(board(units, field), order)).toBe(said);
    },
  );
});

describe('shots that were named together are fired in order (pb-056)', () => {
  test('each with its own dice', () => {
    const { events, state } = carry(board(), [BOTH], [{ hit: 1 }, { hit: 6 }, { effect: 4 }]);
    expect(events.map(short)).toEqual(['shot-missed gun', 'shot-hit second', 'unit-disrupted target']);
    expect(state.deeds).toEqual({ gun: 'fired', second: 'fired' });
    expect(verdict(state, declare(['gun', 'other']))).toBe('pb.artillery.fire-or-move already-fired');
  });

  const GUNS = { gun: 'cannon h1', second: 'howitzer d3', target: 'allied cavalry d5' };
  table<
    readonly [
      what: string,
      units: Units,
      effect: number,
      then: readonly [hit: number, effect: number] | null,
      came: readonly string[],
    ]
  >(
    [
      [
        'the second finds the target as the first left it',
        {},
        4,
        [6, 6],
        ['unit-disrupted target', 'shot-hit second', 'unit-removed target'],
      ],
      ['is lost where it is routed out of its line', {}, 5, null, ['unit-routed target d7', 'shot-lost second']],
      [
        'and where it is removed',
        { target: 'allied cavalry d4 disrupted' },
        6,
        null,
        ['unit-removed target', 'shot-lost second'],
      ],
      [
        'but not where it still has the target in its line',
        GUNS,
        5,
        [4, 5],
        ['unit-routed target d7', 'shot-hit second', 'unit-unharmed target'],
      ],
    ],
    ([, units, effect, then, came]) => {
      const second: readonly Scripted[] = then === null ? [] : [{ hit: then[0] }, { effect: then[1] }];
      const { events, state } = carry(board(units), [BOTH], [{ hit: 6 }, { effect }, ...second]);
      expect(events.map(short)).toEqual(['shot-hit gun', ...came]);
      expect(state.deeds).toEqual({ gun: 'fired', second: 'fired' });
      if (then === null) expect(events.at(-1)!.clauses).toEqual(['pb.artillery.optional']);
    },
  );

  test('and wait for the choice of a routed unit', () => {
    const units = { gun: 'cannon e1', second: 'cannon c1', target: 'allied e5', b: 'allied e7', other: 'allied c7' };
    const shots = declare(['gun', 'target'], ['second', 'other']);
    const { events, state } = carry(board(units), [shots], [{ hit: 6 }, { effect: 5 }]);
    expect(events.map(short)).toEqual(['shot-hit gun', 'unit-routed target d7|f7', 'shots-held']);
    expect(state.held).toEqual([{ unit: 'second', at: 'other' }]);
    const after = carry(state, [{ type: 'place', unit: 'target', to: 'd7' }], [{ hit: 5 }]);
    expect(after.events.map(short)).toEqual(['unit-placed target d7', 'shot-missed second']);
    expect([after.state.held, after.state.deeds]).toEqual([[], { gun: 'fired', second: 'fired' }]);
  });
});
