import { expect, test } from 'vitest';
import type { Plain } from '../../../../src/core/ids.ts';
import { engine } from '../../../../src/games/regiments-and-roundshot/index.ts';
import type { State } from '../../../../src/games/regiments-and-roundshot/state.ts';
import { odds } from '../fights.ts';
import { foot, formation, gun, horse, maneuver, places, play, refusal, row, the, told, type Played } from '../moves.ts';

const march = (unit: string, legs: readonly string[] = ['forward 2'], cards: Plain = 6): Plain => ({
  march: unit,
  legs,
  with: cards,
});

/** An order in which a fails, and the others go on without it. */
const without = (state: State, order: Plain): Played =>
  play(play(state, order, [{ 'march.a': 3 }]).state, { 'go-on': 'b' });

test('a disrupted unit stays on 1 to 3 and marches on 4 to 6; its card is spent', () => {
  const state = maneuver({ a: foot(12, 10, 'north', 'disrupted') });
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const gone = play(state, march('a'), [{ 'march.a': face }]);
    expect(places(gone.state, 'a')).toEqual([[12, face > 3 ? 12 : 10]]);
    expect(gone.state.hands['french']).not.toContain('6-1');
    expect(the(gone, 'card-played').clauses).toEqual(['rr.cards.discard-to-play', 'rr.maneuver.move-order']);
    expect(the(gone, 'march-rolled').clauses).toEqual(['rr.maneuver.fail-to-march', 'rr.scale.unit-is-a-figure']);
    expect(told(gone).at(-1)).toBe(face > 3 ? 'formation-moved' : 'formation-stayed');
    // It has not moved, and may be ordered again with another card.
    expect(refusal(gone.state, march('a', ['forward 1'], 9)) === null).toBe(face <= 3);
  }
});

test('the odds of a march tell how likely all march', () => {
  const disrupted = (at: number) => foot(at, 10, 'north', 'disrupted');
  const alone = maneuver({ a: disrupted(12) });
  expect(odds(alone, march('a'))).toEqual({ marched: '1/2', 'left-behind': '1/2' });
  const three = maneuver({ a: disrupted(12), b: disrupted(12.5), c: foot(13, 10) });
  expect(odds(three, march('a'))).toEqual({ marched: '1/4', 'left-behind': '3/4' });
});

test('each disrupted figure rolls for itself; who fails is left behind, and the others go as they were ordered', () => {
  const column = row('wing', 3, (n) => foot(12, 10 - n / 2, 'north', n > 0 ? 'disrupted' : undefined));
  const due = play(maneuver(column), march('wing-3', ['forward 3']), [{ 'march.wing-3': 5 }, { 'march.wing-2': 2 }]);
  const gone = play(due.state, { 'go-on': 'wing-3' });
  // Together they were a column, and so they have its inch.
  expect(places(gone.state, 'wing-1', 'wing-2', 'wing-3')).toEqual([
    [12, 13],
    [12, 9.5],
    [12, 12],
  ]);
  expect(gone.state.moved).toEqual(['wing-3', 'wing-1']);
  expect(formation(gone.state, 'wing-2')[0]).toBe('wing-2');
});

test('if some fail and others do not, the owner goes on without them or calls it off; the card is spent', () => {
  const state = maneuver({ a: foot(12, 10, 'north', 'disrupted'), b: foot(12.5, 10) });
  const due = play(state, march('a'), [{ 'march.a': 3 }]);
  expect(told(due)).toEqual(['card-played', 'announced', 'march-rolled', 'march-due']);
  expect(the(due, 'march-due').clauses).toEqual(['rr.maneuver.fail-to-march']);
  expect(due.state.awaits).toMatchObject({ sides: ['french'], kind: 'choice', orders: ['go-on', 'call-off'] });
  expect(engine.candidates(due.state).map(({ order }) => order.type)).toEqual(['go-on', 'call-off']);
  expect(refusal(due.state, { 'go-on': 'b' })).toEqual(['not-asked', 'rr.maneuver.fail-to-march']);
  const asked = engine.judge(due.state, { type: 'go-on', unit: 'a' });
  expect(asked.ok && asked.clauses).toEqual(['rr.maneuver.fail-to-march']);
  expect(refusal(due.state, march('b', ['forward 1'], 9))?.[0]).toBe('not-now');
  expect(places(play(due.state, { 'go-on': 'a' }).state, 'a', 'b')).toEqual([
    [12, 10],
    [12.5, 12],
  ]);
  const off = play(due.state, { 'call-off': 'a' });
  expect(told(off)).toEqual(['formation-stayed']);
  expect([off.state.moved, off.state.hands['french']?.includes('6-1')]).toEqual([[], false]);
  expect(refusal(off.state, march('b', ['forward 2'], 9))).toBeNull();
});

test('an Ace whose first march is called off still pays for the second', () => {
  const french = { a: foot(12, 10, 'north', 'disrupted'), b: foot(12.5, 10), c: foot(16, 10) };
  const state = maneuver(french, {}, { now: { hands: { french: ['ace'], allied: [] } } });
  const off = play(play(state, march('a', ['forward 1'], 'ace'), [{ 'march.a': 3 }]).state, { 'call-off': 'a' }).state;
  expect(refusal(off, march('c', ['forward 1'], []))).toBeNull();
  expect(refusal(off, march('b', ['forward 1'], []))).toEqual(['no-card', 'rr.maneuver.move-order']);
});

test('the card that stops a march is played before anybody rolls', () => {
  const state = maneuver(
    { a: foot(12, 10, 'north', 'disrupted') },
    {},
    { now: { hands: { french: [6], allied: [2] } } },
  );
  const asked = play(state, march('a'));
  expect(told(asked)).toEqual(['card-played', 'announced']);
  expect(told(play(asked.state, { play: 2 }))).toEqual(['card-played', 'negated']);
  expect(told(play(asked.state, { play: 'nothing' }, [{ 'march.a': 4 }]))).toEqual([
    'card-passed',
    'march-rolled',
    'formation-moved',
  ]);
});

test('if he stays who would have met the enemy first, the others go no farther than their move', () => {
  const figures = { a: foot(12, 10, 'north', 'disrupted'), b: foot(11.5, 10) };
  const order = march('b', ['forward 20']);
  const state = maneuver(figures, { e: foot(12.4, 11.5, 'south') });
  expect(places(play(state, order, [{ 'march.a': 4 }]).state, 'a', 'b')).toEqual([
    [12, 11],
    [11.5, 11],
  ]);
  expect(places(without(state, order).state, 'a', 'b')).toEqual([
    [12, 10],
    [11.5, 12],
  ]);
  const wood = { terrain: { wood: { kind: 'woods', rectangle: { at: [10.75, 13], size: [2, 4] } } } };
  const slow = maneuver(figures, { e: foot(12.4, 11.5, 'south') }, wood);
  expect(places(without(slow, order).state, 'b')).toEqual([[11.5, 11.5]]);
  const edge = maneuver(
    { a: horse(12, 33, 'north', 'disrupted'), b: horse(11.5, 33) },
    { e: foot(12.4, 34.5, 'south') },
  );
  expect(places(without(edge, order).state, 'b')).toEqual([[11.5, 35.75]]);
});

test('whoever would end on a comrade that stays ends in the last free place before him', () => {
  const column = { a: foot(12, 10, 'north', 'disrupted'), b: foot(12, 9), c: foot(12, 9.5) };
  const gone = without(maneuver(column), march('b', ['forward 1']));
  expect(places(gone.state, 'a', 'b', 'c')).toEqual([
    [12, 10],
    [12, 9],
    [12, 9.5],
  ]);
  expect(told(gone).at(-1)).toBe('formation-stayed');
  const free = without(maneuver(column), march('b', ['forward 1.5']));
  expect(places(free.state, 'b', 'c')).toEqual([
    [12, 10.5],
    [12, 11],
  ]);
});

test('a second move by a Jack needs a roll of its own', () => {
  const state = maneuver({ a: gun(12, 10, 'north', 'disrupted') });
  const once = play(state, march('a', ['forward 1']), [{ 'march.a': 4 }]).state;
  const again = play(once, march('a', ['forward 1'], 'jack'), [{ 'march.a': 3 }]);
  expect(places(again.state, 'a')).toEqual([[12, 11]]);
  expect(told(again)).toContain('march-rolled');
});
