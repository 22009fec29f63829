import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../../src/core/dice.ts';
import type { Readings } from '../../../../src/core/ids.ts';
import { seeded } from '../../../../src/core/seeded.ts';
import { engine } from '../../../../src/games/regiments-and-roundshot/index.ts';
import type { State } from '../../../../src/games/regiments-and-roundshot/state.ts';
import * as arriving from '../arriving.ts';
import { board, judged, odds, place, play } from '../fights.ts';
import { saysNo } from '../moves.ts';

/*
 * Readings of arrivals: for each ruling a case in which its readings differ.
 */

const { blocked, REINFORCE, third } = arriving;
const rolling = (readings: Readings = {}): State => arriving.rolling([], readings);
const SIX: Scripted = { 'reinforcement.french': 6 };
const come = (state: State, ...counts: readonly number[]) => play(state, [REINFORCE], [SIX, ...counts.map(third)]);
const arrive = (x: number, y: number, facing: string) => ({
  arrive: ['1', '2', '3', '4', '5', '6'].map((n) => `marshal-foot-third-${n}`),
  into: 'line',
  facing,
  at: [x, y],
});

describe('the flanks are thirds of the own edge, or the edges beside the own half (rr-018)', () => {
  const SIDES = { 'rr-018': 'side-edges' };

  test('the left flank is in the corner, or along the western edge up to the middle', () => {
    const [thirds, sides] = [{}, SIDES].map((readings) => come(rolling(readings), 1).state);
    const corner = arrive(1, 0.3, 'north');
    const west = (y: number) => arrive(0.3, y, 'east');
    expect([judged(thirds!, corner), judged(sides!, corner)]).toEqual([
      'allowed',
      'far-from-edge rr.reinforcement.placement',
    ]);
    expect([judged(thirds!, west(12)), judged(sides!, west(12))]).toEqual([
      'far-from-edge rr.reinforcement.placement',
      'allowed',
    ]);
    expect(judged(sides!, west(21))).toBe('not-there rr.reinforcement.arrival-roll');
    expect(saysNo(sides!, west(21))).toMatch(/ would not stand in the own half of the left edge\.$/);
    expect(saysNo(thirds!, arrive(12, 0.3, 'north'))).toMatch(/ would not stand in the left third of the edge\.$/);
    expect(judged(sides!, arrive(23.7, 8, 'west'))).toBe('far-from-edge rr.reinforcement.placement');
  });

  test('the centre is the whole of the own edge; whoever chooses has all three', () => {
    const centre = come(rolling(SIDES), 2).state;
    expect(judged(centre, arrive(1, 0.3, 'north'))).toBe('allowed');
    const any = come(rolling(SIDES), 5).state;
    expect([arrive(0.3, 12, 'east'), arrive(23.7, 8, 'west'), arrive(12, 0.3, 'north')].map((each) => judged(any, each))) // prettier-ignore
      .toEqual(['allowed', 'allowed', 'allowed']);
    // The half of that edge, and not a third of it.
    expect(judged(come(rolling(SIDES), 4).state, arrive(23.7, 14, 'west'))).toBe('allowed');
    expect(judged(any, arrive(23.7, 22, 'west'))).toBe('not-there rr.reinforcement.arrival-roll');
  });

  test('a place along that edge is offered', () => {
    const right = come(rolling(SIDES), 4).state;
    const [first] = engine.candidates(right).map(({ order }) => order);
    const there = engine.resolve(right, first!, seeded(1)).reduce((now, event) => engine.apply(now, event), right);
    expect(place(there, there.arrived[0]!)![0]).toBe(23.75);
  });
});

describe('a column comes on beside a blocked third, or rolls again (rr-020)', () => {
  const AGAIN = { 'rr-020': 'roll-again' };

  test('until a place is free', () => {
    const beside = come(blocked(rolling(), 0.5, 8), 1);
    expect(beside.state.pending).toEqual({ kind: 'column', where: 'left' });
    const again = come(blocked(rolling(AGAIN), 0.5, 8), 1, 1, 4);
    expect(again.types).toEqual(['reinforcements-rolled', 'arrival-rolled', 'arrival-rolled', 'arrival-rolled', 'column-due']); // prettier-ignore
    expect(again.state.pending).toEqual({ kind: 'column', where: 'right' });
    expect(come(rolling(AGAIN), 1).state.pending).toEqual({ kind: 'column', where: 'left' });
    // There is room for three of its guns, and none for its six battalions.
    expect(come(blocked(rolling(AGAIN), 3, 8), 1).state.pending).toEqual({ kind: 'column', where: 'left' });
  });

  test('the first roll stands if no place is free at all', () => {
    const { state } = come(blocked(rolling(AGAIN), 0.5, 23.5), 1);
    expect([state.pending, judged(state, { give: 'wait' })]).toEqual([{ kind: 'column', where: 'left' }, 'allowed']);
  });
});

describe('totals outside the printed rows count as the end rows, or for nothing (rr-019)', () => {
  const EXACT = { 'rr-019': 'exact-rows-only' };
  const queen = (readings: Readings): State => {
    const state = rolling(readings);
    const deck = state.deck.filter((card) => card !== 'queen-1');
    return { ...state, deck, hands: { ...state.hands, french: ['queen-1'] } };
  };

  test('with a Queen a column comes on a four or more, or on a four alone', () => {
    const order = { ...REINFORCE, with: ['queen'] };
    expect([odds(queen({}), order), odds(queen(EXACT), order)]).toEqual([
      { 'no-effect': '1/2', arrived: '1/2' },
      { 'no-effect': '5/6', arrived: '1/6' },
    ]);
    expect(odds(rolling(EXACT), REINFORCE)).toEqual({ 'no-effect': '5/6', arrived: '1/6' });
  });

  test('a Queen that shifts the arrival roll off its table brings nobody on', () => {
    const shifted = (readings: Readings, shift: number, count: number) =>
      play(queen(readings), [REINFORCE, { roll: 'arrival', shift, with: ['queen'] }], [SIX, third(count)]);
    expect(shifted({}, 2, 6).state.pending).toEqual({ kind: 'column', where: 'any' });
    const { state, types } = shifted(EXACT, 2, 6);
    expect([state.pending, types.at(-1), state.battle!.columns['french']!.length]).toEqual([null, 'arrival-rolled', 3]);
    expect(shifted(EXACT, -2, 2).state.pending).toBeNull();
    expect(shifted(EXACT, 2, 4).state.pending).toEqual({ kind: 'column', where: 'any' });
    expect(judged(state, REINFORCE)).toBe('not-now rr.reinforcement.roll');
  });

  test('a charge below two fails, or does nothing', () => {
    const square = (readings: Readings) =>
      board({
        french: { lancers: ['cavalry', 12, 16] },
        allied: { a: ['infantry', 12, 16.5] },
        phase: 'charge',
        readings,
        now: { hands: { allied: [4] } },
      });
    const ride = (readings: Readings, ...dice: readonly Scripted[]) =>
      play(square(readings), [{ charge: 'lancers', at: 'a' }, { play: 4 }], [{ 'charge.lancers': [2, 2] }, ...dice]);
    expect(ride({}, { 'failed.lancers': 1 }).types.at(-2)).toBe('charge-failed');
    expect(ride(EXACT).types.at(-1)).toBe('charge-made');
  });
});
