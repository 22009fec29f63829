import { describe, expect, test } from 'vitest';
import type { Square } from '../../../src/geometry/grid.ts';
import { reachedBy } from '../../../src/games/paper-bayonet/brigades/coherence.ts';
import { carry, engine, stand, verdict, type Field, type Order, type Units } from './field.ts';
import { COLUMN, END, fire, marching, move, table, TWO } from './tables.ts';

const HORSE = { unit: 'cavalry d4', foe: 'allied d7' };
const charge = (...path: readonly Square[]): Order => ({ type: 'charge', unit: 'unit', path, at: 'foe' });

describe('what each event of a move cites', () => {
  const cited = (order: Order) =>
    carry(marching(HORSE), [order], []).events.map(({ type, clauses }) => `${type} ${clauses.join(' ')}`);

  test('a move: how it went, and no more why it might be ordered at all', () => {
    expect(cited(move('d5'))).toEqual(['unit-moved pb.movement.directions pb.movement.allowance.two']);
  });

  test('a charge: in its declaration, and in its move', () => {
    expect(cited(charge('d5', 'd6'))).toEqual([
      'charge-declared pb.charge.declared pb.charge.requirement',
      'unit-moved pb.charge.requirement',
    ]);
  });

  test('the same clause once, though it counts twice on the way', () => {
    const twice = marching('cavalry', { ground: { d5: 'hill', d6: 'hill' } });
    expect(verdict(twice, move('d5', 'd6'))).toBe(`${TWO} pb.terrain.hill.movement`);
  });
});

test('a move that makes a General leave on its way is told in two, each with its own squares (pb.brigadier.displaced)', () => {
  const lakes = ['b4', 'b5', 'b6', 'b7', 'c4', 'f4', 'f5', 'f6', 'f7'] as const;
  const ground = Object.fromEntries(lakes.map((at) => [at, 'lake' as const]));
  const units = { unit: 'cavalry d4', general: 'brigadier e4', enemy: 'allied brigadier d6' };
  const { events, state } = carry(marching({ foe: 'allied cavalry i7', ...units }, { ground }), [move('d5', 'd6')], []);
  expect(events.map((event) => [event.type, 'path' in event ? event.path : []])).toEqual([
    ['unit-moved', ['d5']],
    ['brigadier-displaced', []],
    ['unit-moved', ['d6']],
  ]);
  expect([state.units['enemy']!.at, state.units['unit']!.at]).toEqual(['d4', 'd6']);
});

describe('what a verdict shows', () => {
  const GUNS = { unit: 'cannon d4', foe: 'allied cavalry d6' };
  const PAIR = { unit: 'd4', x: 'e4' };
  const FIRING: Field = { phase: 'artillery', 'pb-056': 'declared-together' };
  const sight = { kind: 'sight', from: 'unit', to: 'foe' };
  const path = (...through: readonly string[]) => ({ kind: 'path', unit: 'unit', through, sense: 'move' });
  const charged = { ...path('d4', 'd5', 'd6'), sense: 'charge' };
  const stopped = (at: string, ...through: readonly string[]) => ({ ...path('d4', ...through), stopped: at });
  table<readonly [what: string, units: Units, order: Order, shows: readonly object[], field?: Field]>(
    [
      ['a shot', GUNS, fire('unit', 'foe'), [sight], { phase: 'artillery' }],
      ['shots together', GUNS, { type: 'declare', shots: [{ unit: 'unit', at: 'foe' }] }, [sight], FIRING],
      ['a move', { unit: 'cavalry d4' }, move('d5', 'd6'), [path('d4', 'd5', 'd6')]],
      ['a charge', HORSE, charge('d5', 'd6'), [{ ...charged, touches: 'foe' }]],
      [
        'a charge off the board, as far as it is on it',
        HORSE,
        charge('d5', 'd8'),
        [{ ...charged, through: ['d4', 'd5'], stopped: 'd5' }],
      ],
      [
        'a charge of which nothing is on it',
        HORSE,
        charge('d8', 'd9'),
        [{ kind: 'light', units: ['unit', 'foe'], squares: [] }],
      ],
      [
        'a move that is too far, to the square that is',
        { unit: 'cannon d4' },
        move('d5', 'd6'),
        [stopped('d6', 'd5', 'd6')],
      ],
      ['a move of a unit that may not move', { unit: 'line-infantry d4 square' }, move('d5'), [stopped('d4', 'd5')]],
      [
        'a move to a square that is taken',
        { unit: 'cavalry d4', x: 'e6', foe: 'allied cavalry d6' },
        move('d5', 'd6'),
        [{ kind: 'light', units: ['foe'] }, stopped('d6', 'd5', 'd6')],
      ],
      [
        'a move that must stop where it touches an enemy',
        { unit: 'cavalry d4', foe: 'allied cavalry d6' },
        move('d5', 'e5'),
        [{ kind: 'light', units: ['foe'] }, stopped('e5', 'd5', 'e5')],
        { 'pb-042': 'must-stop' },
      ],
      [
        'a charge uphill, to the hill',
        { ...HORSE, foe: 'allied line-infantry d7' },
        charge('d5', 'd6'),
        [
          { kind: 'light', squares: ['d7'] },
          { ...charged, through: ['d4', 'd5', 'd6', 'd7'], stopped: 'd7' },
        ],
        { ground: { d7: 'hill' } },
      ],
      ['a column', PAIR, { type: 'form-column', unit: 'unit', other: 'x' }, [path('unit', 'x')]],
      ['a step out of one', COLUMN, { type: 'leave-column', unit: 'unit', to: 'd5' }, [path('d4', 'd5')]],
      [
        'an attack',
        { unit: 'cavalry d4', foe: 'allied cavalry d5' },
        { type: 'attack', unit: 'unit', enemy: 'foe' },
        [path('unit', 'foe')],
        { phase: 'fighting' },
      ],
      [
        'a refused attack, to the enemy that may not be attacked',
        { unit: 'cavalry d4', foe: 'allied cavalry d6' },
        { type: 'attack', unit: 'unit', enemy: 'foe' },
        [
          { kind: 'light', units: ['foe'] },
          { ...path('unit', 'foe'), stopped: 'foe' },
        ],
        { phase: 'fighting' },
      ],
      [
        'a refused attack of a unit that may attack nobody',
        { unit: 'cavalry d4', foe: 'allied cavalry d5' },
        { type: 'attack', unit: 'unit', enemy: 'foe' },
        [{ ...path('unit', 'foe'), stopped: 'unit' }],
        { phase: 'fighting', activated: [] },
      ],
      [
        'a refused column',
        { ...PAIR, x: 'heavy-infantry d5' },
        { type: 'form-column', unit: 'unit', other: 'x' },
        [{ ...path('unit', 'x'), stopped: 'x' }],
      ],
      [
        'a column with itself, which leads nowhere',
        PAIR,
        { type: 'form-column', unit: 'unit', other: 'unit' },
        [{ kind: 'light', units: ['unit'], squares: [] }],
      ],
      [
        'a refused step out of one',
        { ...COLUMN, y: 'cavalry d5' },
        { type: 'leave-column', unit: 'unit', to: 'd5' },
        [
          { kind: 'light', units: ['y'] },
          { ...path('d4', 'd5'), stopped: 'd5' },
        ],
      ],
      ['the end of a phase', PAIR, END, []],
    ],
    ([, units, order, shows, field]) => {
      expect(engine.judge(marching(units, field), order).shows).toEqual(shows);
    },
  );
});

describe('an order that names somebody who has left the board (pb.turn.active-side)', () => {
  const units = { unit: 'cavalry d4', other: 'd3', foe: 'allied cavalry e5' };
  const GONE: readonly (readonly [what: string, order: Order])[] = [
    ['a move', { type: 'move', unit: 'gone', path: ['d5'] }],
    ['a charge by it', { type: 'charge', unit: 'gone', path: ['d5', 'd6'], at: 'foe' }],
    ['a charge at it', { type: 'charge', unit: 'unit', path: ['d5', 'd6'], at: 'gone' }],
    ['a column of it', { type: 'form-column', unit: 'gone', other: 'other' }],
    ['a column with it', { type: 'form-column', unit: 'other', other: 'gone' }],
    ['a step out of its column', { type: 'leave-column', unit: 'gone', to: 'd5' }],
    ['its Square', { type: 'form-square', unit: 'gone' }],
    ['the end of its Square', { type: 'leave-square', unit: 'gone' }],
    ['an attack by it', { type: 'attack', unit: 'gone', enemy: 'foe' }],
    ['an attack on it', { type: 'attack', unit: 'unit', enemy: 'gone' }],
  ];
  table(GONE, ([, order]) => {
    const phase = order.type === 'attack' ? 'fighting' : 'movement';
    expect(verdict(marching(units, { phase }), order)).toBe('pb.turn.active-side not-on-board');
  });
});

test('nobody concedes for a side that there is not (pb.victory.game-end)', () => {
  expect(verdict(marching(''), { type: 'concede', side: 'prussian' })).toBe('pb.victory.game-end no-such-side');
});

test('one clause, once, for all whom their General has reached (pb.rally.wait-for-brigadier)', () => {
  const state = stand({ general: 'brigadier b2', one: 'infantry a1', two: 'infantry c1', three: 'infantry d1' });
  const reached = (...stranded: readonly string[]) => reachedBy({ ...state, stranded }, ['one', 'two', 'three']);
  expect(reached('one', 'two')).toEqual(['pb.rally.wait-for-brigadier']);
  expect(reached('one', 'two', 'three')).toEqual(['pb.rally.wait-for-brigadier', 'pb.rally.wait-for-brigade']);
  expect(reached('three')).toEqual(['pb.rally.wait-for-brigade']);
});
