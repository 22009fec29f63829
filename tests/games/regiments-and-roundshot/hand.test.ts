import { describe, expect, test } from 'vitest';
import type { Plain, Readings } from '../../../src/core/ids.ts';
import { countOdds } from '../../../src/games/contract/odds.ts';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import { ALL_RANKS, WHOLE_DECK } from '../../../src/games/regiments-and-roundshot/cards/ranks.ts';
import type { Phase } from '../../../src/games/regiments-and-roundshot/tables.ts';
import { oddsOf } from '../../../src/scenario/play/odds.ts';
import { given } from './battle.ts';
import { board, judged, play } from './fights.ts';

const armed = (
  phase: Phase,
  now: Readonly<Record<string, Plain>>,
  more: { side?: 'allied'; readings?: Readings } = {},
) =>
  board({
    french: { gun: ['artillery', 12, 10] },
    allied: { cannon: ['artillery', 12, 20] },
    phase,
    now,
    ...more,
  });

/** All cards of the deck but these, by their ranks. */
function allBut(...ranks: readonly Plain[]): readonly string[] {
  const left = ALL_RANKS.flatMap((rank) => WHOLE_DECK.flatMap((card) => (card.startsWith(`${rank}-`) ? [rank] : [])));
  return ranks.reduce<readonly string[]>((all, rank) => all.toSpliced(all.indexOf(String(rank)), 1), left);
}

describe('a Joker', () => {
  test('costs the other side two cards at random, which lie open then', () => {
    const state = armed('strategy', { hands: { french: ['joker'], allied: [4, 8, 'king'] } });
    const {
      types,
      events,
      state: after,
    } = play(state, [{ play: 'joker' }], [{ 'lost.allied': '8-1' }, { 'lost.allied': '4-1' }]);
    expect(types).toEqual(['card-played', 'cards-discarded']);
    expect(engine.words.event(events[1]!, after)).toBe('The Austrians discard the Eight and the Four.');
    expect(after.hands).toEqual({ french: [], allied: ['king-1'] });
    expect(after.heap).toEqual(['joker-1', '8-1', '4-1']);
  });

  test('costs two of a hand of which only the backs are seen, and leaves the others', () => {
    const state = armed('strategy', { hands: { french: ['joker'], allied: [4, 8, 'king', 9] } });
    const after = play(engine.seenBy(state, 'french'), [{ play: 'joker' }], ['lost.allied', 'lost.allied'].map((lost) => ({ [lost]: 'back' }))).state; // prettier-ignore
    expect([after.hands['allied'], after.heap]).toEqual([
      ['back', 'back'],
      ['joker-1', 'back', 'back'],
    ]);
    expect(engine.beside!(after, 'french')!.heap).toBe('On the heap lie open: Joker. Two more you do not see.');
    expect(engine.words.drawn('back')).toBe('face down');
  });

  test('costs what there is: one card, or none', () => {
    const one = armed('strategy', { hands: { french: ['joker'], allied: [4] } });
    expect(play(one, [{ play: 'joker' }], [{ 'lost.allied': '4-1' }]).state.hands['allied']).toEqual([]);
    const none = armed('strategy', { hands: { french: ['joker'] } });
    expect(play(none, [{ play: 'joker' }]).types).toEqual(['card-played']);
  });

  test('is played in the own turn only, not while somebody is asked, and not in the part of the other side', () => {
    const phases: readonly Phase[] = [
      'reinforcement',
      'grand-maneuver',
      'bombardment',
      'volley',
      'charge',
      'rally',
      'logistics',
    ];
    for (const phase of phases)
      expect(judged(armed(phase, { hands: { french: ['joker'] } }), { play: 'joker' })).toBe('allowed');
    const theirs = armed('bombardment', { hands: { allied: ['joker'], french: ['joker'] } }, { side: 'allied' });
    expect(judged(theirs, { play: 'joker' })).toMatch(/^not-now/);
    const due = play(
      board({
        french: { gun: ['artillery', 12, 10] },
        allied: { a: ['infantry', 12, 11] },
        phase: 'bombardment',
        now: { hands: { allied: ['joker', 9] } },
      }),
      [{ bombard: 'gun', at: 'a' }],
    ).state;
    expect(judged(due, { play: 'joker' })).toBe('no-use rr.cards.joker-missed-opportunity');
  });
});

describe('a Queen', () => {
  const state = armed('bombardment', { hands: { french: ['queen', 'queen', 'king'], allied: [] } });

  test('draws two cards, at any moment of the own turn', () => {
    const { types, state: after } = play(
      state,
      [{ play: 'queen' }],
      [{ 'draw.french': '7-1' }, { 'draw.french': '2-3' }],
    );
    expect(types).toEqual(['card-played', 'card-drawn', 'card-drawn']);
    expect(after.hands['french']).toEqual(['queen-2', 'king-1', '7-1', '2-3']);
  });

  test('rolls no dice: there are no odds to be told', () => {
    expect(countOdds(engine, state, given(state, { play: 'queen' })).isRolled).toBe(false);
    expect(oddsOf(engine, state, given(state, { play: 'queen' }))).toBeNull();
  });

  test('has one use, and one card is one play; a King is of no use there', () => {
    expect(judged(state, { play: ['queen', 'queen'] })).toBe('one-card rr.cards.discard-to-play');
    expect(judged(state, { play: 'king' })).toBe('no-use rr.cards.king-recovery');
    expect(judged(state, { play: 'joker' })).toBe('not-theirs rr.cards.discard-to-play');
  });

  test('draws from the discards if the deck is used up, the Queen itself among them', () => {
    const empty = armed('bombardment', { hands: { french: ['queen'] }, heap: allBut('queen') });
    const { types, state: after } = play(
      empty,
      [{ play: 'queen' }],
      [{ 'draw.french': 'queen-1' }, { 'draw.french': '7-1' }],
    );
    expect(types).toEqual(['card-played', 'deck-renewed', 'card-drawn', 'card-drawn']);
    expect([after.heap, after.deck.length]).toEqual([[], 52]);
  });

  test('renews the deck between two draws, when a card is due and none is left', () => {
    const last = armed('bombardment', { hands: { french: ['queen'] }, heap: allBut('queen', 5) });
    expect(last.deck).toEqual(['5-4']);
    const { types } = play(last, [{ play: 'queen' }], [{ 'draw.french': '5-4' }, { 'draw.french': '7-1' }]);
    expect(types).toEqual(['card-played', 'card-drawn', 'deck-renewed', 'card-drawn']);
    const over = armed(
      'bombardment',
      { hands: { french: ['queen'] }, heap: allBut('queen', 5) },
      { readings: { 'rr-008': 'no-more-cards' } },
    );
    expect(play(over, [{ play: 'queen' }], [{ 'draw.french': '5-4' }]).types).toEqual(['card-played', 'card-drawn']);
  });
});

test('the Strategy phase draws by the grade of the general', () => {
  const drawn = (grade: string): number =>
    play(
      armed('reinforcement', { generals: { french: grade } }),
      [{ end: 'phase' }],
      ['2-1', '3-1', '4-1', '5-1']
        .slice(0, { ordinary: 2, good: 3, famous: 4 }[grade])
        .map((card) => ({ 'draw.french': card })),
    ).state.hands['french']!.length;
  expect(['ordinary', 'good', 'famous'].map(drawn)).toEqual([2, 3, 4]);
});

test('the Strategy phase is that of the draw', () => {
  const { events, state } = play(
    armed('reinforcement', {}),
    [{ end: 'phase' }],
    [{ 'draw.french': '2-1' }, { 'draw.french': '3-1' }],
  );
  expect(events[0]).toMatchObject({ phase: 'strategy', clauses: ['rr.turn.phases', 'rr.strategy.draw-two'] });
  expect(state.awaits!.by).toBe('rr.strategy.draw-two');
});

describe('the Logistics phase', () => {
  const hands = { french: [2, 3, 4, 5, 6, 7], allied: [2, 3, 4, 5, 6] };

  test('cuts the hand of the side whose turn ends to four, and its owner chooses', () => {
    const state = armed('logistics', { hands });
    expect(judged(state, { end: 'phase' })).toBe('hand-too-large rr.logistics.hand-limit');
    expect(judged(state, { discard: [2, 3, 4] })).toBe('wrong-count rr.logistics.hand-limit');
    expect(judged(state, { discard: [8] })).toBe('not-held rr.cards.discard-to-play');
    const { state: cut } = play(state, [{ discard: [7, 2] }]);
    expect(cut.hands['french']).toEqual(['3-1', '4-1', '5-1', '6-1']);
    expect(cut.heap).toEqual(['7-1', '2-1']);
    expect(judged(cut, { discard: [3] })).toBe('wrong-count rr.logistics.hand-limit');
    const { state: next } = play(cut, [{ end: 'phase' }]);
    expect([next.owner, next.phase, next.part, next.hands['allied']!.length]).toEqual([
      'allied',
      'reinforcement',
      1,
      5,
    ]);
  });

  test('lets cards go one after the other', () => {
    const { state } = play(armed('logistics', { hands }), [{ discard: [7] }]);
    expect(judged(state, { end: 'phase' })).toBe('hand-too-large rr.logistics.hand-limit');
    expect(judged(state, { discard: [6] })).toBe('allowed');
  });

  test('cuts both hands under one reading, the other one after', () => {
    const both = armed('logistics', { hands }, { readings: { 'rr-082': 'all-players' } });
    const theirs = play(both, [{ discard: [7, 2] }, { end: 'phase' }]).state;
    expect([theirs.owner, theirs.side, theirs.phase, theirs.part]).toEqual(['french', 'allied', 'logistics', 2]);
    expect(judged(theirs, { end: 'phase' })).toBe('hand-too-large rr.logistics.hand-limit');
    const next = play(theirs, [{ discard: [2] }, { end: 'phase' }]).state;
    expect([next.owner, next.phase]).toEqual(['allied', 'reinforcement']);
  });

  test('may hold more than four at any other time', () => {
    const state = armed('rally', { hands });
    expect(judged(state, { end: 'phase' })).toBe('allowed');
    expect(judged(state, { discard: [2] })).toMatch(/^not-now/);
  });

  test('offers discards that do', () => {
    const state = armed('logistics', { hands });
    const [first] = engine.candidates(state);
    expect(first!.order).toMatchObject({ type: 'discard' });
    expect(engine.judge(state, first!.order).ok).toBe(true);
  });
});
