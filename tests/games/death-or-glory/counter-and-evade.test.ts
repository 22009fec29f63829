import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/games/death-or-glory/index.ts';
import {
  against,
  answered,
  CHARGE,
  chargeBy,
  cuirassiers,
  declaring,
  foot,
  FRONT,
  home,
  hussars,
  inMm,
  looks,
  only,
} from './charging.ts';
import { body, END, placeOf, play, refusal } from './playing.ts';
import { GUNS, LINE } from './units.ts';

const COUNTER = { 'counter-charge': 'unit' };

const EVADE = { evade: 'unit' };

/** Troops of one rank whose front lies where that of the battalion does. */
const horse = (type: string, more: object = {}) => ({ ...LINE, type, at: [900, FRONT - 16.5], ...more });

const SKIRMISHERS = { ...LINE, formation: 'skirmish-order', figures: 4, at: [900, FRONT - 5.5] };

const BATTERY = { ...GUNS, at: [900, FRONT - 16.5] };

const due = (state: State): State => play(state, CHARGE).state;

describe('who may counter-charge', () => {
  test.each([
    ['foot at foot', foot(100), {}, null],
    ['foot at horse', cuirassiers(100), {}, 'dg.reaction.infantry-countercharge no-counter-charge'],
    ['horse at horse', cuirassiers(100), horse('french-hussars'), null],
    ['horse at foot', foot(100), horse('french-dragoons'), null],
    ['a battery', foot(100), BATTERY, 'dg.reaction.infantry-countercharge no-counter-charge'],
    ['a square', foot(60), { formation: 'square' }, 'dg.reaction.infantry-countercharge no-counter-charge'],
    ['who is shaken', foot(100), { condition: 'shaken' }, 'dg.morale.shaken shaken-no-charge'],
  ])('%s', (_who, foe, unit, why) => {
    expect(refusal(due(against(foe, {}, unit)), COUNTER)).toBe(why);
  });

  test('not skirmishers', () => {
    const out = { figures: 4, formation: 'skirmish-order' };
    const state = against({ ...foot(100), ...out, at: [900, FRONT + 105.5] }, {}, SKIRMISHERS);
    expect(refusal(due(state), COUNTER)).not.toBeNull();
  });

  test('not over ground on which nobody charges', () => {
    const wood = (y: number) => ({ ground: { kind: 'open-wood', rectangle: { at: [900, y], size: [500, 30] } } });
    const counter = (y: number, unit: object = {}) =>
      refusal(
        play(against(foot(70), { terrain: wood(y) }, unit), [{ assault: 'foe', at: 'unit' }, END]).state,
        COUNTER,
      );
    // They meet half way, at 35 of 70 mm: a wood under the battalion is in the way, one behind the
    // foe is not.
    expect(counter(450)).toBe('dg.charge.infantry-cover no-counter-here');
    expect(counter(550)).toBeNull();
    const dragoons = horse('french-dragoons');
    expect(counter(450, dragoons)).toBe('dg.charge.cavalry-cover no-counter-here');
  });
});

describe('two who charge each other meet between them', () => {
  /** How far each comes. */
  function met(state: State, answer: object = COUNTER) {
    const { state: now, events } = home(answered(state, answer).state);
    const far = (id: string) => Math.hypot(...placeOf(now, id).map((part, n) => part - placeOf(state, id)[n]!));
    const impacts = only({ events }, 'charge-ran-home').map(({ unit, impact }) => [unit, impact]);
    return { now, gone: [far('foe'), far('unit')], impacts: Object.fromEntries(impacts) as unknown };
  }

  test('without a test of reaction, or a volley', () => {
    const { types } = answered(against(foot(100)), COUNTER);
    expect(types).toEqual(['charge-declared', 'charge-pressed', 'charge-pressed', 'reaction-over', 'phase-began']);
  });

  test.each([
    // 320 and 280 mm: of 180 mm they take 96 and 84.
    ['hussars and dragoons', hussars(180), horse('french-dragoons'), [96, 84]],
    ['hussars and hussars', hussars(200), horse('french-hussars'), [100, 100]],
    // 130 and 130; 130 and 280.
    ['foot and foot', foot(100), {}, [50, 50]],
    ['foot and dragoons', foot(123), horse('french-dragoons'), [39, 84]],
  ])('%s: as their charge moves are', (_who, foe, unit, gone) => {
    const all = met(against(foe, {}, unit));
    expect(all.gone.map((each) => Math.round(each * 10) / 10)).toEqual(gone);
    expect(all.impacts).toEqual({ foe: true, unit: true });
    expect([body(all.now, 'foe').melee?.impact, body(all.now, 'unit').melee?.impact]).toEqual([true, true]);
  });

  test('who is not charged from the front turns first, with three quarters left', () => {
    const foe = { ...hussars(0), at: [900 + 132 + 220 + 16.5, FRONT - 16.5], facing: 'west' };
    const state = declaring({ unit: horse('french-dragoons') }, { foe });
    const answer = answered(state, COUNTER);
    // Three quarters of 280.
    expect(inMm(chargeBy(answer.state, 'unit').has)).toBe(210);
    expect(looks(home(answer.state).state, 'unit')).toBe('east');
  });

  test('he has impact who comes from a bend only if the end of his run is straight', () => {
    const legs = ['forward 60', 'wheel right 2°', 'forward to contact'];
    const state = play(against(hussars(220), {}, horse('french-hussars')), [
      { charge: 'foe', at: 'unit', legs },
      END,
    ]).state;
    const { events } = home(play(state, [COUNTER]).state);
    const impacts = only({ events }, 'charge-ran-home').map(({ unit, impact }) => [unit, impact]);
    // About 80 of his 160 straight mm are run before they meet.
    expect(Object.fromEntries(impacts)).toEqual({ foe: false, unit: true });
  });

  test('ground takes the order of those who meet on it', () => {
    const slope = { ground: { kind: 'medium-slope', rectangle: { at: [900, 480], size: [700, 60] } } };
    const { now } = met(against(foot(70), { terrain: slope }));
    expect([body(now, 'foe').order, body(now, 'unit').order]).toEqual(['unformed', 'unformed']);
  });

  test('he who is met by nobody comes on alone', () => {
    const { state } = answered(against(hussars(180), {}, horse('french-dragoons')), COUNTER);
    const shaken = { ...state, units: { ...state.units, foe: { ...body(state, 'foe'), mood: 'shaken' as const } } };
    const { state: now, events } = home(shaken, [{ 'control.foe': 6 }]);
    expect(only({ events }, 'charge-ran-home').map(({ unit }) => unit)).toEqual(['unit']);
    expect(placeOf(now, 'unit')[1]).toBeCloseTo(FRONT - 16.5 + 180, 1);
  });
});

describe('who evades', () => {
  test.each([
    ['light horse', cuirassiers(100), horse('french-hussars'), null],
    ['heavy horse', cuirassiers(100), horse('french-dragoons'), 'dg.reaction.evade no-evading'],
    ['foot', cuirassiers(100), {}, 'dg.reaction.evade no-evading'],
    ['guns that are unlimbered', cuirassiers(100), BATTERY, null],
    ['guns that are limbered', cuirassiers(100), { ...BATTERY, formation: 'limbered' }, 'dg.reaction.evade no-evading'],
    ['skirmishers', foot(100), SKIRMISHERS, null],
  ])('%s', (_who, foe, unit, why) => {
    expect(refusal(due(against(foe, {}, unit)), EVADE)).toBe(why);
  });

  test('they take no test of reaction, and light horse has nobody before it who stands', () => {
    const { types } = answered(against(hussars(100), {}, horse('french-hussars')), EVADE);
    expect(types).not.toContain('reaction-tested');
    expect(types).not.toContain('morale-tested');
  });

  test('only skirmishers fire before they go', () => {
    const state = due(against(cuirassiers(100), {}, horse('french-hussars')));
    expect(refusal(state, { ...EVADE, fires: true })).toBe('dg.charge.skirmisher-volley no-volley-first');
  });
});
