import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import { type State } from '../../../src/games/death-or-glory/index.ts';
import { against, answered, CHARGE, chargeBy, cuirassiers, declaring, foot, hussars, looks, only } from './charging.ts';
import { body, END, placeOf, play, refusal, type Played } from './playing.ts';
import { COLUMN, GUNS, LINE } from './units.ts';

const STAND = { stand: 'unit' };

const SQUARE = { 'form-square': 'unit' };

const TURN = { 'turn-to-meet': 'unit' };

/** Whoever would fire or test besides: nobody is hit by a first face, and everybody stands. */
const easy = (reaction: number): readonly Scripted[] => [{ 'reaction.unit': reaction }];

const sumOf = (played: Played) => only(played, 'reaction-tested')[0]!.reasons[0];

const lancers = (gap: number) => ({ ...hussars(gap), type: 'austrian-uhlans' });

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
    declaring({ unit: LINE }, { foe: { ...cuirassiers(0), at, facing } });

  test.each([
    // 70 of 280 mm are a quarter of a move. Front corners at 834 and 966.
    ['right, in time', [966 + 70 + 16.5, 440], 'west', [955, 527], 'east', 'comes-home', 'formed'],
    ['right, too late', [966 + 69 + 16.5, 440], 'west', [900, 450], 'north', 'caught-unformed', 'unformed'],
    ['left, in time', [834 - 70 - 16.5, 440], 'east', [845, 527], 'west', 'comes-home', 'formed'],
    ['rear, in time', [900, 439 - 70 - 16.5], 'north', [900, 450], 'south', 'comes-home', 'formed'],
    ['rear, too late', [900, 439 - 69 - 16.5], 'north', [900, 450], 'north', 'caught-unformed', 'unformed'],
  ])('%s', (...[, at, facing, to, towards, meets, order]) => {
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
      const state = declaring({ unit }, { foe: { ...cuirassiers(0), at: [1150, 440], facing: 'west' } });
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
