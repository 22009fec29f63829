import { describe, expect, test } from 'vitest';
import type { Plain } from '../../../src/core/ids.ts';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import { given } from './battle.ts';
import { board, condition, judged, odds, play } from './fights.ts';

const FIRE = { bombard: 'gun', at: 'foe' };

/** Guns, and a battalion so many inches of gap before them. */
const apart = (gap: number) =>
  board({
    french: { gun: ['artillery', 12, 10] },
    allied: { foe: ['infantry', 12, 10.5 + gap] },
    phase: 'bombardment',
  });

describe('guns reach 1½ inches, from edge to edge', () => {
  test('a target at exactly 1½ inches is in range, one farther off is not', () => {
    expect(judged(apart(1.5), FIRE)).toBe('allowed');
    expect(judged(apart(1.51), FIRE)).toBe('out-of-range rr.bombardment.target-in-range');
  });

  test('2-6 does nothing, 7-8 disrupts, 9-11 routs and 12 destroys', () => {
    expect(odds(apart(0.5), FIRE)).toEqual({
      'no-effect': '5/12',
      disrupted: '11/36',
      routed: '1/4',
      destroyed: '1/36',
    });
  });

  test('touching has 1 more, long range 1 less, maximum range 2 less', () => {
    expect(odds(apart(0), FIRE)).toMatchObject({ 'no-effect': '5/18', destroyed: '1/12' });
    expect(odds(apart(1), FIRE)).toEqual({ 'no-effect': '7/12', disrupted: '1/4', routed: '1/6' });
    expect(odds(apart(1.5), FIRE)).toEqual({ 'no-effect': '13/18', disrupted: '7/36', routed: '1/12' });
  });

  test('an allowed shot cites the band of its range', () => {
    const cited = [0, 0.5, 0.51, 1, 1.5].map((gap) => {
      const verdict = engine.judge(apart(gap), given(apart(gap), FIRE));
      return verdict.ok ? verdict.clauses.filter((id) => id.startsWith('rr.range.')) : [];
    });
    expect(cited).toEqual([
      ['rr.range.short'],
      ['rr.range.effective'],
      ['rr.range.long'],
      ['rr.range.long'],
      ['rr.range.maximum'],
    ]);
  });
});

describe('the line of fire runs from centre to centre', () => {
  /** Guns at [12, 10], their target at [12, 12], and others about. */
  const among = (french: Readonly<Record<string, Plain>>, allied: Readonly<Record<string, Plain>> = {}) =>
    board({
      french: { gun: ['artillery', 12, 10], ...(french as object) },
      allied: { foe: ['infantry', 12, 12], ...(allied as object) },
      phase: 'bombardment',
    });
  const hides = 'friend-between rr.bombardment.not-through-friends';

  test('a friend whose square it crosses is in the way, one who routs and the general too', () => {
    expect(judged(among({ own: ['infantry', 12, 11] }), FIRE)).toBe(hides);
    expect(judged(among({ own: ['infantry', 12.2, 11] }), FIRE)).toBe(hides);
    expect(judged(among({ own: ['infantry', 12, 11, { condition: 'routing' }] }), FIRE)).toBe(hides);
    expect(judged(among({ own: ['hq', 12, 11] }), FIRE)).toBe(hides);
  });

  test('a line along the edge of a friend or through his corner crosses nobody', () => {
    expect(judged(among({ own: ['infantry', 12.25, 11] }), FIRE)).toBe('allowed');
    const slant = board({
      french: { gun: ['artillery', 12, 10], own: ['infantry', 12.75, 10.25] },
      allied: { foe: ['infantry', 13, 11] },
      phase: 'bombardment',
    });
    // The line goes through [12.5, 10.5], which is a corner of the friend.
    expect(judged(slant, FIRE)).toBe('allowed');
  });

  test('enemies before the target do not hide it', () => {
    expect(judged(among({}, { front: ['infantry', 12, 11] }), FIRE)).toBe('allowed');
  });

  test('guns fire all round, past an enemy that they touch, and at one who touches a friend', () => {
    expect(judged(among({}, { behind: ['infantry', 12, 9.5] }), FIRE)).toBe('allowed');
    expect(judged(among({}, { behind: ['infantry', 12, 9.5] }), { bombard: 'gun', at: 'behind' })).toBe('allowed');
    expect(judged(among({ own: ['infantry', 12.5, 12.5] }), FIRE)).toBe('allowed');
  });
});

describe('ground hides a target', () => {
  const across = (kind: string, rectangle: readonly [number, number, number, number]) =>
    board({
      french: { gun: ['artillery', 12, 10] },
      allied: { foe: ['infantry', 12, 12] },
      terrain: {
        ground: { kind, rectangle: { at: [rectangle[0], rectangle[1]], size: [rectangle[2], rectangle[3]] } },
      },
      phase: 'bombardment',
    });
  const BETWEEN = [12, 11, 1, 0.5] as const;
  const hidden = 'ground-between rr.bombardment.line-of-sight';

  test.each(['woods', 'town', 'hill'])('%s across the line do, unless the guns or the target stand in it', (kind) => {
    expect(judged(across(kind, BETWEEN), FIRE)).toBe(hidden);
    expect(judged(across(kind, [12, 11.4, 1, 1.4]), FIRE)).toBe('allowed');
    expect(judged(across(kind, [12, 10.6, 1, 1.4]), FIRE)).toBe('allowed');
    // Half of each figure stands in it, but no centre.
    expect(judged(across(kind, [12, 11, 1, 1.8]), FIRE)).toBe(hidden);
    expect(judged(across(kind, [12.6, 11, 1, 0.5]), FIRE)).toBe('allowed');
  });

  test.each(['water', 'hamlet'])('%s hides nobody', (kind) => {
    expect(judged(across(kind, BETWEEN), FIRE)).toBe('allowed');
  });

  test('a second area is not lifted by standing in the first, unless they join', () => {
    const woods = (far: number) =>
      board({
        french: { gun: ['artillery', 12, 10] },
        allied: { foe: ['infantry', 12, 12] },
        terrain: {
          own: { kind: 'woods', rectangle: { at: [12, 10], size: [1, 0.6] } },
          other: { kind: 'woods', rectangle: { at: [12, far], size: [1, 0.4] } },
        },
        phase: 'bombardment',
      });
    expect([judged(woods(11), FIRE), judged(woods(10.5), FIRE)]).toEqual([hidden, 'allowed']);
  });
});

describe('each gun fires once in a phase, in the turn of either side', () => {
  const both = board({
    french: { gun: ['artillery', 12, 10], other: ['artillery', 12.5, 10] },
    allied: { foe: ['artillery', 12, 11], foot: ['infantry', 13, 11] },
    phase: 'bombardment',
  });

  test('the side whose turn it is fires all it wants, and then the other', () => {
    expect(judged(both, { bombard: 'foe', at: 'gun' })).toBe('not-now rr.bombardment.all-players');
    const { state } = play(both, [FIRE], [{ 'bombardment.gun': [1, 1] }]);
    expect(judged(state, FIRE)).toBe('has-acted rr.bombardment.all-players');
    expect(judged(state, { bombard: 'other', at: 'foe' })).toBe('allowed');
    const theirs = play(state, [{ end: 'phase' }]).state;
    expect([theirs.owner, theirs.side, theirs.phase]).toEqual(['french', 'allied', 'bombardment']);
    expect(judged(theirs, { bombard: 'foe', at: 'gun' })).toBe('allowed');
    expect(judged(theirs, { bombard: 'other', at: 'foe' })).toBe('not-now rr.bombardment.all-players');
    expect(play(theirs, [{ end: 'phase' }]).state.phase).toBe('volley');
  });

  test('guns that the first fire has routed do not fire any more', () => {
    const { state } = play(both, [FIRE, { end: 'phase' }], [{ 'bombardment.gun': [5, 4] }]);
    expect(condition(state, 'foe')).toBe('routing');
    expect(judged(state, { bombard: 'foe', at: 'gun' })).toBe('routing rr.rout.continues');
  });

  test('infantry has no guns, and nobody fires at his own', () => {
    expect(judged(both, { bombard: 'gun', at: 'other' })).toBe('not-an-enemy rr.bombardment.all-players');
    const theirs = play(both, [{ end: 'phase' }]).state;
    expect(judged(theirs, { bombard: 'foot', at: 'gun' })).toBe('no-guns rr.figures.unit-types');
  });

  test('guns that have moved may fire, and so may disrupted ones, at 1 less', () => {
    const moved = board({
      french: { gun: ['artillery', 12, 10, { condition: 'disrupted' }] },
      allied: { foe: ['infantry', 12, 11, { condition: 'disrupted' }] },
      now: { moved: ['gun'] },
      phase: 'bombardment',
    });
    const { events } = play(moved, [FIRE], [{ 'bombardment.gun': [2, 4] }]);
    const [, fired] = events;
    expect(fired).toMatchObject({ type: 'guns-fired', reasons: [{ total: 6, test: { word: 'no-effect' } }] });
  });
});

test('a shot with a Seven and one against a Nine; a wood that a target stands in is no cover', () => {
  const held = board({
    french: { gun: ['artillery', 12, 10] },
    allied: { foe: ['infantry', 12, 11] },
    terrain: { wood: { kind: 'woods', circle: { at: [12, 11], radius: 0.4 } } },
    now: { hands: { french: [7], allied: [9] } },
    phase: 'bombardment',
  });
  expect(odds(held, { ...FIRE, with: 7 })).toEqual({
    'no-effect': '1/12',
    disrupted: '7/36',
    routed: '4/9',
    destroyed: '5/18',
  });
  const { events, types } = play(held, [{ ...FIRE, with: 7 }, { play: 9 }], [{ 'bombardment.gun': [4, 3] }]);
  expect(types).toEqual(['announced', 'card-played', 'card-played', 'guns-fired', 'unit-disrupted']);
  expect(events[3]).toMatchObject({ reasons: [{ total: 7 }], at: 'foe' });
});
