import { describe, expect, test } from 'vitest';
import type { Plain } from '../../../src/core/ids.ts';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import type { State } from '../../../src/games/regiments-and-roundshot/state.ts';
import { useOf } from '../../../src/games/regiments-and-roundshot/turn/announced.ts';
import { board, held, play, ride, RIDE, volley, VOLLEY } from './fights.ts';

/*
 * What an announcement cites, what cards do to it, and whose order has stopped for it.
 */

describe('an announcement', () => {
  const first = (state: State, written: Plain) =>
    play(state, [written]).events.find(({ type }) => type === 'announced');
  const clauses = (state: State, written: Plain) => first(state, written)?.clauses;
  const shot = board({
    french: { gun: ['artillery', 12, 10] },
    allied: { a: ['infantry', 12, 11] },
    phase: 'bombardment',
    now: { hands: { allied: [9] } },
  });

  test('cites what is announced', () => {
    expect(clauses(shot, { bombard: 'gun', at: 'a' })).toEqual(['rr.bombardment.all-players']);
    expect(clauses(volley([10], []), VOLLEY)).toEqual(['rr.volley.all-players']);
    expect(clauses(held([], [4]), RIDE)).toEqual(['rr.charge.cavalry-automatic']);
    const won = play(held([], [4]), [RIDE, { play: 'nothing' }], [{ 'charge.lancers': [6, 6] }]).state;
    expect(clauses(won, { ride: 'lancers', at: 'b' })).toEqual(['rr.overrun.next-unit']);
    const bayonet = board({
      french: { one: ['infantry', 12, 10] },
      allied: { a: ['infantry', 12, 10.5] },
      phase: 'charge',
      now: { hands: { french: ['jack'], allied: [2] } },
    });
    expect(clauses(bayonet, { charge: 'one', at: 'a', with: 'jack' })).toEqual(['rr.charge.bayonet-face-card']);
    const march = board({
      french: { one: ['infantry', 12, 10] },
      allied: { h: ['cavalry', 12, 11.5] },
      phase: 'grand-maneuver',
      now: { hands: { french: [6, 2], allied: [2] } },
    });
    const up = { march: 'one', legs: ['forward to contact'], with: 6 };
    expect(clauses(march, up)).toEqual(['rr.maneuver.move-order']);
    const come = play(march, [up, { play: 'nothing' }]).state;
    expect(clauses(come, { evade: 'h', by: 1 })).toEqual(['rr.maneuver.cavalry-evade']);
    const wild = play(
      board({
        french: { h: ['cavalry', 12, 10] },
        allied: { a: ['infantry', 12, 20] },
        phase: 'strategy',
        now: { charged: ['h'], hands: { allied: [2] } },
      }),
      [{ end: 'phase' }],
    ).state;
    const rolled = play(wild, [{ control: 'h' }], [{ 'control.h': 4 }]).events;
    expect(rolled.flatMap((event) => (event.type === 'announced' ? [event.clauses] : []))).toEqual([
      ['rr.uncontrolled.trigger'],
      ['rr.uncontrolled.automatic-move'],
    ]);
  });

  test('asks nobody before the cards that come with it lie there', () => {
    expect(first(held([5], [4]), RIDE)).toMatchObject({ asked: 'allied' });
    expect(first(held([5], [4]), { ...RIDE, with: 5 })).toMatchObject({ asked: null });
  });

  test('is carried out within its order if nobody is asked', () => {
    const [announced] = play(held([], []), [RIDE], [{ 'charge.lancers': [4, 2] }]).events;
    expect(engine.apply(held([], []), announced!).awaits?.kind).toBe('phase');
  });
});

describe('what a card does to what is announced', () => {
  const state = board({ french: { one: ['infantry', 12, 10] }, allied: { a: ['infantry', 12, 20] }, phase: 'rally' });

  test('a Two or an Ace stops a move of the other side, and none of the own', () => {
    const march = { kind: 'march', unit: 'one', legs: [], paid: null } as const;
    expect(useOf(state, march, 'allied', '2')).toMatchObject({ clause: 'rr.cards.two-smoke', isStop: true });
    expect(useOf(state, march, 'allied', 'ace')).toMatchObject({ clause: 'rr.cards.ace-negate', isStop: true });
    expect(useOf(state, march, 'french', '2')).toBeNull();
  });

  test('a King helps his own side to reform and to rally, and nothing else does', () => {
    const roll = (kind: 'recovery' | 'rally') => ({ kind, unit: 'one', thrown: { total: 1 } }) as const;
    expect(useOf(state, roll('recovery'), 'french', 'king')).toMatchObject({ clause: 'rr.cards.king-recovery' });
    expect(useOf(state, roll('rally'), 'french', 'king')).toMatchObject({ clause: 'rr.cards.king-rally' });
    expect([useOf(state, roll('rally'), 'allied', 'king'), useOf(state, roll('rally'), 'french', 'queen')]).toEqual([
      null,
      null,
    ]);
  });
});

describe('the side whose order has stopped', () => {
  test('is that of the attack while the other is asked, also in the other side’s turn', () => {
    expect(engine.actor!(ride())).toBeUndefined();
    expect(engine.actor!(play(held([], [4]), [RIDE]).state)).toBe('french');
    expect(engine.actor!(play(volley([10], []), [VOLLEY]).state)).toBe('allied');
  });

  test('is the one that acts while the other may play a Queen between two actions, by one reading', () => {
    const state = { ...volley(['queen'], []), readings: { 'rr-032': 'any-turn' } };
    const due = play(state, [VOLLEY], [{ 'volley.a': [1, 1] }]).state;
    expect([due.pending?.kind, due.awaits?.sides, engine.actor!(due)]).toEqual(['between', ['french'], 'allied']);
  });

  test('is the one on turn while it chooses whether it rides on', () => {
    const due = play(ride(), [RIDE], [{ 'charge.lancers': [6, 6] }]).state;
    expect([due.pending?.kind, engine.actor!(due)]).toEqual(['overrun', 'french']);
  });
});
