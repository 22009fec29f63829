import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { scripted } from '../../../src/core/scripted.ts';
import { rollReaction } from '../../../src/games/death-or-glory/charging/reaction-test.ts';
import { against, answered, cuirassiers, foot, hussars, only } from './charging.ts';
import { body } from './playing.ts';

/** What the battalion comes to with this face, the total of the die, and the clause of that. */
function rolled(face: number, foe: object, unit: object = {}, readings: Readings = {}) {
  const state = against(foe, { readings }, unit);
  const chargers = [body(state, 'foe')];
  const dice = scripted([{ 'reaction.unit': face }]);
  const charged = { state, body: body(state, 'unit'), chargers, isForming: false };
  const { result, reason } = rollReaction(charged, dice);
  expect(reason.test?.word).toBe(result);
  expect(reason.terms[0]).toMatchObject({ clause: 'dg.reaction.test', value: 10 * (face === 0 ? 10 : face) });
  return [result, reason.total, reason.test?.clause];
}

describe('the reaction test, against a factor of 70', () => {
  const FAILS = 'dg.reaction.fail-20';

  test.each([
    [1, ['stands', 10, 'dg.reaction.pass']],
    [7, ['stands', 70, 'dg.reaction.pass']],
    [8, ['retires', 80, 'dg.reaction.fail-10']],
    [9, ['evades', 90, FAILS]],
    [0, ['evades', 100, FAILS]],
  ])('a %i: %j', (face, is) => {
    expect(rolled(face, foot(120))).toEqual(is);
  });

  test.each([
    [8, ['retires', 80, 'dg.reaction.fail-10']],
    [9, ['evades', 90, FAILS]],
    [0, ['routs', 100, FAILS]],
  ])('by one reading a %i more than two points above it routs: %j', (face, is) => {
    expect(rolled(face, foot(120), {}, { 'dg-035': 'exact' })).toEqual(is);
  });

  // 70 for a line before horse: 10 less on the die and not on the factor.
  test.each([
    [8, ['stands', 70, 'dg.reaction.pass']],
    [9, ['retires', 80, 'dg.reaction.fail-10']],
    [0, ['evades', 90, FAILS]],
  ])('by one reading its lines change the die: a %i: %j', (face, is) => {
    expect(rolled(face, hussars(300), {}, { 'dg-002': 'to-die' })).toEqual(is);
  });

  test('a square that fails is shaken, by however much', () => {
    const square = { formation: 'square', type: 'french-conscripts' };
    // 60, less 20 for conscripts and 10 before cuirassiers.
    expect(rolled(3, cuirassiers(140), square)).toEqual(['stands', 30, 'dg.reaction.pass']);
    for (const face of [4, 5, 6])
      expect(rolled(face, cuirassiers(140), square)).toEqual(['shaken', 10 * face, 'dg.reaction.square-fails']);
  });
});

test('who routs by that reading breaks, and the charger rides him down', () => {
  const state = against(foot(50), { readings: { 'dg-035': 'exact' } });
  const played = answered(state, { stand: 'unit' }, [{ 'reaction.unit': 0 }]);
  expect(only(played, 'unit-broke')[0]).toMatchObject({ unit: 'unit', clauses: ['dg.reaction.fail-20'] });
  expect(body(played.state, 'unit').mood).toBe('routing');
});
