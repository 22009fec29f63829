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
import { body, END, judged, placeOf, play, refusal } from './playing.ts';
import { GUNS, LINE } from './units.ts';

const COUNTER = { 'counter-charge': 'unit' };
const EVADE = { evade: 'unit' };

/** Troops of one rank whose front lies where that of the battalion does. */
const horse = (type: string, more: object = {}) => ({ ...LINE, type, at: [900, FRONT - 16.5], ...more });
const SKIRMISHERS = { ...LINE, formation: 'skirmish-order', figures: 4, at: [900, FRONT - 5.5] };
const BATTERY = { ...GUNS, at: [900, FRONT - 16.5] };

const due = (state: State): State => play(state, CHARGE).state;
const clausesFor = (state: State, order: object) => {
  const verdict = judged(state, order as never);
  return verdict.ok ? verdict.clauses : verdict.clause;
};

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
        play(against(foot(70), { terrain: wood(y) as never }, unit), [{ assault: 'foe', at: 'unit' }, END]).state,
        COUNTER,
      );
    // They meet half way, at 35 of 70 mm: a wood under the battalion is in the way, one behind the foe is not.
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
    const { now } = met(against(foot(70), { terrain: slope as never }));
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

describe('how far they run, and who is caught', () => {
  const runs = (foe: object, unit: object, more: object = {}) => {
    const state = against(foe, more, unit);
    const played = answered(state, EVADE);
    const { by, clauses } = only(played, 'evaded')[0]!;
    return { by: inMm(by), clauses, meets: chargeBy(played.state, 'foe').meets, played };
  };
  const HUSSARS = horse('french-hussars');

  test('light horse: three quarters of its move, showing its back', () => {
    const { by, clauses, played } = runs(cuirassiers(100), HUSSARS);
    expect([by, clauses]).toEqual([180, ['dg.reaction.evade']]);
    expect(looks(played.state, 'unit')).toBe('south');
    expect(placeOf(played.state, 'unit')).toEqual([900, FRONT - 16.5 - 180]);
    expect(body(played.state, 'unit')).toMatchObject({ mood: 'steady', order: 'formed' });
  });

  test.each([
    // 280 mm less 180; 320 less 180; 130 less 180.
    ['by cuirassiers', cuirassiers, 100],
    ['by hussars', hussars, 140],
  ])('caught %s within reach', (_who, foe, most) => {
    expect(runs(foe(most), HUSSARS).meets).toBe('rides-down');
    expect(runs(foe(most + 1), HUSSARS).meets).toBe('misses');
  });

  test('by one reading they run a whole move', () => {
    expect(runs(cuirassiers(100), HUSSARS, { readings: { 'dg-043': 'full-move' } }).by).toBe(240);
  });

  test('they run the way that the charger comes after his wheel', () => {
    const foe = { ...cuirassiers(0), at: [1130, 640], facing: 'south' };
    const state = declaring({ unit: { ...HUSSARS, figures: 4 } }, { foe });
    const legs = ['wheel right 50°', 'forward to contact'];
    const declared = play(state, [{ charge: 'foe', at: 'unit', legs }, END]).state;
    const after = play(declared, [EVADE]).state;
    const [east, north] = after.units['unit']!.facing;
    expect(Math.round((Math.atan2(-east, -north) * 180) / Math.PI)).toBe(50);
  });

  test('guns limber if there is time, and have the rest of their turn', () => {
    // Half a turn for French guns: 140 of 280. Then 70 of 140 mm; horse guns 120 of 240.
    const limbers = runs(cuirassiers(140), BATTERY);
    expect(limbers.by).toBe(70);
    expect(body(limbers.played.state, 'unit')).toMatchObject({ formation: 'limbered' });
    expect(limbers.played.types).toContain('formation-changed');
    expect(limbers.meets).toBe('rides-down');
    expect(runs(cuirassiers(211), BATTERY).meets).toBe('misses');
    expect(runs(cuirassiers(140), { ...BATTERY, type: 'french-horse-battery' }).by).toBe(120);
  });

  test('or the gunners run as foot in column, and leave their guns', () => {
    const { by, played } = runs(cuirassiers(139), BATTERY);
    expect(by).toBe(112.5);
    expect(body(played.state, 'unit').guns?.at).toEqual([900_000, (FRONT - 16.5) * 1000]);
    expect(played.types).toContain('guns-left');
    expect(body(played.state, 'unit').formation).toBe('deployed');
    // Prussians need a turn and a half to limber.
    expect(runs(cuirassiers(250), { ...BATTERY, type: 'prussian-foot-battery' }).by).toBe(112.5);
    expect(runs(cuirassiers(250), BATTERY, { readings: { 'dg-047': 'gunners-only' } }).by).toBe(112.5);
  });

  test.each([
    // 320 mm less three quarters of 150.
    [207, 'rides-down'],
    [208, 'misses'],
  ])('skirmishers before horse that begins at %i: %s', (gap, meets) => {
    const all = runs(hussars(gap), SKIRMISHERS);
    expect([all.by, all.meets, all.clauses]).toEqual([112.5, meets, ['dg.skirmish.charged-cavalry']]);
  });

  test('foot never catches skirmishers, but by one reading', () => {
    expect(runs(foot(10), SKIRMISHERS)).toMatchObject({ meets: 'misses', clauses: ['dg.skirmish.charged-infantry'] });
    expect(runs(foot(10), SKIRMISHERS, { readings: { 'dg-044': 'if-fast-enough' } }).meets).toBe('rides-down');
  });

  test('friends stop those who run', () => {
    const friend = { ...LINE, at: [900, FRONT - 33 - 100 - 11] };
    const played = answered(declaring({ unit: HUSSARS, friend }, { foe: cuirassiers(120) }), EVADE);
    expect(inMm(only(played, 'evaded')[0]!.by)).toBeCloseTo(100, 0);
    expect(chargeBy(played.state, 'foe').meets).toBe('rides-down');
  });

  test('whoever is caught routs, whatever he is', () => {
    const { state, events } = home(answered(against(cuirassiers(100), {}, HUSSARS), EVADE).state);
    expect(body(state, 'unit').mood).toBe('routing');
    expect(only({ events }, 'was-caught')[0]).toMatchObject({ unit: 'unit', clauses: ['dg.reaction.caught'] });
  });

  test('whoever gets away is in order, and the charger has missed', () => {
    const { state, events } = home(answered(against(cuirassiers(101), {}, HUSSARS), EVADE).state, [
      { 'control.foe': 5 },
    ]);
    expect(body(state, 'unit').mood).toBe('steady');
    expect(only({ events }, 'charge-missed').length).toBe(1);
    expect(body(state, 'foe').order).toBe('unformed');
  });
});

describe('skirmishers', () => {
  const out = {
    type: 'austrian-jaeger',
    figures: 4,
    formation: 'skirmish-order',
    at: [900, FRONT + 105.5],
    facing: 'south',
  };
  test('have to evade formed troops', () => {
    for (const foe of [foot(100), cuirassiers(100)]) {
      const state = due(against(foe, {}, SKIRMISHERS));
      expect(refusal(state, { stand: 'unit' })).toBe('dg.charge.skirmisher-evade must-evade');
      expect(clausesFor(state, EVADE)).toContain('dg.charge.skirmisher-evade');
    }
  });

  test.each([
    ['other skirmishers', out],
    ['troops that are unformed', foot(100, { condition: 'unformed' })],
    ['troops that are disordered', cuirassiers(100, { condition: 'disordered' })],
  ])('may stand against %s', (_who, foe) => {
    expect(refusal(due(against(foe, {}, SKIRMISHERS)), { stand: 'unit' })).toBeNull();
    const other = against(foe, { readings: { 'dg-045': 'must-evade' } }, SKIRMISHERS);
    expect(refusal(due(other), { stand: 'unit' })).toBe('dg.charge.skirmisher-evade must-evade');
  });

  test('fire a whole volley before they go, from where the charge begins', () => {
    const volley = (more: object) => {
      const played = answered(against(cuirassiers(100), more, SKIRMISHERS), { ...EVADE, fires: true }, [
        { 'fire.unit': 1 },
      ]);
      const [{ reasons, clauses }] = only(played, 'volley-fired') as never as [
        {
          reasons: readonly { kind: string; row?: string; terms?: readonly { how: string; clause: string }[] }[];
          clauses: readonly string[];
        },
      ];
      expect(clauses).toContain('dg.charge.skirmisher-volley');
      expect(played.types.indexOf('volley-fired')).toBeLessThan(played.types.indexOf('evaded'));
      return [reasons[1]!.row, reasons[4]!.terms!.some(({ clause }) => clause.startsWith('dg.reaction'))];
    };
    expect([volley({}), volley({ readings: { 'dg-046': 'fraction' } })]).toEqual([
      ['76–100', false],
      ['36–50', true],
    ]);
  });

  test('and do not fire again', () => {
    const fired = answered(against(cuirassiers(100), {}, SKIRMISHERS), { ...EVADE, fires: true }, [
      { 'fire.unit': 1 },
    ]).state;
    const { state } = play(fired, [END, END]);
    expect(refusal(state, { fire: 'unit', at: 'foe' })).not.toBeNull();
  });
});
