import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import type { Reason } from '../../../src/games/death-or-glory/reasons.ts';
import { type State } from '../../../src/games/death-or-glory/index.ts';
import { against, answered, CHARGE, chargeBy, cuirassiers, declaring, foot, hussars, inMm, only } from './charging.ts';
import { body, END, placeOf, play } from './playing.ts';
import { GUNS, LINE } from './units.ts';

const STAND = { stand: 'unit' };

/** Whoever would fire or test besides: nobody is hit by a first face, and everybody stands. */
const easy = (reaction: number): readonly Scripted[] => [{ 'reaction.unit': reaction }];

describe('the volley at a charger', () => {
  /** The part of a full volley that it is, and the row of its range. */
  function volley(state: State, answer: object = STAND, face = 1) {
    const dice: readonly Scripted[] = [{ 'reaction.unit': face }, { 'fire.unit': 1 }];
    const light = Object.values(state.units).some((unit) => 'type' in unit && /hussars|uhlans/.test(unit.type));
    const shaky = light && face === 1 ? [{ 'morale.foe': 1 }] : [];
    const [fired] = only(play(play(state, CHARGE).state, [answer as never], [...dice, ...shaky]), 'volley-fired');
    const [, range, , , men] = fired!.reasons as readonly Reason[];
    if (range?.kind !== 'lookup' || men?.kind !== 'sum') throw new Error('no volley');
    const part = men.terms.find(({ clause }) => clause.startsWith('dg.reaction.'));
    return [part?.value, range.row, part?.clause];
  }
  const FRACTION = 'dg.reaction.fire-fraction';
  const CAP = 'dg.reaction.infantry-v-cavalry-cap';
  const battery = { ...GUNS, at: [900, 444.5] };
  test.each([
    // The part of his move that he needs, and half of where fire opens.
    ['foot at foot: 65 of 130', LINE, foot(65), [[1, 2], '0–35', FRACTION]],
    ['foot at foot: 100 of 130', LINE, foot(100), [[10, 13], '36–50', FRACTION]],
    ['foot at foot: all of it', LINE, foot(130), [[1, 1], '51–75', FRACTION]],
    ['foot at cuirassiers: 70 of 280', LINE, cuirassiers(70), [[1, 4], '0–35', FRACTION]],
    ['foot at cuirassiers: just half', LINE, cuirassiers(140), [[1, 2], '51–75', FRACTION]],
    ['foot at cuirassiers: half at most', LINE, cuirassiers(190), [[1, 2], '76–100', CAP]],
    ['he begins beyond 200 mm', LINE, cuirassiers(250), [[1, 2], '76–100', CAP]],
    ['rifles reach 300', { ...LINE, type: 'british-rifles' }, hussars(310), [[1, 2], '126–150', CAP]],
    ['guns know no half', battery, hussars(240), [[3, 4], '0–150', FRACTION]],
    ['guns, farther', battery, hussars(310), [[31, 32], '151–300', FRACTION]],
    ['guns at foot', battery, foot(65), [[1, 2], '0–150', FRACTION]],
  ])('%s', (_what, unit, foe, is) => {
    expect(volley(declaring({ unit }, { foe }))).toEqual(is);
  });

  test('a wheel takes a quarter of his move, which counts', () => {
    const state = against(cuirassiers(140));
    const declared = play(state, [{ charge: 'foe', at: 'unit', legs: ['wheel right 1°', 'forward to contact'] }, END]);
    const { needs, way } = chargeBy(declared.state, 'foe');
    expect(inMm(needs - way)).toBe(70);
    const fired = only(play(declared.state, [STAND], [...easy(1), { 'fire.unit': 1 }]), 'volley-fired');
    expect(fired[0]!.clauses).toContain(CAP);
  });

  test('ragged: a quarter, at the same range', () => {
    expect(volley(against(foot(100)), STAND, 8)).toEqual([[1, 4], '36–50', 'dg.reaction.fail-10']);
    // A quarter although the fraction would be less: 28 of 280.
    expect(volley(against(cuirassiers(28)), STAND, 6)).toEqual([[1, 4], '0–35', 'dg.reaction.fail-10']);
  });

  test.each([
    ['dg-037', 'normal-move', foot(65), [[13, 20], '0–35', FRACTION]],
    ['dg-038', 'half-of-start', cuirassiers(250), [[1, 2], '101–125', CAP]],
    ['dg-039', 'always-half', { ...cuirassiers(84), figures: 16 }, [[1, 2], '36–50', CAP]],
    ['dg-039', 'void', cuirassiers(210), [[3, 4], '76–100', FRACTION]],
  ])('by %s: %s', (ruling, reading, foe, is) => {
    expect(volley(against(foe, { readings: { [ruling]: reading } }))).toEqual(is);
  });

  test.each([
    ['quarter-of-the-fraction', [[5, 26], '36–50', 'dg.reaction.fail-10']],
    ['at-the-start', [[1, 4], '76–100', 'dg.reaction.fail-10']],
  ])('ragged by dg-130: %s', (reading, is) => {
    expect(volley(against(foot(100), { readings: { 'dg-130': reading } }), STAND, 8)).toEqual(is);
  });

  test('the men that it hits', () => {
    // 3 for the die, 3, 2 for the first volley, 4 for 32.5 mm, 1 for two ranks: 13.
    const played = answered(against(foot(65)), STAND, [...easy(1), { 'fire.unit': 8 }]);
    const lost = only(played, 'men-lost').reduce((sum, event) => sum + event.lost, 0);
    // 17½ in a hundred of 720, and half of that, for half a move.
    expect(lost).toBe(63);
  });

  test('horse stands without a shot', () => {
    const state = against(hussars(200), {}, { type: 'french-dragoons', at: [900, 444.5] });
    const played = answered(state, STAND, [...easy(1), { 'morale.foe': 1 }]);
    expect(played.types).toContain('unit-stood');
    expect(played.types).not.toContain('volley-fired');
  });

  test('nobody fires to his flank', () => {
    const state = declaring({ unit: LINE }, { foe: { ...cuirassiers(0), at: [1200, 440], facing: 'west' } });
    expect(answered(state, STAND, easy(1)).types).not.toContain('volley-fired');
  });
});

describe('those who come on', () => {
  test('light horse tests whenever its target stands', () => {
    const played = answered(against(hussars(200)), STAND, [...easy(1), { 'fire.unit': 1 }, { 'morale.foe': 9 }]);
    expect(only(played, 'morale-tested')[0]).toMatchObject({ unit: 'foe', because: 'charging' });
    expect(chargeBy(played.state, 'foe').stage).toBe('pressed');
  });

  test.each([
    ['retires', 7, [{ 'fire.unit': 1 }]],
    ['runs', 8, []],
  ])('but not if it %s', (_what, face, dice: readonly Scripted[]) => {
    const played = answered(against(hussars(200)), STAND, [...easy(face), ...dice]);
    expect(only(played, 'morale-tested')).toEqual([]);
  });

  test('others test only for what has hit them', () => {
    // 12 of a first volley: 15 in a hundred of 720, a half of it: 54 of 720.
    const light = answered(against(foot(65)), STAND, [...easy(1), { 'fire.unit': 1 }]);
    expect(only(light, 'morale-tested')).toEqual([]);
    const heavy = answered(against(foot(130)), STAND, [...easy(1), { 'fire.unit': 0 }, { 'morale.foe': 1 }]);
    expect(only(heavy, 'morale-tested')[0]).toMatchObject({ unit: 'foe', because: 'losses' });
  });

  test('who equals his number halts where he is, unformed', () => {
    // 80, and 20 for charging horse: 100.
    const played = answered(against(hussars(250)), STAND, [
      ...easy(1),
      { 'fire.unit': 1 },
      { 'morale.foe': 0 },
      { 'control.foe': 6 },
    ]);
    expect(body(played.state, 'foe')).toMatchObject({ mood: 'shaken', order: 'unformed' });
    expect(only(played, 'unit-shaken')[0]).toMatchObject({ halts: true });
    expect(placeOf(played.state, 'foe')[1]).toBe(461 + 200 + 16.5);
    expect(chargeBy(played.state, 'foe').stage).toBe('stopped');
    expect(only(played, 'order-lost')[0]!.clauses).toEqual(['dg.charge.no-contact-unformed']);
  });

  test('who breaks charges no more either', () => {
    const shaky = { ...hussars(200), condition: 'tired' };
    const played = answered(against(shaky), STAND, [...easy(1), { 'fire.unit': 1 }, { 'morale.foe': 0 }]);
    expect(body(played.state, 'foe').mood).toBe('routing');
    expect(chargeBy(played.state, 'foe').stage).toBe('stopped');
  });
});
