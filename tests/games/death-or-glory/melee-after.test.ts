import { describe, expect, test } from 'vitest';
import { engine, type State } from '../../../src/games/death-or-glory/index.ts';
import { against, clausesOf, dice, duel, fight, FOOT, melee } from './melees.ts';
import { body, END, judged, placeOf, refusal } from './playing.ts';

const HUSSARS = { type: 'austrian-hussars' };

describe('the loser', () => {
  test('who is shaken falls back, and the winner takes a test of control', () => {
    const { types, state, events } = fight(
      duel({}, {}),
      dice({ foe: 4, foot: 1 }, [
        ['morale.foot', 7],
        ['control.foe', 6],
      ]),
    );
    expect(types).toContain('fell-back');
    expect(types.at(-1)).toBe('control-tested');
    expect(placeOf(state, 'foot')).toEqual([900, 450]);
    expect(engine.tally(events).word).toBe('target-retires');
    expect(clausesOf(events, 'round-over')).toEqual(['dg.melee.resolve', 'dg.melee.winner-control']);
  });

  test.each([
    [
      'morale-test',
      [
        ['morale.foot', 7],
        ['morale.foe', 1],
      ],
    ],
    ['no-test', [['morale.foot', 7]]],
  ] as const)('who falls back, by the reading %s', (key, tests) => {
    const { types } = fight(duel({}, {}, { readings: { 'dg-132': key } }), dice({ foe: 4, foot: 1 }, tests));
    expect(types.at(-1)).toBe('round-over');
  });

  test('falls back first, by one reading', () => {
    const start = duel({}, {}, { readings: { 'dg-081': 'retire-50-always' } });
    const { types, state } = fight(
      start,
      dice({ foe: 4, foot: 1 }, [
        ['morale.foot', 7],
        ['control.foe', 8],
      ]),
    );
    expect(types.indexOf('fell-back')).toBeLessThan(types.indexOf('morale-tested'));
    expect(placeOf(state, 'foot')).toEqual([900, 450]);
  });

  test('in a square stays, though shaken, and the winner tests morale', () => {
    const start = duel({ formation: 'square' }, { type: 'austrian-cuirassiers', melee: { impact: true } });
    const { types, events } = fight(
      start,
      dice({ foe: 0, foot: 1 }, [
        ['morale.foot', 9],
        ['morale.foe', 1],
      ]),
    );
    expect(types).toContain('unit-shaken');
    expect(engine.tally(events).word).toBe('melee-goes-on');
    expect(types).not.toContain('fell-back');
  });

  test('tests after the round has cost him his order, by one reading', () => {
    const start = duel({}, {}, { readings: { 'dg-131': 'before-the-tests' } });
    const { types, events } = fight(
      start,
      dice({ foe: 4, foot: 1 }, [
        ['morale.foot', 1],
        ['morale.foe', 1],
      ]),
    );
    expect(types.indexOf('order-lost')).toBeLessThan(types.indexOf('morale-tested'));
    const [tested] = events.filter((event) => event.type === 'morale-tested');
    expect(tested?.type === 'morale-tested' ? tested.reasons[0].test : null).toMatchObject({ number: 60 });
    expect(types.filter((type) => type === 'order-lost').length).toBe(2);
  });
});

describe('a winner who is shaken', () => {
  const shaken = (more: object = {}, foe: object = {}) =>
    fight(
      duel({}, foe, more),
      dice({ foe: 4, foot: 1 }, [
        ['morale.foot', 1],
        ['morale.foe', 7],
      ]),
    );

  test('falls back, and the loser reforms for a turn', () => {
    const { types, state, events } = shaken();
    expect(types).toContain('fell-back');
    expect(body(state, 'foot').reforms).toBe(4);
    expect(body(state, 'foe').reforms).toBeUndefined();
    expect(engine.tally(events).word).toBe('melee-breaks-off');
    expect(clausesOf(events, 'stays-to-reform')).toEqual(['dg.melee.winner-halted']);
    expect(refusal(state, { fight: 'foe' })).toBe('dg.melee.contact in-no-melee');
  });

  test('reforms himself, by one reading', () => {
    const { state } = shaken({ readings: { 'dg-110': 'winner-meant' } });
    expect([body(state, 'foot').reforms, body(state, 'foe').reforms]).toEqual([undefined, 4]);
  });

  test('stays in contact, by one reading, and no round is fought in the next turn', () => {
    const { state, types } = shaken({ readings: { 'dg-150': 'halts-in-contact' } }, { melee: { came: true } });
    expect(types).not.toContain('fell-back');
    const next = (from: State) => engine.at(from, { side: 'austrian', phase: 'melee' });
    const now = next(engine.at(state, { side: 'austrian', phase: 'command-rally' }));
    expect(now.turn).toBe(4);
    expect(refusal(now, { fight: 'foe' })).toBe('dg.melee.winner-tests broken-off');
    expect(judged(now, END).ok).toBe(true);
    const after = next(engine.at(now, { side: 'austrian', phase: 'command-rally' }));
    expect([after.turn, refusal(after, { fight: 'foe' })]).toEqual([5, null]);
  });

  test('as a square stays, and the loser falls back', () => {
    const start = duel({ formation: 'square' }, HUSSARS);
    const { state, types } = fight(
      start,
      dice({ foe: 1, foot: 4 }, [
        ['morale.foe', 1],
        ['morale.foot', 7],
      ]),
    );
    expect(types.slice(types.indexOf('unit-shaken'))).toEqual([
      'unit-shaken',
      'fell-back',
      'stays-to-reform',
      'order-lost',
      'order-lost',
      'round-over',
    ]);
    expect(body(state, 'foe').reforms).toBe(4);
    expect(placeOf(state, 'foot')).toEqual([900, 500]);
  });
});

describe('a board that begins with its melees', () => {
  const HORSE = { type: 'austrian-cuirassiers', melee: { impact: true } };

  test('has the charges by which units with impact came, so that what a charge changes holds in its tests', () => {
    const [charge, ...others] = duel({}, HORSE).charging.charges;
    expect(charge).toMatchObject({ unit: 'foe', at: 'foot', kind: 'charge', comesFrom: 'front', stage: 'home' });
    expect(others).toEqual([]);
    const tests = [['morale.foot', 9], ['control.foe', 1]] as const; // prettier-ignore
    const { events } = fight(duel({}, HORSE), dice({ foe: 4, foot: 1 }, tests));
    const tested = events.find(({ type }) => type === 'morale-tested')!;
    expect(JSON.stringify(tested)).toMatch(/"clause":"dg.morale.mod.foot-charged-by-cavalry"[^}]*"value":-20/);
  });

  test('has them at whoever stands before such a unit, and not at whoever has come to its flank', () => {
    const flank = against('foe', 'left', { type: 'french-hussars', figures: 4 });
    const foot = { ...FOOT, type: 'french-line' };
    const start = melee({ flank, foot }, { foe: against('foot', 'front', HORSE) });
    expect(start.charging.charges.map(({ at }) => at)).toEqual(['foot']);
  });

  test('has none of a unit whose first round is over, or that has no impact', () => {
    expect(duel({}, { ...HORSE, melee: { rounds: 1, impact: true } }).charging.charges).toEqual([]);
    expect(duel({}, { type: 'austrian-cuirassiers' }).charging.charges).toEqual([]);
  });
});
