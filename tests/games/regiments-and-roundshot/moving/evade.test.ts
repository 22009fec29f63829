import { expect, test } from 'vitest';
import type { Plain } from '../../../../src/core/ids.ts';
import type { State } from '../../../../src/games/regiments-and-roundshot/state.ts';
import { engine } from '../../../../src/games/regiments-and-roundshot/index.ts';
import {
  after,
  foot,
  gun,
  horse,
  hq,
  maneuver,
  places,
  play,
  refusal,
  saysNo,
  the,
  told,
  type More,
} from '../moves.ts';

const CLAUSE = 'rr.maneuver.cavalry-evade';
const up: Plain = { march: 'a', legs: ['forward to contact'], with: 6 };
const evade = (unit: string, far: number): Plain => ({ evade: unit, by: far });

type Figures = Parameters<typeof maneuver>[0];

/** Infantry a has marched one inch up to these. */
const come = (allied: Figures, more: More = {}, a = foot(12, 10)): State => after(maneuver({ a }, allied, more), up);

/** The farthest that a formation may withdraw, in quarters of an inch. */
function reach(state: State, unit: string): number {
  const lengths = Array.from({ length: 40 }, (_, n) => (n + 1) / 4);
  return lengths.filter((far) => refusal(state, evade(unit, far)) === null).at(-1) ?? 0;
}

test('cavalry that infantry marches up to may withdraw, free of cost, any distance up to full speed', () => {
  const met = play(maneuver({ a: foot(12, 10) }, { h: horse(12, 11.5, 'south') }), up);
  expect(the(met, 'evasion-due')).toMatchObject({ units: ['h'], from: 'a', clauses: [CLAUSE] });
  expect(met.state.awaits).toMatchObject({
    sides: ['allied'],
    kind: 'reaction',
    orders: ['evade', 'stay'],
    by: CLAUSE,
  });
  expect(reach(met.state, 'h')).toBe(5);
  expect(saysNo(met.state, evade('h', 5.1))).toBe('That takes 5.1 inches of a move, and the h has 5 inches.');
  const gone = play(met.state, evade('h', 3));
  expect(told(gone)).toEqual(['announced', 'formation-moved']);
  expect(the(gone, 'formation-moved').clauses).toContain(CLAUSE);
  expect(places(gone.state, 'a', 'h')).toEqual([
    [12, 11],
    [12, 14.5],
  ]);
  expect(gone.state.awaits).toMatchObject({ sides: ['french'], kind: 'phase' });
  // The march has ended with the contact.
  expect(refusal(gone.state, { march: 'a', legs: ['forward 1'], with: 9 })?.[0]).toBe('has-moved');
  // It was no move of theirs: in their own turn they have it still.
  expect(gone.state.moved).toEqual(['a']);
});

test('cavalry may stay, and an order of the infantry’s side is not due meanwhile', () => {
  const state = come({ h: horse(12, 11.5, 'south') });
  expect(refusal(state, { march: 'a', legs: ['forward 1'], with: 9 })?.[0]).toBe('not-now');
  const stayed = play(state, { stay: 'h' });
  expect(told(stayed)).toEqual(['evasion-left']);
  expect(stayed.state.awaits).toMatchObject({ sides: ['french'], kind: 'phase' });
});

test('the HQ may withdraw as cavalry does', () => {
  expect(told(play(come({ h: hq(12, 11.5, 'south') }), evade('h', 5)))).toContain('formation-moved');
});

test('nobody else may: not infantry, not guns, not from cavalry or guns, and not who routs', () => {
  const due = (own: ReturnType<typeof foot>, foe: ReturnType<typeof foot>) =>
    told(play(maneuver({ a: own }, { h: foe }), up)).includes('evasion-due');
  expect(due(foot(12, 10), horse(12, 11.5))).toBe(true);
  expect(due(foot(12, 10), foot(12, 11.5))).toBe(false);
  expect(due(foot(12, 10), gun(12, 11.5))).toBe(false);
  expect(due(horse(12, 10), horse(12, 11.5))).toBe(false);
  expect(due(gun(12, 10), horse(12, 11.5))).toBe(false);
  expect(due(foot(12, 10), horse(12, 11.5, 'south', 'routing'))).toBe(false);
});

test('cavalry that infantry has been touching is not asked again when others of it march', () => {
  const french = { a: foot(12, 10), b: foot(12.5, 10), c: foot(13, 10) };
  const state = maneuver(french, { h: horse(12, 10.5, 'south') });
  expect(told(play(state, { march: 'c', legs: ['back 1'], with: 6 }))).not.toContain('evasion-due');
});

test('the whole formation withdraws, square to the front of a line that is touched in its middle', () => {
  const line = { h: horse(11.5, 11.5, 'south'), i: horse(12, 11.5, 'south'), j: horse(12.5, 11.5, 'south') };
  const gone = after(come(line), evade('h', 4));
  expect(places(gone, 'h', 'i', 'j')).toEqual([
    [11.5, 15.5],
    [12, 15.5],
    [12.5, 15.5],
  ]);
});

test('the way leads from the middle of those who touch to the middle of those who are touched', () => {
  const [[x, y]] = places(after(come({ h: horse(12.5, 11.5, 'south') }), evade('h', 2)), 'h') as [[number, number]];
  expect([x - 12.5, y - 11.5]).toEqual([expect.closeTo(Math.SQRT2, 2), expect.closeTo(Math.SQRT2, 2)]);
});

test('it has the bonuses of a column and of a road, and ground slows it', () => {
  const column = { h: horse(12, 11.5, 'south'), i: horse(12, 12, 'south') };
  expect(reach(come(column), 'h')).toBe(6);
  const road = { terrain: { road: { kind: 'road', line: [[12, 0], [12, 36]] } } }; // prettier-ignore
  expect(reach(come(column, road), 'h')).toBe(7);
  expect(reach(come({ h: horse(12, 11.5) }, road), 'h')).toBe(6);
  const short = { terrain: { road: { kind: 'road', line: [[12, 0], [12, 16]] } } }; // prettier-ignore
  // A quarter of an inch beyond the end of the road is on it still.
  expect(reach(come({ h: horse(12, 11) }, short, foot(12, 9.5)), 'h')).toBe(5.25);
  const wood = { terrain: { wood: { kind: 'woods', rectangle: { at: [12, 14.5], size: [6, 4] } } } };
  expect(reach(come({ h: horse(12, 11.5) }, wood), 'h')).toBe(3);
});

test('it ends at the edge of the board, and a tenth of an inch before an enemy', () => {
  expect(reach(come({ h: horse(12, 33.75) }, {}, foot(12, 32.25)), 'h')).toBe(2);
  const behind = after(maneuver({ a: foot(12, 10), b: foot(12, 14.1) }, { h: horse(12, 11.5) }), up);
  expect(refusal(behind, evade('h', 2))).toBeNull();
  expect(refusal(behind, evade('h', 2.1))).toEqual(['too-far', CLAUSE]);
  const shut = after(maneuver({ a: foot(12, 10), b: foot(12, 12.05) }, { h: horse(12, 11.5) }), up);
  expect(refusal(shut, evade('h', 0.5))).toEqual(['no-way-out', CLAUSE]);
  expect(engine.candidates(shut).map(({ order }) => order.type)).toEqual(['stay']);
});

test('it goes through friends and ends before one on whom it would end', () => {
  const state = come({ h: horse(12, 11.5), f: foot(12, 14) });
  expect(places(after(state, evade('h', 4)), 'h')).toEqual([[12, 15.5]]);
  expect(places(after(state, evade('h', 2.2)), 'h')).toEqual([[12, 13.5]]);
});

test('the disrupted roll to withdraw, and whoever fails stays in contact', () => {
  const both = { h: horse(12, 11.5, 'south', 'disrupted'), i: horse(12.5, 11.5, 'south') };
  const state = come(both);
  const failed = play(state, evade('h', 4), [{ 'march.h': 3 }]);
  expect(told(failed)).toEqual(['announced', 'march-rolled', 'formation-moved']);
  expect(places(failed.state, 'h')).toEqual([[12, 11.5]]);
  expect(places(failed.state, 'i')[0]![1]).toBeGreaterThan(12);
  expect(places(play(state, evade('h', 4), [{ 'march.h': 4 }]).state, 'h')[0]![1]).toBeGreaterThan(12);
});

test('a Two or an Ace of the infantry stops the withdrawal', () => {
  for (const card of [2, 'ace']) {
    const state = come({ h: horse(12, 11.5) }, { now: { hands: { french: [6, card], allied: ['ace'] } } });
    const asked = play(after(state, { play: 'nothing' }), evade('h', 3));
    expect(asked.state.awaits).toMatchObject({ sides: ['french'], kind: 'reaction', orders: ['play', 'pass'] });
    const stopped = play(asked.state, { play: card });
    expect(told(stopped)).toEqual(['card-played', 'negated']);
    expect(places(stopped.state, 'h')).toEqual([[12, 11.5]]);
    expect(stopped.state.awaits).toMatchObject({ sides: ['french'], kind: 'phase' });
    expect(places(after(asked.state, { play: 'nothing' }), 'h')).toEqual([[12, 14.5]]);
  }
});

test('an Ace that pays for two marches pays for the second after an evasion, made or failed', () => {
  const now = { hands: { french: ['ace'], allied: [] } };
  const french = { a: foot(12, 10), b: foot(18, 10) };
  const order: Plain = { march: 'a', legs: ['forward to contact'], with: 'ace' };
  const second: Plain = { march: 'b', legs: ['forward 1'] };
  const gone = after(maneuver(french, { h: horse(12, 11.5) }, { now }), order, evade('h', 3));
  expect(refusal(gone, second)).toBeNull();
  const state = after(maneuver(french, { h: horse(12, 11.5, 'south', 'disrupted') }, { now }), order);
  expect(refusal(play(state, evade('h', 3), [{ 'march.h': 1 }]).state, second)).toBeNull();
});

test('of two formations that are touched at once, one answers after the other', () => {
  const two = { h: horse(11.6, 11.5, 'south'), i: horse(12.4, 11.5, 'south') };
  const state = come(two);
  expect(state.pending).toMatchObject({ kind: 'evade', units: ['h', 'i'] });
  expect(refusal(state, evade('i', 1))).toEqual(['not-asked', CLAUSE]);
  expect(refusal(state, { stay: 'i' })).toEqual(['not-asked', CLAUSE]);
  const first = play(state, evade('h', 2));
  expect(told(first)).toEqual(['announced', 'formation-moved', 'evasion-due']);
  expect(first.state.pending).toMatchObject({ kind: 'evade', units: ['i'] });
  expect(after(first.state, evade('i', 2)).pending).toBeNull();
  const stayed = play(state, { stay: 'h' });
  expect(stayed.state.pending).toMatchObject({ kind: 'evade', units: ['i'] });
  expect(after(stayed.state, { stay: 'i' }).pending).toBeNull();
});

test('if the first of two is stopped, the second is asked all the same', () => {
  const two = { h: horse(11.6, 11.5, 'south'), i: horse(12.4, 11.5, 'south') };
  const state = come(two, { now: { hands: { french: [6, 2], allied: [] } } });
  const stopped = play(after(state, evade('h', 2)), { play: 2 });
  expect(told(stopped)).toEqual(['card-played', 'negated', 'evasion-due']);
  expect(stopped.state.pending).toMatchObject({ units: ['i'] });
});

test('it is those who have come up that it withdraws from, though the march was ordered by another name', () => {
  // The first is pinned and stays; the second meets the horse at the other end.
  const french = { a: foot(12, 10), b: foot(12.5, 10) };
  const state = maneuver(french, { e: foot(11.75, 10.5, 'south'), h: horse(14, 10, 'south') });
  const met = after(state, { march: 'a', legs: ['slide right 2'], with: 6 });
  expect(met.pending).toMatchObject({ kind: 'evade', units: ['h'], from: 'b' });
  expect(places(after(met, evade('h', 2)), 'h')).toEqual([[16, 10]]);
});

test('two parts of one infantry formation may meet one cavalry formation each', () => {
  const state = maneuver(
    { a: foot(10, 10), b: foot(10.5, 10, 'north', 'disrupted'), c: foot(11, 10) },
    { h: horse(9.6, 11.6), i: horse(11.4, 11.6) },
  );
  const due = play(state, { march: 'a', legs: ['forward 2'], with: 6 }, [{ 'march.b': 1 }]).state;
  const both = after(due, { 'go-on': 'a' });
  expect(both.pending).toMatchObject({ kind: 'evade', units: ['h', 'i'] });
  const first = after(both, evade('h', 2));
  expect(refusal(first, evade('i', 2))).toBeNull();
  expect(refusal(after(both, { stay: 'h' }), evade('i', 2))).toBeNull();
});

test('whoever stays answers by the same clause', () => {
  const up = after(maneuver({ a: foot(12, 10) }, { h: horse(12, 11.5, 'south') }), {
    march: 'a',
    legs: ['forward to contact'],
    with: 6,
  });
  const order = { type: 'stay', unit: 'h' } as const;
  const verdict = engine.judge(up, order);
  expect(verdict.ok && verdict.clauses).toEqual(['rr.maneuver.cavalry-evade']);
  expect(the(play(up, order), 'evasion-left').clauses).toEqual(['rr.maneuver.cavalry-evade']);
});
