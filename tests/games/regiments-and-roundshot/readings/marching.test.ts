import { expect, test } from 'vitest';
import type { Plain, Readings } from '../../../../src/core/ids.ts';
import { engine } from '../../../../src/games/regiments-and-roundshot/index.ts';
import type { State } from '../../../../src/games/regiments-and-roundshot/state.ts';
import { after, foot, gun, horse, places, play, refusal, row, saysNo, the, told } from '../moves.ts';
import { fields } from './reach.ts';

const { reach, state } = fields;
const march = (unit: string, legs: readonly string[], cards: number | string = 6) => ({
  march: unit,
  legs,
  with: cards,
});

test('a march goes any way, or forward only (rr-039)', () => {
  const AHEAD: Readings = { 'rr-039': 'forward-only' };
  const one = (readings: Readings = {}) => state({ a: foot(12, 10) }, { readings });
  expect(refusal(one(AHEAD), march('a', ['forward 1', 'slide left 0.5']))?.[0]).toBe('forward-only');
  for (const leg of ['slide left 1', 'back 1']) {
    expect(refusal(one(), march('a', [leg])), leg).toBeNull();
    expect(refusal(one(AHEAD), march('a', [leg])), leg).toEqual(['forward-only', 'rr.maneuver.move-order']);
  }
  expect(saysNo(one(AHEAD), march('a', ['back 1']))).toBe(
    'A march of the a can only go forward: all else is a change of shape.',
  );
  expect(refusal(one(AHEAD), march('a', ['forward 2']))).toBeNull();
  // Two that face two ways have no way that is forward for both.
  const bent = (facing: string, readings: Readings) =>
    refusal(state({ a: foot(12, 10), b: foot(12.5, 10, facing) }, { readings }), march('a', ['forward 1']));
  for (const facing of ['east', 'south']) {
    expect(bent(facing, {})).toBeNull();
    expect(bent(facing, AHEAD)).toEqual(['forward-only', 'rr.maneuver.move-order']);
  }
});

test('no unit moves twice but by a Jack, or every card buys a move (rr-040)', () => {
  const moved = (readings: Readings = {}) =>
    after(
      state({ a: horse(12, 10) }, { readings, now: { hands: { french: [6, 9, 3, 10], allied: [] } } }),
      march('a', ['forward 5']),
    );
  expect(refusal(moved(), march('a', ['forward 5'], 9))).toEqual(['has-moved', 'rr.maneuver.move-order']);
  const CARD: Readings = { 'rr-040': 'once-per-card' };
  const far = after(
    moved(CARD),
    march('a', ['forward 5'], 9),
    march('a', ['forward 5'], 3),
    march('a', ['forward 5'], 10),
  );
  expect(places(far, 'a')).toEqual([[12, 30]]);
  expect(refusal(far, march('a', ['forward 1'], 9))?.[0]).toBe('not-held');
});

test('who passes through friends, or through nobody (rr-042)', () => {
  const SOLID: Readings = { 'rr-042': 'solid' };
  const behind = (readings: Readings = {}) => state({ a: horse(12, 10), f: foot(12, 12) }, { readings });
  expect(places(after(behind(), march('a', ['forward 5'])), 'a')).toEqual([[12, 15]]);
  expect(refusal(behind(SOLID), march('a', ['forward 5']))).toEqual(['friend-in-way', 'rr.maneuver.move-order']);
  expect(refusal(behind(SOLID), march('a', ['forward 1.4']))).toBeNull();
  // An enemy whom one of them meets before the friend ends the march, which is none through a
  // friend.
  const met = state(
    { a: horse(12, 10), b: horse(12.5, 10), f: foot(12, 12) },
    { readings: SOLID, allied: { e: foot(12.75, 11.5, 'south') } },
  );
  expect(places(after(met, march('a', ['forward 5'])), 'a', 'b')).toEqual([
    [12, 11],
    [12.5, 11],
  ]);
  // Those of one formation stand in nobody’s way who goes with them.
  const column = row('wing', 3, (n) => foot(12, 10 - n / 2));
  expect(reach(column, { readings: SOLID }, 'wing-3')).toBe(3);
});

test('a figure that touches holds itself only, or all of its formation (rr-044)', () => {
  const WHOLE: Readings = { 'rr-044': 'whole-formation' };
  const column = row('wing', 3, (n) => foot(12, 10 - n / 2));
  const held = (readings: Readings = {}) => state(column, { allied: { e: foot(12, 10.5, 'south') }, readings });
  expect(refusal(held(), march('wing-3', ['back 1']))).toBeNull();
  expect(refusal(held(WHOLE), march('wing-3', ['back 1']))).toEqual(['pinned', 'rr.pinned.infantry']);
  // Once the free ones are split off, they go.
  const free = after(held(WHOLE), { split: 'wing-1', off: ['wing-2', 'wing-3'], with: 9 });
  expect(places(after(free, march('wing-3', ['back 1'])), 'wing-1', 'wing-3')).toEqual([
    [12, 10],
    [12, 7.9],
  ]);
});

test('who fails to march is left behind, or all wait for him (rr-045)', () => {
  const pair = { a: foot(12, 10, 'north', 'disrupted'), b: foot(12.5, 10) };
  const failed = (readings: Readings = {}) =>
    play(state(pair, { readings }), march('a', ['forward 2']), [{ 'march.a': 3 }]);
  expect(told(failed()).at(-1)).toBe('march-due');
  const waits = failed({ 'rr-045': 'all-wait' });
  expect(told(waits)).toEqual(['card-played', 'announced', 'march-rolled', 'formation-stayed']);
  expect(places(waits.state, 'a', 'b')).toEqual([
    [12, 10],
    [12.5, 10],
  ]);
  expect([waits.state.pending, waits.state.moved]).toEqual([null, []]);
  const all = play(state(pair, { readings: { 'rr-045': 'all-wait' } }), march('a', ['forward 2']), [{ 'march.a': 4 }]);
  expect(places(all.state, 'a', 'b')).toEqual([
    [12, 12],
    [12.5, 12],
  ]);
});

test('nobody marches off the board, or who does is lost (rr-089)', () => {
  const EXIT: Readings = { 'rr-089': 'exit-counts-as-lost' };
  const armies = { french: { units: 10 }, allied: { units: 10 } };
  const rear = (readings: Readings = {}) =>
    state(
      { a: foot(12, 1), b: foot(12.5, 1.5), marshal: { type: 'hq', at: [4, 4], facing: 'north' } },
      { readings, now: { armies }, allied: { archduke: { type: 'hq', at: [4, 30], facing: 'south' } } },
    );
  expect(refusal(rear(), march('a', ['back 1']))).toEqual(['off-board', 'rr.maneuver.move-order']);
  const gone = play(rear(EXIT), march('a', ['back 1']));
  expect(told(gone)).toEqual(['card-played', 'announced', 'formation-moved', 'unit-left']);
  expect(the(gone, 'unit-left').clauses).toEqual(['rr.victory.lost-means']);
  expect([gone.state.units['a'], gone.state.armies!['french']!.gone]).toEqual([undefined, 1]);
  expect(places(gone.state, 'b')).toEqual([[12.5, 0.5]]);
  // In a trap, cavalry rides off.
  const trapped = (readings: Readings = {}) =>
    after(
      state({ a: foot(12, 32) }, { readings, allied: { h: horse(12, 33.5, 'south') } }),
      march('a', ['forward to contact']),
    );
  expect(refusal(trapped(), { evade: 'h', by: 4 })?.[0]).toBe('too-far');
  const off = play(trapped(EXIT), { evade: 'h', by: 4 });
  expect([the(off, 'unit-left').unit, off.state.units['h']]).toEqual(['h', undefined]);
});

test('guns as others: a second card moves them once more by one reading (rr-040)', () => {
  const two = after(state({ g: gun(12, 10) }, { readings: { 'rr-040': 'once-per-card' } }), march('g', ['forward 1']));
  expect(places(after(two, march('g', ['forward 1'], 9)), 'g')).toEqual([[12, 12]]);
});

test('all stop at the first contact, or the others wrap round (rr-043)', () => {
  const WRAP: Readings = { 'rr-043': 'others-wrap' };
  const line = row('wing', 4, (n) => foot(12 + n / 2, 10));
  const met = (readings: Readings, figures: typeof line = line, legs = ['forward 2']) =>
    play(state(figures, { readings, allied: { e: foot(11.9, 11.2, 'south') } }), march('wing-1', legs));
  const ends = (readings: Readings) => places(met(readings).state, ...Object.keys(line)).map(([, y]) => y);
  // The first touches after seven tenths of an inch.
  expect(ends({})).toEqual([10.7, 10.7, 10.7, 10.7]);
  expect(ends(WRAP)).toEqual([10.7, 12, 12, 12]);
  const told = (readings: Readings) => engine.words.event(the(met(readings), 'formation-moved'), met(readings).state);
  expect([told({}), told(WRAP)]).toEqual([
    expect.stringMatching(/ 0\.7 inches\.$/),
    expect.stringMatching(/ up to 2 inches\.$/),
  ]);
  expect(the(met(WRAP), 'formation-moved').met).toEqual([{ unit: 'wing-1', at: 'e' }]);
  // Nobody ends on those who have stopped before him.
  const column = row('wing', 3, (n) => foot(12, 10 - n / 2));
  expect(places(met(WRAP, column).state, ...Object.keys(column)).map(([, y]) => y)).toEqual([10.7, 10.2, 9.7]);
  // Who has stopped goes on no later leg.
  const turned = met(WRAP, line, ['forward 1', 'slide right 1']);
  expect(places(turned.state, 'wing-1', 'wing-4')).toEqual([
    [12, 10.7],
    [14.5, 11],
  ]);
});

test('infantry from which cavalry has withdrawn has halted, or goes on with what is left of its march (rr-046)', () => {
  const ON: Readings = { 'rr-046': 'infantry-continues' };
  const french = { a: foot(12, 10) };
  const met = (readings: Readings, far = 2) =>
    after(state(french, { allied: { h: horse(12, 11.5, 'south') }, readings }), {
      march: 'a',
      legs: [`forward ${far}`],
      with: 6,
    });
  const at = (from: State, ...orders: readonly Plain[]) =>
    places(
      orders.reduce<State>((now, order) => after(now, order), from),
      'a',
    )[0];
  expect(at(met({}), { evade: 'h', by: 4 })).toEqual([12, 11]);
  expect(at(met(ON), { evade: 'h', by: 4 })).toEqual([12, 12]);
  // It goes no farther than it was ordered, nor while the cavalry is still there.
  expect(at(met(ON, 1.5), { evade: 'h', by: 4 })).toEqual([12, 11.5]);
  expect(at(met(ON), { stay: 'h' })).toEqual([12, 11]);
  // It may catch the same cavalry again, which is asked again.
  const again = after(met(ON), { evade: 'h', by: 0.5 });
  expect([places(again, 'a')[0], again.pending?.kind]).toEqual([[12, 11.5], 'evade']);
  expect(at(again, { evade: 'h', by: 4 })).toEqual([12, 12]);
  // The move has its length all the same.
  expect(at(met(ON, 9), { evade: 'h', by: 5 })).toEqual([12, 12]);
});
