import { describe, expect, test } from 'vitest';
import { engine } from '../../../src/games/death-or-glory/index.ts';
import { against, duel, fight, FOOT, melee, dice, clausesOf } from './melees.ts';

describe('who wins', () => {
  // Equal lines: 3 and 4 for a die of 1, 4 for one of 4.
  test('the side that has struck down more men; the loser tests, and then the winner', () => {
    const { types } = fight(
      duel({}, {}),
      dice({ foe: 4, foot: 1 }, [
        ['morale.foot', 3],
        ['morale.foe', 3],
      ]),
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
  });

  test('nobody, if both have lost the same', () => {
    const { types, events } = fight(duel({}, {}), dice({ foe: 1, foot: 2 }));
    expect(types).toEqual([
      'side-scored',
      'side-scored',
      'men-lost',
      'men-lost',
      'round-level',
      'order-lost',
      'order-lost',
      'round-over',
    ]);
    expect(clausesOf(events, 'round-over')).toContain('dg.melee.second-round');
    expect(engine.tally(events).word).toBe('melee-goes-on');
  });

  test('by one reading the attacker loses a level round', () => {
    const start = duel({}, { melee: { came: true } }, { readings: { 'dg-080': 'attacker' } });
    const { types } = fight(
      start,
      dice({ foe: 1, foot: 2 }, [
        ['morale.foe', 1],
        ['morale.foot', 1],
      ]),
    );
    expect(types).toContain('round-won');
  });

  test('whoever is left alone', () => {
    const { types, events, state } = fight(
      duel({ figures: 4, lost: 119 }, {}),
      dice({ foe: 1, foot: 0 }, [['control.foe', 8]]),
    );
    expect(types.slice(0, 5)).toEqual(['side-scored', 'side-scored', 'men-lost', 'unit-destroyed', 'men-lost']);
    expect(state.units['foot']).toBeUndefined();
    expect(engine.tally(events).word).toBe('target-destroyed');
  });

  test('the sums of both sides, where several fight', () => {
    const start = melee(
      { foot: FOOT },
      {
        foe: against('foot', 'front', { type: 'austrian-line' }),
        helper: against('foot', 'rear', { type: 'austrian-hussars', figures: 4 }),
      },
    );
    const { events, types } = fight(
      start,
      dice({ foe: 1, helper: 1, foot: 1 }, [
        ['morale.foot', 0],
        ['control.foe', 8],
        ['control.helper', 8],
      ]),
    );
    expect(types.filter((type) => type === 'side-scored').length).toBe(3);
    // Both touch the loser, who ran: both take the test of control.
    expect(types.filter((type) => type === 'control-tested').length).toBe(2);
    expect(engine.tally(events).word).toBe('target-routs');
  });

  test('by one reading each pair by itself', () => {
    const start = melee(
      { foot: FOOT },
      {
        foe: against('foot', 'front', { type: 'austrian-line' }),
        helper: against('foot', 'rear', { type: 'austrian-hussars', figures: 4 }),
      },
      { readings: { 'dg-115': 'pairs' } },
    );
    const { types } = fight(start, [
      ...dice({ foe: 1, foot: 1 }),
      ...dice({ helper: 9, foot: 1 }, [
        ['morale.helper', 1],
        ['morale.foot', 1],
      ]),
    ]);
    expect(types.filter((type) => type.startsWith('round-')).length).toBe(3);
  });
});
