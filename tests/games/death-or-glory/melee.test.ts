import { describe, expect, test } from 'vitest';
import { reduced, type Fraction } from '../../../src/core/fraction.ts';
import { countOdds } from '../../../src/games/contract/odds.ts';
import { engine, type State } from '../../../src/games/death-or-glory/index.ts';
import { NO_CHARGES } from '../../../src/games/death-or-glory/state.ts';
import type { Charge } from '../../../src/games/death-or-glory/charging/charge.ts';
import { against, counted, fight, FOOT, melee, scored, scoreOf } from './melees.ts';
import { body, read } from './playing.ts';

/** A board on which one unit has charged another home in this turn, and has cost it so many men. */
function charged(state: State, unit: string, at: string, lost: Readonly<Record<string, number>>): State {
  const charge = { unit, at, kind: 'charge', stage: 'home', needs: 0, has: 0, comesFrom: 'front' } as unknown as Charge;
  return { ...state, charging: { ...NO_CHARGES, charges: [charge] }, done: { ...state.done, lost } };
}

const chancesOf = (state: State, order: object) =>
  Object.fromEntries(
    Object.entries(countOdds(engine as never, state as never, read(state, order as never)).chances)
      .filter(([, { ways }]) => ways > 0n)
      .map(([word, chance]) => [word, reduced(chance)] as const satisfies readonly [string, Fraction])
      .map(([word, { ways, of }]) => [word, `${ways}/${of}`]),
  );

describe('half a move away', () => {
  const state = charged(
    melee(
      { battalion: FOOT },
      {
        cuirassiers: against('battalion', 'front', { type: 'austrian-cuirassiers', melee: { impact: true }, lost: 27 }),
      },
    ),
    'cuirassiers',
    'battalion',
    { cuirassiers: 27 },
  );
  const order = { fight: 'cuirassiers' };

  test('11 against 6: 90 men and 40', () => {
    const {
      events,
      types,
      state: now,
    } = fight(
      state,
      [{ 'melee.cuirassiers': 5 }, { 'melee.battalion': 3 }, { 'morale.battalion': 6 }, { 'control.cuirassiers': 3 }],
      order,
    );
    expect(types.slice(0, -1)).toEqual([
      'side-scored',
      'side-scored',
      'men-lost',
      'men-lost',
      'round-won',
      'morale-tested',
      'unit-broke',
      'order-lost',
      'order-lost',
      'round-over',
    ]);
    expect(types.at(-1)).toBe('control-tested');
    expect(counted(scoreOf(events, 'cuirassiers').reasons[1])).toEqual({
      resolve: 2,
      factors: 2,
      'impact-first-round': 4,
      'mod.heavy-cavalry': 2,
      'mod.cuirassiers': 1,
    });
    expect(counted(scoreOf(events, 'battalion').reasons[1])).toEqual({
      resolve: 1,
      factors: 3,
      'mod.outnumber-2-1': 2,
    });
    expect(scored(events, 'cuirassiers')).toEqual([11, 90]);
    expect(scored(events, 'battalion')).toEqual([6, 40]);
    const test = events.find((event) => event.type === 'morale-tested');
    expect(test?.type === 'morale-tested' ? test.reasons[0].test : null).toMatchObject({ number: 40 });
    expect(body(now, 'cuirassiers').melee).toMatchObject({ rounds: 1, won: true });
    expect(body(now, 'cuirassiers').melee?.impact).toBeUndefined();
    expect(body(now, 'cuirassiers').wins).toEqual([3]);
  });

  test('its odds', () => {
    expect(chancesOf(state, order)).toEqual({
      'target-retires': '17/200',
      'target-routs': '5277/10000',
      'melee-goes-on': '957/5000',
      'melee-breaks-off': '171/5000',
      'actor-retires': '3/200',
      'actor-routs': '1467/10000',
    });
  });
});

describe('at the square', () => {
  const state = charged(
    melee(
      { left: { ...FOOT, formation: 'square' } },
      { hussars: against('left', 'front', { type: 'austrian-hussars', melee: { impact: true } }) },
    ),
    'hussars',
    'left',
    {},
  );
  const order = { fight: 'hussars' };

  test('2 against 7: 4 men and 14, and another round next turn', () => {
    const {
      events,
      types,
      state: now,
    } = fight(
      state,
      [{ 'melee.hussars': 7 }, { 'melee.left': 4 }, { 'morale.hussars': 9 }, { 'morale.left': 4 }],
      order,
    );
    expect(types).toEqual([
      'side-scored',
      'side-scored',
      'men-lost',
      'men-lost',
      'round-won',
      'morale-tested',
      'morale-tested',
      'order-lost',
      'order-lost',
      'round-over',
    ]);
    expect(scored(events, 'hussars')).toEqual([2, 4]);
    expect(scored(events, 'left')).toEqual([7, 14]);
    expect(body(now, 'left').order).toBe('unformed');
    const numbers = events.flatMap((event) =>
      event.type === 'morale-tested' && event.reasons[0].test?.is !== 'bands' ? [event.reasons[0].test?.number] : [],
    );
    expect(numbers).toEqual([100, 90]);
  });

  test('its odds', () => {
    expect(chancesOf(state, order)).toEqual({
      'target-routs': '89/1000',
      'melee-goes-on': '89/125',
      'melee-breaks-off': '89/1000',
      'actor-retires': '1/10',
      'actor-routs': '1/100',
    });
  });
});
