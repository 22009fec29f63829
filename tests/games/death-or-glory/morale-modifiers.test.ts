import { describe, expect, test } from 'vitest';
import { MORALE } from '../../../src/games/death-or-glory/morale/modifiers.ts';
import {
  hasSecureFlanks,
  isSupported,
  threatenedFlanks,
} from '../../../src/games/death-or-glory/morale/surroundings.ts';
import { rollMorale } from '../../../src/games/death-or-glory/morale/test.ts';
import type { State } from '../../../src/games/death-or-glory/index.ts';
import type { Charge } from '../../../src/games/death-or-glory/charging/charge.ts';
import { Course } from '../../../src/games/death-or-glory/turn/course.ts';
import { board, body, firing } from './playing.ts';
import { LINE, FOE } from './units.ts';

/** The terms that count in a test of the unit, by their clauses. */
function counted(state: State, id = 'unit'): Readonly<Record<string, number>> {
  const { reason } = rollMorale(new Course(state), body(state, id), firing(1), false);
  const terms = reason.test !== null && 'of' in reason.test ? (reason.test.of ?? []) : [];
  return Object.fromEntries(
    terms
      .filter((term) => term.counted)
      .map(({ clause, value }) => [clause.replace(/^dg\.morale\.(mod\.)?/, ''), Number(value)]),
  );
}

describe('the modifiers of morale', () => {
  const alone = (more: object = {}) => counted(board({ unit: { ...LINE, ...more } }));
  const FACTOR = { factor: 70 };

  test.each([
    [{}, {}],
    [{ lost: 71 }, {}],
    [{ lost: 145 }, { casualties: -10 }],
    [{ condition: 'unformed' }, { unformed: -10 }],
    [{ condition: 'disordered' }, { disordered: -20 }],
    [{ condition: 'tired' }, { tired: -10 }],
    [{ condition: 'exhausted' }, { exhausted: -20 }],
  ])('%j', (more, is) => {
    expect(alone(more)).toEqual({ ...FACTOR, ...is });
  });

  test('of the troops, of cover and of commanders', () => {
    expect(alone({ type: 'french-old-guard' })).toEqual({ factor: 90, veteran: 10 });
    expect(alone({ type: 'french-conscripts' })).toEqual({ factor: 60, conscript: -10 });
    const wood = { wood: { kind: 'open-wood', rectangle: { at: [900, 450], size: [300, 60] } } };
    expect(counted(board({ unit: LINE }, {}, { terrain: wood }))).toEqual({ ...FACTOR, cover: 20 });
    const general = (far: number, rating: number) => ({
      type: 'brigadier',
      at: [900, 450 - far],
      facing: 'north',
      rating,
    });
    const led = (readings = {}) =>
      counted(
        board({ unit: LINE, one: general(100, 2), two: general(150, 3), far: general(200, 4) }, {}, { readings }),
      );
    expect(led()).toEqual({ ...FACTOR, commander: 30 });
    expect(led({ 'dg-017': 'all-at-50' })).toEqual(FACTOR);
  });

  test('of losses in this turn, which count twice', () => {
    const state = board({ unit: { ...LINE, lost: 145 } });
    const now = { ...state, done: { ...state.done, lost: { unit: 73 } } };
    expect(counted(now)).toEqual({ ...FACTOR, casualties: -10, 'casualties-this-move': -5 });
    const older = { ...now, readings: { 'dg-005': 'older-plus-new' } };
    expect(counted(older)).toEqual({ ...FACTOR, casualties: -5, 'casualties-this-move': -5 });
  });

  test('by other readings of tenths and of halves', () => {
    const part = board({ unit: { ...LINE, lost: 10 } }, {}, { readings: { 'dg-004': 'part-steps' } });
    expect(counted(part)).toEqual({ ...FACTOR, casualties: -5 });
    // 70, less 5, is 65 or 60.
    const result = (readings = {}) => {
      const state = board({ unit: { ...LINE, lost: 72 } }, {}, { readings });
      return rollMorale(new Course(state), body(state, 'unit'), { roll: () => 6 } as never, false).result;
    };
    expect([result(), result({ 'dg-003': 'round-down' })]).toEqual(['stands', 'shaken']);
  });

  test('of friends who rout within 150 mm', () => {
    const runner = { ...LINE, at: [900, 340], condition: 'routing' };
    expect(counted(board({ unit: LINE, runner }))).toEqual({ ...FACTOR, 'routing-near': -10 });
  });

  test('the flanks: threatened from behind the front, or secure', () => {
    const flanked = (foe: object) => {
      const state = board({ unit: LINE }, { foe: { ...FOE, ...foe } });
      return threatenedFlanks(state, body(state, 'unit'));
    };
    expect(flanked({ at: [700, 440], facing: 'east' })).toBe(1);
    expect(flanked({ at: [700, 500], facing: 'east' })).toBe(0);
    expect(flanked({ at: [700, 440], facing: 'west' })).toBe(0);
    expect(flanked({ at: [600, 440], facing: 'east' })).toBe(0);
    expect(flanked({ type: 'austrian-hussars', figures: 4, at: [600, 440], facing: 'east' })).toBe(1);
    expect(flanked({ at: [700, 440], facing: 'east', condition: 'unformed' })).toBe(0);
    const beside = (left: number, right: number) => {
      const state = board({
        unit: LINE,
        left: { ...LINE, at: [900 - 132 - left, 450] },
        right: { ...LINE, at: [900 + 132 + right, 450] },
      });
      return hasSecureFlanks(state, body(state, 'unit'));
    };
    expect([beside(50, 50), beside(51, 50), beside(50, 60)]).toEqual([true, false, false]);
  });

  test('of a charge, in every test of its turn', () => {
    const HORSE = { type: 'austrian-hussars', figures: 8, at: [900, 600], facing: 'south' };
    const charge = (state: State, more: object = {}): State => {
      const one: object = { unit: 'foe', at: 'unit', comesFrom: 'front', ...more };
      return { ...state, charging: { ...state.charging, charges: [one as Charge] } };
    };
    const charged = (unit: object, foe: object = HORSE, more: object = {}) =>
      charge(board({ unit: { ...LINE, ...unit } }, { foe: foe as never }), more);
    const foot = { 'foot-charged-by-cavalry': -20 };
    expect(counted(charged({}))).toEqual({ ...FACTOR, ...foot });
    expect(counted(charged({}, HORSE, { stage: 'missed' }))).toEqual({ ...FACTOR, ...foot });
    expect(counted(charged({ formation: 'square' }))).toEqual({ ...FACTOR, square: 20 });
    expect(counted(charged({}), 'foe')).toEqual({ factor: 80, 'charging-cavalry': 20 });
    expect(counted(charged({}, FOE))).toEqual(FACTOR);
    expect(counted(charged({}, FOE), 'foe')).not.toHaveProperty('charging-cavalry');
    const british = counted(charged({ type: 'british-line' }, FOE));
    expect(british).toMatchObject({ 'british-charged': 10 });
    const portuguese = charged({ type: 'portuguese-line' }, FOE);
    expect(counted(portuguese)).not.toHaveProperty('british-charged');
    expect(counted({ ...portuguese, readings: { 'dg-119': 'portuguese-too' } })).toHaveProperty('british-charged');
    expect(counted(charged({}, HORSE, { comesFrom: 'rear' }))).toEqual({ ...FACTOR, ...foot, rear: -20 });
  });

  test('of a melee: the rear, and a line that has flowed round', () => {
    const fights = (melee: object) => counted(board({ unit: { ...LINE, formation: 'column', melee } }));
    expect(fights({ rounds: 1, rear: true })).toEqual({ ...FACTOR, rear: -20 });
    expect(fights({ rounds: 1, flowed: true })).toEqual({ ...FACTOR, 'flank-threatened': -20 });
    const behind = { ...FOE, at: [900, 428], facing: 'north' };
    expect(counted(board({ unit: LINE }, { foe: behind }))).toEqual({ ...FACTOR, rear: -20 });
    const square = { ...LINE, formation: 'square', melee: { rounds: 1, rear: true } };
    expect(counted(board({ unit: square }))).toEqual({ ...FACTOR, rear: -20 });
  });

  test('support: a formed friend wholly behind the rear, within 150 mm', () => {
    const behind = (at: readonly number[], more: object = {}) => {
      const state = board({ unit: LINE, friend: { ...LINE, at, ...more } });
      return isSupported(state, body(state, 'unit'));
    };
    expect(behind([900, 300])).toBe(true);
    expect(behind([900, 270])).toBe(false);
    expect(behind([1040, 400])).toBe(false);
    expect(behind([1020, 400])).toBe(true);
    expect(behind([1040, 430])).toBe(false);
    expect(behind([900, 300], { condition: 'unformed' })).toBe(false);
  });

  test('every line has its sum, and none counts twice', () => {
    expect(new Set(MORALE.rows.map(({ clause }) => clause)).size).toBe(MORALE.rows.length);
  });
});
