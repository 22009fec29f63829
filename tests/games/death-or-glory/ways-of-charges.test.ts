import { describe, expect, test } from 'vitest';
import { bearingOf } from '../../../src/games/death-or-glory/figures/bearing.ts';
import { against, AUSTRIANS, CHARGE, chargeBy, cuirassiers, declaring, foot, hussars, inMm, only } from './charging.ts';
import { board, body, placeOf, play, refusal } from './playing.ts';
import { COLUMN, GUNS, LINE } from './units.ts';

const ORDER = { charge: 'foe', at: 'unit' };

describe('the way of a charge', () => {
  test('nothing of the target is ahead', () => {
    expect(refusal(against({ ...cuirassiers(140), at: [1300, 617.5] }), { ...ORDER, legs: ['forward 10'] })).toBe(
      'dg.charge.impact-straight not-ahead',
    );
  });

  test('nobody stands in the way, but skirmishers of either side and generals', () => {
    const between = (unit: object) => declaring({ unit: LINE }, { foe: cuirassiers(200), unit2: unit as never });
    const at = { at: [900, 600], facing: 'south' };
    expect(refusal(between({ type: 'austrian-line', figures: 8, ...at }), ORDER)).toBe('dg.move.blocked in-the-way');
    expect(
      refusal(between({ type: 'austrian-jaeger', figures: 4, formation: 'skirmish-order', ...at }), ORDER),
    ).toBeNull();
    expect(refusal(between({ type: 'brigadier', ...at }), ORDER)).toBeNull();
    const theirs = declaring(
      { unit: LINE, out: { type: 'french-light', figures: 4, formation: 'skirmish-order', ...at, facing: 'north' } },
      { foe: cuirassiers(200) },
    );
    expect(refusal(theirs, ORDER)).toBeNull();
  });

  test('a wheel costs a quarter of the charge move, and 90 degrees at most', () => {
    const horse = { ...cuirassiers(140), at: [1020, 650], facing: 'south' };
    const legs = (...all: string[]) => ({ ...ORDER, legs: all });
    const state = against(horse);
    const { needs, has, way, isStraight } = chargeBy(
      play(state, [legs('wheel right 10°', 'forward to contact')]).state,
      'foe',
    );
    expect(inMm(has)).toBe(280);
    expect(inMm(needs - way)).toBe(70);
    expect(isStraight).toBe(true);
    const odd = 'dg.charge.impact-straight odd-legs';
    expect(refusal(state, legs('wheel right 5°', 'wheel left 5°', 'forward to contact'))).toBe(odd);
    expect(refusal(state, legs('turn right 10°', 'forward to contact'))).toBe(odd);
    expect(refusal(state, legs('back 10', 'forward to contact'))).toBe(odd);
  });

  test.each([
    // A wheel on the way: horse needs 150 mm straight after it, foot 50.
    ['horse', cuirassiers(200), 100, false],
    ['horse', cuirassiers(190), 20, true],
    ['foot', foot(90), 60, false],
    ['foot', foot(90), 20, true],
  ])('%s %#: a wheel on the way bends the run unless enough of it is straight', (_who, foe, first, isStraight) => {
    const legs = [`forward ${first}`, 'wheel right 2°', 'forward to contact'];
    const charge = chargeBy(play(against(foe), [{ ...ORDER, legs }]).state, 'foe');
    expect(charge.isStraight).toBe(isStraight);
  });

  test('a short charge that is straight has impact, by one reading not', () => {
    const straight = (readings: object) =>
      chargeBy(play(against(cuirassiers(100), { readings: readings as never }), [ORDER]).state, 'foe').isStraight;
    expect([straight({}), straight({ 'dg-029': 'needs-run-up' })]).toEqual([true, false]);
  });

  test('by other readings the wheel is free at the start, or there is none', () => {
    const legs = ['wheel right 10°', 'forward to contact'];
    const state = (reading: string) =>
      against({ ...cuirassiers(140), at: [1020, 650] }, { readings: { 'dg-152': reading } });
    const { needs, way } = chargeBy(play(state('free-at-the-start'), [{ ...ORDER, legs }]).state, 'foe');
    expect(inMm(Math.abs(needs - way))).toBe(0);
    expect(refusal(state('straight-only'), { ...ORDER, legs })).toBe('dg.charge.impact-straight odd-legs');
  });
});

describe('moved up to firing range', () => {
  test.each([
    ['muskets carry 200 mm', LINE, 250, 200],
    ['rifles carry 300', { ...LINE, type: 'british-rifles' }, 310, 300],
    ['guns carry further than any charge', { ...GUNS, at: [900, 444.5] }, 310, 310],
    ['horse does not fire', { ...LINE, type: 'french-hussars', at: [900, 444.5] }, 310, 310],
    [
      'skirmishers are charged as others are',
      { ...LINE, formation: 'skirmish-order', figures: 4, at: [900, 455.5] },
      250,
      200,
    ],
    ['who begins nearer stays', LINE, 180, 180],
  ])('%s', (_what, unit, gap, then) => {
    const played = play(declaring({ unit }, { foe: hussars(gap) }), CHARGE);
    expect(placeOf(played.state, 'foe')[1]! - 16.5 - 461).toBeCloseTo(then, 1);
    const moved = only(played, 'came-within-range');
    expect(moved.map(({ clauses }) => clauses)).toEqual(gap === then ? [] : [['dg.charge.to-firing-range']]);
    // It has what is left of its 320 mm.
    expect(inMm(chargeBy(played.state, 'foe').left)).toBeCloseTo(320 - (gap - then), 1);
    // The part of its move that it needs is reckoned from where it began.
    expect(inMm(chargeBy(played.state, 'foe').needs)).toBeCloseTo(gap, 1);
  });

  test('not before all charges of the side are declared', () => {
    const { state } = play(against(hussars(250)), [ORDER]);
    expect(placeOf(state, 'foe')[1]).toBe(461 + 250 + 16.5);
  });
});

describe('from where a charge comes', () => {
  test.each([
    ['front', [900, 600], 'south'],
    ['right', [1050, 455], 'west'],
    ['left', [750, 455], 'east'],
    ['rear', [900, 300], 'north'],
    // Ahead of the line of the front, however far out.
    ['front', [1100, 480], 'west'],
  ])('%s', (side, at, facing) => {
    const state = board(
      { unit: LINE },
      { foe: { type: 'austrian-hussars', figures: 1, at, facing } },
      { now: AUSTRIANS },
    );
    const { at: front } = state.units['foe']!;
    expect(bearingOf(state, body(state, 'unit'), front)).toBe(side);
  });

  test('a square has neither flank nor rear', () => {
    const state = declaring(
      { unit: { ...LINE, formation: 'square' } },
      { foe: { ...hussars(0), at: [1100, 450], facing: 'west' } },
    );
    expect(chargeBy(play(state, [ORDER]).state, 'foe').comesFrom).toBe('front');
  });

  test('a column in the flank', () => {
    const state = declaring({ unit: COLUMN }, { foe: { ...hussars(0), at: [1100, 450], facing: 'west', figures: 4 } });
    expect(chargeBy(play(state, [ORDER]).state, 'foe').comesFrom).toBe('right');
  });
});
