import { expect, test } from 'vitest';
import type { Plain } from '../../../../src/core/ids.ts';
import { engine } from '../../../../src/games/regiments-and-roundshot/index.ts';
import { given } from '../battle.ts';
import {
  after,
  foot,
  formation,
  gun,
  horse,
  hq,
  maneuver,
  places,
  play,
  refusal,
  row,
  saysNo,
  the,
  told,
} from '../moves.ts';

const march = (unit: string, legs: readonly string[], cards: Plain = 6): Plain => ({ march: unit, legs, with: cards });

/** The longest march straight ahead that is allowed, in quarters of an inch. */
function reach(state: ReturnType<typeof maneuver>, unit: string): number {
  const allowed = Array.from({ length: 40 }, (_, n) => (n + 1) / 4).filter(
    (far) => refusal(state, march(unit, [`forward ${far}`])) === null,
  );
  return allowed.at(-1) ?? 0;
}

const LINE = row('wing', 3, (n) => foot(11 + n / 2, 10));
const COLUMN = row('wing', 3, (n) => foot(12, 10 - n / 2));

test('a card from 2 to 10 moves one formation, and every figure of it', () => {
  const state = maneuver(LINE, {}, { now: { hands: { french: [6] } } });
  const moved = play(state, march('wing-2', ['forward 1.5']));
  expect(told(moved)).toEqual(['card-played', 'announced', 'formation-moved']);
  expect(places(moved.state, 'wing-1', 'wing-2', 'wing-3')).toEqual([
    [11, 11.5],
    [11.5, 11.5],
    [12, 11.5],
  ]);
  expect([moved.state.hands['french'], moved.state.heap]).toEqual([[], ['6-1']]);
  expect(the(moved, 'formation-moved').clauses).toContain('rr.maneuver.move-order');
});

test('nobody moves without a card, for a King, a Queen or a Joker, for two cards or for one that is not held', () => {
  const state = maneuver(LINE, {}, { now: { hands: { french: [2, 10, 'king', 'queen', 'joker'] } } });
  const why = (cards: Plain) => refusal(state, march('wing-1', ['forward 1'], cards));
  expect([why(2), why(10)]).toEqual([null, null]);
  expect(why([])).toEqual(['no-card', 'rr.maneuver.move-order']);
  for (const card of ['king', 'queen', 'joker'])
    expect(why(card)).toEqual(['no-number-card', 'rr.maneuver.move-order']);
  expect(why([2, 10])).toEqual(['one-card', 'rr.maneuver.move-order']);
  expect(why(5)).toEqual(['not-held', 'rr.cards.discard-to-play']);
});

test('2, 5 and 1 inches, an HQ 5; in column an inch more', () => {
  expect(reach(maneuver(LINE), 'wing-1')).toBe(2);
  expect(reach(maneuver(COLUMN), 'wing-3')).toBe(3);
  expect(reach(maneuver(row('wing', 3, (n) => horse(11 + n / 2, 10))), 'wing-1')).toBe(5);
  expect(reach(maneuver(row('wing', 3, (n) => horse(11, 10 - n / 2))), 'wing-1')).toBe(6);
  expect(reach(maneuver(row('wing', 3, (n) => gun(11 + n / 2, 10))), 'wing-1')).toBe(1);
  expect(reach(maneuver(row('wing', 3, (n) => gun(11, 10 - n / 2))), 'wing-1')).toBe(2);
  expect(reach(maneuver({ brune: hq(12, 10) }), 'brune')).toBe(5);
});

test('an allowed march cites who goes: the formation, and that the HQ is cavalry', () => {
  const cited = (state: ReturnType<typeof maneuver>, unit: string) => {
    const verdict = engine.judge(state, given(state, march(unit, ['forward 1'])));
    return verdict.ok ? verdict.clauses.filter((id) => /membership|hq-is/.test(id)) : [];
  };
  expect(cited(maneuver(LINE), 'wing-1')).toEqual(['rr.formation.membership']);
  expect(cited(maneuver({ a: foot(12, 10) }), 'a')).toEqual([]);
  expect(cited(maneuver({ brune: hq(12, 10) }), 'brune')).toEqual(['rr.figures.hq-is-cavalry']);
});

test('a figure by itself and an irregular formation have no inch more; by one reading one alone has', () => {
  expect(reach(maneuver({ a: foot(12, 10) }), 'a')).toBe(2);
  expect(reach(maneuver({ a: foot(12, 10) }, {}, { readings: { 'rr-010': 'column' } }), 'a')).toBe(3);
  const block = row('wing', 6, (n) => foot(12 + (n % 2) / 2, 10 - Math.floor(n / 2) / 2));
  expect(reach(maneuver(block), 'wing-1')).toBe(2);
  expect(reach(maneuver(block, {}, { readings: { 'rr-009': 'longest-axis' } }), 'wing-1')).toBe(3);
});

test('the HQ that touches cavalry goes with it, and by the other reading by itself', () => {
  const french = { a: horse(12, 10), b: horse(12.5, 10), brune: hq(13, 10) };
  const joined = after(maneuver(french), march('a', ['forward 2']));
  expect(places(joined, 'brune')).toEqual([[13, 12]]);
  const apart = after(maneuver(french, {}, { readings: { 'rr-011': 'apart' } }), march('a', ['forward 2']));
  expect(places(apart, 'brune')).toEqual([[13, 10]]);
});

test('a move shifts in straight legs in any direction, and shape and facing stay', () => {
  const state = maneuver(LINE);
  for (const legs of [['back 2'], ['slide left 2'], ['slide right 1', 'forward 1'], ['oblique left 45° 2']]) {
    expect(refusal(state, march('wing-1', legs))).toBeNull();
    expect(formation(after(state, march('wing-1', legs)), 'wing-1')).toEqual(['wing-1 wing-2 wing-3', 'line']);
  }
  const slid = after(state, march('wing-3', ['slide right 1', 'forward 1']));
  expect(places(slid, 'wing-1', 'wing-3')).toEqual([
    [12, 11],
    [13, 11],
  ]);
  expect(refusal(state, march('wing-1', ['slide right 1.1', 'forward 1']))).toEqual([
    'too-far',
    'rr.movement.infantry',
  ]);
  for (const legs of [['turn left 90°'], ['wheel left 30°'], ['about-face'], ['forward 1', 'turn right 10°']])
    expect(refusal(state, march('wing-1', legs))).toEqual(['no-turning', 'rr.maneuver.reshape-order']);
  expect(refusal(state, march('wing-1', []))).toEqual(['no-legs', 'rr.maneuver.move-order']);
});

test('a march is told with the verb that suits who marches', () => {
  const state = maneuver({ a: { ...gun(12, 10), name: 'the battery' }, b: { ...gun(15, 10), name: 'the guns' } });
  const said = (unit: string) => {
    const { state: done, events } = play(state, march(unit, ['forward 0.5']));
    return engine.words.event(events.at(-1)!, done);
  };
  expect([said('a'), said('b')]).toEqual(['The battery marches half an inch.', 'The guns march half an inch.']);
});

test('who is too far is told by the speed that counts', () => {
  expect(saysNo(maneuver(COLUMN), march('wing-1', ['forward 4']))).toBe(
    'That takes 4 inches of a move, and the wing no. 1 has 3 inches.',
  );
});

test('no unit moves twice in a turn for Number cards', () => {
  const moved = after(maneuver(LINE), march('wing-1', ['forward 1']));
  expect(refusal(moved, march('wing-2', ['forward 1'], 9))).toEqual(['has-moved', 'rr.maneuver.move-order']);
  expect(refusal(moved, march('wing-2', ['forward 1'], []))).toEqual(['has-moved', 'rr.maneuver.move-order']);
});

test('of two formations that have come together, only those move that have not', () => {
  const french = { a: foot(12, 10), b: foot(12.5, 10), c: foot(12, 11.5), d: foot(12.5, 11.5) };
  const joined = after(maneuver(french), march('a', ['forward 1']));
  expect(formation(joined, 'a')).toEqual(['a b c d', 'irregular']);
  const gone = after(joined, march('c', ['forward 2'], 9));
  expect(places(gone, 'a', 'b', 'c', 'd')).toEqual([
    [12, 11],
    [12.5, 11],
    [12, 13.5],
    [12.5, 13.5],
  ]);
  expect(refusal(joined, march('a', ['forward 1'], 9))).toEqual(['has-moved', 'rr.maneuver.move-order']);
});

test('a formation stops as soon as one of its figures touches an enemy that it did not touch', () => {
  const state = maneuver(LINE, { e: foot(12.5, 11.25, 'south') });
  const met = play(state, march('wing-1', ['forward 2']));
  expect(places(met.state, 'wing-1', 'wing-3')).toEqual([
    [11, 10.75],
    [12, 10.75],
  ]);
  expect(the(met, 'formation-moved').met).toEqual([{ unit: 'wing-3', at: 'e' }]);
});

test('a graze in passing is contact too, and so is a figure that routs', () => {
  const graze = maneuver({ a: horse(12, 10) }, { e: foot(12.5, 13, 'south') });
  expect(places(after(graze, march('a', ['forward 5'])), 'a')).toEqual([[12, 12.5]]);
  const routs = maneuver({ a: horse(12, 10) }, { e: foot(12, 13, 'south', 'routing') });
  expect(places(after(routs, march('a', ['forward 5'])), 'a')).toEqual([[12, 12.5]]);
  const edges = maneuver(
    { a: horse(12, 10) },
    { e: foot(12.5, 13, 'south') },
    { readings: { 'rr-004': 'edges-only' } },
  );
  expect(places(after(edges, march('a', ['forward 5'])), 'a')).toEqual([[12, 12.5]]);
  // Where a corner is no contact, a march into a corner meets nobody, and still goes through
  // nobody.
  const corner = maneuver({ a: horse(12, 10) }, { e: foot(14, 12) }, { readings: { 'rr-004': 'edges-only' } });
  const stopped = play(corner, march('a', ['oblique right 45° 5']));
  expect(places(stopped.state, 'a')).toEqual([[13.5, 11.5]]);
  expect(the(stopped, 'formation-moved').met).toEqual([]);
});

test('cavalry may leave an enemy whom it touches, slide along him, and never go through him', () => {
  const state = maneuver({ a: horse(12, 10) }, { e: foot(12, 10.5, 'south'), f: foot(14, 10.5, 'south') });
  expect(places(after(state, march('a', ['back 3'])), 'a')).toEqual([[12, 7]]);
  // It still touches the first while it slides, and stops at the second.
  expect(places(after(state, march('a', ['slide right 3'])), 'a')).toEqual([[13.5, 10]]);
  expect(refusal(state, march('a', ['forward 1']))).toEqual(['enemy-between', 'rr.maneuver.move-order']);
  expect(saysNo(state, march('a', ['forward 1']))).toBe('The e stands in the way: nobody goes through an enemy.');
});

test('friends may be passed; a march that would end on one ends in the last free place before', () => {
  const french = { a: horse(12, 10), b: foot(12, 11), c: foot(12, 12) };
  const state = maneuver(french);
  expect(places(after(state, march('a', ['forward 4'])), 'a')).toEqual([[12, 14]]);
  expect(places(after(state, march('a', ['forward 2.2'])), 'a')).toEqual([[12, 11.5]]);
  expect(places(after(state, march('a', ['forward 0.8'])), 'a')).toEqual([[12, 10.5]]);
  // In the second leg there is no place, so the first is all.
  expect(places(after(state, march('a', ['slide right 0.5', 'forward 1', 'slide left 0.4'])), 'a')).toEqual([
    [12.5, 11],
  ]);
  // The last leg is on a friend from its beginning, so that the march ends in the first.
  expect(places(after(state, march('a', ['forward 1', 'slide right 0.2'])), 'a')).toEqual([[12, 10.5]]);
});

test('a march that has no free place at all is refused', () => {
  const state = maneuver({ a: horse(12, 10), b: foot(12, 10.5) });
  expect(refusal(state, march('a', ['forward 0.4']))).toEqual(['ends-on', 'rr.maneuver.move-order']);
  expect(saysNo(state, march('a', ['forward 0.4']))).toBe(
    'The b stands there: one may pass through friends, but not stop on them.',
  );
});

test('a march that stops at an enemy where a friend stands ends before the friend', () => {
  const state = maneuver({ a: horse(12, 10), b: foot(12.2, 12.3) }, { e: foot(12, 13, 'south') });
  expect(places(after(state, march('a', ['forward 5'])), 'a')).toEqual([[12, 11.8]]);
});

test('nobody marches over the edge', () => {
  const state = maneuver({ a: horse(1, 35) });
  expect(refusal(state, march('a', ['forward 0.75']))).toBeNull();
  expect(refusal(state, march('a', ['forward 0.8']))).toEqual(['off-board', 'rr.maneuver.move-order']);
  expect(refusal(state, march('a', ['slide left 0.8']))).toEqual(['off-board', 'rr.maneuver.move-order']);
});

test('only the side whose turn it is marches, and nobody who routs', () => {
  const state = maneuver({ a: foot(12, 10), r: foot(14, 10, 'north', 'routing') }, { e: foot(12, 20, 'south') });
  expect(refusal(state, march('e', ['forward 1'], []))).toEqual(['not-now', 'rr.maneuver.actions-and-reactions']);
  expect(refusal(state, march('r', ['forward 1']))).toEqual(['routing', 'rr.rout.continues']);
  expect(saysNo(state, march('r', ['forward 1']))).toMatch(/ routing, and can only run\.$/);
  const later = play(state, { end: 'phase' }).state;
  expect(refusal(later, march('a', ['forward 1']))?.[0]).toBe('not-now');
});

test('a figure that routs is neither moved with those it touches nor links them', () => {
  const french = { a: foot(12, 10), r: foot(12.5, 10, 'north', 'routing'), c: foot(13, 10) };
  const moved = after(maneuver(french), march('a', ['forward 1']));
  expect(places(moved, 'a', 'r', 'c')).toEqual([
    [12, 11],
    [12.5, 10],
    [13, 10],
  ]);
});

test('pointing at a place, at an enemy or too far gives a march that is allowed, once for each rank', () => {
  const state = maneuver(LINE, { e: foot(11.5, 14, 'south') }, { now: { hands: { french: [6, 9, 'king'] } } });
  const probes = engine.probe(state, { unit: 'wing-2', target: { unit: 'e' } });
  expect(probes.slice(0, 2).map(({ verdict }) => verdict.ok)).toEqual([true, true]);
  const first = probes[0]!.order;
  expect(places(play(state, first).state, 'wing-2')).toEqual([[11.5, 12]]);
  const chosen = engine.probe(state, { unit: 'wing-2', target: { unit: 'e' }, with: ['king-1'] });
  expect(chosen.map(({ verdict }) => verdict.ok)).not.toContain(true);
  expect(engine.intent(state, given(state, march('wing-2', ['forward 1'])))).toMatchObject({ unit: 'wing-2' });
});
