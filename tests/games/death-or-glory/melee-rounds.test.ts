import { describe, expect, test } from 'vitest';
import { engine } from '../../../src/games/death-or-glory/index.ts';
import { against, duel, fight, FOOT, melee, dice, clausesOf } from './melees.ts';
import { body, END, judged, play, read, refusal } from './playing.ts';

const HUSSARS = { type: 'austrian-hussars' };

describe('backs to the enemy', () => {
  test.each(['routing', 'retreating'])('those who are %s do not fight back, nor test', (condition) => {
    const { events, types, state } = fight(
      duel({ condition }, { ...HUSSARS, melee: { impact: true } }),
      dice({ foe: 1 }, [['control.foe', 1]]),
    );
    expect(types.filter((type) => type !== 'was-caught')).toEqual([
      'side-scored',
      'men-lost',
      'round-won',
      'order-lost',
      'round-over',
      'control-tested',
    ]);
    expect(body(state, 'foot').mood).toBe('routing');
    expect(body(state, 'foot').order).toBe('formed');
    expect(clausesOf(events, 'round-won')).toContain('dg.melee.backs-to-enemy');
    expect(engine.tally(events).word).toBe('target-routs');
    expect(judged(state, END).ok).toBe(true);
  });

  test('their own side may order it', () => {
    const start = duel({ condition: 'routing' }, HUSSARS, { now: { side: 'french', first: 'french' } });
    const { events } = fight(start, dice({ foe: 1 }, [['control.foe', 8]]), { fight: 'foot' });
    expect(engine.tally(events).word).toBe('actor-routs');
  });

  test('by one reading nor does a line with the enemy in its rear', () => {
    const start = duel(
      { melee: { rounds: 1, rear: true } },
      { ...HUSSARS, melee: { rounds: 1, won: true } },
      { readings: { 'dg-085': 'no-fighting-back' } },
    );
    const { types } = fight(
      start,
      dice({ foe: 1 }, [
        ['morale.foot', 1],
        ['morale.foe', 1],
      ]),
    );
    expect(types.filter((type) => type === 'side-scored').length).toBe(1);
  });
});

describe('after more rounds', () => {
  const later = (rounds: number, more: object = {}, options: object = {}) =>
    fight(duel({ melee: { rounds }, ...more }, { melee: { rounds } }, options), dice({ foe: 1, foot: 2 }));

  test.each([
    [0, 'unformed', 'fresh'],
    [1, 'disordered', 'tired'],
    [2, 'disordered', 'tired'],
    [3, 'disordered', 'exhausted'],
  ])('after %j before it: %s, %s', (rounds, order, fatigue) => {
    const { state } = later(rounds);
    expect(body(state, 'foot')).toMatchObject({ order, fatigue });
    expect(body(state, 'foot').melee).toMatchObject({ rounds: rounds + 1, turn: 3 });
  });

  test.each([
    [1, 'fresh'],
    [3, 'tired'],
    [7, 'exhausted'],
  ])('in cover, after %j before it: %s', (rounds, fatigue) => {
    const terrain = { village: { kind: 'building', rectangle: { at: [900, 486], size: [300, 50] } } };
    const start = duel({ melee: { rounds } }, { melee: { rounds } }, { terrain });
    const faces = dice({ foe: 0, foot: 1 }, [
      ['morale.foe', 1],
      ['morale.foot', 1],
    ]);
    expect(body(fight(start, faces).state, 'foot').fatigue).toBe(fatigue);
  });

  test('exhausted troops fight one round more, and then do nothing at all', () => {
    const tests = [
      ['morale.foot', 1],
      ['morale.foe', 1],
    ] as const;
    const { state, types } = fight(duel({ condition: 'exhausted' }, {}), dice({ foe: 1, foot: 1 }, tests));
    expect(types).toContain('strength-spent');
    expect(body(state, 'foot').fatigue).toBe('utterly-exhausted');
    const next = engine.at(engine.at(state, { side: 'austrian', phase: 'command-rally' }), {
      side: 'austrian',
      phase: 'melee',
    });
    const again = fight(next, dice({ foe: 1 }, tests));
    expect(again.types.filter((type) => type === 'side-scored').length).toBe(1);
  });

  test('by one reading they can then still fire, but fight no more', () => {
    const tests = [
      ['morale.foot', 1],
      ['morale.foe', 1],
    ] as const;
    const readings = { 'dg-111': 'separate-counts' };
    const start = duel({ condition: 'exhausted' }, {}, { readings });
    const { state, events } = fight(start, dice({ foe: 1, foot: 1 }, tests));
    expect(events).toContainEqual(expect.objectContaining({ type: 'strength-spent', unit: 'foot', of: 'melee' }));
    expect(body(state, 'foot')).toMatchObject({ fatigue: 'exhausted', hasFoughtLast: true });
    expect(refusal({ ...state, turn: 4 }, { fight: 'foe' })).toBeNull();
    const again = fight({ ...state, turn: 4 }, dice({ foe: 1 }, tests));
    expect(again.types.filter((type) => type === 'side-scored').length).toBe(1);
    expect(again.types).not.toContain('strength-spent');
    const { units } = start;
    const spent = { ...start, units: { ...units, foot: { ...body(start, 'foot'), spent: 2 } } };
    expect(body(fight(spent, dice({ foe: 1, foot: 1 }, tests)).state, 'foot').fatigue).toBe('utterly-exhausted');
  });

  test('skirmishers have no order to lose', () => {
    const start = duel({ formation: 'skirmish-order' }, { formation: 'skirmish-order', facing: 'south' });
    expect(body(fight(start, dice({ foe: 1, foot: 2 })).state, 'foot').order).toBe('formed');
  });
});

describe('in its turn', () => {
  test('a round is fought once, and before the phase ends', () => {
    const start = duel({}, {});
    expect(refusal(start, END)).toBe('dg.melee.contact round-is-due');
    expect(engine.candidates(start).map(({ order }) => order)).toEqual([{ type: 'fight', unit: 'foe' }]);
    const { state } = fight(start, dice({ foe: 1, foot: 2 }));
    expect(refusal(state, { fight: 'foe' })).toBe('dg.melee.second-round has-fought');
    expect(refusal(state, END)).toBeNull();
  });

  test('by one reading the next is fought at once', () => {
    const start = duel({}, {}, { readings: { 'dg-079': 'same-phase' } });
    const { state } = fight(start, dice({ foe: 1, foot: 2 }));
    expect(refusal(state, END)).toBe('dg.melee.contact round-is-due');
    expect(body(fight(state, dice({ foe: 1, foot: 2 })).state, 'foot').fatigue).toBe('tired');
  });

  test('nobody fights whom he does not touch, or with nobody', () => {
    const far = melee(
      { foot: FOOT, other: { ...FOOT, at: [400, 500] } },
      { foe: against('foot', 'front', { type: 'austrian-line' }) },
    );
    expect(refusal(far, { fight: 'foe', at: 'other' })).toBe('dg.melee.resolve not-its-foe');
    expect(refusal(engine.at(far, { side: 'french', phase: 'melee' }), { fight: 'other' })).toBe(
      'dg.melee.contact in-no-melee',
    );
  });

  test('what was between them is over at the end of the turn', () => {
    const { state } = fight(
      duel({}, {}),
      dice({ foe: 4, foot: 1 }, [
        ['morale.foot', 7],
        ['control.foe', 8],
      ]),
    );
    const late = engine.at(state, { side: 'austrian', phase: 'compulsory-moves' });
    const { state: next, types } = play(late, [END]);
    expect(types).toContain('melee-left');
    expect(body(next, 'foot').melee).toBeUndefined();
    expect(body(next, 'foe')).toMatchObject({ wins: [3], beat: ['foot'] });
  });

  test('whom one points at is whom one fights', () => {
    const start = duel({}, {});
    const probe = engine.probe(start, { unit: 'foe', target: { unit: 'foot' } });
    expect(probe.map(({ order }) => order)).toEqual([{ type: 'fight', unit: 'foe', at: 'foot' }]);
    expect(read(start, { fight: 'foe', at: 'foot' })).toEqual({ type: 'fight', unit: 'foe', at: 'foot' });
  });
});
