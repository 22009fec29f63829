import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { engine, type State } from '../../../src/games/two-by-two/index.ts';
import { begin, play, type Field } from './field.ts';

/*
 * What orders do and which clauses they cite: marches, skirmishers, several shots at the same unit,
 * flights (tt.shoot.result-table; tt-009, tt-035, tt-051).
 */

const GUNS: Field = {
  french: { g: 'foot-artillery 15,14 north', h: 'foot-artillery 17,14 north' },
  allied: { b: 'infantry 16,16 south' },
};
const at = (b: string): Field => ({ ...GUNS, allied: { b: `infantry 16,16 south ${b}` } });
const shot = (field: Field, face: number, readings: Readings = {}) =>
  play(begin(field, readings), { shoot: 'g', at: 'b' }, { 'shot.g': face });
const clausesOf = ({ events }: ReturnType<typeof play>, type: string) =>
  events.find((event) => event.type === type)?.clauses;

describe('the clauses of what happens', () => {
  test('a march', () => {
    const moved = play(begin({ ...GUNS, now: { phase: 'move' } }), { move: 'g', legs: ['forward 1'] });
    expect(clausesOf(moved, 'unit-moved')).toEqual(['tt.units.move-column']);
  });
  test('a hit', () => {
    expect(clausesOf(shot(at(''), 4), 'unit-pinned')).toEqual(['tt.shoot.result-table', 'tt.state.pinned']);
    expect(clausesOf(shot(at(''), 6), 'unit-disrupted')).toEqual(['tt.shoot.result-table', 'tt.state.disrupted']);
    const routed = play(begin(at('disrupted')), { shoot: 'g', at: 'b' }, { 'shot.g': 6 }, { 'rout.b': 1 });
    expect(clausesOf(routed, 'unit-routed')).toEqual(['tt.shoot.result-table', 'tt.state.rout']);
  });
});

test('a pin is nothing worse for a unit that is disrupted, even where the same again would be (tt-051)', () => {
  const { types } = shot(at('disrupted'), 3, { 'tt-051': 'escalates' });
  expect(types).toEqual(['shot-fired', 'unit-pinned']);
});

test('of two shots declared together the second falls on nobody if the first has destroyed them (tt-035)', () => {
  const state = begin(at('disrupted'), { 'tt-035': 'declare-all' });
  const shots = [{ shoot: 'g', at: 'b' }, { shoot: 'h', at: 'b' }]; // prettier-ignore
  const { types } = play(state, { declare: shots }, { 'shot.g': 6 }, { 'shot.h': 6 }, { 'rout.b': 1 });
  expect(types).toEqual(['shot-fired', 'shot-fired', 'unit-routed', 'unit-destroyed']);
});

describe('skirmishers come and go by one reading (tt-009)', () => {
  const GO = { 'tt-009': 'deployed-in-move' };
  const put = (b: string) => {
    const came = play(
      begin({ ...GUNS, allied: { b: `infantry 16,16 south ${b}` }, now: { side: 'allied', phase: 'move' } }, GO),
      { screen: 'b' },
    );
    return { is: came.state.units['b']!.screen, clauses: clausesOf(came, 'screen-changed') };
  };
  const clauses = ['tt.units.screened-range'];
  test('as they are ordered', () => {
    expect([put('no-screen'), put('screen')]).toEqual([
      { is: true, clauses },
      { is: false, clauses },
    ]);
  });
  test('and are called in where their unit is disrupted; by our reading they stay', () => {
    const called = (b: string, readings: Readings) => {
      const { types, state } = shot(at(b), 6, readings);
      return [types.includes('screen-changed'), state.units['b']!.screen];
    };
    expect(called('screen', GO)).toEqual([true, false]);
    expect(called('no-screen', GO)).toEqual([false, false]);
    expect(called('screen', {})).toEqual([false, true]);
  });
});

test('whoever catches a panic flees from its own nearest enemy, and not from where the rout began (tt.units.rout-contagion)', () => {
  const { state } = play(
    begin({
      french: { g: 'foot-artillery 16,14 north' },
      allied: { b: 'infantry 16,16 south disrupted', m: 'militia 18,16 south' },
    }),
    { shoot: 'g', at: 'b' },
    { 'shot.g': 6 },
    { 'rout.b': 1 },
    { 'rout.m': 4 },
  );
  const [x, y] = state.units['m']!.at.map((part) => part / 19_050) as [number, number];
  // The unit flees to the upper right. It flees from the gun, to its lower left, and not from the
  // place where the rout began, straight to its left.
  expect([x > 18, y > 17]).toEqual([true, true]);
});

test('while a charge waits for its answer, it is still the order of the side that charged', () => {
  const field: Field = {
    french: { a: 'heavy-cavalry 16,12 north' },
    allied: { b: 'light-cavalry 16,15 south', e: 'infantry 26,26 south' },
    now: { phase: 'move' },
  };
  const actor = (state: State) => engine.actor?.(state);
  const before = begin(field);
  const { state } = play(before, { charge: 'a', at: 'b', legs: ['forward to contact'] });
  expect(state.pending?.kind).toBe('reaction');
  expect([actor(before), actor(state)]).toEqual([undefined, 'french']);
});

test('what is expected of a unit that is gone, and what is drawn of it', () => {
  const gone = play(begin(at('disrupted')), { shoot: 'g', at: 'b' }, { 'shot.g': 6 }, { 'rout.b': 1 }).state;
  const met = (wanted: object) => engine.standing!({ b: wanted }, gone).map(({ found }) => found);
  expect([met({ gone: true }), met({ condition: [] })]).toEqual([[], ['no such unit']]);
  const drawn = engine.show!({ arc: { of: 'b', reach: 1 } }, begin(at('')), gone);
  expect(drawn.ok ? 'drawn' : drawn.error.map(({ path }) => path)).toEqual(['arc.of']);
});
