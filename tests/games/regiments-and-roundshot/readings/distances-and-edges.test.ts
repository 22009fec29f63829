import { expect, test } from 'vitest';
import type { Readings } from '../../../../src/core/ids.ts';
import { board, condition, judged, odds, place, play } from '../fights.ts';

const ROUTING = { condition: 'routing' };

test('a pin stops orders only, or flight too (rr-083)', () => {
  const TOO: Readings = { 'rr-083': 'flight-too' };
  const faced = (readings: Readings, more = {}) =>
    board({
      french: { one: ['infantry', 12, 10] },
      allied: { a: ['infantry', 12, 10.5, more] },
      phase: 'volley',
      readings,
    });
  const fire = { volley: 'one', at: 'a' };
  const routed = (readings: Readings) => play(faced(readings), [fire], [{ 'volley.one': [5, 5] }]).state;
  expect([place(routed({}), 'a'), condition(routed({}), 'a')]).toEqual([[12, 14.5], 'routing']);
  expect(condition(routed(TOO), 'a')).toBe('gone');
  expect(odds(faced({}), fire)).toEqual({ 'no-effect': '5/12', disrupted: '11/36', routed: '1/4', destroyed: '1/36' });
  expect(odds(faced(TOO), fire)).toEqual({ 'no-effect': '5/12', disrupted: '11/36', destroyed: '5/18' });
  // Who should retreat stays where it is.
  const pressed = (readings: Readings) =>
    play(faced(readings, { condition: 'disrupted' }), [fire], [{ 'volley.one': [3, 3] }, { 'morale.a': 2 }]).state;
  expect([place(pressed({}), 'a'), place(pressed(TOO), 'a')]).toEqual([
    [12, 12.5],
    [12, 10.5],
  ]);
  expect(condition(pressed(TOO), 'a')).toBe('disrupted');
});

test('the pin of flight holds cavalry and guns as little as it does in a march (rr-083)', () => {
  const state = board({
    french: { one: ['infantry', 12, 10] },
    allied: { h: ['cavalry', 12, 10.5] },
    phase: 'volley',
    readings: { 'rr-083': 'flight-too' },
  });
  expect(condition(play(state, [{ volley: 'one', at: 'h' }], [{ 'volley.one': [5, 5] }]).state, 'h')).toBe('routing');
});

test('who runs is off the board with any part of his square, or with its centre (rr-104)', () => {
  const run = (y: number, readings: Readings) =>
    place(
      play(
        board({
          french: { one: ['infantry', 12, y, ROUTING] },
          allied: { a: ['infantry', 12, y + 2] },
          phase: 'strategy',
          readings,
        }),
        [{ end: 'phase' }],
      ).state,
      'one',
    );
  const CENTRE: Readings = { 'rr-104': 'centre-over-the-edge' };
  // With its square exactly 4 inches from the edge it stays on.
  expect([run(4.25, {}), run(4.25, CENTRE)]).toEqual([
    [12, 0.25],
    [12, 0.25],
  ]);
  expect([run(4.1, {}), run(4.1, CENTRE)]).toEqual([null, [12, 0.1]]);
  expect([run(3.9, {}), run(3.9, CENTRE)]).toEqual([null, null]);
});

test('who runs on over the edge is told so with each clause once', () => {
  const left = play(
    board({
      french: { one: ['infantry', 12, 4.1, ROUTING] },
      allied: { a: ['infantry', 12, 6.1] },
      phase: 'strategy',
    }),
    [{ end: 'phase' }],
  ).events.find(({ type }) => type === 'unit-left');
  expect(left?.clauses).toEqual(['rr.rout.move', 'rr.rout.continues']);
});

test('who hangs over the edge may march in again (rr-104)', () => {
  const fled = play(
    board({
      french: { one: ['infantry', 12, 4.1, ROUTING] },
      allied: { a: ['infantry', 12, 6.1] },
      phase: 'strategy',
      now: { hands: { french: [6], allied: [] } },
      readings: { 'rr-104': 'centre-over-the-edge' },
    }),
    [{ end: 'phase' }],
  ).state;
  const one = { ...fled.units['one']!, condition: 'steady' } as const;
  const rallied = { ...fled, units: { ...fled.units, one } };
  expect(judged(rallied, { march: 'one', legs: ['forward 1'], with: 6 })).toBe('allowed');
  expect(judged(rallied, { march: 'one', legs: ['slide left 1'], with: 6 })).toBe('off-board rr.maneuver.move-order');
});

test('nobody passes his second line, or all do (rr-042)', () => {
  const backed = (readings: Readings, y: number) =>
    play(
      board({
        french: { one: ['infantry', 12, 10] },
        allied: { a: ['infantry', 12, 10.5], g: ['artillery', 12, y] },
        phase: 'volley',
        readings,
      }),
      [{ volley: 'one', at: 'a' }],
      [{ 'volley.one': [5, 5] }],
    ).state;
  const SOLID: Readings = { 'rr-042': 'solid' };
  expect(place(backed({}, 11), 'a')).toEqual([12, 14.5]);
  expect(place(backed(SOLID, 11), 'a')).toBeNull();
  expect(place(backed(SOLID, 12), 'a')).toEqual([12, 11.5]);
});

test('distances run from edge to edge, or from centre to centre (rr-003)', () => {
  const CENTRE: Readings = { 'rr-003': 'centre-to-centre' };
  const range = (y: number, readings: Readings) => {
    const state = board({
      french: { gun: ['artillery', 12, 10] },
      allied: { a: ['infantry', 12, y] },
      phase: 'bombardment',
      readings,
    });
    const order = { bombard: 'gun', at: 'a' };
    if (judged(state, order) !== 'allowed') return judged(state, order);
    const { events } = play(state, [order], [{ 'bombardment.gun': [1, 2] }]);
    return events.flatMap((event) => (event.type === 'guns-fired' ? event.reasons![0].total : []))[0];
  };
  // Half an inch from edge to edge is one from centre to centre: effective, or long.
  expect([range(11, {}), range(11, CENTRE)]).toEqual([3, 2]);
  // In touch it is point blank by both.
  expect([range(10.5, {}), range(10.5, CENTRE)]).toEqual([4, 4]);
  expect([range(11.8, {}), range(11.8, CENTRE)]).toEqual([1, 'out-of-range rr.bombardment.target-in-range']);
});

test('the HQ helps within 8 inches of its edge, or of its centre (rr-003)', () => {
  const reforms = (readings: Readings) => {
    const state = board({
      french: { one: ['infantry', 12, 10, { condition: 'disrupted' }], hq: ['hq', 12, 18.4] },
      allied: {},
      phase: 'rally',
      readings,
    });
    return condition(play(state, [{ recover: 'one' }], [{ 'recovery.one': 3 }]).state, 'one');
  };
  expect([reforms({}), reforms({ 'rr-003': 'centre-to-centre' })]).toEqual(['steady', 'disrupted']);
});
