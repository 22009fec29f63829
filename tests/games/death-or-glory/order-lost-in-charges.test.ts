import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import type { State } from '../../../src/games/death-or-glory/index.ts';
import { against, cuirassiers, foot, FRONT, home, hussars } from './charging.ts';
import { body, END, placeOf, play } from './playing.ts';

const STAND = { stand: 'unit' };

const HELD: readonly Scripted[] = [{ 'reaction.unit': 1 }, { 'fire.unit': 1 }];

/** An order is given, and the battalion stands; all the rest up to the movement. */
function ran(state: State, order: object, dice: readonly Scripted[] = HELD, then: readonly Scripted[] = []) {
  const due = play(state, [order as never, END]).state;
  return home(play(due, [STAND], dice).state, then);
}

describe('order lost by ground', () => {
  const line = (kind: string, more: object = {}) => ({
    ground: {
      kind,
      line: [
        [600, 480],
        [1200, 480],
      ],
      ...more,
    },
  });
  const area = (kind: string) => ({ ground: { kind, rectangle: { at: [900, 480], size: [700, 40] } } });
  const CHARGE = { charge: 'foe', at: 'unit' };
  const ASSAULT = { assault: 'foe', at: 'unit' };
  test.each([
    ['foot over a low wall', foot(60), line('low-wall'), ASSAULT, 'formed'],
    ['foot over a low hedge', foot(60), line('low-hedge'), ASSAULT, 'formed'],
    ['foot over a high wall', foot(60), line('high-wall'), ASSAULT, 'unformed'],
    ['foot over a high hedge', foot(60), line('high-hedge'), ASSAULT, 'unformed'],
    ['foot into open woods', foot(50), area('open-wood'), ASSAULT, 'unformed'],
    ['foot into dense woods', foot(40), area('dense-wood'), ASSAULT, 'disordered'],
    ['foot into buildings', foot(50), area('building'), ASSAULT, 'unformed'],
    ['foot over a gentle slope', foot(50), area('gentle-slope'), CHARGE, 'formed'],
    ['foot over a medium slope', foot(50), area('medium-slope'), CHARGE, 'unformed'],
    ['foot over a stream', foot(50), line('stream', { width: 10 }), CHARGE, 'formed'],
    ['horse over a stream', cuirassiers(140), line('stream', { width: 10 }), CHARGE, 'formed'],
    ['horse over a gentle slope', cuirassiers(140), area('gentle-slope'), CHARGE, 'formed'],
    ['horse through a ford', cuirassiers(140), line('river', { width: 10 }), CHARGE, 'unformed'],
  ])('%s: %s', (...[, foe, terrain, order, is]) => {
    const { state } = ran(against(foe, { terrain }), order);
    expect(body(state, 'foe').melee).toBeDefined();
    expect(body(state, 'foe').order).toBe(is);
  });

  test('into a wood or a building in which the target stands', () => {
    for (const kind of ['open-wood', 'building']) {
      const terrain = { ground: { kind, rectangle: { at: [900, 445], size: [700, 32] } } };
      expect(body(ran(against(foot(50), { terrain }), ASSAULT).state, 'foe').order).toBe('unformed');
    }
  });

  test.each([
    ['dg-032', 'after-melee', line('high-wall'), foot(60), 'formed'],
    ['dg-033', 'unformed', area('dense-wood'), foot(40), 'unformed'],
    ['dg-147', 'any-hedge', line('low-hedge'), foot(60), 'unformed'],
  ])('by %s: %s', (...[ruling, reading, terrain, foe, is]) => {
    const state = against(foe, { terrain, readings: { [ruling]: reading } });
    expect(body(ran(state, ASSAULT).state, 'foe').order).toBe(is);
  });

  test('through a ford on the way up to firing range', () => {
    const ford = {
      ground: {
        kind: 'river',
        line: [
          [600, FRONT + 230],
          [1200, FRONT + 230],
        ],
        width: 10,
      },
    };
    const { state } = play(against(hussars(260), { terrain: ford }), [CHARGE, END]);
    expect(placeOf(state, 'foe')[1]).toBe(FRONT + 200 + 16.5);
    expect(body(state, 'foe').order).toBe('unformed');
  });
});
