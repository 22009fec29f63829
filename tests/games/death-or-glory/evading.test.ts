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
