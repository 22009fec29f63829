import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { board, condition, judged, place, play } from './fights.ts';

const ROUTING = { condition: 'routing' };

describe('whether a routing unit is a unit still', () => {
  const faced = (phase: 'volley' | 'charge', readings: Readings = {}) =>
    board({
      french: { one: ['infantry', 12, 10, ROUTING], lancers: ['cavalry', 14, 10, ROUTING] },
      allied: { a: ['infantry', 12, 10.5], b: ['infantry', 14, 10.5] },
      phase,
      readings,
    });
  const STILL = { 'rr-057': 'still-a-unit' };

  test('it neither fires nor charges, or it does both', () => {
    expect(judged(faced('volley'), { volley: 'one', at: 'a' })).toBe('routing rr.rout.continues');
    expect(judged(faced('volley', STILL), { volley: 'one', at: 'a' })).toBe('allowed');
    expect(judged(faced('charge'), { end: 'phase' })).toBe('allowed');
    expect(judged(faced('charge', STILL), { end: 'phase' })).toBe('must-charge rr.charge.cavalry-automatic');
    expect(judged(faced('charge', STILL), { charge: 'lancers', at: 'b' })).toBe('allowed');
  });

  test('it counts in no size and no contact, or in both; a Break Roll makes nobody rout twice', () => {
    const line = (readings: Readings = {}) =>
      board({
        french: { one: ['infantry', 12, 10], two: ['infantry', 12.5, 10, ROUTING] },
        allied: { a: ['infantry', 12, 10.5], b: ['infantry', 11.5, 10.5, ROUTING] },
        phase: 'volley',
        readings,
      });
    const rolled = (readings: Readings) =>
      play(line(readings), [{ volley: 'one', at: 'a' }], [{ 'volley.one': [1, 2] }]).events[1];
    expect(rolled({})).toMatchObject({ reasons: [{ total: 3 }] });
    // Two against two, and both touch it.
    expect(rolled(STILL)).toMatchObject({ reasons: [{ total: 4 }] });
    for (const readings of [{}, STILL]) {
      const { state } = play(line(readings), [{ volley: 'one', at: 'a' }], [{ 'volley.one': [5, 5] }]);
      expect(condition(state, 'a')).toBe('routing');
      expect(place(state, 'b')).toEqual([11.5, 10.5]);
    }
  });
});

describe('whether the general belongs to cavalry that he touches', () => {
  const joined = (readings: Readings = {}) =>
    board({
      french: { gun: ['artillery', 12, 10] },
      allied: { hussars: ['cavalry', 12, 11], archduke: ['hq', 12.5, 11] },
      phase: 'bombardment',
      readings,
    });

  test('a Break Roll sweeps him along, or is not even made', () => {
    const fire = { bombard: 'gun', at: 'hussars' };
    const dice = { 'bombardment.gun': [4, 5] };
    const swept = play(joined(), [fire], [dice, { 'break.hussars': 1 }]).state;
    expect(condition(swept, 'archduke')).toBe('routing');
    const apart = play(joined({ 'rr-011': 'apart' }), [fire], [dice]);
    expect([apart.types.at(-1), condition(apart.state, 'archduke')]).toEqual(['unit-fled', 'steady']);
  });
});

describe('contact at a corner', () => {
  test('lets a volley be fired, or not', () => {
    const corner = (readings: Readings = {}) =>
      board({
        french: { one: ['infantry', 12, 10] },
        allied: { a: ['infantry', 12.5, 10.5] },
        phase: 'volley',
        readings,
      });
    expect(judged(corner(), { volley: 'one', at: 'a' })).toBe('allowed');
    expect(judged(corner({ 'rr-004': 'edges-only' }), { volley: 'one', at: 'a' })).toBe(
      'not-touching rr.volley.touching',
    );
  });
});
