import { describe, expect, test } from 'vitest';
import type { Plain } from '../../../src/core/ids.ts';
import { followed } from '../../../src/games/regiments-and-roundshot/attacks/following.ts';
import { inches } from '../../../src/games/regiments-and-roundshot/tables.ts';
import { facingAlong } from '../../../src/geometry/facings.ts';
import { pointAt } from '../../../src/geometry/vectors.ts';
import { beaten, board, condition, HIT, judged, odds, place, play, ride, RIDE } from './fights.ts';

describe('its comrades', () => {
  const two = (french: Readonly<Record<string, Plain>> = {}, allied: Readonly<Record<string, Plain>> = {}) =>
    beaten({ left: ['cavalry', 11.5, 16], right: ['cavalry', 12.5, 16], ...(french as object) }, allied);
  const ridden = (...given: Parameters<typeof two>) =>
    play(two(...given), [{ ride: 'lancers', at: 'b' }], [{ 'charge.lancers': [2, 1] }]).state;

  test('go the same way, and are no part of a march', () => {
    const state = ridden();
    expect([place(state, 'left'), place(state, 'right')]).toEqual([
      [11.5, 16.5],
      [12.5, 16.5],
    ]);
    expect(state.moved).toEqual([]);
  });

  test('stop at the touch of somebody, friend or foe', () => {
    const state = ridden({ guard: ['infantry', 11.5, 16.7] }, { gun: ['artillery', 12.5, 16.8] });
    expect([place(state, 'left'), place(state, 'right')]).toEqual([
      [11.5, 16.2],
      [12.5, 16.3],
    ]);
  });

  const third = { third: ['cavalry', 12, 18] } as const;
  const brune = { brune: ['hq', 11.85, 17.5] } as const;

  test.each([
    [third, brune],
    [brune, third],
  ])('go after all who stand in their way, also those who are not as far ahead by their middle', (one, other) => {
    const state = board({
      french: { rider: ['cavalry', 11, 18], second: ['cavalry', 11.5, 18], ...one, ...other },
      allied: { a: ['infantry', 12.1, 18.5] },
      phase: 'charge',
    });
    const ends = followed(state, state.units['rider']!, {
      direction: facingAlong(pointAt(inches(-0.98), inches(0.2))),
      by: inches(0.3),
    });
    const at = (id: string) => ends[id]!.at.map((part) => Math.round((100 * part) / inches(1)) / 100);
    // The enemy holds the third, and so the third holds the general.
    expect([at('second'), at('third'), at('brune')]).toEqual([
      [11.21, 18.06],
      [12, 18],
      [11.85, 17.5],
    ]);
  });

  test('charge what they have come to touch if they have not charged, without the 1 more', () => {
    const state = ridden();
    expect(judged(state, { end: 'phase' })).toBe('must-charge rr.charge.cavalry-automatic');
    const [, made] = play(
      state,
      [{ charge: 'left', at: 'b' }],
      [{ 'charge.left': [1, 1] }, { 'failed.left': 1 }],
    ).events;
    // 2, three regiments against two battalions, and three that touch it.
    expect(made).toMatchObject({ type: 'charge-made', reasons: [{ total: 4 }] });
    expect(made).not.toHaveProperty('isOverrun');
  });

  test('that rout, or are of another formation, stay', () => {
    const state = play(
      beaten({ left: ['cavalry', 11.5, 16, { condition: 'routing' }], apart: ['cavalry', 14, 16] }),
      [{ ride: 'lancers', at: 'b' }],
      [{ 'charge.lancers': [3, 2] }],
    ).state;
    expect([place(state, 'left'), place(state, 'apart')]).toEqual([
      [11.5, 16],
      [14, 16],
    ]);
  });

  test('that are disrupted come along without a roll', () => {
    const state = play(
      beaten({ left: ['cavalry', 11.5, 16, { condition: 'disrupted' }] }),
      [{ ride: 'lancers', at: 'b' }],
      [{ 'charge.lancers': [2, 2] }],
    ).state;
    expect(place(state, 'left')).toEqual([11.5, 16.5]);
  });
});

describe('cards at an overrun', () => {
  test('each ride is a new roll: a Four counts once, and a Five may go with it', () => {
    const state = ride({}, {}, { hands: { french: [5, 5], allied: [4, 4] } });
    const first = play(
      state,
      [{ ...RIDE, with: 5 }, { play: 4 }, { play: 'nothing' }],
      [{ 'charge.lancers': [6, 6] }],
    ).state;
    const { events } = play(
      first,
      [{ ride: 'lancers', at: 'b', with: 5 }, { play: 'nothing' }],
      [{ 'charge.lancers': [1, 1] }],
    );
    // 2 and 3, and 1 by overrun.
    expect(events.find(({ type }) => type === 'charge-made')).toMatchObject({ reasons: [{ total: 6 }] });
  });

  test('smoke stops it: it is not ridden, and is no attack on the next one', () => {
    const state = ride({ left: ['cavalry', 11.5, 16] }, {}, { hands: { allied: [2] } });
    const first = play(state, [RIDE, { play: 'nothing' }], HIT).state;
    const { state: after, types } = play(first, [{ ride: 'lancers', at: 'b' }, { play: 2 }]);
    expect(types).toEqual(['announced', 'card-played', 'negated']);
    expect([place(after, 'lancers'), place(after, 'left')]).toEqual([
      [12, 16],
      [11.5, 16],
    ]);
    expect(after.attacked).toEqual(['a']);
    expect(after.pending).toBeNull();
    expect(condition(after, 'b')).toBe('steady');
  });

  test('an overrun that fails falls on the rider', () => {
    const { state } = play(
      beaten({}, {}, {}),
      [{ ride: 'lancers', at: 'b' }],
      [{ 'charge.lancers': [1, 1] }, { 'failed.lancers': 5 }],
    );
    expect(condition(state, 'lancers')).toBe('gone');
  });

  test('the odds of an overrun tell of the next one', () => {
    expect(odds(beaten(), { ride: 'lancers', at: 'b' })).toMatchObject({ destroyed: '1/12', 'no-effect': '1/9' });
  });
});
