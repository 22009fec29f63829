import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import { engine, type State } from '../../../src/games/death-or-glory/index.ts';
import {
  against,
  answered,
  CHARGE,
  chargeBy,
  cuirassiers,
  declaring,
  foot,
  hussars,
  inMm,
  looks,
  only,
} from './charging.ts';
import { body, END, placeOf, play, read, refusal, type Played } from './playing.ts';
import { COLUMN, GUNS, LINE } from './units.ts';

const STAND = { stand: 'unit' };
const SQUARE = { 'form-square': 'unit' };
const TURN = { 'turn-to-meet': 'unit' };

/** Whoever would fire or test besides: nobody is hit by a first face, and everybody stands. */
const easy = (reaction: number): readonly Scripted[] => [{ 'reaction.unit': reaction }];

const sumOf = (played: Played) => only(played, 'reaction-tested')[0]!.reasons[0];

/** The lines that count in the test, besides the factor, and the number that is needed. */
function needed(state: State, answer: object = STAND) {
  // Whatever it comes to, nobody who is hit breaks.
  const dice = { roll: (purpose: string) => (purpose.startsWith('reaction.') ? 0 : 1) } as never;
  const due = play(state, CHARGE).state;
  const events = engine.resolve(due, read(due, answer as never), dice);
  const { test: is } = sumOf({ events } as Played);
  if (is === null || is.is === 'bands') throw new Error('no test');
  const lines = is.of!.filter((term) => term.counted && term.clause !== 'dg.morale.factor');
  return [is.number, ...lines.map(({ clause, value }) => `${clause.replace(/^dg\.reaction\.(mod\.)?/, '')} ${value}`)];
}

const lancers = (gap: number) => ({ ...hussars(gap), type: 'austrian-uhlans' });

describe('the reaction test: the morale factor and every line', () => {
  test.each([
    ['foot before foot', {}, foot(120), [70]],
    ['British: +20', { type: 'british-line' }, foot(120), [100, 'british 20']],
    ['veterans: +10', { type: 'austrian-grenadiers' }, foot(120), [90, 'veteran 10']],
    ['conscripts: -20', { type: 'french-conscripts' }, foot(120), [40, 'conscript -20']],
    ['militia: -20', { type: 'portuguese-militia' }, foot(120), [30, 'conscript -20']],
    ['Landwehr: -20', { type: 'prussian-landwehr' }, foot(120), [40, 'conscript -20']],
    ['a line before horse: -10', {}, hussars(300), [60, 'line-v-cavalry -10']],
    ['before lancers: -10 more', {}, lancers(300), [50, 'lancers -10', 'line-v-cavalry -10']],
    ['before cuirassiers: -10 more', {}, cuirassiers(270), [50, 'cuirassiers -10', 'line-v-cavalry -10']],
    ['a column before horse', { formation: 'column', at: [900, 444.5] }, hussars(300), [70]],
    ['unformed: -10', { condition: 'unformed' }, foot(120), [60, 'unformed -10']],
    ['disordered: -20', { condition: 'disordered' }, foot(120), [50, 'disordered -20']],
    ['tired: -10', { condition: 'tired' }, foot(120), [60, 'tired -10']],
    ['exhausted: -20', { condition: 'exhausted' }, foot(120), [50, 'exhausted -20']],
    [
      'who changes formation counts as unformed',
      { changing: { into: 'column', left: 1 } },
      foot(120),
      [60, 'unformed -10'],
    ],
    ['horse before cuirassiers', { type: 'french-dragoons', at: [900, 444.5] }, cuirassiers(270), [70]],
    ['horse before lancers', { type: 'french-dragoons', at: [900, 444.5] }, lancers(270), [70]],
  ])('%s', (_what, unit, foe, is) => {
    expect(needed(against(foe, {}, unit))).toEqual(is);
  });

  test('changing formation before horse: -10', () => {
    expect(needed(against(hussars(300)), SQUARE)).toEqual([50, 'line-v-cavalry -10', 'changing-formation -10']);
    const column = against(hussars(300), {}, { ...COLUMN, at: [900, 444.5] });
    expect(needed(column, SQUARE)).toEqual([60, 'changing-formation -10']);
  });

  test('a commander within 150 mm, and only the best of two', () => {
    const general = (far: number, rating = 2) => ({
      type: 'brigadier',
      at: [900, 450 - 11 - 16.5 - far],
      facing: 'north',
      rating,
    });
    const led = (generals: object, readings = {}) =>
      needed(declaring({ unit: LINE, ...generals }, { foe: foot(120) }, { readings }));
    expect(led({ one: general(150) })).toEqual([90, 'commander 20']);
    expect(led({ one: general(151) })).toEqual([70]);
    expect(led({ one: general(40, 1), two: general(100, 3) })).toEqual([100, 'commander 30']);
    expect(led({ one: general(40, 1), two: general(100, 3) }, { 'dg-018': 'sum' })[0]).toBe(110);
  });

  test('by one reading the lines change the die', () => {
    const { total, test: is } = sumOf(
      answered(against(hussars(300), { readings: { 'dg-002': 'to-die' } }), STAND, easy(0)),
    );
    expect([total, is]).toMatchObject([90, { number: 70 }]);
  });
});

describe('what it comes to', () => {
  test.each([
    [1, 'stands'],
    [7, 'stands'],
    [8, 'retires'],
    [9, 'evades'],
    [0, 'evades'],
  ])('a %i against 70: %s', (face, word) => {
    const fires: readonly Scripted[] = face > 0 && face <= 8 ? [{ 'fire.unit': 1 }] : [];
    const played = answered(against(foot(120)), STAND, [...easy(face), ...fires]);
    expect(sumOf(played).test?.word).toBe(word);
  });

  test('whoever stands fires, and is charged home', () => {
    const played = answered(against(foot(100)), STAND, [...easy(7), { 'fire.unit': 1 }]);
    expect(played.types).toEqual([
      'reaction-tested',
      'unit-stood',
      'volley-fired',
      'men-lost',
      'charge-pressed',
      'reaction-over',
      'phase-began',
    ]);
    expect(chargeBy(played.state, 'foe')).toMatchObject({ stage: 'pressed', meets: 'comes-home' });
  });

  test('failing by 10: a ragged volley, and 50 mm back, in order and facing the enemy', () => {
    const played = answered(against(foot(60)), STAND, [...easy(8), { 'fire.unit': 1 }]);
    expect(placeOf(played.state, 'unit')).toEqual([900, 400]);
    expect(body(played.state, 'unit')).toMatchObject({ order: 'formed', mood: 'steady' });
    expect(looks(played.state, 'unit')).toBe('north');
    expect(only(played, 'fell-back')[0]!.clauses).toEqual(['dg.reaction.fail-10']);
    // 110 of 130 mm.
    expect(chargeBy(played.state, 'foe').meets).toBe('meets-retiring');
  });

  test('and out of reach of a charger who has not these 50 mm left', () => {
    const meets = (gap: number) =>
      chargeBy(answered(against(foot(gap)), STAND, [...easy(8), { 'fire.unit': 1 }]).state, 'foe').meets;
    expect([meets(80), meets(81)]).toEqual(['meets-retiring', 'misses']);
  });

  test('by one reading such a charge has failed anyhow', () => {
    const state = against(foot(60), { readings: { 'dg-042': 'charge-fails' } });
    const played = answered(state, STAND, [...easy(8), { 'fire.unit': 1 }]);
    expect(chargeBy(played.state, 'foe').meets).toBe('misses');
  });

  test('failing by 20: about and away for three quarters of the move, disordered, in retreat', () => {
    const played = answered(against(foot(50)), STAND, easy(9));
    expect(only(played, 'volley-fired')).toEqual([]);
    expect(placeOf(played.state, 'unit')).toEqual([900, 375]);
    expect(body(played.state, 'unit')).toMatchObject({ order: 'disordered', mood: 'retreating' });
    expect(looks(played.state, 'unit')).toBe('south');
    expect(only(played, 'evaded')[0]).toMatchObject({ isRetreat: true, clauses: ['dg.reaction.fail-20'] });
  });

  test('he is caught if the charger has those 75 mm left', () => {
    const meets = (gap: number) => chargeBy(answered(against(foot(gap)), STAND, easy(9)).state, 'foe').meets;
    expect([meets(55), meets(56)]).toEqual(['rides-down', 'misses']);
  });

  test('friends near by see him run before he does', () => {
    const friend = { ...LINE, at: [740, 380] };
    const played = play(
      play(declaring({ unit: LINE, friend }, { foe: foot(50) }), CHARGE).state,
      [STAND],
      [...easy(9), { 'morale.friend': 1 }],
    );
    expect(played.types.indexOf('morale-tested')).toBeLessThan(played.types.indexOf('evaded'));
    expect(only(played, 'morale-tested')[0]).toMatchObject({ unit: 'friend', because: 'runners' });
  });

  test('a square that fails is shaken, whatever the die, and stays', () => {
    for (const face of [8, 9, 0]) {
      const state = against(cuirassiers(140), {}, { formation: 'square', type: 'french-conscripts' });
      const played = answered(state, STAND, easy(face));
      expect(body(played.state, 'unit')).toMatchObject({ mood: 'shaken', order: 'formed', formation: 'square' });
      expect(placeOf(played.state, 'unit')).toEqual([900, 450]);
      expect(only(played, 'unit-shaken')[0]!.clauses).toEqual(['dg.reaction.square-fails']);
      expect(only(played, 'volley-fired')).toEqual([]);
      expect(chargeBy(played.state, 'foe').meets).toBe('comes-home');
    }
  });
});

describe('the volley at a charger', () => {
  /** The part of a full volley that it is, and the row of its range. */
  function volley(state: State, answer: object = STAND, face = 1) {
    const dice: readonly Scripted[] = [{ 'reaction.unit': face }, { 'fire.unit': 1 }];
    const light = Object.values(state.units).some((unit) => 'type' in unit && /hussars|uhlans/.test(unit.type));
    const shaky = light && face === 1 ? [{ 'morale.foe': 1 }] : [];
    const [fired] = only(play(play(state, CHARGE).state, [answer as never], [...dice, ...shaky]), 'volley-fired');
    const [, range, , , men] = fired!.reasons;
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
    expect(volley(declaring({ unit: unit as never }, { foe }))).toEqual(is);
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

describe('a square in time, or too late', () => {
  const meets = (state: State, dice: readonly Scripted[] = []) => {
    const played = answered(state, SQUARE, [...easy(1), ...dice]);
    const { formation, order } = body(played.state, 'unit');
    return [chargeBy(played.state, 'foe').meets, formation, order];
  };
  const inSquare = ['square-formed', 'square', 'formed'];
  const late = (formation = 'line') => ['caught-unformed', formation, 'unformed'];
  const column = { ...COLUMN, at: [900, 444.5] };
  test.each([
    // The chart: half a turn for a French line, a quarter for a column; all of it for Austrians.
    ['a French line, 140 of 280', cuirassiers(140), {}, inSquare],
    ['a French line, 139 of 280', cuirassiers(139), {}, late()],
    ['a French column, 70 of 280', cuirassiers(70), column, inSquare],
    ['a French column, 69 of 280', cuirassiers(69), column, late('column')],
    ['a Prussian line, 280 of 280', cuirassiers(280), { type: 'prussian-line' }, inSquare],
    ['a Prussian line, 279 of 280', cuirassiers(279), { type: 'prussian-line' }, late()],
    ['conscripts take twice as long', cuirassiers(279), { type: 'french-conscripts' }, late()],
    ['and so do the tired', cuirassiers(279), { condition: 'tired' }, late()],
  ])('%s', (_what, foe, unit, is) => {
    expect(meets(against(foe, {}, unit))).toEqual(is);
  });

  test('by one reading the test decides', () => {
    expect(meets(against(cuirassiers(30), { readings: { 'dg-040': 'test-decides' } }))).toEqual(inSquare);
  });

  test('it does not fire', () => {
    expect(answered(against(cuirassiers(140)), SQUARE, easy(1)).types).not.toContain('volley-fired');
  });

  test.each([
    ['before foot', foot(100), {}],
    ['horse', cuirassiers(100), { type: 'french-hussars', at: [900, 444.5] }],
    ['a square', cuirassiers(100), { formation: 'square' }],
    ['a battery', cuirassiers(100), { type: 'french-foot-battery', at: [900, 444.5] }],
  ])('not %s', (_what, foe, unit) => {
    const { state } = play(against(foe, {}, unit), CHARGE);
    expect(refusal(state, SQUARE)).toBe('dg.reaction.form-square no-square');
  });

  test('not without room', () => {
    const state = declaring({ unit: LINE, friend: { ...LINE, at: [900, 420] } }, { foe: cuirassiers(200) });
    expect(refusal(play(state, CHARGE).state, SQUARE)).toBe('dg.reaction.form-square no-room-for-square');
  });
});

describe('turning to a charge on a flank or the rear', () => {
  const from = (at: readonly number[], facing: string): State =>
    declaring({ unit: LINE }, { foe: { ...cuirassiers(0), at, facing } as never });

  test.each([
    // 70 of 280 mm are a quarter of a move. Front corners at 834 and 966.
    ['right, in time', [966 + 70 + 16.5, 440], 'west', [955, 527], 'east', 'comes-home', 'formed'],
    ['right, too late', [966 + 69 + 16.5, 440], 'west', [900, 450], 'north', 'caught-unformed', 'unformed'],
    ['left, in time', [834 - 70 - 16.5, 440], 'east', [845, 527], 'west', 'comes-home', 'formed'],
    ['rear, in time', [900, 439 - 70 - 16.5], 'north', [900, 450], 'south', 'comes-home', 'formed'],
    ['rear, too late', [900, 439 - 69 - 16.5], 'north', [900, 450], 'north', 'caught-unformed', 'unformed'],
  ])('%s', (_side, at, facing, to, towards, meets, order) => {
    const played = answered(from(at, facing), TURN, easy(1));
    expect(placeOf(played.state, 'unit')).toEqual(to);
    expect(body(played.state, 'unit')).toMatchObject({ order });
    expect(looks(played.state, 'unit')).toBe(towards);
    expect(chargeBy(played.state, 'foe').meets).toBe(meets);
    expect(played.types).not.toContain('volley-fired');
  });

  test('what comes from the front needs no turning', () => {
    const { state } = play(against(cuirassiers(140)), CHARGE);
    expect(refusal(state, TURN)).toBe('dg.reaction.wheel no-turning');
  });

  test('who has turned shows him his front', () => {
    const { state } = answered(from([1100, 440], 'west'), TURN, easy(1));
    expect(chargeBy(state, 'foe').comesFrom).toBe('front');
  });

  test('squares, batteries and skirmishers have nothing to turn', () => {
    for (const unit of [
      { ...LINE, formation: 'square' },
      { ...GUNS, at: [900, 450] },
      { ...LINE, formation: 'skirmish-order', figures: 4 },
    ]) {
      const state = declaring({ unit: unit as never }, { foe: { ...cuirassiers(0), at: [1150, 440], facing: 'west' } });
      expect(refusal(play(state, CHARGE).state, TURN)).toBe('dg.reaction.wheel no-turning');
    }
  });
});

describe('several chargers', () => {
  const both = (): State => {
    const state = declaring(
      { unit: LINE },
      {
        foe: { ...cuirassiers(140), figures: 2, at: [860, 617.5] },
        other: { ...lancers(140), figures: 2, at: [940, 617.5] },
      },
    );
    return play(state, [{ charge: 'foe', at: 'unit' }, { charge: 'other', at: 'unit' }, END]).state;
  };

  test('one test, with each line once', () => {
    const played = play(both(), [STAND], [...easy(4), { 'fire.unit': 1 }, { 'morale.foe': 1 }, { 'morale.other': 1 }]);
    expect(only(played, 'reaction-tested').length).toBe(1);
    const { test: is } = sumOf(played);
    // 70, less 10 for lancers, 10 for cuirassiers and 10 for the line.
    expect(is).toMatchObject({ number: 40 });
  });

  test('one volley, at the one that the defender names; both come home', () => {
    const played = play(
      both(),
      [{ stand: 'unit', at: 'other' }],
      [...easy(4), { 'fire.unit': 1 }, { 'morale.other': 1 }],
    );
    const fired = only(played, 'volley-fired');
    expect(fired.map(({ at }) => at)).toEqual([['other']]);
    expect(['foe', 'other'].map((id) => chargeBy(played.state, id).meets)).toEqual(['comes-home', 'comes-home']);
  });

  test('only those who charge may be named', () => {
    const state = declaring({ unit: LINE }, { foe: foot(100), other: { ...foot(100), at: [700, 572] } });
    expect(refusal(play(state, CHARGE).state, { stand: 'unit', at: 'other' })).toBe('dg.fire.one-roll not-charging');
  });

  test('a square must be in time before the first of them', () => {
    const state = declaring(
      { unit: LINE },
      {
        foe: { ...cuirassiers(200), figures: 2, at: [860, 677.5] },
        other: { ...lancers(100), figures: 2, at: [940, 577.5] },
      },
    );
    const due = play(state, [{ charge: 'foe', at: 'unit' }, { charge: 'other', at: 'unit' }, END]).state;
    const played = play(due, [SQUARE], [...easy(1), { 'morale.other': 1 }]);
    expect(['foe', 'other'].map((id) => chargeBy(played.state, id).meets)).toEqual([
      'caught-unformed',
      'caught-unformed',
    ]);
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
    const played = answered(against(hussars(250)), STAND, [...easy(1), { 'fire.unit': 1 }, { 'morale.foe': 0 }]);
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
