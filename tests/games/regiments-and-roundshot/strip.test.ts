import { describe, expect, test } from 'vitest';
import type { Plain } from '../../../src/core/ids.ts';
import { clauseOf, purposeOf } from '../../../src/games/regiments-and-roundshot/cards/purpose.ts';
import { ALL_RANKS } from '../../../src/games/regiments-and-roundshot/cards/ranks.ts';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import type { State } from '../../../src/games/regiments-and-roundshot/state.ts';
import { board, play } from './fights.ts';

const strip = (heap: readonly string[], eyes = 'french') =>
  engine.beside!(
    board({
      french: { foot: ['infantry', 12, 10] },
      allied: { jagers: ['infantry', 12, 16] },
      phase: 'grand-maneuver',
      now: { hands: { french: ['9', 'king', 'joker'], allied: ['4', '2'] }, heap: [...heap] },
    }),
    eyes,
  )!;

test('the own cards lie below the board, with their ranks and what they are for', () => {
  expect(strip([]).items.map(({ name, mark, fits }) => [name, mark, fits])).toEqual([
    ['the Nine', '9', true],
    ['the King', 'K', false],
    ['the Joker', '★', true],
  ]);
  expect([strip([]).covered, strip([], 'allied').covered, strip([], 'allied').most]).toEqual([2, 3, 0]);
});

test('the heap lies open: what it has, and what came last', () => {
  expect(strip([]).heap).toBeUndefined();
  expect(strip(['6']).heap).toBe('On the heap lies open: the Six.');
  expect(strip(['6', '8', '6', 'ace']).heap).toBe(
    'On the heap lie open: Six (2), Eight and Ace. The last was the Ace.',
  );
});

test('an empty hand says so, and a lesson without a card in play has no strip', () => {
  const held = (french: readonly string[], allied: readonly string[]) =>
    engine.beside!(
      board({
        french: { foot: ['infantry', 12, 10] },
        allied: { jagers: ['infantry', 12, 16] },
        phase: 'volley',
        now: { hands: { french: [...french], allied: [...allied] } },
      }),
      'french',
    );
  expect(held([], ['4'])).toMatchObject({ says: 'You hold no cards', items: [], covered: 1 });
  expect(held(['4'], [])).toMatchObject({ says: 'Your cards' });
  expect(held([], [])).toBeNull();
});

describe('a card fits where an order takes it, and says what it is for where none does', () => {
  const touching = { lancers: ['cavalry', 12, 10] } as const;
  const charging = (now: Readonly<Record<string, Plain>> = {}) =>
    board({
      french: { ...touching },
      allied: { uhlans: ['cavalry', 12, 10.5] },
      phase: 'charge',
      now: { hands: { french: ['5', 'king', '2'] }, ...now },
    });
  const fitting = (state: State) => engine.beside!(state, 'french')!.items.map(({ fits }) => fits);

  test('a Five to a charge of cavalry; a King pays for no charge that nobody can make', () => {
    expect(fitting(charging())).toEqual([true, false, false]);
    expect(fitting({ ...charging(), acted: ['lancers'] })).toEqual([false, false, false]);
  });

  test('a Five where only one of them can charge, and only at one enemy', () => {
    const state = board({
      french: { ...touching, dragoons: ['cavalry', 4, 10] },
      allied: { jagers: ['infantry', 20, 20], uhlans: ['cavalry', 12, 10.5] },
      phase: 'charge',
      now: { hands: { french: ['5', '2'] } },
    });
    expect(fitting(state)).toEqual([true, false]);
  });

  test('what an order has stopped for: a card against a march, and a Three for cavalry that may run wild', () => {
    const marching = board({
      french: { foot: ['infantry', 12, 10] },
      allied: { jagers: ['infantry', 12, 16] },
      phase: 'grand-maneuver',
      now: { hands: { french: ['9'], allied: ['2', 'king', '9'] } },
    });
    const { state } = play(marching, [{ march: 'foot', legs: ['forward 1'], with: 9 }]);
    expect(engine.beside!(state, 'allied')!.items.map(({ fits }) => fits)).toEqual([true, false, false]);
    const charged = board({
      french: { ...touching },
      allied: { uhlans: ['cavalry', 12, 16] },
      phase: 'reinforcement',
      now: { charged: ['lancers'], hands: { french: ['3', '6'] } },
    });
    const draws = [{ 'draw.french': '10-1' }, { 'draw.french': '10-2' }];
    const wild = play(charged, [{ end: 'phase' }, { end: 'phase' }], draws).state;
    expect(wild.awaits).toMatchObject({ kind: 'choice', orders: ['control'] });
    expect(fitting(wild)).toEqual([true, false, false, false]);
  });

  test('cavalry that must charge is named, until it has', () => {
    expect(engine.words.asks(charging())).toBe(
      'French: your orders. The lancers touch an enemy, and cavalry in contact must charge.',
    );
    expect(engine.words.asks({ ...charging(), acted: ['lancers'] })).toBe('');
  });

  test('any card, of a hand that is too large', () => {
    const full = board({
      french: { foot: ['infantry', 12, 10] },
      allied: { jagers: ['infantry', 12, 30] },
      phase: 'logistics',
      now: { hands: { french: ['5', 'queen', '2', '3', '4'] } },
    });
    expect(fitting(full)).toEqual([true, true, true, true, true]);
  });

  test.each(ALL_RANKS)('%s: with the clause that says what it is for', (rank) => {
    const [item] = engine.beside!(charging({ hands: { french: [rank] } }), 'french')!.items;
    expect(item?.use).toEqual({ says: purposeOf(rank), clause: clauseOf(rank) });
    expect(purposeOf(rank)).toMatch(/^(It|In your) .+[.]$/);
  });
});
