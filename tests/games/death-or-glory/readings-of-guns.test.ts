import { describe, expect, test } from 'vitest';
import { pointAt } from '../../../src/geometry/vectors.ts';
import type { Scripted } from '../../../src/core/dice.ts';
import type { Readings } from '../../../src/core/ids.ts';
import type { State } from '../../../src/games/death-or-glory/index.ts';
import { board, body, END, placeOf, play, refusal } from './playing.ts';
import { FOE, GUNS, LINE } from './units.ts';

const FIRE = { fire: 'unit', at: 'foe' };

const close = (readings: Readings, foe: object = {}, others: object = {}): State =>
  board({ unit: LINE }, { foe: { ...FOE, ...foe }, ...others }, { now: { phase: 'firing' }, readings });

const shoot = (state: State, ...dice: readonly Scripted[]) => play(state, [FIRE], [{ 'fire.unit': 1 }, ...dice]);

describe('a deployed battery', () => {
  const battery = { type: 'austrian-foot-battery', at: [900, 502], facing: 'south', figures: 8 };
  const at = (readings: Readings) => close(readings, battery);

  test('is drawn back by hand, or by one reading stays', () => {
    expect(shoot(at({}), { 'morale.foe': 4 }).types.at(-1)).toBe('fell-back');
    expect(shoot(at({ 'dg-145': 'stays-or-lost' }), { 'morale.foe': 4 }).types.at(-1)).toBe('unit-shaken');
  });

  test('that breaks is out of the fight, or by one reading lost', () => {
    const lost = shoot(at({ 'dg-145': 'stays-or-lost' }), { 'morale.foe': 9 });
    expect(lost.types.slice(-2)).toEqual(['unit-broke', 'unit-destroyed']);
    const broke = shoot(at({}), { 'morale.foe': 9 });
    const ran = play({ ...broke.state, phase: 'compulsory-moves' }, [END]);
    expect(ran.types.slice(0, 2)).toEqual(['guns-left', 'unit-fled']);
    expect(placeOf(ran.state, 'foe')).toEqual([900, 682]);
    expect(body(ran.state, 'foe').guns?.at).toEqual([900_000, 502_000]);
  });

  /** A battery whose gunners stand so far behind its guns. */
  function gunners(far: number, more: Parameters<typeof board>[2] = {}): State {
    const state = board({ unit: GUNS }, { foe: { ...FOE, at: [900, 900] } }, more);
    const unit = body(state, 'unit');
    const { at, facing } = unit;
    const behind = pointAt(at[0], at[1] - far * 1000);
    return { ...state, units: { ...state.units, unit: { ...unit, at: behind, guns: { at, facing } } } };
  }

  test('its gunners go as foot, fire nothing, and take no formation', () => {
    const state = gunners(200);
    expect(refusal(state, { move: 'unit', legs: ['forward 150'] })).toBeNull();
    expect(refusal(state, { move: 'unit', legs: ['forward 151'] })).toBe('dg.move.allowances too-long');
    expect(refusal(state, { move: 'unit', legs: ['form limbered'] })).toBe(
      'dg.formation.into-skirmish no-such-formation',
    );
    const firing = gunners(200, { now: { phase: 'firing' } });
    expect(refusal(firing, FIRE)).toBe('dg.artillery.resolve no-fire');
  });

  test('they man their guns again when they touch them', () => {
    const { state, types } = play(gunners(150), [{ move: 'unit', legs: ['forward 117'] }]);
    expect(types).toEqual(['unit-moved', 'guns-manned']);
    expect([placeOf(state, 'unit'), body(state, 'unit').guns]).toEqual([[900, 450], undefined]);
    expect(play(gunners(150), [{ move: 'unit', legs: ['forward 110'] }]).types).toEqual(['unit-moved']);
  });
});

describe('a general', () => {
  test('who falls is seen by those whom he commands, or by one reading by all', () => {
    const fallen = (readings: Readings) => {
      const state = close(
        readings,
        { at: [900, 560], brigade: 'first' },
        {
          other: { ...FOE, at: [1200, 560], brigade: 'second' },
          chief: { type: 'brigadier', at: [900, 600], facing: 'south', brigade: 'first' },
        },
      );
      const more = 'dg-117' in readings ? [{ 'morale.other': 1 }] : [];
      return play(
        state,
        [FIRE],
        // Whose own brigadier falls tests control as well.
        [
          { 'fire.unit': 0 },
          { 'risk.chief': 0 },
          { 'morale.foe': 1 },
          { 'morale.foe': 1 },
          ...more,
          { 'control.foe': 6 },
        ],
      ).events.filter(({ type }) => type === 'morale-tested').length;
    };
    expect([fallen({}), fallen({ 'dg-117': 'any-general-seen' })]).toEqual([2, 3]);
  });

  const met = (readings: Readings, chief: object = {}) =>
    board(
      { unit: LINE },
      {
        chief: { type: 'brigadier', at: [900, 510], facing: 'south', brigade: 'first', ...chief },
        foe: { ...FOE, at: [900, 640], brigade: 'first' },
      },
      { readings },
    );
  const ON = { move: 'unit', legs: ['forward 60'] };

  test('makes room, or by one reading is taken if he touches no friends', () => {
    expect(play(met({}), [ON]).types).toEqual(['unit-moved', 'general-withdrew']);
    const { types, state } = play(met({ 'dg-128': 'taken' }), [ON], [{ 'morale.foe': 1 }, { 'control.foe': 6 }]);
    expect(types).toEqual(['unit-moved', 'general-taken', 'morale-tested', 'control-tested']);
    expect(state.units['chief']).toBeUndefined();
  });

  test('rides by himself, or by one reading with the unit that he touches', () => {
    const with_ = { 'dg-127': 'with-his-troops' };
    const led = (readings: Readings) =>
      board({ unit: LINE, chief: { type: 'brigadier', at: [920, 430], facing: 'north' } }, {}, { readings });
    expect(refusal(led(with_), { move: 'chief', legs: ['forward 10'] })).toBe('dg.move.allowances rides-with-troops');
    const { state, types } = play(led(with_), [{ move: 'unit', legs: ['forward 50'] }]);
    expect(types).toContain('general-rode');
    expect(placeOf(state, 'chief')).toEqual([920, 480]);
    expect(placeOf(play(led({}), [{ move: 'unit', legs: ['forward 50'] }]).state, 'chief')).toEqual([920, 430]);
    const theirs = board(
      { unit: LINE },
      { chief: { type: 'brigadier', at: [900, 422.5], facing: 'north' } },
      { readings: with_ },
    );
    expect(play(theirs, [{ move: 'unit', legs: ['forward 50'] }]).types).not.toContain('general-rode');
    const wheeled = play(led(with_), [{ move: 'unit', legs: ['about-face'] }]);
    expect(placeOf(wheeled.state, 'chief')).toEqual([880, 470]);
  });
});
