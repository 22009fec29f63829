import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import { everyWay } from '../../../src/core/ways.ts';
import { ORDERS, type Order } from '../../../src/games/campaign-1805/orders.ts';
import { PHASES } from '../../../src/games/campaign-1805/tables.ts';
import { carryOut } from '../../../src/games/campaign-1805/turn/carry-out.ts';
import { play, refusal } from './playing.ts';
import { at, charged, field, grenadiers, line, musketeers, tirailleurs } from './field.ts';

const NEW_TURN = { phase: 'initiative', holder: null, deployed: 'french' } as const;
const lesson = field([grenadiers(), tirailleurs, charged()], NEW_TURN);
const HAND_IN: readonly Order[] = [
  { type: 'hand-in', by: 'french' },
  { type: 'hand-in', by: 'allied' },
];
const rolled = play(
  lesson,
  [{ type: 'roll' }, { type: 'keep' }],
  [{ 'initiative.french': 6 }, { 'initiative.allied': 4 }],
);
const written = play(rolled.state, [
  { type: 'write', unit: 'grenadiers', by: 'french', does: 'charge', at: 'musketeers' },
  { type: 'write', unit: 'tirailleurs', by: 'french', does: 'support' },
  { type: 'write', unit: 'musketeers', by: 'allied', does: 'fire', at: 'grenadiers' },
  ...HAND_IN,
]);

describe('the initiative', () => {
  test('is won by the higher roll, with 1 more for the first to deploy', () => {
    expect(rolled.types).toEqual(['initiative-rolled', 'initiative-kept', 'phase-began']);
    expect(rolled.events[0]).toMatchObject({ winner: 'french', reasons: [{ total: 7 }, { total: 4 }] });
    expect(rolled.state).toMatchObject({ holder: 'french', phase: 'orders', awaits: { kind: 'secret' } });
  });

  test('is won by 55 of 91 by that side, for ties are thrown again', () => {
    const chances = everyWay((dice) => {
      const [event] = carryOut(lesson, { type: 'roll' }, dice);
      return event?.type === 'initiative-rolled' ? event.winner : 'nobody';
    });
    expect(Number(chances['french']!.ways) / Number(chances['french']!.of)).toBeCloseTo(55 / 91, 12);
  });

  test('may be given to the other side', () => {
    const given = play(
      lesson,
      [{ type: 'roll' }, { type: 'give' }],
      [{ 'initiative.french': 6 }, { 'initiative.allied': 4 }],
    );
    expect(given.state).toMatchObject({ holder: 'allied', phase: 'orders' });
  });
});

describe('written orders', () => {
  test.each<[Order, string | null]>([
    [{ type: 'write', unit: 'grenadiers', by: 'french', does: 'fire', at: 'tirailleurs' }, 'no-enemy'],
    [{ type: 'write', unit: 'grenadiers', by: 'french', does: 'move', to: at(60, 44) }, null],
    [{ type: 'write', unit: 'grenadiers', by: 'french', does: 'move', to: at(60, 44.2) }, 'too-far-to-go'],
    [{ type: 'write', unit: 'grenadiers', by: 'french', does: 'move', to: at(60, 43), files: 30 }, 'files'],
    [{ type: 'charge', unit: 'grenadiers', support: [] }, 'not-now'],
  ])('%j', (order, reason) => {
    expect(refusal(rolled.state, order)).toBe(reason);
  });

  test('are over when both sides have handed in', () => {
    const one = play(rolled.state, [{ type: 'hand-in', by: 'french' }]);
    expect(one.state.awaits).toMatchObject({ sides: ['allied'], kind: 'secret' });
    expect(written.state).toMatchObject({ phase: 'compulsory' });
  });

  test('nobody writes for the other side once his own are in', () => {
    const one = play(rolled.state, [{ type: 'hand-in', by: 'french' }]);
    expect(refusal(one.state, { type: 'write', unit: 'grenadiers', by: 'french', does: 'hold' })).toBe('not-yours');
  });
});

describe('a turn of the golden lesson', () => {
  const charging = play(written.state, [{ type: 'end-phase' }]);
  const STAND: readonly Scripted[] = [
    { 'hits.musketeers': '1620395748 3410826519' },
    { 'wounds.musketeers': '38249 1252' },
    { 'hits.tirailleurs': '3816 2974' },
    { 'wounds.tirailleurs': '73 48' },
    { 'test.musketeers': 5 },
  ];
  const charge: Order = { type: 'charge', unit: 'grenadiers', support: ['tirailleurs'] };
  const met = play(charging.state, [charge, { type: 'stand', unit: 'musketeers' }], STAND);

  test('asks for the charge that is written, and its answer', () => {
    expect(charging.state).toMatchObject({ phase: 'charge', side: 'french' });
    expect(refusal(charging.state, { type: 'end-phase' })).toBe('charges-due');
    const issued = play(charging.state, [charge]);
    expect(issued.state.awaits).toMatchObject({ sides: ['allied'], kind: 'reaction' });
    expect(refusal(issued.state, { type: 'counter', unit: 'musketeers' })).toBeNull();
  });

  test('goes on to the next phase when no charge is left', () => {
    expect(met.types.at(-1)).toBe('phase-began');
    expect(met.state).toMatchObject({ phase: 'movement' });
  });

  test('does not let those fire who are in contact, and ends with the melee', () => {
    const end: Order = { type: 'end-phase' };
    const firing = play(met.state, [end]);
    expect(refusal(firing.state, { type: 'fire', unit: 'tirailleurs' })).toBe('no-fire-written');
    const melee = play(firing.state, [end, end]);
    expect(refusal(melee.state, end)).toBe('melees-due');
    const fought = play(
      melee.state,
      [{ type: 'fight', unit: 'grenadiers', at: 'musketeers' }, end],
      [
        { 'hits.grenadiers': '394817 260529' },
        { 'wounds.grenadiers': '517360284' },
        { 'hits.musketeers': '163829 405718' },
        { 'wounds.musketeers': '471952' },
        { 'test.grenadiers': 3 },
        { 'test.musketeers': 7 },
      ],
    );
    expect(fought.state).toMatchObject({ turn: 2, phase: 'initiative', holder: null, written: {}, acted: {} });
    expect(fought.state.suffered.lost).toEqual({});
  });
});

describe('a rally', () => {
  const routing = (x: number) =>
    field([line(), musketeers({ at: at(x, 60), condition: 'routing' })], { phase: 'compulsory' });

  test('is tried once, with what is true then, and ends in formation', () => {
    const { state, types } = play(routing(60), [{ type: 'end-phase' }], [{ 'test.musketeers': 6 }]);
    expect(types.slice(0, 2)).toEqual(['rally-tested', 'rallied']);
    expect(state).toMatchObject({ units: { musketeers: { condition: 'steady' } }, acted: { musketeers: 'reformed' } });
  });

  test('that fails is another flight', () => {
    const { state, types } = play(routing(60), [{ type: 'end-phase' }], [{ 'test.musketeers': 7 }]);
    expect(types.slice(0, 2)).toEqual(['rally-tested', 'moved']);
    expect(state.units['musketeers']!.at).toEqual(at(60, 64));
  });

  test('is not tried with an enemy within 5 cm', () => {
    const near = field([line(), musketeers({ at: at(60, 47), condition: 'routing' })], { phase: 'compulsory' });
    const { types, events } = play(near, [{ type: 'end-phase' }]);
    expect(types.slice(0, 2)).toEqual(['kept-routing', 'moved']);
    expect(events[0]).toMatchObject({ unit: 'musketeers', clauses: ['cf.compulsory.enemy-close'] });
  });
});

describe('calling off a charge', () => {
  const order = { does: 'charge', at: 'musketeers' } as const;
  const due = (commander: 'captain' | null) =>
    field([grenadiers({ commander, ranks: [commander === null ? 'oooo' : 'oCoo'] }), charged()], {
      phase: 'charge',
      written: { grenadiers: order },
    });

  test('needs a general, and his side passes or has to charge', () => {
    const off: Order = { type: 'call-off', unit: 'grenadiers' };
    expect(refusal(due(null), off)).toBe('has-no-general');
    const passed = play(due('captain'), [off], [{ 'test.grenadiers': 9 }]);
    expect(passed.state.awaits).toMatchObject({ kind: 'choice', sides: ['french'], orders: ['write'] });
    const failed = play(due('captain'), [off], [{ 'test.grenadiers': 10 }]);
    expect(failed.state.awaits?.orders).toEqual(['charge']);
  });
});

test('all moves are made at the end of the phase', () => {
  const state = field([line(), musketeers({ at: at(60, 48) })], {
    phase: 'movement',
    written: {
      line: { does: 'move', end: { at: at(60, 44), facing: line().facing, ranks: line().ranks } },
      musketeers: { does: 'hold' },
    },
  });
  const { state: after, types } = play(state, [{ type: 'end-phase' }]);
  expect(types).toEqual(['moved-together', 'phase-began']);
  expect(after.units['line']!.at).toEqual(at(60, 44));
});

test.each(PHASES)('what the %s phase asks for are orders of the table', (phase) => {
  const { awaits } = field([line(), musketeers()], { phase });
  expect(awaits!.orders.length).toBeGreaterThan(0);
  for (const order of awaits!.orders) expect(ORDERS).toHaveProperty(order);
});
