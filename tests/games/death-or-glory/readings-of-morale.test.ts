import { describe, expect, test } from 'vitest';
import { fallen } from '../../../src/core/fallen.ts';
import type { Scripted } from '../../../src/core/dice.ts';
import type { Readings } from '../../../src/core/ids.ts';
import { rollMorale } from '../../../src/games/death-or-glory/morale/test.ts';
import { Course } from '../../../src/games/death-or-glory/turn/course.ts';
import { countOdds } from '../../../src/games/contract/odds.ts';
import { engine, type State } from '../../../src/games/death-or-glory/index.ts';
import { board, body, END, placeOf, play, read, refusal } from './playing.ts';
import { FOE, LINE } from './units.ts';

const FIRE = { fire: 'unit', at: 'foe' };

const close = (readings: Readings, foe: object = {}, others: object = {}): State =>
  board({ unit: LINE }, { foe: { ...FOE, ...foe }, ...others }, { now: { phase: 'firing' }, readings });

const shoot = (state: State, ...dice: readonly Scripted[]) => play(state, [FIRE], [{ 'fire.unit': 1 }, ...dice]);

describe('the roll', () => {
  const result = (unit: object, faces: readonly number[], readings: Readings) => {
    const state = board({ unit: { ...LINE, ...unit } }, {}, { readings });
    const { result: is, reason } = rollMorale(new Course(state), body(state, 'unit'), fallen(faces.map(String)), false);
    return [is, reason.total];
  };

  test('modifiers change the factor, or by one reading the die', () => {
    const tired = { condition: 'tired' };
    // 70: less 10 is 60; or 60 less 10 is below 70.
    expect(result(tired, [6], {})).toEqual(['shaken', 60]);
    expect(result(tired, [6], { 'dg-002': 'to-die' })).toEqual(['stands', 50]);
    const guard = { type: 'french-old-guard' };
    expect(result(guard, [9], {})).toEqual(['stands', 90]);
    expect(result(guard, [9], { 'dg-002': 'to-die' })).toEqual(['breaks', 100]);
  });

  test('is one die, or by one reading two', () => {
    const both = { 'dg-003': 'percentile' };
    const less = { lost: 72 };
    // 70 less 5 is 65.
    expect(result(less, [6, 4], both)).toEqual(['stands', 64]);
    expect(result(less, [6, 5], both)).toEqual(['shaken', 65]);
    expect(result(less, [6, 6], both)).toEqual(['breaks', 66]);
    expect(result(less, [0, 0], both)).toEqual(['breaks', 100]);
    expect(result(less, [0, 0], { ...both, 'dg-001': 'ten-in-reaction-only' })).toEqual(['stands', 0]);
    const state = close(both);
    const { chances } = countOdds(engine, state, read(state, FIRE));
    expect(chances['halts'] ?? chances['falls-back']).toBeDefined();
  });

  test('losses count by whole tenths, or by one reading as they are', () => {
    const lost = { lost: 137, condition: 'volley-spent' };
    const number = (readings: Readings) => {
      const state = board({ unit: { ...LINE, ...lost } }, {}, { readings });
      const { reason } = rollMorale(new Course(state), body(state, 'unit'), { roll: () => 1 } as never, false);
      return reason.test !== null && 'number' in reason.test ? reason.test.number : null;
    };
    // 137 of 720 are 1.9 tenths.
    expect([number({}), number({ 'dg-004': 'pro-rata' }), number({ 'dg-004': 'part-steps' })]).toEqual([65, 60.5, 60]);
  });
});

test('losses in part ask for a test at whole tenths only', () => {
  const far = board(
    { unit: LINE },
    { foe: { ...FOE, at: [900, 660] } },
    { now: { phase: 'firing' }, readings: { 'dg-004': 'pro-rata' } },
  );
  expect(play(far, [FIRE], [{ 'fire.unit': 1 }]).types).toEqual(['volley-fired', 'men-lost']);
});

test('a volley past a tenth and the half brings one test, or by one reading two', () => {
  const twice = { 'dg-097': 'one-per-step' };
  const stands = { 'morale.foe': 1 };
  const tests = (readings: Readings, ...dice: readonly Scripted[]) =>
    shoot(close(readings, { lost: 325 }), ...dice).types.filter((type) => type === 'morale-tested').length;
  expect([tests({}, stands), tests(twice, stands, stands)]).toEqual([1, 2]);
});

describe('a shaken unit', () => {
  test('is steady after a command phase, or by one reading when it has passed a test', () => {
    const shaken = (readings: Readings) =>
      board({ unit: { ...LINE, condition: 'shaken' } }, {}, { now: { phase: 'command-rally' }, readings });
    const until = { 'dg-094': 'until-passed-test' };
    expect(body(play(shaken({}), [END]).state, 'unit').mood).toBe('steady');
    expect(body(play(shaken(until), [END]).state, 'unit').mood).toBe('shaken');
    const again = shoot(close(until, { condition: 'shaken' }), { 'morale.foe': 1 });
    expect(again.types.at(-1)).toBe('unit-steadied');
    expect(shoot(close({}, { condition: 'shaken' }), { 'morale.foe': 1 }).types).not.toContain('unit-steadied');
  });

  test('halts if it advanced, or by one reading only if it charges', () => {
    const start = close({ 'dg-151': 'chargers-only' });
    const came = { ...start, remembered: { ...start.remembered, advanced: ['foe'] } };
    expect(shoot(came, { 'morale.foe': 6 }).types.at(-1)).toBe('fell-back');
  });

  test('halts by one reading if its brigade is to attack, whatever it has done', () => {
    const last = (order: string, advanced: readonly string[], brigade = 'own') => {
      const foe = { ...FOE, brigade };
      const own = { side: 'austrian', order };
      const now = { phase: 'firing', orders: { own } };
      const start = board({ unit: LINE }, { foe }, { now, readings: { 'dg-151': 'by-order' } });
      const state = { ...start, remembered: { ...start.remembered, advanced } };
      return shoot(state, { 'morale.foe': 6 }).types.at(-1);
    };
    expect(last('attack', [])).toBe('unit-shaken');
    expect(last('attack', [], 'another')).toBe('fell-back');
    expect(last('defend', ['foe'])).toBe('fell-back');
    expect(last('reserve', ['foe'])).toBe('fell-back');
  });

  test('is stopped by what is behind it, or by one reading lost', () => {
    const state = close({ 'dg-105': 'destroyed' }, {}, { other: { ...FOE, at: [900, 550] } });
    expect(shoot(state, { 'morale.foe': 7 }).types.slice(-2)).toEqual(['fell-back', 'unit-destroyed']);
  });
});

describe('a unit that breaks', () => {
  const others = { near: { ...FOE, at: [1080, 560] } };

  test('frightens its friends as it breaks, or by one reading when it runs', () => {
    expect(shoot(close({}, {}, others), { 'morale.foe': 9 }, { 'morale.near': 1 }).types).toContain('unit-broke');
    const late = { 'dg-144': 'in-the-compulsory-moves' };
    const broke = shoot(close(late, {}, others), { 'morale.foe': 9 });
    expect(broke.types.at(-1)).toBe('unit-broke');
    const at = { ...broke.state, phase: 'compulsory-moves' as const };
    const ran = play(at, [END], [{ 'morale.near': 1 }]);
    expect(ran.types.slice(0, 2)).toEqual(['morale-tested', 'unit-fled']);
  });

  test('frightens them at its new place too by that reading', () => {
    const far = { far: { ...FOE, at: [1100, 800] } };
    const routing = board(
      { unit: LINE },
      { foe: { ...FOE, at: [900, 600], condition: 'routing' }, ...far },
      { now: { phase: 'compulsory-moves' }, readings: { 'dg-144': 'in-the-compulsory-moves' } },
    );
    expect(play(routing, [END], [{ 'morale.far': 1 }]).types.slice(0, 2)).toEqual(['unit-fled', 'morale-tested']);
  });

  test('frightens nobody by one reading, for which routing enemies count', () => {
    const literal = { 'dg-096': 'literal' };
    expect(shoot(close(literal, {}, others), { 'morale.foe': 9 }).types.at(-1)).toBe('unit-broke');
    const near = board({ unit: LINE }, { foe: { ...FOE, condition: 'routing' } }, { readings: literal });
    const { reason } = rollMorale(new Course(near), body(near, 'unit'), { roll: () => 1 } as never, false);
    expect(reason.test).toMatchObject({ number: 60 });
  });

  test('runs in the compulsory moves, or by one reading at once, and not again in that turn', () => {
    const { types, state } = shoot(close({ 'dg-098': 'at-once' }), { 'morale.foe': 9 });
    expect(types.slice(-2)).toEqual(['unit-broke', 'unit-fled']);
    expect(placeOf(state, 'foe')).toEqual([900, 682]);
    const end = play({ ...state, phase: 'compulsory-moves' }, [END]);
    expect(end.types).toEqual(['phase-began']);
    expect(end.state.done.fled).toBeUndefined();
  });

  test('is stopped by an enemy, or by one reading lost', () => {
    const blocked = (readings: Readings) =>
      board(
        { unit: { ...LINE, condition: 'routing' } },
        { foe: { ...FOE, at: [900, 340] } },
        { now: { phase: 'compulsory-moves' }, readings },
      );
    expect(play(blocked({}), [END]).types).toEqual(['unit-fled', 'phase-began']);
    expect(play(blocked({ 'dg-105': 'destroyed' }), [END]).types).toEqual(['unit-destroyed', 'phase-began']);
  });
});

test('unformed troops are not formed, but by one reading', () => {
  const state = (readings: Readings) =>
    board(
      { out: { type: 'french-line', figures: 4, formation: 'skirmish-order', at: [900, 600], facing: 'north' } },
      { foe: { ...FOE, at: [900, 700], condition: 'unformed' } },
      { readings },
    );
  expect(refusal(state({}), { move: 'out', legs: ['forward 60'] })).toBeNull();
  expect(refusal(state({ 'dg-140': 'not-skirmishers' }), { move: 'out', legs: ['forward 60'] })).toBe(
    'dg.skirmish.forty-gap too-near',
  );
});
