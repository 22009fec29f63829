import { describe, expect, test } from 'vitest';
import { engine, type State } from '../../../src/games/death-or-glory/index.ts';
import { against, duel, fight, FOOT, melee } from './melees.ts';
import { body, END, judged, placeOf, play, read, refusal } from './playing.ts';

const HUSSARS = { type: 'austrian-hussars' };

/** Dice of one round, by unit: what strikes, and what each tests in its turn. */
const dice = (strikes: Readonly<Record<string, number>>, tests: readonly (readonly [string, number])[] = []) => [
  ...Object.entries(strikes).map(([id, face]) => ({ [`melee.${id}`]: face })),
  ...tests.map(([purpose, face]) => ({ [purpose]: face })),
];

const clausesOf = (events: readonly { readonly type: string; readonly clauses: readonly string[] }[], type: string) =>
  events.find((event) => event.type === type)?.clauses;

describe('who wins', () => {
  // Equal lines: 3 and 4 for a die of 1, 4 for one of 4.
  test('the side that has struck down more men; the loser tests, and then the winner', () => {
    const { types } = fight(
      duel({}, {}),
      dice({ foe: 4, foot: 1 }, [
        ['morale.foot', 3],
        ['morale.foe', 3],
      ]),
    );
    expect(types).toEqual([
      'side-scored',
      'side-scored',
      'men-lost',
      'men-lost',
      'round-won',
      'morale-tested',
      'morale-tested',
      'order-lost',
      'order-lost',
      'round-over',
    ]);
  });

  test('nobody, if both have lost the same', () => {
    const { types, events } = fight(duel({}, {}), dice({ foe: 1, foot: 2 }));
    expect(types).toEqual([
      'side-scored',
      'side-scored',
      'men-lost',
      'men-lost',
      'round-level',
      'order-lost',
      'order-lost',
      'round-over',
    ]);
    expect(clausesOf(events, 'round-over')).toContain('dg.melee.second-round');
    expect(engine.tally(events).word).toBe('melee-goes-on');
  });

  test('by one reading the attacker loses a level round', () => {
    const start = duel({}, { melee: { came: true } }, { readings: { 'dg-080': 'attacker' } });
    const { types } = fight(
      start,
      dice({ foe: 1, foot: 2 }, [
        ['morale.foe', 1],
        ['morale.foot', 1],
      ]),
    );
    expect(types).toContain('round-won');
  });

  test('whoever is left alone', () => {
    const { types, events, state } = fight(
      duel({ figures: 4, lost: 119 }, {}),
      dice({ foe: 1, foot: 0 }, [['control.foe', 8]]),
    );
    expect(types.slice(0, 5)).toEqual(['side-scored', 'side-scored', 'men-lost', 'unit-destroyed', 'men-lost']);
    expect(state.units['foot']).toBeUndefined();
    expect(engine.tally(events).word).toBe('target-destroyed');
  });

  test('the sums of both sides, where several fight', () => {
    const start = melee(
      { foot: FOOT },
      {
        foe: against('foot', 'front', { type: 'austrian-line' }),
        helper: against('foot', 'rear', { type: 'austrian-hussars', figures: 4 }),
      },
    );
    const { events, types } = fight(
      start,
      dice({ foe: 1, helper: 1, foot: 1 }, [
        ['morale.foot', 0],
        ['control.foe', 8],
        ['control.helper', 8],
      ]),
    );
    expect(types.filter((type) => type === 'side-scored').length).toBe(3);
    // Both touch the loser, who ran: both take the test of control.
    expect(types.filter((type) => type === 'control-tested').length).toBe(2);
    expect(engine.tally(events).word).toBe('target-routs');
  });

  test('by one reading each pair by itself', () => {
    const start = melee(
      { foot: FOOT },
      {
        foe: against('foot', 'front', { type: 'austrian-line' }),
        helper: against('foot', 'rear', { type: 'austrian-hussars', figures: 4 }),
      },
      { readings: { 'dg-115': 'pairs' } },
    );
    const { types } = fight(start, [
      ...dice({ foe: 1, foot: 1 }),
      ...dice({ helper: 9, foot: 1 }, [
        ['morale.helper', 1],
        ['morale.foot', 1],
      ]),
    ]);
    expect(types.filter((type) => type.startsWith('round-')).length).toBe(3);
  });
});

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
        ['morale.foot', 7],
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
      duel({}, foe, more as never),
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
    fight(duel({ melee: { rounds }, ...more }, { melee: { rounds } }, options as never), dice({ foe: 1, foot: 2 }));

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
    expect(read(start, { fight: 'foe', at: 'foot' } as never)).toEqual({ type: 'fight', unit: 'foe', at: 'foot' });
  });
});
