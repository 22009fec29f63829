import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/death-or-glory/rules.ts';
import type { State } from '../../../src/games/death-or-glory/index.ts';
import { board, END, judged, play, read, refusal } from './playing.ts';
import { LINE } from './units.ts';

/** The commander of the army and a brigadier 380 mm from him, edge to edge, and a line with him. */
const CHIEF = { type: 'commander-in-chief', at: [300, 200] };
const BRIGADIER = { type: 'brigadier', at: [713, 200], brigade: 'vogel' };
const TROOPS = { ...LINE, at: [713, 300], brigade: 'vogel' };
const FOE = { type: 'austrian-line', at: [713, 1100], facing: 'south' };
const SHEET = { side: 'french', name: 'Vogel’s brigade', order: 'defend' };
const COMMAND = { turn: 2, phase: 'command-rally' };
const SEND = { send: 'chief', order: 'attack', to: 'vogel' };

/** A board with the order sheet of a brigade. */
function sheets(units = {}, { foes = {}, now = {}, readings = {}, sheet = {}, terrain = {} } = {}): State {
  const french = { chief: CHIEF, brigadier: BRIGADIER, unit: TROOPS, ...units };
  const orders = { vogel: { ...SHEET, ...sheet } };
  return board(french, { foe: FOE, ...foes }, { now: { ...COMMAND, orders, ...now }, readings, terrain });
}

const ends = (count: number) => Array.from({ length: count }, () => END);
const order = ({ brigades }: State) => brigades!['vogel']!.order?.label;

/** Plays on until the phase of a turn. */
function until(state: State, turn: number, phase: State['phase'], side = 'french'): State {
  let now = state;
  for (let n = 0; n < 60; n += 1) {
    if (now.turn === turn && now.phase === phase && now.side === side) return now;
    const isRoll = now.awaits!.orders[0] === 'roll';
    now = play(
      now,
      [isRoll ? { roll: 'initiative' } : END],
      isRoll ? [{ 'initiative.french': 9 }, { 'initiative.austrian': 1 }] : [],
    ).state;
  }
  throw new Error(`no ${phase} of turn ${turn}`);
}

describe('a messenger', () => {
  test('is sent in the command phase, rides 380 mm in movement, and the order counts a turn later', () => {
    const sent = play(sheets(), [SEND]);
    expect(sent.types).toEqual(['order-sent']);
    expect(sent.events[0]!.clauses).toContain('dg.orders.when-sent');
    const moving = play(sent.state, ends(5));
    expect(moving.events.find(({ type }) => type === 'messenger-rode')).toMatchObject({
      by: 380_000,
      brigade: 'vogel',
    });
    expect(moving.types).toContain('order-arrived');
    expect(order(moving.state)).toBe('defend');
    const next = until(moving.state, 3, 'command-rally');
    expect(order(next)).toBe('defend');
    const after = play(next, [END, END]);
    expect(after.events.find(({ type }) => type === 'order-in-force')).toMatchObject({ clauses: ['dg.orders.delay'] });
    expect(order(after.state)).toBe('attack');
  });

  test('is sent at no other time', () => {
    const moving = sheets({}, { now: { phase: 'movement', first: 'french' } });
    expect(judged(moving, SEND)).toMatchObject({ ok: false, clause: 'dg.orders.when-sent', reason: 'not-now' });
  });

  test('rides on the way to a later moment too, and what has come is obeyed there', () => {
    const sent = play(sheets(), [SEND]).state;
    const places = (now: State) => Object.values(now.riders ?? {}).map(({ at }) => at);
    expect(places(rules.at(sent, { side: 'french', phase: 'firing' }))).toEqual(places(sent));
    expect(rules.at(sent, { side: 'french', phase: 'melee' }).brigades!['vogel']!.read).toMatchObject({ turn: 2 });
    const fire = play(sent, ends(3)).state;
    const charges = rules.at(fire, { side: 'french', phase: 'charges-declared' });
    expect([charges.turn, order(charges)]).toEqual([3, 'attack']);
    const command = rules.at(fire, { side: 'french', phase: 'command-rally' });
    expect([command.turn, order(command)]).toEqual([3, 'defend']);
  });

  test('who has a longer way needs another turn', () => {
    const far = sheets({ brigadier: { ...BRIGADIER, at: [714, 200] } });
    const moving = until(play(far, [SEND]).state, 2, 'movement');
    expect(Object.values(moving.riders!)).toEqual([expect.objectContaining({ at: [680_000, 200_000] })]);
    const next = until(moving, 3, 'movement');
    expect(next.riders).toEqual({});
    expect(order(until(next, 4, 'command-rally'))).toBe('defend');
    expect(order(until(next, 4, 'charges-declared'))).toBe('attack');
  });

  test('has a name of his own beside others on the same way', () => {
    const riders = [{ to: 'vogel', order: 'reserve', from: [400, 600] }];
    const { state } = play(sheets({}, { now: { riders } }), [SEND, { ...SEND, order: 'withdraw' }]);
    expect(Object.values(state.riders!).map((rider) => rider.order!.label)).toEqual(['reserve', 'attack', 'withdraw']);
  });

  test('rides to the nearest unit once the brigadier is gone, and finds nobody if there is none', () => {
    const { brigadier: _gone, ...units } = { ...sheets().units };
    const alone = { ...play(sheets(), [SEND]).state, units };
    const { events } = play(alone, ends(5));
    expect(events.find(({ type }) => type === 'order-arrived')).toBeDefined();
    const { unit: _troops, ...nobody } = units;
    const lost = play({ ...alone, units: nobody }, ends(5));
    expect(lost.types).toContain('messenger-lost');
    expect(lost.state.riders).toEqual({});
  });

  test.each([
    ['line-speed-320', 620_000],
    ['column-speed-380', 680_000],
  ])('by %s', (reading, x) => {
    const far = sheets({ brigadier: { ...BRIGADIER, at: [1400, 200] } }, { readings: { 'dg-013': reading } });
    const [rider] = Object.values(until(play(far, [SEND]).state, 2, 'movement').riders!);
    expect(rider!.at).toEqual([x, 200_000]);
  });

  test('by one reading rides at once', () => {
    const { types } = play(sheets({}, { readings: { 'dg-013': 'at-once-in-command' } }), [SEND]);
    expect(types).toEqual(['order-sent', 'messenger-rode', 'order-arrived']);
  });

  test('is slowed by ground, by one reading', () => {
    const wood = { wood: { kind: 'dense-wood', name: 'the wood', rectangle: { at: [500, 200], size: [200, 300] } } };
    const at = (reading: string) => {
      const state = sheets({}, { readings: { 'dg-129': reading }, terrain: wood });
      return play(play(state, [SEND]).state, ends(5)).state.riders!;
    };
    expect(at('straight-and-safe')).toEqual({});
    const [slow] = Object.values(at('ground-counts'));
    expect(slow!.at[0]).toBeLessThan(680_000);
    expect(slow!.at[0]).toBeGreaterThan(300_000);
  });

  test('is taken by horse near his way, by one reading', () => {
    const foes = { hussars: { type: 'austrian-hussars', at: [500, 260], facing: 'south' } };
    const after = (reading: string, more = {}) =>
      play(
        play(sheets({}, { readings: { 'dg-129': reading }, foes: { hussars: { ...foes.hussars, ...more } } }), [SEND])
          .state,
        ends(5),
      );
    const taken = after('can-be-taken').events.find(({ type }) => type === 'messenger-lost');
    expect(taken).toMatchObject({ by: 'hussars' });
    expect(after('straight-and-safe').types).toContain('order-arrived');
    expect(after('can-be-taken', { at: [500, 267] }).types).toContain('order-arrived');
  });
});

describe('who may order whom', () => {
  test('an officer above the brigade, another order than it has', () => {
    const state = sheets({ other: { type: 'divisional-general', at: [900, 200], division: 'second' } });
    expect(refusal(state, SEND)).toBe(null);
    expect(refusal(state, { ...SEND, send: 'brigadier' })).toBe('dg.orders.drastic-change own-brigadier');
    expect(refusal(state, { ...SEND, send: 'other' })).toBe('dg.orders.drastic-change does-not-command');
    expect(refusal(state, { ...SEND, order: 'defend' })).toBe('dg.orders.discretion not-drastic');
    const own = sheets({
      other: { type: 'divisional-general', at: [900, 200], division: 'second' },
      unit: { ...TROOPS, division: 'second' },
    });
    expect(refusal(own, { ...SEND, send: 'other' })).toBe(null);
    expect(judged(play(state, ends(1)).state, SEND)).toMatchObject({ ok: false });
  });

  test('whoever is with the brigade calls it out, and it counts at once', () => {
    const call = { 'call-out': 'chief', order: 'attack', to: 'vogel' };
    expect(refusal(sheets(), call)).toBe('dg.orders.shouted too-far-to-shout');
    const near = sheets({ chief: { ...CHIEF, at: [713, 370] } });
    expect(refusal(near, call)).toBe(null);
    expect(order(play(near, [call]).state)).toBe('attack');
    const far = sheets({ chief: { ...CHIEF, at: [713, 200 + 33 + 51] }, unit: { ...TROOPS, at: [1200, 300] } });
    expect(refusal(far, call)).toBe('dg.orders.shouted too-far-to-shout');
    const readings = { 'dg-014': 'touch' };
    expect(refusal(sheets({ chief: { ...CHIEF, at: [713, 370] } }, { readings }), call)).toBe(
      'dg.orders.shouted too-far-to-shout',
    );
    expect(refusal(sheets({ chief: { ...CHIEF, at: [713, 167] } }, { readings }), call)).toBe(null);
  });
});

describe('what an order forbids', () => {
  const CHARGES = { turn: 2, phase: 'charges-declared' };
  const HUSSARS = { type: 'french-hussars', at: [713, 300], facing: 'north', brigade: 'vogel' };
  const near = (gap: number) => ({ foe: { ...FOE, at: [713, 300 + 16.5 + 11 + gap] } });
  const charging = (label: string, foes: object, readings = {}) =>
    refusal(sheets({ unit: HUSSARS }, { foes, now: CHARGES, sheet: { order: label }, readings }), {
      charge: 'unit',
      at: 'foe',
    });

  test('who defends or waits charges only those who could reach the brigade themselves', () => {
    for (const label of ['defend', 'reserve']) {
      expect(charging(label, near(130))).toBe(null);
      expect(charging(label, near(131))).toBe('dg.orders.general-order order-only-near');
    }
    expect(charging('attack', near(200))).toBe(null);
    expect(charging('defend', near(200), { 'dg-114': 'free-text' })).toBe(null);
  });

  test('who withdraws charges nobody, and ends no move nearer to the nearest formed enemy', () => {
    expect(charging('withdraw', near(100))).toBe('dg.orders.general-order order-no-charge');
    const moving = (legs: readonly string[], foes = {}) =>
      refusal(sheets({}, { foes, now: { turn: 2, phase: 'movement' }, sheet: { order: 'withdraw' } }), {
        move: 'unit',
        legs,
      });
    expect(moving(['forward 50'])).toBe('dg.orders.general-order order-no-nearer');
    expect(moving(['forward 50'], { foe: { ...FOE, condition: 'unformed' } })).toBe(null);
    expect(moving(['about-face'])).toBe(null);
  });

  test('horse out of hand needs no order', () => {
    const foes = near(200);
    const state = sheets({ unit: { ...HUSSARS, condition: 'out-of-hand' } }, { foes, now: CHARGES });
    expect(refusal(state, { charge: 'unit', at: 'foe' })).toBe(null);
  });
});

describe('before the first turn', () => {
  const BEFORE = { turn: 1, phase: 'initiative', orders: { vogel: { side: 'french', name: 'Vogel’s brigade' } } };

  test('every brigade gets one order', () => {
    const state = sheets({}, { now: BEFORE });
    expect(state.awaits).toMatchObject({ sides: ['french'], orders: ['write'], by: 'dg.orders.general-order' });
    const written = play(state, [{ write: 'defend', for: 'vogel' }]);
    expect(order(written.state)).toBe('defend');
    expect(written.state.awaits!.orders).toEqual(['roll']);
    expect(rules.candidates(state).map((each) => each.order)).toHaveLength(4);
  });

  test('a fire die rates a general who is not listed', () => {
    const state = sheets({ chief: { ...CHIEF, rating: 'unlisted' } }, { now: { turn: 1, phase: 'initiative' } });
    expect(state.awaits).toMatchObject({ orders: ['rate'], by: 'dg.command.unlisted-roll' });
    const faces = [4, 1, 1, 1, 2, 2, 2, 3, 3, 3];
    for (const [face, rating] of faces.entries()) {
      const rated = play(state, [{ rate: 'chief' }], [{ 'rating.chief': face }]).state;
      expect(rated.units['chief']).toMatchObject({ rating });
      expect(rated.awaits!.orders).toEqual(['roll']);
    }
  });
});

describe('what the other side sees', () => {
  test('the backs of the sheets, where a messenger rides, and not what he carries', () => {
    const { state, events } = play(sheets(), [SEND]);
    const seen = rules.seenBy(state, 'austrian');
    expect(seen.brigades!['vogel']!.order).toBe(null);
    expect(Object.values(seen.riders!)).toEqual([expect.objectContaining({ order: null, at: [300_000, 200_000] })]);
    expect(rules.seenEvent!(events[0]!, 'austrian')).toMatchObject({ type: 'order-sent', order: null });
    expect(rules.seenOrder!(read(state, SEND), 'austrian')).toBe(null);
    expect(rules.seenBy(state, 'french')).toEqual(state);
    expect(rules.seenEvent!(events[0]!, 'french')).toBe(events[0]);
    expect(rules.seenOrder!(read(state, SEND), 'french')).not.toBe(null);
  });
});
