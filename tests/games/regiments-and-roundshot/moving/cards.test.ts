import { expect, test } from 'vitest';
import { engine } from '../../../../src/games/regiments-and-roundshot/index.ts';
import type { Plain } from '../../../../src/core/ids.ts';
import { given } from '../battle.ts';
import { after, foot, horse, maneuver, places, play, refusal, the, told } from '../moves.ts';

const march = (unit: string, legs: readonly string[] = ['forward 1'], cards: Plain = []): Plain => ({
  march: unit,
  legs,
  with: cards,
});
const three = { a: foot(12, 10), b: foot(14, 10), c: foot(16, 10) };
const hands = (french: readonly Plain[], allied: readonly Plain[] = []) => ({ now: { hands: { french, allied } } });
const NOTHING = { play: 'nothing' };

for (const [card, clause] of [
  ['ace', 'rr.cards.ace-move'],
  ['jack', 'rr.cards.jack-two-formations'],
] as const) {
  test(`${card}: two formations move, one after the other, for one card`, () => {
    const state = maneuver(three, {}, hands([card]));
    const first = play(state, march('a', ['forward 1'], card));
    expect(the(first, 'card-played').clauses).toEqual(['rr.cards.discard-to-play', clause]);
    expect(first.state.hands['french']).toEqual([]);
    const second = play(first.state, march('b'));
    expect(told(second)).toEqual(['announced', 'formation-moved']);
    expect(places(second.state, 'a', 'b')).toEqual([
      [12, 11],
      [14, 11],
    ]);
    expect(refusal(second.state, march('c'))).toEqual(['no-card', 'rr.maneuver.move-order']);
    const verdict = engine.judge(first.state, {
      type: 'march',
      unit: 'b',
      legs: [{ go: 'forward', by: 1000 as never }],
      with: [],
    });
    expect(verdict.ok && verdict.clauses).toContain(clause);
  });

  test(`${card}: the second march is one of another formation`, () => {
    const two = { a: foot(12, 10), p: foot(12.5, 10), b: foot(14, 10) };
    // The one that is pinned stays behind, but it was of the formation that has marched.
    const state = maneuver(two, { e: foot(12.75, 10.5, 'south') }, hands([card, 3]));
    const first = after(state, march('a', ['back 1'], card));
    expect(refusal(first, march('a'))).toEqual(['has-moved', 'rr.maneuver.move-order']);
    expect(refusal(first, march('p', ['back 1']))).toEqual(['no-card', 'rr.maneuver.move-order']);
    expect(refusal(first, march('b'))).toBeNull();
  });

  test(`${card}: the second march is lost with any other order, and with the phase`, () => {
    const french = { ...three, p: foot(18, 10) };
    const state = after(
      maneuver(french, { e: foot(18, 10.5, 'south') }, hands([card, 6, 3, 'queen', 9])),
      march('a', ['forward 1'], card),
    );
    expect(refusal(state, march('b'))).toBeNull();
    const lost = ['no-card', 'rr.maneuver.move-order'];
    expect(refusal(after(state, march('c', ['forward 1'], 6)), march('b'))).toEqual(lost);
    expect(refusal(after(state, { reshape: 'c', into: 'line', facing: 'east', with: 6 }), march('b'))).toEqual(lost);
    expect(refusal(after(state, { disengage: 'p', with: 3 }), march('b'))).toEqual(lost);
    const drawn = play(state, { play: 'queen' }, [{ 'draw.french': '2-1' }, { 'draw.french': '2-2' }]).state;
    expect(refusal(drawn, march('b'))).toEqual(lost);
  });

  test(`${card}: of the two marches a Two stops the first, and the second is still paid for`, () => {
    const state = maneuver(three, {}, hands([card, 6], [2]));
    const asked = play(state, march('a', ['forward 1'], card));
    expect(asked.state.awaits).toMatchObject({ sides: ['allied'], kind: 'reaction', orders: ['play', 'pass'] });
    const stopped = play(asked.state, { play: 2 });
    expect(told(stopped)).toEqual(['card-played', 'negated']);
    expect(places(stopped.state, 'a')).toEqual([[12, 10]]);
    expect(refusal(stopped.state, march('a'))).toEqual(['no-card', 'rr.maneuver.move-order']);
    expect(places(after(stopped.state, march('b')), 'b')).toEqual([[14, 11]]);
    // It has not moved, and another card buys the march again.
    expect(places(after(stopped.state, march('a', ['forward 1'], 6)), 'a')).toEqual([[12, 11]]);
  });

  test(`${card}: if the second march is stopped, nothing is paid for any more`, () => {
    const state = after(maneuver(three, {}, hands([card, 6], ['ace'])), march('a', ['forward 1'], card), NOTHING);
    const stopped = after(state, march('b'), { play: 'ace' });
    expect(places(stopped, 'a', 'b')).toEqual([
      [12, 11],
      [14, 10],
    ]);
    expect(refusal(stopped, march('b'))).toEqual(['no-card', 'rr.maneuver.move-order']);
    expect(refusal(stopped, march('c'))).toEqual(['no-card', 'rr.maneuver.move-order']);
    expect(refusal(stopped, march('b', ['forward 1'], 6))).toBeNull();
  });

  test(`${card}: a formation that fails to march has had its march, and the other has its own still`, () => {
    const french = { a: foot(12, 10, 'north', 'disrupted'), b: foot(14, 10) };
    const failed = play(maneuver(french, {}, hands([card])), march('a', ['forward 1'], card), [{ 'march.a': 3 }]);
    expect(told(failed)).toEqual(['card-played', 'announced', 'march-rolled', 'formation-stayed']);
    expect(refusal(failed.state, march('a'))).toEqual(['no-card', 'rr.maneuver.move-order']);
    expect(places(after(failed.state, march('b')), 'b')).toEqual([[14, 11]]);
  });
}

test('an Ace and a Jack change no shape and part nobody', () => {
  const state = maneuver({ a: foot(12, 10), b: foot(12.5, 10) }, {}, hands(['ace', 'jack']));
  for (const card of ['ace', 'jack']) {
    expect(refusal(state, { reshape: 'a', into: 'column', facing: 'north', with: card })?.[0]).toBe('no-number-card');
    expect(refusal(state, { split: 'a', off: ['a'], with: card })?.[0]).toBe('no-number-card');
  }
});

test('by one reading an Ace is a Number card too, and may change a shape', () => {
  const state = maneuver(
    { a: foot(12, 10), b: foot(12.5, 10) },
    {},
    { ...hands(['ace']), readings: { 'rr-022': 'ace-is-number' } },
  );
  expect(refusal(state, { reshape: 'a', into: 'column', facing: 'north', with: 'ace' })).toBeNull();
  expect(play(state, march('a', ['forward 1'], 'ace')).state.credit).not.toBeNull();
});

test('a Jack moves a formation that has moved a second time: all its figures that have moved', () => {
  const french = { a: foot(12, 10), b: foot(12, 9.5), c: foot(12, 13.5) };
  const state = after(maneuver(french, {}, hands([6, 'jack'])), march('a', ['forward 3'], 6));
  const again = play(state, march('b', ['forward 3'], 'jack'));
  expect(the(again, 'formation-moved').how).toBe('second');
  expect(the(again, 'formation-moved').clauses).toContain('rr.cards.jack-second-move');
  // The one that they had come to touch has not moved, and stays.
  expect(places(again.state, 'a', 'b', 'c')).toEqual([
    [12, 16],
    [12, 15.5],
    [12, 13.5],
  ]);
  expect(again.state.credit).toBeNull();
});

test('a Jack gives a second move, and no third', () => {
  const state = after(
    maneuver(three, {}, hands([6, 'jack', 'jack'])),
    march('a', ['forward 1'], 6),
    march('a', ['forward 1'], 'jack'),
  );
  expect(refusal(state, march('a', ['forward 1'], 'jack'))).toEqual(['moved-twice', 'rr.cards.jack-second-move']);
  expect(refusal(state, march('b', ['forward 1'], 'jack'))).toBeNull();
  const next = { ...state, again: [] };
  expect(refusal(next, march('a', ['forward 1'], 'jack'))).toBeNull();
});

test('an Ace does not move anybody a second time', () => {
  const state = after(maneuver(three, {}, hands([6, 'ace'])), march('a', ['forward 1'], 6));
  expect(refusal(state, march('a', ['forward 1'], 'ace'))).toEqual(['has-moved', 'rr.maneuver.move-order']);
});

test('a Two or an Ace stops a march; it is spent, and so is the card that was to pay', () => {
  for (const card of [2, 'ace']) {
    const state = maneuver(three, {}, hands([6, 9], [card, 5]));
    const stopped = after(state, march('a', ['forward 1'], 6), { play: card });
    expect(stopped.moved).toEqual([]);
    expect([stopped.hands['french'], stopped.hands['allied']]).toEqual([['9-1'], ['5-1']]);
    expect(stopped.awaits).toMatchObject({ sides: ['french'], kind: 'phase' });
    // It has not moved: it may be ordered again, and the enemy has nothing left to stop it.
    expect(places(after(stopped, march('a', ['forward 1'], 9)), 'a')).toEqual([[12, 11]]);
  }
});

test('a second move by a Jack can be stopped, and can be bought again', () => {
  const state = after(maneuver(three, {}, hands([6, 'jack', 'jack'], [2])), march('a', ['forward 1'], 6), NOTHING);
  const stopped = after(state, march('a', ['forward 1'], 'jack'), { play: 2 });
  expect(places(stopped, 'a')).toEqual([[12, 11]]);
  expect(places(after(stopped, march('a', ['forward 1'], 'jack')), 'a')).toEqual([[12, 12]]);
});

test('whoever holds neither a Two nor an Ace is not asked, and no other card stops a march', () => {
  expect(told(play(maneuver(three, {}, hands([6], [4, 5, 'king'])), march('a', ['forward 1'], 6)))).toContain(
    'formation-moved',
  );
  const asked = after(maneuver(three, {}, hands([6], [2, 4, 'king'])), march('a', ['forward 1'], 6));
  expect(refusal(asked, { play: 4 })).toEqual(['no-use', 'rr.cards.four-square']);
  expect(refusal(asked, { play: 'ace' })).toEqual(['not-theirs', 'rr.cards.discard-to-play']);
  expect(refusal(asked, march('b', ['forward 1'], 6))?.[0]).toBe('not-now');
  expect(places(after(asked, NOTHING), 'a')).toEqual([[12, 11]]);
});

test('a Two of one’s own does not stop one’s own march', () => {
  expect(told(play(maneuver(three, {}, hands([6, 2])), march('a', ['forward 1'], 6)))).toContain('formation-moved');
});

test('neither a change of shape nor a split can be stopped', () => {
  const two = { a: foot(12, 10), b: foot(12.5, 10) };
  const state = maneuver(two, {}, hands([6], [2, 'ace']));
  expect(told(play(state, { reshape: 'a', into: 'column', facing: 'north', with: 6 }))).toContain('formation-reshaped');
  expect(told(play(state, { split: 'a', off: ['a'], with: 6 }))).toContain('formation-split');
});

test('a Three lifts the pin from one formation for this turn, and moves nobody', () => {
  const french = { a: foot(12, 10), b: foot(12.5, 10), c: foot(15, 10) };
  const allied = { e: foot(12, 10.5, 'south'), f: foot(15, 10.5, 'south') };
  const state = maneuver(french, allied, hands([3, 6, 9]));
  const verdict = engine.judge(state, given(state, { disengage: 'b', with: 3 }));
  expect(verdict.ok && verdict.clauses).toEqual(['rr.cards.three-pinned', 'rr.maneuver.special-rules-observed']);
  const freed = play(state, { disengage: 'b', with: 3 });
  expect(told(freed)).toEqual(['card-played', 'pin-lifted']);
  expect(places(freed.state, 'a')).toEqual([[12, 10]]);
  expect(refusal(freed.state, march('a', ['back 1']))).toEqual(['no-card', 'rr.maneuver.move-order']);
  const gone = after(freed.state, march('a', ['back 1'], 6));
  expect(places(gone, 'a', 'b')).toEqual([
    [12, 9],
    [12.5, 9],
  ]);
  expect(refusal(freed.state, march('c', ['back 1'], 6))).toEqual(['pinned', 'rr.pinned.infantry']);
  // Free to change shape and to part as well, in spite of the contact.
  expect(refusal(freed.state, { split: 'a', off: ['a'], with: 6 })).not.toEqual(['pinned-part', 'rr.pinned.infantry']);
});

test('freed infantry goes through no enemy, and is pinned again in the next turn', () => {
  const state = after(maneuver({ a: foot(12, 10) }, { e: foot(12, 10.5, 'south') }, hands([3, 6])), {
    disengage: 'a',
    with: 3,
  });
  expect(refusal(state, march('a', ['forward 1'], 6))).toEqual(['enemy-between', 'rr.maneuver.move-order']);
  const end = { end: 'phase' };
  const later = [end, end, end, end, end, end, end, end].reduce((now, order) => after(now, order), state);
  expect([later.owner, later.freed]).toEqual(['allied', []]);
});

test('only a Three that is held frees, only infantry that is pinned, and nobody who routs', () => {
  const french = { a: foot(12, 10), c: horse(15, 10), d: foot(18, 10), r: foot(20, 10, 'north', 'routing') };
  const allied = { e: foot(12, 10.5, 'south'), f: foot(15, 10.5, 'south'), g: foot(20, 10.5, 'south') };
  const state = maneuver(french, allied, hands([3, 6]));
  const why = (unit: string, cards: Plain) => refusal(state, { disengage: unit, with: cards });
  expect(why('a', 6)).toEqual(['no-three', 'rr.cards.three-pinned']);
  expect(why('a', [])).toEqual(['no-three', 'rr.cards.three-pinned']);
  expect(why('c', 3)).toEqual(['not-pinned', 'rr.cards.three-pinned']);
  expect(why('d', 3)).toEqual(['not-pinned', 'rr.cards.three-pinned']);
  expect(why('r', 3)).toEqual(['routing', 'rr.rout.continues']);
  // A page shows the orders of a figure that is taken up, the refused ones too.
  const offers = (unit: string) => engine.probe(state, { unit, target: null }).map(({ order }) => order.type);
  expect(offers('a')).toContain('disengage');
  for (const unit of ['c', 'd']) expect(offers(unit)).not.toContain('disengage');
});
