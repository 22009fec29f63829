import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../../src/core/ids.ts';
import { engine } from '../../../../src/games/regiments-and-roundshot/index.ts';
import { given } from '../battle.ts';
import { board, play } from '../fights.ts';
import { maneuver } from '../moves.ts';

/*
 * Readings of what is seen of the cards: for each ruling a case in which its readings differ.
 */

test('each side sees its own hand, or both lie open (rr-098)', () => {
  const seen = (readings: Readings) =>
    engine.seenBy(maneuver({}, {}, { readings, now: { hands: { french: [6, 9], allied: [4, 'king'] } } }), 'french');
  expect(seen({}).hands).toEqual({ french: ['6-1', '9-1'], allied: ['back', 'back'] });
  expect(seen({ 'rr-098': 'open-hands' }).hands).toEqual({ french: ['6-1', '9-1'], allied: ['4-1', 'king-1'] });
  expect(seen({}).deck.includes('4-1')).toBe(true);
  expect(seen({ 'rr-098': 'open-hands' }).deck.includes('4-1')).toBe(false);
});

test('a card that is drawn is seen by the side that draws it, or by both (rr-098)', () => {
  const drawn = (readings: Readings) => {
    const state = maneuver({}, {}, { readings, now: { hands: { french: ['queen'], allied: [] } } });
    const { events } = play(state, [{ play: 'queen' }], [{ 'draw.french': '7-2' }, { 'draw.french': 'ace-1' }]);
    return engine.seenEvent!(events.at(-1)!, 'allied');
  };
  expect(drawn({})).toMatchObject({ type: 'card-drawn', card: 'back' });
  expect(drawn({ 'rr-098': 'open-hands' })).toMatchObject({ type: 'card-drawn', card: 'ace-1' });
});

describe('discards lie open, or face down (rr-090)', () => {
  const CLOSED = { 'rr-090': 'closed' };
  const cards = { hands: { french: ['joker', 9], allied: [4, 'king'] }, heap: [2, 7] };
  const state = (readings: Readings) => maneuver({}, {}, { readings, now: cards });

  test('a side sees the heap and can count it, or only how many lie there', () => {
    const seen = (readings: Readings) => engine.seenBy(state(readings), 'french');
    expect([seen({}).heap, seen(CLOSED).heap]).toEqual([
      ['2-1', '7-1'],
      ['back', 'back'],
    ]);
    expect(seen(CLOSED).deck).toEqual([...seen({}).deck, '2-1', '7-1'].toSorted());
    expect(engine.seenBy(seen(CLOSED), 'french')).toEqual(seen(CLOSED));
    const told = (readings: Readings) => engine.beside!(seen(readings), 'french')!.heap;
    expect([told({}), told(CLOSED)]).toEqual([
      'On the heap lie open: Two and Seven. The last was the Seven.',
      'On the heap lie 2 cards, face down.',
    ]);
  });

  test('what a Joker takes is shown, or known to its owner alone', () => {
    const takes = (readings: Readings, purpose: string) =>
      play(state(readings), [{ play: 'joker' }], [{ [purpose]: '4-1' }, { [purpose]: 'king-1' }]).events.at(-1)!;
    const [shown, hidden] = [takes({}, 'lost.allied'), takes(CLOSED, 'taken.allied')];
    expect(engine.seenEvent!(shown, 'french')).toMatchObject({ cards: ['4-1', 'king-1'] });
    expect(engine.seenEvent!(hidden, 'french')).toMatchObject({ cards: ['back', 'back'] });
    expect(engine.seenEvent!(hidden, 'allied')).toMatchObject({ cards: ['4-1', 'king-1'] });
    const words = (event: typeof shown) => engine.words.event(engine.seenEvent!(event, 'french')!, state(CLOSED));
    expect([words(shown), words(hidden)]).toEqual([
      'The Austrians discard the Four and the King.',
      'The Austrians discard two cards.',
    ]);
    expect([engine.secretTo!('lost.allied'), engine.secretTo!('taken.allied')]).toEqual([null, 'allied']);
  });

  test('how likely the other side holds a card is told, or not', () => {
    const ride = (readings: Readings) => {
      const now = board({
        french: { lancers: ['cavalry', 12, 16] },
        allied: { a: ['infantry', 12, 16.5] },
        phase: 'charge',
        readings,
        now: cards,
      });
      const seen = engine.seenBy(now, 'french');
      return engine.suppose!(seen, given(seen, { charge: 'lancers', at: 'a' }), 'french');
    };
    expect(ride({}).map(({ says, chance }) => [says, chance === null])).toEqual([['if they play a Four', false]]);
    expect(ride(CLOSED).map(({ says, chance }) => [says, chance === null])).toEqual([['if they play a Four', true]]);
  });

  test('the heap becomes the deck as ever', () => {
    const empty = (readings: Readings) => {
      const now = state(readings);
      return { ...now, deck: [], heap: [...now.deck, ...now.heap], hands: { french: ['queen-1'], allied: [] } };
    };
    const drawn = play(empty(CLOSED), [{ play: 'queen' }], [{ 'draw.french': '2-1' }, { 'draw.french': '7-1' }]).state;
    expect(drawn.hands['french']).toEqual(['2-1', '7-1']);
  });
});
