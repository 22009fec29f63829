import { describe, expect, test } from 'vitest';
import type { Dice, Scripted } from '../../../src/core/dice.ts';
import { engine, type State } from '../../../src/games/death-or-glory/index.ts';
import { against, answered, CHARGE, chargeBy, cuirassiers, declaring, foot, hussars, looks, only } from './charging.ts';
import { body, placeOf, play, read, type Played } from './playing.ts';
import { COLUMN, LINE } from './units.ts';

const STAND = { stand: 'unit' };

const SQUARE = { 'form-square': 'unit' };

/** Whoever would fire or test besides: nobody is hit by a first face, and everybody stands. */
const easy = (reaction: number): readonly Scripted[] => [{ 'reaction.unit': reaction }];

const sumOf = (played: Played) => only(played, 'reaction-tested')[0]!.reasons[0];

/** The lines that count in the test, besides the factor, and the number that is needed. */
function needed(state: State, answer: object = STAND) {
  // Whatever it comes to, nobody who is hit breaks.
  const dice = new Proxy({} as Dice, { get: () => (purpose: string) => (purpose.startsWith('reaction.') ? 0 : 1) });
  const due = play(state, CHARGE).state;
  const events = engine.resolve(due, read(due, answer as never), dice);
  const { test: is } = sumOf({ events } as Played);
  if (is === null || is.is === 'bands') throw new Error('no test');
  const lines = is.of!.filter((term) => term.counted && term.clause !== 'dg.morale.factor');
  return [
    is.number,
    ...lines.map(({ clause, value }) => `${clause.replace(/^dg\.reaction\.(mod\.)?/, '')} ${Number(value)}`),
  ];
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

  test('friends within 150 mm of the place where he stood see him run', () => {
    const friend = { ...LINE, at: [834 - 150 - 66, 450] };
    // This one is near the place to which he runs.
    const behind = { ...LINE, at: [900, 439 - 151 - 11] };
    const due = play(declaring({ unit: LINE, friend, behind }, { foe: foot(50) }), CHARGE).state;
    const played = play(due, [STAND], [...easy(9), { 'morale.friend': 1 }]);
    expect(only(played, 'morale-tested').map(({ unit, because }) => [unit, because])).toEqual([['friend', 'runners']]);
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
