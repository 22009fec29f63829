import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { termsOf } from '../../../src/core/reasons.ts';
import type { EventOf } from '../../../src/games/two-by-two/events.ts';
import { engine, type State } from '../../../src/games/two-by-two/index.ts';
import { battle, battleBoard, verdict } from './battlefield.ts';
import { begin, judged, play } from './field.ts';

/*
 * When a battle ends, and which side has won it (tt.victory.destroyed-count, tt-001). The French
 * are worth 8 AP and the Austrians 6; what they have lost comes on top of that.
 */

interface Lost {
  readonly french: number;
  readonly allied: number;
}
interface Now {
  readonly turn?: number;
  readonly side?: string;
  readonly phase?: string;
}

const board = (lost: Lost, now: Now = {}, turns = 3) =>
  battleBoard(
    {
      attacker: 'allied',
      lost,
      turns,
      points: [
        { side: 'french', edge: 'south', at: 16, queue: { reserve: { type: 'infantry' } } },
        { side: 'allied', edge: 'north', at: 16, queue: { uhlans: { type: 'lancers' } } },
      ],
    },
    {
      units: {
        french: {
          guard: { type: 'guard', at: [16, 4], facing: 'north' },
          hussars: { type: 'light-cavalry', at: [20, 4], facing: 'north' },
        },
        allied: { battery: { type: 'foot-artillery', at: [16, 28], facing: 'south' } },
      },
      now: { turn: 3, side: 'allied', phase: 'melee', ...now },
    },
  );

/** How a phase ends: with the end of the battle, or with the next phase. */
function ended(state: State) {
  const [event] = play(state, { end: 'phase' }).events;
  if (event?.type !== 'battle-ended') return event?.type;
  const { winner, because, reasons } = event;
  const sums = reasons.map((sum) => ({
    total: sum.total,
    cites: [...new Set(termsOf(sum).map(({ clause }) => clause))],
    word: sum.test?.word ?? null,
    by: sum.test?.clause ?? null,
  }));
  return { winner, because, sums };
}
const end = (lost: Lost, readings: Readings = {}, now: Now = {}) => ended(battle(board(lost, now), readings));
const COUNTED = ['tt.victory.destroyed-count'];

describe('half an army is too much', () => {
  /** The winner, or null in a draw; undefined while the battle goes on. */
  const winner = (french: number, allied: number) => {
    const how = end({ french, allied });
    return typeof how === 'object' ? how.winner : undefined;
  };

  test('a side is beaten that has lost half its AP', () => {
    expect(end({ french: 7, allied: 0 })).toBe('phase-began');
    expect(end({ french: 8, allied: 0 })).toEqual({
      winner: 'allied',
      because: 'half-lost',
      sums: [
        { total: 8, cites: COUNTED, word: 'beaten', by: COUNTED[0] },
        { total: 0, cites: COUNTED, word: 'not beaten', by: COUNTED[0] },
      ],
    });
    expect([winner(0, 5), winner(0, 6), winner(7, 6)]).toEqual([undefined, 'french', 'french']);
    expect(winner(8, 5)).toBe('allied');
  });

  test('if both are, the one wins that has lost the smaller share', () => {
    // The shares compared are 8 of 16 and 6 of 12, then 8 of 16 and 7 of 13, then 9 of 17 and 6
    // of 12.
    expect([winner(8, 6), winner(8, 7), winner(9, 6)]).toEqual([null, 'french', 'allied']);
    // 12 of 20 is the same share as 9 of 15; 13 of 21 is more than 9 of 15; 12 of 20 is less than
    // 10 of 16.
    expect([winner(12, 9), winner(13, 9), winner(12, 10)]).toEqual([null, 'allied', 'french']);
  });
});

describe('so many turns, by one reading', () => {
  const LIMIT = { 'tt-001': 'most-ap-at-limit' };

  test('after the last phase of the last turn the side wins that has lost less', () => {
    const sums = [7, 2].map((total) => ({ total, cites: COUNTED, word: null, by: null }));
    expect(end({ french: 7, allied: 2 }, LIMIT)).toEqual({ winner: 'allied', because: 'turns-over', sums });
    expect(end({ french: 2, allied: 7 }, LIMIT)).toMatchObject({ winner: 'french' });
    expect(end({ french: 4, allied: 4 }, LIMIT)).toMatchObject({ winner: null });
  });

  test.each([
    ['another turn is to come', { turn: 2 }],
    ['it is not the last phase', { phase: 'rally' }],
    ['the other side is to have its half of the turn', { side: 'french' }],
  ])('not before: %s', (_, now) => {
    expect(end({ french: 7, allied: 2 }, LIMIT, now)).toBe('phase-began');
  });
});

describe('to the last unit, by another', () => {
  const LAST = { 'tt-001': 'last-standing' };
  const without = (...ids: readonly string[]): State => {
    const state = battle(board({ french: 0, allied: 0 }), LAST);
    const kept = <T>(all: Readonly<Record<string, T>>) =>
      Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(id)));
    return { ...state, units: kept(state.units), battle: { ...state.battle!, waiting: kept(state.battle!.waiting) } };
  };

  test('a side has lost that has nobody left, neither on the table nor beside it', () => {
    expect([ended(without()), ended(without('battery')), ended(without('uhlans'))]).toEqual(
      Array.from({ length: 3 }, () => 'phase-began'),
    );
    expect(ended(without('battery', 'uhlans'))).toMatchObject({ winner: 'french', because: 'nobody-left' });
    expect(ended(without('guard', 'hussars', 'reserve'))).toMatchObject({ winner: 'allied' });
    expect(ended(without('battery', 'uhlans', 'guard', 'hussars', 'reserve'))).toMatchObject({ winner: null });
  });
});

test('the aim of a battle is told as its ruling is read; a board that is no battle has none', () => {
  const aim = (readings: Readings): string => engine.words.aim(battle(board({ french: 0, allied: 0 }), readings));
  expect(aim({})).toBe('The first side to lose half of its army points (AP) is beaten: each unit is worth some.');
  expect(aim({ 'tt-001': 'last-standing' })).toBe('The side that has no unit left is beaten.');
  expect(aim({ 'tt-001': 'most-ap-at-limit' })).toMatch(
    /^After \d+ turns, the side that has destroyed more army points \(AP\) wins[.]$/,
  );
  expect(engine.words.aim({ ...battle(board({ french: 0, allied: 0 })), battle: null })).toBe('');
});

describe('a side may give a battle up at any time', () => {
  const state = battle(board({ french: 0, allied: 0 }));

  test('and the other has won it', () => {
    for (const [side, winner] of [['french', 'allied'], ['allied', 'french']] as const) {
      expect(judged(state, { concede: side })).toBe('ok tt.victory.destroyed-count');
      const { events, clauses } = play(state, { concede: side });
      expect(events).toMatchObject([{ type: 'battle-ended', winner, because: 'conceded', reasons: [] }]);
      expect(clauses).toEqual(['tt.victory.destroyed-count']);
    } // prettier-ignore
  });

  test('not a side that there is not, and not where there is no battle', () => {
    expect(verdict(state, { type: 'concede', side: 'toString' })).toBe('tt.victory.destroyed-count no-such-side');
    const board_ = begin({ french: { a: 'guard 16,4' }, allied: { b: 'guard 16,28' } });
    expect(verdict(board_, { type: 'concede', side: 'french' })).toBe('tt.victory.destroyed-count no-battle');
  });
});

test('the Defender moves first: a turn ends with the half of the Attacker (tt.setup.first-move, tt.sequence.full-turn)', () => {
  const next = (attacker: string, side: string) => {
    const state = battle(board({ french: 0, allied: 0 }, { turn: 2, side }));
    const [event] = play({ ...state, battle: { ...state.battle!, attacker } }, { end: 'phase' }).events;
    return event?.type === 'phase-began' && [event.side, event.turn];
  };
  expect([next('allied', 'french'), next('allied', 'allied')]).toEqual([
    ['allied', 2],
    ['french', 3],
  ]);
  expect([next('french', 'allied'), next('french', 'french')]).toEqual([
    ['french', 2],
    ['allied', 3],
  ]);
});

test('whoever is destroyed in a battle is counted among the lost, at its price', () => {
  const state = battle(board({ french: 1, allied: 2 }));
  const event = { type: 'unit-destroyed', unit: 'battery', clauses: [] } as unknown as EventOf<'unit-destroyed'>;
  expect(engine.apply(state, event).battle!.lost).toEqual({ french: 1, allied: 5 });
});
