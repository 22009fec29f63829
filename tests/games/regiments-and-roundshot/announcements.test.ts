import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Plain } from '../../../src/core/ids.ts';
import { seeded } from '../../../src/core/seeded.ts';
import { WHOLE_DECK } from '../../../src/games/regiments-and-roundshot/cards/ranks.ts';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import type { State } from '../../../src/games/regiments-and-roundshot/state.ts';
import { given } from './battle.ts';
import { board, held, judged, play, ride, RIDE, volley, VOLLEY } from './fights.ts';
import { saysNo } from './moves.ts';

/** The clauses of an allowed order, and of what happened first. */
function cited(state: State, written: Plain): readonly unknown[] {
  const verdict = engine.judge(state, given(state, written));
  return [verdict.ok && verdict.clauses, play(state, [written]).events[0]!.clauses];
}
const asked = ({ awaits }: State): string | null => (awaits?.kind === 'reaction' ? awaits.sides.join() : null);

describe('who is asked, and when', () => {
  test('a Four answers a ride, and then the rider is asked for his Five', () => {
    const first = play(held(['king', 5], [4, 9]), [RIDE]);
    expect(first.types).toEqual(['announced']);
    expect(asked(first.state)).toBe('allied');
    const second = play(first.state, [{ play: 4 }]).state;
    expect(asked(second)).toBe('french');
    expect(second.hands).toEqual({ french: ['king-1', '5-1'], allied: ['9-1'] });
    expect(second.heap).toEqual(['4-1']);
    const { types } = play(second, [{ play: 'nothing' }], [{ 'charge.lancers': [5, 4] }]);
    expect(types.slice(0, 2)).toEqual(['card-passed', 'charge-made']);
  });

  test('both sides answer each other until one adds nothing', () => {
    const { types } = play(
      held([5, 5], [4, 4]),
      [RIDE, { play: 4 }, { play: 5 }, { play: 4 }, { play: 'nothing' }],
      [{ 'charge.lancers': [3, 6] }],
    );
    expect(types).toEqual(['announced', 'card-played', 'card-played', 'card-played', 'card-passed', 'charge-made']);
  });

  test('nobody is asked who holds nothing that helps him', () => {
    expect(asked(play(held([], [5, 6, 7, 9, 10, 'ace']), [RIDE], [{ 'charge.lancers': [4, 2] }]).state)).toBeNull();
    // The rider may lay his Five with the order, and is not asked for it again.
    expect(asked(play(held([5], []), [RIDE], [{ 'charge.lancers': [4, 2] }]).state)).toBeNull();
    expect(asked(play(held([5, 5], [9]), [{ ...RIDE, with: 5 }], [{ 'charge.lancers': [1, 2] }]).state)).toBeNull();
  });

  test('whoever holds a card is always asked if the players choose that, and may add nothing', () => {
    const always = (state: State): State => play(state, [{ ask: 'always' }]).state;
    const useless = always(held([], [5, 6, 'ace']));
    expect(cited(held([], []), { ask: 'always' })).toEqual([
      ['rr.cards.discard-to-play'],
      ['rr.cards.discard-to-play'],
    ]);
    expect(engine.asking!(useless)).toEqual({ isAlways: true, change: { type: 'ask-holders' } });
    const state = play(useless, [RIDE]).state;
    expect(asked(state)).toBe('allied');
    expect(judged(state, { play: 6 })).toBe('no-use rr.cards.six-counter-charge');
    const after = play(state, [{ play: 'nothing' }], [{ 'charge.lancers': [6, 4] }]);
    expect(after.types.slice(0, 2)).toEqual(['card-passed', 'charge-made']);
    // Empty hands are seen by everybody, so that there is nothing to hide.
    expect(asked(play(always(held([], [])), [RIDE], [{ 'charge.lancers': [4, 2] }]).state)).toBeNull();
    // An Eight is asked for, too.
    expect(asked(after.state)).toBe('allied');
    expect(judged(after.state, { play: 5 })).toBe('no-eight rr.cards.eight-orderly-withdrawal');
    expect(judged(after.state, { play: 8 })).toBe('not-theirs rr.cards.discard-to-play');
    // The choice can be taken back while a side is asked; the next one is not.
    const back = play(state, [{ ask: 'holders' }]).state;
    expect(engine.asking!(back)).toEqual({ isAlways: false, change: { type: 'ask-always' } });
  });

  test('who is asked may lay several cards at once, and cards that help the other side too', () => {
    const state = play(held([5], [4, 4, 5, 2]), [RIDE]).state;
    expect(judged(state, { play: [4, 4] })).toBe('allowed');
    expect(judged(state, { play: 5 })).toBe('allowed');
    expect(cited(state, { play: [4, 4] })[0]).toEqual(['rr.cards.discard-to-play', 'rr.cards.four-square']);
    expect(play(state, [{ play: [4, 2] }]).types).toEqual(['card-played', 'negated', 'charge-made']);
    const { events } = play(state, [{ play: [4, 4] }, { play: 'nothing' }], [{ 'charge.lancers': [6, 6] }]);
    expect(events.at(-1)).toMatchObject({ reasons: [{ total: 6 }] });
  });

  test('the side that is asked is the only one that may speak', () => {
    const state = play(held([5], [4]), [RIDE]).state;
    expect(state.awaits).toMatchObject({ sides: ['allied'], orders: ['play', 'pass'], by: 'rr.cards.discard-to-play' });
    expect(judged(state, { end: 'phase' })).toMatch(/^not-now/);
    expect(judged(state, { charge: 'lancers', at: 'a' })).toMatch(/^not-now/);
    // The Five is held, but by the side that has had its say.
    expect(saysNo(state, { play: 5 })).toBe('Only the Austrians may play a card now, and they do not hold the Five.');
  });

  test('of a shot of guns at infantry for a Nine, of one at cavalry for none', () => {
    const shot = (type: 'infantry' | 'cavalry') =>
      board({
        french: { gun: ['artillery', 12, 10] },
        allied: { a: [type, 12, 11] },
        phase: 'bombardment',
        now: { hands: { allied: [9] } },
      });
    const dice = [{ 'bombardment.gun': [1, 1] }];
    expect(asked(play(shot('infantry'), [{ bombard: 'gun', at: 'a' }]).state)).toBe('allied');
    expect(asked(play(shot('cavalry'), [{ bombard: 'gun', at: 'a' }], dice).state)).toBeNull();
  });

  test('a march is asked about while the enemy holds a Two or an Ace', () => {
    const march = (hand: readonly Plain[]) =>
      play(
        board({
          french: { one: ['infantry', 12, 10] },
          allied: { a: ['infantry', 12, 20] },
          phase: 'grand-maneuver',
          now: { hands: { french: [6], allied: hand } },
        }),
        [{ march: 'one', with: 6, legs: ['forward 1'] }],
      );
    for (const card of [2, 'ace']) expect(asked(march([card]).state)).toBe('allied');
    const free = march([4, 'king', 'jack', 8]);
    expect([asked(free.state), free.types.at(-1)]).toEqual([null, 'formation-moved']);
    expect(play(march(['ace']).state, [{ play: 'ace' }]).types).toEqual(['card-played', 'negated']);
  });
});

describe('smoke', () => {
  test('stops a volley: its Seven is spent, the shot is used up, and nobody is asked any more', () => {
    const { state, types, events } = play(volley([2, 10], [7, 7]), [{ ...VOLLEY, with: 7 }, { play: 2 }]);
    expect(events[2]).toMatchObject({ type: 'card-played', asked: null });
    expect(state.credit).toBeNull();
    expect(types).toEqual(['announced', 'card-played', 'card-played', 'negated', 'volley-fired']);
    expect([state.pending, state.attacked]).toEqual([null, []]);
    expect(state.hands).toEqual({ french: ['10-1'], allied: ['7-2'] });
    expect(judged(state, VOLLEY)).toBe('has-acted rr.volley.all-players');
  });

  test('is of no use for the side that attacks, and an Ace stops no attack', () => {
    expect(judged(volley([], [2]), { ...VOLLEY, with: 2 })).toBe('no-use rr.cards.two-smoke');
    expect(judged(held([2], []), { ...RIDE, with: 2 })).toBe('no-use rr.cards.two-smoke');
    expect(asked(play(volley(['ace'], []), [VOLLEY], [{ 'volley.a': [1, 1] }]).state)).toBeNull();
  });

  test('that stops a charge leaves cavalry that has charged no more, and is no charge of the last turn', () => {
    const { state } = play(held([], [2]), [RIDE, { play: 2 }]);
    expect(judged(state, { end: 'phase' })).toBe('allowed');
    expect(state.charged['french']).toEqual([]);
  });

  test('an answer to a card may stop what the card was laid for', () => {
    const { state, types } = play(volley([10, 2], [7]), [VOLLEY, { play: 10 }, { play: 7 }, { play: 2 }]);
    expect(types.slice(-3)).toEqual(['card-played', 'negated', 'volley-fired']);
    expect(state.heap).toEqual(['10-1', '7-1', '2-1']);
  });
});

test('a card counts for one roll: the next attack on the same battalion needs a new one', () => {
  const line = board({
    french: { one: ['infantry', 12, 10] },
    allied: { a: ['infantry', 12, 10.5], b: ['infantry', 12.5, 10.5] },
    phase: 'volley',
    side: 'allied',
    now: { hands: { french: [10] } },
  });
  const first = play(line, [VOLLEY, { play: 10 }], [{ 'volley.a': [4, 4] }]);
  // Two contacts and two against one: 8 + 2 - 3.
  expect(first.events.at(-2)).toMatchObject({ reasons: [{ total: 7 }] });
  const second = play(first.state, [{ volley: 'b', at: 'one' }], [{ 'volley.b': [1, 1] }]);
  expect(second.events.at(-1)).toMatchObject({ reasons: [{ total: 5 }] });
});

test('with any hands the answers come to an end, no card is lost, and only useful ones are laid', () => {
  const hands = fc.shuffledSubarray([...WHOLE_DECK], { minLength: 8, maxLength: 8 });
  const start = fc.constantFrom([ride(), RIDE] as const, [volley([], []), VOLLEY] as const);
  fc.assert(
    fc.property(
      hands,
      start,
      fc.array(fc.nat(9), { maxLength: 12 }),
      fc.nat(1000),
      (cards, [empty, written], picks, seed) => {
        let state: State = {
          ...empty,
          hands: { french: cards.slice(0, 4), allied: cards.slice(4) },
          deck: WHOLE_DECK.filter((card) => !cards.includes(card)),
        };
        const dice = seeded(seed);
        let order = given(state, written);
        for (let asks = 0; ; asks += 1) {
          expect(asks).toBeLessThan(12);
          state = engine.resolve(state, order, dice).reduce((now, event) => engine.apply(now, event), state);
          if (state.pending?.kind !== 'cards') break;
          const options = engine.candidates(state);
          expect(options.length).toBeGreaterThan(1);
          order = options[(picks[asks] ?? 0) % options.length]!.order;
        }
        const all = [...Object.values(state.hands).flat(), ...state.deck, ...state.heap];
        expect(all.toSorted()).toEqual(WHOLE_DECK.toSorted());
      },
    ),
    { numRuns: 60 },
  );
});
