import { describe, expect, test } from 'vitest';
import { MEASURES } from '../../../src/geometry/lengths.ts';
import { retreatOf, routOf } from '../../../src/games/regiments-and-roundshot/morale/flight.ts';
import { board, condition, place, play } from './fights.ts';

type Shorts = NonNullable<Parameters<typeof board>[0]['french']>;

/** Where a figure of the Austrians would run to, and how. */
function runs(
  how: 'rout' | 'retreat',
  units: { readonly french?: Shorts; readonly allied: Shorts },
  cause: string | null = null,
) {
  const state = board({ ...units, phase: 'bombardment' });
  const unit = state.units['a']!;
  const { to, gone } = (how === 'rout' ? routOf : retreatOf)(state, unit, cause);
  return gone ?? to.map((part) => Math.round((100 * part) / MEASURES.in) / 100);
}

const FOOT = { a: ['infantry', 12, 16] } as const;
const foe = (x: number, y: number): Shorts => ({ foe: ['infantry', x, y] });

describe('how far, and which way', () => {
  test('a rout goes twice the speed of the type and a retreat once, with no bonus', () => {
    const rout = (type: 'infantry' | 'cavalry' | 'artillery') =>
      runs('rout', { french: foe(12, 14), allied: { a: [type, 12, 16] } });
    const retreat = (type: 'infantry' | 'cavalry' | 'artillery') =>
      runs('retreat', { french: foe(12, 14), allied: { a: [type, 12, 16] } });
    expect([rout('infantry'), rout('cavalry'), rout('artillery')]).toEqual([
      [12, 20],
      [12, 26],
      [12, 18],
    ]);
    expect([retreat('infantry'), retreat('cavalry'), retreat('artillery')]).toEqual([
      [12, 18],
      [12, 21],
      [12, 17],
    ]);
  });

  test('straight away from the nearest enemy, though another has caused it', () => {
    const french: Shorts = { near: ['infantry', 11.5, 16], gun: ['artillery', 12, 14.6] };
    expect(runs('rout', { french, allied: FOOT }, 'gun')).toEqual([16, 16]);
  });

  test('of several that are equally near from the cause, if it is one of them; else from their middle', () => {
    const french: Shorts = { left: ['infantry', 11.5, 15.5], right: ['infantry', 12.5, 15.5] };
    expect(runs('rout', { french, allied: FOOT }, 'left')).toEqual([14.83, 18.83]);
    expect(runs('rout', { french, allied: FOOT })).toEqual([12, 20]);
  });

  test('between two enemies on either side, and without an enemy, toward its own end', () => {
    const french: Shorts = { left: ['infantry', 11, 16], right: ['infantry', 13, 16] };
    expect(runs('rout', { french, allied: FOOT })).toEqual([12, 20]);
    expect(runs('retreat', { allied: FOOT })).toEqual([12, 18]);
  });

  test('enemies that rout drive nobody', () => {
    const french: Shorts = { near: ['infantry', 11, 16, { condition: 'routing' }], far: ['infantry', 12, 13] };
    expect(runs('rout', { french, allied: FOOT })).toEqual([12, 20]);
  });

  test('difficult ground counts twice, and the facing is kept', () => {
    const state = board({
      french: { gun: ['artillery', 12, 15] },
      allied: { a: ['infantry', 12, 16, { facing: 'east' }] },
      terrain: { wood: { kind: 'woods', rectangle: { at: [12, 19], size: [4, 4] } } },
      phase: 'bombardment',
    });
    const { state: after } = play(state, [{ bombard: 'gun', at: 'a' }], [{ 'bombardment.gun': [4, 5] }]);
    expect(place(after, 'a')).toEqual([12, 18.5]);
    expect(after.units['a']!.facing).toEqual(state.units['a']!.facing);
  });
});

describe('who stands in the way', () => {
  test('a rout ends 0.1 inch before an enemy, and so does a retreat', () => {
    const french: Shorts = { near: ['infantry', 12, 15], behind: ['infantry', 12, 18] };
    expect(runs('rout', { french, allied: FOOT })).toEqual([12, 17.4]);
    expect(runs('retreat', { french, allied: FOOT })).toEqual([12, 17.4]);
  });

  test('with no more than 0.1 inch a rout destroys, and a retreat stays', () => {
    const at = (gap: number): { readonly french: Shorts; readonly allied: Shorts } => ({
      french: { near: ['infantry', 12, 15.5], behind: ['infantry', 12, 16.5 + gap] },
      allied: FOOT,
    });
    expect(runs('rout', at(0.1), 'near')).toBe('no-way');
    expect(runs('retreat', at(0.1), 'near')).toEqual([12, 16]);
    expect(runs('rout', at(0.15), 'near')).toEqual([12, 16.05]);
  });

  test('an enemy that is brushed past does not stop it; one that it would newly touch at the end does', () => {
    const brushed: Shorts = { near: ['infantry', 12, 15.5], beside: ['infantry', 12.5, 17] };
    expect(runs('rout', { french: brushed, allied: FOOT }, 'near')).toEqual([12, 20]);
    const met: Shorts = { near: ['infantry', 12, 15.5], end: ['infantry', 12.5, 20] };
    expect(runs('rout', { french: met, allied: FOOT }, 'near')).toEqual([12, 19.4]);
  });

  test('it runs through friends, and ends in the last free place before one', () => {
    const through: Shorts = { ...FOOT, b: ['cavalry', 12, 17] };
    expect(runs('rout', { french: foe(12, 14), allied: through })).toEqual([12, 20]);
    const ends: Shorts = { ...FOOT, b: ['cavalry', 12, 19.8], c: ['cavalry', 12, 19.3] };
    expect(runs('rout', { french: foe(12, 14), allied: ends })).toEqual([12, 18.8]);
    expect(runs('retreat', { french: foe(12, 14), allied: { ...FOOT, b: ['cavalry', 12, 18.2] } })).toEqual([12, 17.7]);
  });

  test('the pin holds nobody who runs', () => {
    expect(runs('rout', { french: foe(12, 15.5), allied: FOOT })).toEqual([12, 20]);
    expect(runs('retreat', { french: foe(12, 15.5), allied: FOOT })).toEqual([12, 18]);
  });
});

describe('the edge of the board', () => {
  const near = (y: number): { readonly french: Shorts; readonly allied: Shorts } => ({
    french: foe(12, y - 2),
    allied: { a: ['infantry', 12, y] },
  });

  test('a square exactly 4 inches from it stays on, at less it is gone', () => {
    expect(runs('rout', near(31.75))).toEqual([12, 35.75]);
    expect(runs('rout', near(31.76))).toBe('edge');
  });

  test('a retreat ends there', () => {
    expect(runs('retreat', near(34.5))).toEqual([12, 35.75]);
    expect(runs('retreat', near(35.75))).toEqual([12, 35.75]);
    expect(runs('rout', near(35.75))).toBe('edge');
  });

  test('along it nobody is over it', () => {
    const along = { french: foe(0.25, 12), allied: { a: ['infantry', 0.25, 14] } } as const;
    expect(runs('rout', along)).toEqual([0.25, 18]);
  });

  test('a friend on the last half inch holds nobody back, an enemy does', () => {
    const last = near(32);
    expect(runs('rout', { ...last, allied: { ...last.allied, b: ['cavalry', 12.2, 35.75] } })).toBe('edge');
    expect(runs('rout', { ...last, french: { ...last.french, other: ['cavalry', 12.2, 35.75] } })).toEqual([12, 35.15]);
  });

  test('who has left it is gone for good, and told as routed', () => {
    const state = board({
      french: { gun: ['artillery', 12, 32] },
      allied: { a: ['infantry', 12, 33] },
      phase: 'bombardment',
    });
    const { types, state: after } = play(state, [{ bombard: 'gun', at: 'a' }], [{ 'bombardment.gun': [4, 5] }]);
    expect(types).toEqual(['announced', 'guns-fired', 'unit-routed', 'unit-left']);
    expect(condition(after, 'a')).toBe('gone');
  });
});

describe('several at one moment', () => {
  test('the farthest from its nearest enemy runs first and clears the way', () => {
    const column = board({
      french: { gun: ['artillery', 12, 10] },
      allied: {
        a: ['infantry', 12, 11],
        b: ['infantry', 12, 11.5],
        c: ['infantry', 12, 12],
        d: ['infantry', 12, 12.5],
      },
      phase: 'bombardment',
    });
    const { events, state } = play(
      column,
      [{ bombard: 'gun', at: 'a' }],
      [{ 'bombardment.gun': [4, 5] }, { 'break.a': 1 }],
    );
    const broke = events.at(-1)!;
    expect(broke.type === 'formation-broke' && broke.flights.map(({ unit }) => unit)).toEqual(['d', 'c', 'b']);
    // The one that was hit has fled first, to [12, 15].
    expect(['a', 'b', 'c', 'd'].map((id) => place(state, id))).toEqual([
      [12, 15],
      [12, 15.5],
      [12, 16],
      [12, 16.5],
    ]);
  });

  test('those who run later end before those who have run, and not before those who have left the board', () => {
    const swept = (y: number, terrain = {}) =>
      play(
        board({
          french: { gun: ['artillery', 11.5, y - 1] },
          allied: { a: ['infantry', 11.5, y], b: ['infantry', 12, y], c: ['infantry', 12, y + 0.5] },
          phase: 'bombardment',
          terrain,
          readings: { 'rr-058': 'to-own-edge' },
        }),
        [{ bombard: 'gun', at: 'a' }],
        [{ 'bombardment.gun': [4, 5] }, { 'break.a': 1 }],
      ).state;
    // The wood slows all of them.
    const wood = swept(11.5, { wood: { kind: 'woods', rectangle: { at: [12, 15.5], size: [4, 3] } } });
    expect(['a', 'b', 'c'].map((id) => place(wood, id))).toEqual([
      [11.5, 14.75],
      [12, 14.5],
      [12, 15],
    ]);
    const edge = swept(31.5);
    expect(['b', 'c'].map((id) => place(edge, id))).toEqual([[12, 35.5], null]);
  });

  test('equals go from their owner’s left to his right', () => {
    const line = board({
      french: { gun: ['artillery', 12, 10] },
      allied: { a: ['infantry', 12, 11], b: ['infantry', 11.5, 11], c: ['infantry', 12.5, 11] },
      phase: 'bombardment',
    });
    const broke = play(
      line,
      [{ bombard: 'gun', at: 'a' }],
      [{ 'bombardment.gun': [4, 5] }, { 'break.a': 1 }],
    ).events.at(-1)!;
    // Their own end is the north: their left is the east.
    expect(broke.type === 'formation-broke' && broke.flights.map(({ unit }) => unit)).toEqual(['c', 'b']);
  });

  test('those that rout run on when the Grand Manoeuvre phase of their side begins', () => {
    const state = board({
      french: {
        one: ['infantry', 12, 12, { condition: 'routing' }],
        two: ['infantry', 12, 11.5, { condition: 'routing' }],
        steady: ['infantry', 12.5, 12],
      },
      allied: { foe: ['infantry', 12, 14], other: ['infantry', 15, 14, { condition: 'routing' }] },
      phase: 'strategy',
    });
    const { events, state: after } = play(state, [{ end: 'phase' }]);
    expect(events.map((event) => ('unit' in event ? [event.type, event.unit] : event.type))).toEqual([
      'phase-began',
      ['unit-fled', 'two'],
      ['unit-fled', 'one'],
    ]);
    expect(['one', 'two', 'steady', 'other'].map((id) => place(after, id))).toEqual([
      [12, 8],
      [12, 7.5],
      [12.5, 12],
      [15, 14],
    ]);
  });
});
