import { describe, expect, test } from 'vitest';
import { against, clausesOf, dice, duel, fight, FOOT, melee } from './melees.ts';
import type { Played } from './playing.ts';

const STAND = [['morale.foot', 1], ['morale.foe', 1]] as const; // prettier-ignore

const eventOf = ({ events }: Played, type: string) => events.find((event) => event.type === type);

const lostIn = ({ events }: Played) =>
  Object.fromEntries(events.flatMap((event) => (event.type === 'men-lost' ? [[event.unit, event.lost]] : [])));

describe('a round, to the man', () => {
  // Lines of 720 men: 22 for a die of 1, and 54 for one of 4.
  test('won by those who have ordered it', () => {
    const played = fight(duel({}, {}), dice({ foe: 0, foot: 1 }, [...STAND]));
    expect(lostIn(played)).toEqual({ foot: 54, foe: 22 });
    expect(eventOf(played, 'round-won')).toEqual({
      type: 'round-won',
      side: 'austrian',
      by: 54,
      against: 22,
      units: ['foe', 'foot'],
      clauses: ['dg.melee.winner'],
    });
  });

  test('won by the others', () => {
    const played = fight(duel({}, {}), dice({ foe: 1, foot: 0 }, [STAND[1], STAND[0]]));
    expect(lostIn(played)).toEqual({ foot: 22, foe: 54 });
    expect(eventOf(played, 'round-won')).toMatchObject({ side: 'french', by: 54, against: 22 });
  });

  test('won by nobody', () => {
    const played = fight(duel({}, {}), dice({ foe: 0, foot: 0 }));
    expect(lostIn(played)).toEqual({ foot: 54, foe: 54 });
    expect(eventOf(played, 'round-level')).toMatchObject({ each: 54, clauses: ['dg.melee.winner'] });
  });

  test('those who are left to nobody have lost all their men', () => {
    const played = fight(duel({ figures: 4, lost: 119 }, {}), dice({ foe: 1, foot: 0 }, [['control.foe', 8]]));
    expect(lostIn(played)['foot']).toBe(1);
    expect(eventOf(played, 'round-won')).toMatchObject({ side: 'austrian', by: 1, against: 2 });
  });
});

describe('a level round', () => {
  const ATTACKER = { 'dg-080': 'attacker' };
  const CAME = { melee: { came: true } };
  const level = (unit: object, foe: object, readings: object, then: typeof STAND | [] = []) =>
    fight(duel(unit, foe, { readings: readings as never }), dice({ foe: 1, foot: 1 }, [...then]));

  test('is lost by nobody, whoever has come', () => {
    for (const [unit, foe] of [
      [{}, {}],
      [CAME, {}],
      [{}, CAME],
    ] as const)
      // prettier-ignore
      expect(level(unit, foe, {}).types).toContain('round-level');
  });

  test('by one reading is lost by whoever has come, if one side alone has', () => {
    expect(level({}, {}, ATTACKER).types).toContain('round-level');
    expect(level(CAME, CAME, ATTACKER).types).toContain('round-level');
    const french = level(CAME, {}, ATTACKER, STAND);
    expect(eventOf(french, 'round-won')).toMatchObject({ side: 'austrian', by: 22, against: 22 });
    const austrian = fight(duel({}, CAME, { readings: ATTACKER }), dice({ foe: 1, foot: 1 }, [STAND[1], STAND[0]]));
    expect(eventOf(austrian, 'round-won')).toMatchObject({ side: 'french' });
  });
});

test('who is overtaken as he retreats is caught by his own clause', () => {
  const start = duel({ condition: 'retreating' }, { type: 'austrian-hussars', melee: { impact: true } });
  const { events } = fight(start, dice({ foe: 1 }, [['control.foe', 1]]));
  expect(clausesOf(events, 'was-caught')).toEqual(['dg.melee.backs-to-enemy']);
  expect(clausesOf(events, 'round-won')).toEqual(['dg.melee.winner', 'dg.melee.backs-to-enemy']);
});

describe('who breaks in', () => {
  const column = { formation: 'column' };

  test('nobody after a level round', () => {
    const { types } = fight(duel({ figures: 16 }, column), dice({ foe: 1, foot: 1 }));
    expect(types).toContain('round-level');
    expect(types).not.toContain('burst-through');
    expect(types).toContain('flowed-round');
  });

  test('a column that wins, and no line that loses', () => {
    const { types, events } = fight(duel({}, column), dice({ foe: 0, foot: 1 }, [...STAND]));
    expect(clausesOf(events, 'burst-through')).toEqual(['dg.melee.breakthrough']);
    expect(types).not.toContain('flowed-round');
  });

  test('a line that wins, and no column that loses', () => {
    const { types, events } = fight(duel({}, column), dice({ foe: 1, foot: 0 }, [STAND[1], STAND[0]]));
    expect(clausesOf(events, 'flowed-round')).toEqual(['dg.melee.line-flows-round']);
    expect(types).not.toContain('burst-through');
  });
});

describe('horse rides through horse', () => {
  const FRENCH = { type: 'french-hussars', figures: 8 };
  const AUSTRIAN = { type: 'austrian-hussars', figures: 8 };

  /** The men whom the Austrians have struck down and lost, and whether they ride through. */
  function through(unit: object, foe: object, faces: readonly [foe: number, foot: number], more: object = {}) {
    const start = duel({ ...FRENCH, ...unit }, { ...AUSTRIAN, ...foe }, more);
    const [first, second] = faces;
    const events = fight(start, dice({ foe: first, foot: second }, first === 1 ? [] : [...STAND]));
    const { foot = 0, foe: own = 0 } = lostIn(events) as Readonly<Record<string, number>>;
    return [foot, own, events.types.includes('rode-through')];
  }

  test('from just a quarter more than it has lost', () => {
    const start = duel({ ...FRENCH, condition: 'tired' }, AUSTRIAN);
    const played = fight(start, dice({ foe: 1, foot: 4 }, [...STAND]));
    expect(lostIn(played)).toEqual({ foot: 5, foe: 4 });
    expect(clausesOf(played.events, 'rode-through')).toEqual(['dg.melee.cavalry-25-percent']);
  });

  test('not from less, which in the hundred may be more', () => {
    const later = { melee: { rounds: 1 } };
    const ten = { ...later, figures: 10 };
    expect(through(later, ten, [7, 7])).toEqual([12, 10, false]);
    // 12 of 240, and 10 of 300.
    expect(through(later, ten, [7, 7], { readings: { 'dg-088': 'per-cent-of-strength' } })).toEqual([12, 10, true]);
  });

  test('not if both have lost the same, or nobody has struck anybody', () => {
    expect(through({}, {}, [1, 1])).toEqual([5, 5, false]);
    const spent = { condition: 'exhausted' };
    expect(through(spent, spent, [1, 1])).toEqual([0, 0, false]);
    expect(through(spent, spent, [4, 1])).toEqual([1, 0, true]);
  });

  test('not if it has been shaken as it won, nor if it has fallen', () => {
    const played = fight(duel(FRENCH, AUSTRIAN), dice({ foe: 0, foot: 1 }, [['morale.foot', 1], ['morale.foe', 8]])); // prettier-ignore
    expect(played.types).toContain('unit-shaken');
    expect(played.types).not.toContain('rode-through');
    const start = melee(
      { foot: { ...FOOT, ...FRENCH } },
      {
        foe: against('foot', 'front', AUSTRIAN),
        helper: against('foot', 'rear', { ...AUSTRIAN, figures: 4, lost: 119 }),
      },
      { now: { side: 'french', first: 'french' } },
    );
    const faces = dice({ foot: 1, foe: 0, helper: 0 }, [['morale.foot', 1], ['morale.foe', 1]]); // prettier-ignore
    const fallen = fight(start, faces, { fight: 'foot', at: 'helper' });
    expect(fallen.state.units['helper']).toBeUndefined();
    expect(fallen.events.flatMap((event) => (event.type === 'rode-through' ? [event.unit] : []))).toEqual(['foe']);
  });
});
