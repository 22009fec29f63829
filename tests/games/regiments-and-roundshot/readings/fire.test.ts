import { describe, expect, test } from 'vitest';
import type { Plain, Readings } from '../../../../src/core/ids.ts';
import { engine } from '../../../../src/games/regiments-and-roundshot/index.ts';
import { inches } from '../../../../src/games/regiments-and-roundshot/tables.ts';
import { pointAt } from '../../../../src/geometry/vectors.ts';
import type { Scripted } from '../../../../src/core/dice.ts';
import { board, condition, judged, odds, play } from '../fights.ts';

/*
 * Readings of bombardment and volley: for each ruling a case in which its readings differ.
 */

type Shorts = NonNullable<Parameters<typeof board>[0]['french']>;
const FIRE = { bombard: 'gun', at: 'foe' };

/** Guns at [12, 10], a battalion 1½ inches before them, and others. */
const shot = (
  readings: Readings,
  {
    french = {},
    allied = {},
    terrain = {},
  }: { french?: Shorts; allied?: Shorts; terrain?: Record<string, Plain> } = {},
) =>
  board({
    french: { gun: ['artillery', 12, 10], ...french },
    allied: { foe: ['infantry', 12, 12], ...allied },
    terrain,
    phase: 'bombardment',
    readings,
  });
/** The totals of the first attack. */
const total = (...given: Parameters<typeof play>): number | undefined => {
  const made = play(...given).events.find(({ type }) => /fired|charge-made/.test(type));
  return made !== undefined && 'reasons' in made ? made.reasons?.[0].total : undefined;
};

test('a wood hides a target from guns, or nothing does (rr-047)', () => {
  const terrain = { wood: { kind: 'woods', rectangle: { at: [12, 11], size: [1, 0.5] } } };
  expect(judged(shot({}, { terrain }), FIRE)).toBe('ground-between rr.bombardment.line-of-sight');
  expect(judged(shot({ 'rr-047': 'nothing-blocks' }, { terrain }), FIRE)).toBe('allowed');
});

test('an enemy on the line lets a shot pass, or stops it; a friend always does (rr-048)', () => {
  const ALL = { 'rr-048': 'centres-all-block' };
  const front: Shorts = { front: ['infantry', 12, 11.5] };
  expect(judged(shot({}, { allied: front }), FIRE)).toBe('allowed');
  expect(judged(shot(ALL, { allied: front }), FIRE)).toBe('foe-between rr.bombardment.line-of-sight');
  expect(judged(shot(ALL, { allied: front }), { bombard: 'gun', at: 'front' })).toBe('allowed');
  expect(judged(shot(ALL, { french: { own: ['infantry', 12, 11] } }), FIRE)).toBe(
    'friend-between rr.bombardment.not-through-friends',
  );
  expect(engine.candidates(shot(ALL, { allied: front }), 'gun').map(({ order }) => 'at' in order && order.at)).toEqual([
    'front',
  ]);
});

describe('ground takes nothing from an attack, or 1 from fire at cover and from a charge over a wall (rr-049)', () => {
  const COVER = { 'rr-049': 'cover-minus-one' };
  const wall = (y: number) => ({ wall: { kind: 'wall', line: [[11, y], [13, y]] } }); // prettier-ignore
  const fired = (terrain: Record<string, Plain>, readings: Readings = COVER) =>
    total(shot(readings, { terrain }), [FIRE], [{ 'bombardment.gun': [3, 3] }]);

  test('a shot at a figure in a wood or a town', () => {
    for (const kind of ['woods', 'town']) {
      const terrain = { ground: { kind, rectangle: { at: [12, 12], size: [1, 1] } } };
      expect([fired(terrain, {}), fired(terrain)]).toEqual([4, 3]);
    }
    expect(fired({})).toBe(4);
    expect(fired({ hill: { kind: 'hill', rectangle: { at: [12, 12], size: [1, 1] } } })).toBe(4);
  });

  test('a shot at a figure behind a wall, which covers the one that it is nearer to', () => {
    expect([fired(wall(11.6), {}), fired(wall(11.6)), fired(wall(10.4))]).toEqual([4, 3, 4]);
    const bent = { wall: { kind: 'wall', line: [[11, 11.6], [13, 11.6], [13, 16]] } }; // prettier-ignore
    expect(fired(bent)).toBe(3);
  });

  test('the sum cites the key of the map', () => {
    const clausesOf = (state: ReturnType<typeof board>, order: Plain, dice: Scripted) =>
      play(state, [order], [dice]).events.flatMap((event) =>
        event.type === 'guns-fired' || event.type === 'charge-made'
          ? (event.reasons?.[0].terms ?? []).map(({ clause }) => clause)
          : [],
      );
    const KEY = 'rr.map.terrain-key';
    expect(clausesOf(shot(COVER, { terrain: wall(11.6) }), FIRE, { 'bombardment.gun': [1, 1] })).toContain(KEY);
    const ridden = board({
      french: { own: ['cavalry', 12, 10] },
      allied: { foe: ['infantry', 12, 10.5] },
      terrain: wall(10.25),
      phase: 'charge',
      readings: COVER,
    });
    expect(clausesOf(ridden, { charge: 'own', at: 'foe' }, { 'charge.own': [4, 3] })).toContain(KEY);
  });

  test('a volley and a charge over a wall; a wood does not slow a charge', () => {
    const against = (phase: 'volley' | 'charge', terrain: Record<string, Plain>, readings: Readings = COVER) =>
      total(
        board({
          french: { own: [phase === 'volley' ? 'infantry' : 'cavalry', 12, 10] },
          allied: { foe: ['infantry', 12, 10.5] },
          terrain,
          phase,
          readings,
        }),
        [{ [phase]: 'own', at: 'foe' }],
        [{ [`${phase}.own`]: [3, 3] }],
      );
    expect([against('volley', wall(10.25), {}), against('volley', wall(10.25))]).toEqual([6, 5]);
    expect([against('charge', wall(10.25), {}), against('charge', wall(10.25), { 'rr-049': 'no-cover' })]).toEqual([6, 6]); // prettier-ignore
    const state = board({
      french: { own: ['cavalry', 12, 10] },
      allied: { foe: ['infantry', 12, 10.5] },
      terrain: wall(10.25),
      phase: 'charge',
      readings: COVER,
    });
    // On a 6 nothing would happen: at 1 less the charge fails on it too.
    expect(odds(state, { charge: 'own', at: 'foe' })['no-effect']).toBe('1/6');
    expect(against('charge', { wood: { kind: 'woods', rectangle: { at: [12, 10.5], size: [1, 0.5] } } })).toBe(6);
  });
});

describe('guns, muskets and sabres reach all round, or a quarter of it (rr-052)', () => {
  const ARC = { 'rr-052': 'front-arc' };

  test('guns', () => {
    const behind: Shorts = { behind: ['infantry', 12, 9], aside: ['infantry', 13, 11] };
    const at = (readings: Readings, id: string) =>
      judged(shot(readings, { allied: behind }), { bombard: 'gun', at: id });
    expect([at({}, 'behind'), at(ARC, 'foe'), at(ARC, 'aside')]).toEqual(['allowed', 'allowed', 'allowed']);
    expect(at(ARC, 'behind')).toBe('not-faced rr.bombardment.target-in-range');
  });

  test('a volley at an enemy in the rear', () => {
    const state = (readings: Readings) =>
      board({
        french: { own: ['infantry', 12, 10] },
        allied: { front: ['infantry', 12.5, 10.5], rear: ['infantry', 12, 9.5] },
        phase: 'volley',
        readings,
      });
    expect(judged(state({}), { volley: 'own', at: 'rear' })).toBe('allowed');
    expect(judged(state(ARC), { volley: 'own', at: 'rear' })).toBe('not-faced rr.volley.touching');
    expect(judged(state(ARC), { volley: 'own', at: 'front' })).toBe('allowed');
  });

  test('cavalry need not charge whom it does not face, and rides on at nobody behind it', () => {
    const state = (readings: Readings, y = 9.5) =>
      board({
        french: { own: ['cavalry', 12, 10] },
        allied: { foe: ['infantry', 12, y] },
        phase: 'charge',
        readings,
      });
    expect(judged(state({}), { end: 'phase' })).toBe('must-charge rr.charge.cavalry-automatic');
    expect(judged(state(ARC), { end: 'phase' })).toBe('allowed');
    expect(judged(state(ARC), { charge: 'own', at: 'foe' })).toBe('not-faced rr.charge.cavalry-automatic');
    expect(judged(state(ARC, 10.5), { end: 'phase' })).toBe('must-charge rr.charge.cavalry-automatic');
    const next = (readings: Readings) =>
      play(
        board({
          french: { own: ['cavalry', 12, 10] },
          allied: { foe: ['infantry', 12, 10.5], beside: ['infantry', 12.5, 10.3], rear: ['infantry', 12.5, 9.8] },
          phase: 'charge',
          readings,
        }),
        [{ charge: 'own', at: 'foe' }],
        [{ 'charge.own': [6, 6] }],
      ).state.pending;
    expect(next({})).toMatchObject({ next: ['beside', 'rear'] });
    expect(next(ARC)).toBeNull();
  });
});

test('guns fire at an enemy who touches a friend, or only if they touch him too (rr-085)', () => {
  const NO = { 'rr-085': 'no-fire-into-contact' };
  const friend: Shorts = { own: ['infantry', 12.5, 12.5] };
  expect(judged(shot({}, { french: friend }), FIRE)).toBe('allowed');
  expect(judged(shot(NO, { french: friend }), FIRE)).toBe('friend-in-contact rr.bombardment.not-through-friends');
  expect(judged(shot(NO), FIRE)).toBe('allowed');
  const touching: Shorts = { beside: ['infantry', 12, 10.5] };
  const both = shot(NO, { french: { own: ['infantry', 12.5, 11] }, allied: touching });
  expect(judged(both, { bombard: 'gun', at: 'beside' })).toBe('allowed');
});

describe('infantry that has come up fires last at anybody, or last at those whom it has met (rr-066)', () => {
  /** The head of a column has come up to one battalion, and has touched another before. */
  const come = (readings: Readings) => {
    const before = board({
      french: { head: ['infantry', 12, 12.2] },
      allied: { a: ['infantry', 12, 14] },
      phase: 'grand-maneuver',
      now: { hands: { french: [6] } },
      readings,
    });
    const up = play(before, [{ march: 'head', with: 6, legs: ['forward to contact'] }]).state;
    const { at, ...a } = up.units['a']!;
    // It has stood beside the other all the time.
    const old = { ...a, id: 'old', at: pointAt(at[0] + inches(1 / 2), at[1]) };
    const state = { ...up, units: { ...up.units, old } };
    return play(state, [{ end: 'phase' }, { end: 'phase' }, { end: 'phase' }]).state;
  };
  const PAIR = { 'rr-066': 'pair-only' };
  const waits = 'mover-second rr.volley.mover-second';

  test('in the first part', () => {
    const shots = (readings: Readings) => ['a', 'old'].map((at) => judged(come(readings), { volley: 'head', at }));
    expect(shots({})).toEqual([waits, waits]);
    expect(shots(PAIR)).toEqual([waits, 'allowed']);
    const state = come(PAIR);
    const others = { ...state, met: [{ unit: 'other', at: 'old' }, ...state.met] };
    expect(['a', 'old'].map((at) => judged(others, { volley: 'head', at }))).toEqual([waits, 'allowed']);
  });

  test('who has fired in it has no third part', () => {
    const { state } = play(come(PAIR), [{ volley: 'head', at: 'old' }, { end: 'phase' }, { end: 'phase' }], [{ 'volley.head': [1, 1] }]); // prettier-ignore
    expect(state.phase).toBe('charge');
    const unfired = play(come(PAIR), [{ end: 'phase' }, { end: 'phase' }]).state;
    expect([unfired.phase, unfired.part, judged(unfired, { volley: 'head', at: 'a' })]).toEqual([
      'volley',
      3,
      'allowed',
    ]);
    expect(condition(unfired, 'a')).toBe('steady');
  });
});
