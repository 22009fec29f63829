import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import type { Square } from '../../../src/geometry/grid.ts';
import { carry, engine, stand, verdict, type Field, type Order } from './field.ts';
import { table } from './tables.ts';
import { begin } from './whole.ts';

type Units = Readonly<Record<string, string>>;

/** The unit stands on d4, in touch with its General on c4, in the Movement Phase. */
const board = (units: Units, field: Field = {}) =>
  stand(
    { general: 'french brigadier c4', foe: 'allied line-infantry d7', enemy: 'allied brigadier i6', ...units },
    { phase: 'movement', ...field },
  );
const HORSE = { unit: 'french cavalry d4' };
const move = (...path: readonly Square[]): Order => ({ type: 'move', unit: 'unit', path });
const CHARGE: Order = { type: 'charge', unit: 'unit', path: ['d5', 'd6'], at: 'foe' };

describe('what each event of a move cites', () => {
  const cited = (units: Units, order: Order) =>
    carry(board(units), [order], []).events.map(({ type, clauses }) => `${type} ${clauses.join(' ')}`);

  test('a move: how it went, and no more why it might be ordered at all', () => {
    expect(cited(HORSE, move('d5'))).toEqual(['unit-moved pb.movement.directions pb.movement.allowance.two']);
  });

  test('a charge: in its declaration, and in its move', () => {
    expect(cited(HORSE, CHARGE)).toEqual([
      'charge-declared pb.charge.declared pb.charge.requirement',
      'unit-moved pb.charge.requirement',
    ]);
  });

  test('the same clause once, though it counts twice on the way', () => {
    const twice = board(HORSE, { ground: { d5: 'hill', d6: 'hill' } });
    expect(verdict(twice, move('d5', 'd6'))).toBe(
      'allowed pb.activation.permits pb.coherence.requirement pb.movement.directions pb.movement.allowance.two ' +
        'pb.terrain.hill.movement',
    );
  });
});

test('a charge that is allowed shows its way, once', () => {
  expect(engine.judge(board(HORSE), CHARGE)).toMatchObject({
    ok: true,
    shows: [{ kind: 'path', unit: 'unit', through: ['d4', 'd5', 'd6'], sense: 'charge' }],
  });
});

test('a move that makes a General leave on its way is told in two, each with its own squares (pb.brigadier.displaced)', () => {
  const lakes = ['b4', 'b5', 'b6', 'b7', 'c4', 'f4', 'f5', 'f6', 'f7'] as const;
  const ground = Object.fromEntries(lakes.map((at) => [at, 'lake' as const]));
  const units = { ...HORSE, general: 'french brigadier e4', enemy: 'allied brigadier d6', foe: 'allied cavalry i7' };
  const { events, state } = carry(board(units, { ground }), [move('d5', 'd6')], []);
  expect(events.map((event) => [event.type, 'path' in event ? event.path : []])).toEqual([
    ['unit-moved', ['d5']],
    ['brigadier-displaced', []],
    ['unit-moved', ['d6']],
  ]);
  expect([state.units['enemy']!.at, state.units['unit']!.at]).toEqual(['d4', 'd6']);
});

describe('an order that names somebody who has left the board (pb.turn.active-side)', () => {
  const GONE = 'pb.turn.active-side not-on-board';
  const units = { ...HORSE, other: 'french line-infantry d3', foe: 'allied cavalry e5' };
  const start = board(units);
  const fighting = board(units, { phase: 'fighting' });
  table<readonly [what: string, order: Order]>(
    [
      ['a move', { type: 'move', unit: 'gone', path: ['d5'] }],
      ['a charge by it', { type: 'charge', unit: 'gone', path: ['d5', 'd6'], at: 'foe' }],
      ['a charge at it', { type: 'charge', unit: 'unit', path: ['d5', 'd6'], at: 'gone' }],
      ['a column of it', { type: 'form-column', unit: 'gone', other: 'other' }],
      ['a column with it', { type: 'form-column', unit: 'other', other: 'gone' }],
      ['a step out of its column', { type: 'leave-column', unit: 'gone', to: 'd5' }],
      ['its Square', { type: 'form-square', unit: 'gone' }],
      ['the end of its Square', { type: 'leave-square', unit: 'gone' }],
    ],
    ([, order]) => expect(verdict(start, order)).toBe(GONE),
  );
  table<readonly [what: string, order: Order]>(
    [
      ['an attack by it', { type: 'attack', unit: 'gone', enemy: 'foe' }],
      ['an attack on it', { type: 'attack', unit: 'unit', enemy: 'gone' }],
    ],
    ([, order]) => expect(verdict(fighting, order)).toBe(GONE),
  );
});

test('nobody concedes for a side that there is not (pb.victory.game-end)', () => {
  expect(verdict(board(HORSE), { type: 'concede', side: 'prussian' })).toBe('pb.victory.game-end no-such-side');
});

test('the sides take turns from the moment that both armies stand, and the first turn says so too (pb.turn.alternate)', () => {
  const army = (brigade: string) => ({
    [brigade]: {
      units: {
        [`${brigade}-foot`]: { name: 'the foot', type: 'line-infantry' },
        [`${brigade}-general`]: { name: 'the General', type: 'brigadier' },
      },
    },
  });
  const bare = begin({
    map: `${Array.from({ length: 8 }, (_, i) => `${8 - i} .....`).join('\n')}\n  abcde`,
    legend: { '.': 'open' },
    agreement: { rounds: 6, points: 100, victory: 'attrition' },
    armies: { french: army('dubois'), allied: army('falken') },
  });
  const orders: readonly Order[] = [
    { type: 'roll-off' },
    { type: 'choose-edges', edge: 'south', first: 'allied' },
    { type: 'deploy', unit: 'falken-foot', to: 'b8' },
    { type: 'deploy', unit: 'falken-general', to: 'c8' },
    { type: 'deploy', unit: 'dubois-foot', to: 'b1' },
    { type: 'deploy', unit: 'dubois-general', to: 'c1' },
  ];
  const dice: readonly Scripted[] = [{ 'roll-off.french': 5 }, { 'roll-off.allied': 3 }, { 'activation.dubois': 4 }];
  const { events } = carry(bare, orders, dice);
  expect(events.slice(-3).map(({ type, clauses }) => `${type} ${clauses.join(' ')}`)).toEqual([
    'armies-ready pb.turn.alternate',
    'phase-began pb.turn.alternate',
    'brigade-activated pb.activation.purpose pb.activation.roll pb.activation.number',
  ]);
});
