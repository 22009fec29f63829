import { describe, expect, test } from 'vitest';
import { scripted } from '../../../src/core/scripted.ts';
import { allowed, refused, type Verdict } from '../../../src/core/verdicts.ts';
import { completeRules } from '../../../src/games/contract/complete.ts';
import type { Awaiting, EventLike, OrderLike } from '../../../src/games/contract/engine.ts';
import { ordersOf } from '../../../src/games/contract/orders.ts';
import { byPointing, targetsAround } from '../../../src/games/table/orders/pointing.ts';
import { um } from '../../../src/geometry/lengths.ts';
import type { Point } from '../../../src/geometry/vectors.ts';
import { speak } from '../../../src/games/contract/words.ts';

interface State extends Awaiting {
  readonly side: string;
  readonly phase: string;
  readonly sides: Readonly<Record<string, object>>;
  readonly units: Readonly<Record<string, { readonly at: Point }>>;
}
interface Order extends OrderLike {
  readonly type: 'go' | 'hit' | 'push' | 'rest' | 'end-phase';
  readonly unit?: string;
  readonly to?: Point;
  readonly at?: string;
}

const at = (x: number, y: number): Point => [um(x, 'mm'), um(y, 'mm')];
const orders = ['go', 'hit', 'push', 'rest', 'end-phase'];
const board: State = {
  awaits: { sides: ['blue'], kind: 'phase', orders, by: 'xx.turn.phase' },
  readings: {},
  side: 'blue',
  phase: 'action',
  sides: { blue: {}, red: {} },
  units: { a: { at: at(50, 50) }, b: { at: at(60, 50) } },
};
/** No unit may leave the table on the left, and no unit may hit; all other orders are allowed. */
const judge = (_state: State, order: Order): Verdict =>
  (order.to?.[0] ?? 0) < 0 || order.type === 'hit'
    ? refused('xx.move.edge', 'off', { unit: order.unit ?? '' })
    : allowed('xx.move.free');
const { order } = ordersOf<{ unit: string; point: Point }, State>();
const named = { fields: {}, written: '', says: '', deed: '' } as const;
const table = {
  go: order<{ to: 'point' }>({ ...named, fields: { to: 'point' }, target: ({ to }) => ({ point: to }) }),
  hit: order<{ at: 'unit' }>({ ...named, fields: { at: 'unit' }, target: ({ at: foe }) => ({ unit: foe }) }),
  'end-phase': order(named),
};
const pointing = byPointing<State, Order, Verdict>(table, {
  judge,
  targets: (state, unit) => targetsAround(state.units, unit, um(60, 'mm')),
  meant: (_state, unit, target) =>
    'point' in target
      ? [{ type: 'go', unit, to: target.point }]
      : 'unit' in target
        ? [
            { type: 'hit', unit, at: target.unit },
            { type: 'push', unit, at: target.unit },
          ]
        : [],
  untargeted: () => [{ type: 'rest', unit: 'a' }, { type: 'end-phase' }],
});
const ended = { type: 'ended', clauses: [] };
const own: Parameters<typeof completeRules<State, Order, EventLike, Verdict>>[0] = {
  ...pointing,
  carryOut: () => [ended],
  apply: (state) => state,
  at: (state, moment) => ({ ...state, ...moment }),
  tally: () => ({ word: 'none', lost: {} }),
  outcomes: {},
  phases: ['orders', 'action'],
  words: speak({
    events: {},
    refusals: {},
    orders: {},
    rolls: {},
    unit: (id) => id,
    name: (id) => id,
    moment: () => 'Now',
  }),
};
const rules = completeRules(own);
const dice = scripted([]);

test('of several orders that a target may mean, and that are all refused, the likeliest is told', () => {
  const nothing = byPointing<State, Order, Verdict>(table, {
    judge: (_state, { unit = '' }) => refused('xx.move.edge', 'off', { unit }),
    targets: () => [],
    meant: () => [
      { type: 'push', unit: 'a', at: 'b' },
      { type: 'hit', unit: 'a', at: 'b' },
    ],
    untargeted: () => [],
  });
  const probes = nothing.probe(board, { unit: 'a', target: { unit: 'b' } });
  expect(probes.map(({ order: { type } }) => type)).toEqual(['push']);
});

describe('what follows from the rest of a game’s rules:', () => {
  test('an order is judged before it is carried out', () => {
    expect(rules.resolve(board, { type: 'end-phase' }, dice)).toEqual([ended]);
    expect(() => rules.resolve(board, { type: 'hit', unit: 'a', at: 'b' }, dice)).toThrow('Refused by xx.move.edge');
  });

  test('what may be ordered is a finite list except in a phase, or if an order goes to any place', () => {
    expect(rules.options(board)).toBeNull();
    const asked: State = { ...board, awaits: { ...board.awaits!, kind: 'reaction' } };
    expect(rules.options(asked)).toEqual(rules.candidates(asked));
    expect(completeRules({ ...own, anywhere: ['go'] }).options(asked)).toBeNull();
    // Nothing goes to any place now.
    const near = rules.candidates(asked).filter(({ order }) => order.type !== 'go');
    expect(completeRules({ ...own, candidates: () => near, anywhere: ['go'] }).options(asked)).toEqual(near);
  });

  test('the state knows the side of a unit', () => {
    const units = { a: { at: at(1, 2), side: 'red' } };
    const sides = ['a', 'b', 'toString'].map((unit) => rules.sideOf({ ...board, units }, unit));
    expect(sides).toEqual(['red', undefined, undefined]);
    expect(rules.sideOf(board, 'a')).toBeUndefined();
  });

  test('the state knows its moment, and another is that of a phase and a side that there are', () => {
    expect(rules.moment(board)).toEqual({ side: 'blue', phase: 'action' });
    expect(rules.at(board, { side: 'red', phase: 'orders' })).toMatchObject({ side: 'red', phase: 'orders' });
    for (const moment of [
      { side: 'red', phase: 'night' },
      { side: 'green', phase: 'orders' },
    ])
      expect(() => rules.at(board, moment)).toThrow(`There is no ${moment.phase} phase of ${moment.side}`);
  });

  test('all is seen, unless the game says otherwise', () => {
    expect(rules.seenBy(board, 'red')).toBe(board);
    expect(
      completeRules({ ...rules, seenBy: (state) => ({ ...state, units: {} }) }).seenBy(board, 'red').units,
    ).toEqual({});
  });
});

describe('by pointing,', () => {
  test('orders come from the targets of each unit, and those that need none', () => {
    const found = rules.candidates(board).map(({ order }) => order);
    expect(found.map(({ type, unit }) => `${type} ${unit ?? ''}`)).toEqual([
      'push a',
      'go a',
      'go a',
      'go a',
      'push b',
      'go b',
      'go b',
      'go b',
      'go b',
      'rest a',
      'end-phase ',
    ]);
    expect(found).toContainEqual({ type: 'push', unit: 'a', at: 'b' });
    expect(found).not.toContainEqual({ type: 'go', unit: 'a', to: at(-10, 50) });
    expect(rules.candidates(board, 'b')).toEqual(rules.candidates(board).filter(({ order }) => order.unit === 'b'));
  });

  test('a target means what is allowed there, or else what forbids the likeliest', () => {
    const probed = (target: Parameters<typeof rules.probe>[1]['target'], kind?: string) =>
      rules.probe(board, { unit: 'a', target, ...(kind !== undefined && { kind }) });
    expect(probed({ unit: 'b' }).map(({ order }) => order.type)).toEqual(['push']);
    expect(probed({ unit: 'b' }, 'hit')).toMatchObject([{ order: { type: 'hit' }, verdict: { ok: false } }]);
    expect(probed({ point: at(-5, 0) })).toMatchObject([{ verdict: { ok: false, reason: 'off' } }]);
    expect(probed({ square: 'd6' })).toEqual([]);
    expect(probed(null).map(({ order }) => order.type)).toEqual(['rest']);
  });

  test('without a unit only what needs none is meant, where it is due', () => {
    const intent = { unit: null, target: null };
    expect(rules.probe(board, intent).map(({ order }) => order.type)).toEqual(['end-phase']);
    expect(rules.probe({ ...board, awaits: { ...board.awaits!, orders: ['go'] } }, intent)).toEqual([]);
    expect(rules.probe(board, { unit: null, target: { unit: 'a' } })).toEqual([]);
    expect(rules.probe(board, { unit: 'nobody', target: { unit: 'a' } })).toEqual([]);
  });

  test('an order points back at its target', () => {
    expect(rules.intent(board, { type: 'go', unit: 'a', to: at(1, 2) })).toEqual({
      unit: 'a',
      kind: 'go',
      target: { point: at(1, 2) },
    });
    expect(rules.intent(board, { type: 'hit', unit: 'a', at: 'b' })).toEqual({
      unit: 'a',
      kind: 'hit',
      target: { unit: 'b' },
    });
    expect(rules.intent(board, { type: 'end-phase' })).toEqual({ unit: null, kind: 'end-phase', target: null });
  });
});
