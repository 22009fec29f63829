import { describe, expect, test } from 'vitest';
import { board, condition, judged, odds, play } from './fights.ts';

/** A line of two faces a line of three, and horse and guns stand beside them. */
const FACING = {
  french: {
    one: ['infantry', 12, 10],
    two: ['infantry', 12.5, 10],
    lancers: ['cavalry', 15, 10],
    gun: ['artillery', 17, 10],
  },
  allied: {
    a: ['infantry', 12, 10.5],
    b: ['infantry', 12.5, 10.5],
    c: ['infantry', 13, 10.5],
    uhlans: ['cavalry', 11.5, 10.5],
    cannon: ['artillery', 11.5, 9.75],
  },
} as const;
const lines = (now = {}, side: 'french' | 'allied' = 'french') => board({ ...FACING, phase: 'volley', side, now });

describe('infantry fires at whom it touches', () => {
  test('at any type, by a corner too, once in the phase', () => {
    const state = lines();
    for (const at of ['a', 'b', 'uhlans', 'cannon']) expect(judged(state, { volley: 'one', at })).toBe('allowed');
    expect(judged(state, { volley: 'one', at: 'c' })).toBe('not-touching rr.volley.touching');
    expect(judged(state, { volley: 'one', at: 'two' })).toBe('not-an-enemy rr.volley.all-players');
    expect(judged(state, { volley: 'lancers', at: 'a' })).toBe('no-muskets rr.figures.unit-types');
    expect(judged(state, { volley: 'gun', at: 'a' })).toBe('no-muskets rr.figures.unit-types');
    const fired = play(state, [{ volley: 'one', at: 'a' }], [{ 'volley.one': [1, 1] }]).state;
    expect(judged(fired, { volley: 'one', at: 'b' })).toBe('has-acted rr.volley.all-players');
    expect(judged(fired, { volley: 'two', at: 'b' })).toBe('allowed');
  });

  test('2-6 does nothing, 7-8 disrupts, 9-11 routs and 12 destroys', () => {
    const alone = board({
      french: { one: ['infantry', 12, 10] },
      allied: { a: ['infantry', 12, 10.5] },
      phase: 'volley',
    });
    expect(odds(alone, { volley: 'one', at: 'a' })).toEqual({
      'no-effect': '5/12',
      disrupted: '11/36',
      routed: '1/4',
      destroyed: '1/36',
    });
  });

  test('a volley counts the sizes as they are then: who has just been shot away is not counted', () => {
    const state = lines({}, 'allied');
    const [, first] = play(state, [{ volley: 'a', at: 'one' }], [{ 'volley.a': [1, 2] }]).events;
    // Three against two, and two or more enemies touch it.
    expect(first).toMatchObject({ reasons: [{ total: 5 }] });
    const even = board({ ...FACING, phase: 'volley' });
    const { state: after } = play(even, [{ volley: 'two', at: 'c' }, { end: 'phase' }], [{ 'volley.two': [6, 6] }]);
    expect(condition(after, 'c')).toBe('gone');
    const { events } = play(after, [{ volley: 'a', at: 'one' }], [{ 'volley.a': [1, 2] }]);
    expect(events[1]).toMatchObject({ reasons: [{ total: 4 }] });
  });
});

describe('a Volley phase has three parts', () => {
  /**
   * A column two inches off a line of three; a battalion of its side has stood at the line before.
   */
  const before = board({
    french: {
      head: ['infantry', 12, 12],
      tail: ['infantry', 12, 11.5],
      old: ['infantry', 14, 13.5],
    },
    allied: {
      a: ['infantry', 12, 14],
      b: ['infantry', 12.5, 14],
      e: ['infantry', 14, 14],
    },
    phase: 'grand-maneuver',
    now: { hands: { french: [6] } },
  });
  const up = () => play(before, [{ march: 'head', with: 6, legs: ['forward to contact'] }]).state;
  const volleys = () => play(up(), [{ end: 'phase' }, { end: 'phase' }, { end: 'phase' }]).state;

  test('those who have come up wait for all of the other side, at whomever they fire', () => {
    const first = volleys();
    expect([first.phase, first.part, first.side]).toEqual(['volley', 1, 'french']);
    expect(judged(first, { volley: 'head', at: 'a' })).toBe('mover-second rr.volley.mover-second');
    expect(judged(first, { volley: 'old', at: 'e' })).toBe('allowed');
    const second = play(first, [{ end: 'phase' }]).state;
    expect([second.part, second.side, second.owner]).toEqual([2, 'allied', 'french']);
    expect(judged(second, { volley: 'a', at: 'head' })).toBe('allowed');
    const { state: third } = play(second, [{ volley: 'a', at: 'head' }, { end: 'phase' }], [{ 'volley.a': [3, 3] }]);
    expect([third.part, third.side]).toEqual([3, 'french']);
    // Its result is in force: 6 and 1 for two contacts.
    expect(condition(third, 'head')).toBe('disrupted');
    const { events } = play(third, [{ volley: 'head', at: 'b' }], [{ 'volley.head': [3, 3] }]);
    expect(events[1]).toMatchObject({ reasons: [{ total: 5 }], clauses: ['rr.volley.roll'] });
    expect(judged(third, { volley: 'old', at: 'e' })).toBe('part-over rr.volley.all-players');
    expect(play(third, [{ end: 'phase' }]).state.phase).toBe('charge');
  });

  test('who fired in the first part does not fire in a later one', () => {
    const { state } = play(volleys(), [{ volley: 'old', at: 'e' }], [{ 'volley.old': [1, 1] }]);
    expect(judged(state, { volley: 'old', at: 'e' })).toBe('has-acted rr.volley.all-players');
  });

  test('without anybody who has come up, there are two parts', () => {
    const state = lines();
    expect(play(state, [{ end: 'phase' }, { end: 'phase' }]).state.phase).toBe('charge');
  });

  test('if all who came up have been shot away, there is no third part', () => {
    const second = play(volleys(), [{ end: 'phase' }]).state;
    const { state } = play(second, [{ volley: 'a', at: 'head' }, { end: 'phase' }], [{ 'volley.a': [6, 6] }]);
    expect(condition(state, 'head')).toBe('gone');
    expect(state.phase).toBe('charge');
    const routed = play(
      second,
      [{ volley: 'a', at: 'head' }, { end: 'phase' }],
      [{ 'volley.a': [4, 5] }, { 'break.head': 5 }],
    ).state;
    expect(condition(routed, 'head')).toBe('routing');
    expect(routed.phase).toBe('charge');
  });

  test('cavalry that rides up to infantry makes nobody wait', () => {
    const ride = board({
      french: { lancers: ['cavalry', 12, 12], beside: ['infantry', 12.5, 13.5] },
      allied: { a: ['infantry', 12, 14] },
      phase: 'grand-maneuver',
      now: { hands: { french: [6] } },
    });
    const state = play(ride, [
      { march: 'lancers', with: 6, legs: ['forward to contact'] },
      { end: 'phase' },
      { end: 'phase' },
      { end: 'phase' },
    ]).state;
    expect(judged(state, { volley: 'beside', at: 'a' })).toBe('allowed');
    expect(play(state, [{ end: 'phase' }, { end: 'phase' }]).state.phase).toBe('charge');
  });
});

test('a Seven of one side and a Ten of the other cancel out; two Sevens stack', () => {
  const state = lines({ hands: { french: [7, 7], allied: [10] } });
  const { events } = play(state, [{ volley: 'one', at: 'b', with: [7, 7] }, { play: 10 }], [{ 'volley.one': [1, 2] }]);
  // 3 + 6 - 3, and one more for two who touch it.
  expect(events.find(({ type }) => type === 'volley-fired')).toMatchObject({ reasons: [{ total: 7 }] });
});

test('a Ten is of no use against a volley at cavalry or guns, and nobody is asked for it', () => {
  const state = lines({ hands: { allied: [10] } });
  expect(play(state, [{ volley: 'one', at: 'uhlans' }], [{ 'volley.one': [1, 1] }]).types).toEqual([
    'announced',
    'volley-fired',
  ]);
  expect(play(state, [{ volley: 'one', at: 'a' }]).state.awaits).toMatchObject({ sides: ['allied'], kind: 'reaction' });
});
