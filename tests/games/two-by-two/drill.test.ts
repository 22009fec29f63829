import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { um } from '../../../src/geometry/lengths.ts';
import { plus } from '../../../src/geometry/vectors.ts';
import { drilledFirst } from '../../../src/games/two-by-two/moving/formations.ts';
import { judge } from '../../../src/games/two-by-two/turn/judge.ts';
import { bridgeOn, keepsToRoad, standsOnRoad } from '../../../src/games/two-by-two/moving/roads.ts';
import { at } from '../../../src/games/two-by-two/turn/phases.ts';
import { begin, judged, play, type Field } from './field.ts';
import { facing, terms } from './melee.ts';

/* Changes of formation and of phase, and orders that combine several. */

const field = (a: string, more: Partial<Field> = {}): Field => ({
  ...more,
  french: { a: a.replace(' ', ' 16,10 north '), ...more.french },
  allied: { b: 'infantry 16,20 south', ...more.allied },
  now: { phase: 'move', ...more.now },
});

describe('a move with a change of formation in it (tt.melee.attack-column, tt.move.road-column)', () => {
  const move = (a: string, ...legs: readonly string[]) => judged(begin(field(a)), { move: 'a', legs });
  test('is allowed if both are, and cites both', () => {
    expect(move('infantry ', 'form attack-column', 'forward 1')).toMatch(/tt.melee.attack-column tt.units.move-column/);
    expect(move('infantry ', 'form attack-column', 'forward 9')).toBe('tt.units.move-column too-far');
    expect(move('lancers ', 'form attack-column', 'forward 1')).toBe('tt.melee.attack-column only-foot-columns');
    expect(move('infantry ', 'form attack-column')).toMatch(/^ok/);
    expect(move('infantry pinned', 'form attack-column', 'turn left 90')).toBe('tt.state.pinned pinned');
  });

  test('is a change of formation alone where there is no other leg; there is no formation of another name', () => {
    const order = (into: string) => ({ type: 'move', unit: 'a', legs: [{ go: 'form', into }] }) as const;
    expect(drilledFirst(order('line'))).toEqual({ form: { type: 'form', unit: 'a', into: 'line' }, then: null });
    expect(() => drilledFirst(order('square'))).toThrow('There is no formation square');
  });

  test('cites the clause of the column that is formed or left', () => {
    const clauses = (a: string, into: string, readings: Readings = {}) => {
      const state = begin(field(a), readings);
      return [judged(state, { form: 'a', into }).split(' ').at(-1), ...play(state, { form: 'a', into }).clauses];
    };
    const [ATTACK, ROAD, DECLARED] = ['tt.melee.attack-column', 'tt.move.road-column', { 'tt-021': 'declared' }];
    expect(clauses('infantry ', 'attack-column')).toEqual([ATTACK, ATTACK]);
    expect(clauses('infantry attack-column', 'line')).toEqual([ATTACK, ATTACK]);
    expect(clauses('infantry ', 'road-column', DECLARED)).toEqual([ROAD, ROAD]);
    expect(clauses('infantry road-column', 'line', DECLARED)).toEqual([ROAD, ROAD]);
    expect(clauses('infantry road-column', 'attack-column', DECLARED)).toEqual([ATTACK, ATTACK]);
  });

  test('road column begins and ends by its clause', () => {
    const terrain = { road: { kind: 'road', line: [[16, 8], [16, 18]] } }; // prettier-ignore
    const { events, state } = play(begin(field('infantry ', { terrain })), { move: 'a', legs: ['forward 5'] });
    const ROAD = { type: 'formation-changed', clauses: ['tt.move.road-column'] };
    expect(events.at(-1)).toMatchObject(ROAD);
    let now = { ...state };
    for (let n = 0; n < 7; n += 1) now = play(now, { end: 'phase' }).state;
    expect(play(now, { end: 'phase' }).events.at(-1)).toMatchObject(ROAD);
  });

  test('only the unit that charged is in column, where charging makes it (tt-022)', () => {
    const by = (contact: object) =>
      terms(facing('infantry', 'infantry', { french: { c: 'infantry 4,4 north' }, now: { contacts: [contact as never] } }), 'a', { 'tt-022': 'charging-infantry' })['attack-column']; // prettier-ignore
    expect(by({ unit: 'a', at: 'b' })).toBe(1);
    expect(by({ unit: 'a', at: 'b', by: 'counter-charge' })).toBeUndefined();
    expect(by({ unit: 'c', at: 'b' })).toBeUndefined();
  });
});

test.each([
  ['infantry ', 'ok'],
  ['militia ', 'no-screen'],
  ['infantry disrupted', 'tt.state.disrupted disrupted'],
  ['infantry pinned', 'tt.state.pinned pinned'],
])('a screen is put out by who may have one and is in order (tt.units.screened-range, tt-009): %s %s', (a, said) => {
  const verdict = judge(begin(field(a), { 'tt-009': 'deployed-in-move' }), { type: 'screen', unit: 'a' });
  expect(verdict.ok ? 'ok' : `${verdict.clause} ${verdict.reason}`).toBe(said === 'no-screen' ? 'tt.units.screened-range no-screen' : said); // prettier-ignore
});

describe('the phases of a turn (tt.sequence.full-turn, tt.sequence.roles-swap)', () => {
  test('follow one another, and the change of sides and the new turn are cited where they are', () => {
    let state = begin(field('infantry '));
    const seen = Array.from({ length: 8 }, () => {
      const came = play(state, { end: 'phase' });
      ({ state } = came);
      return came.clauses.map((clause) => clause.replace('tt.sequence.', ''));
    });
    const rest = [['rally-phase'], ['shoot-phase'], ['melee-phase']];
    expect(seen).toEqual([...rest, ['roles-swap', 'move-phase'], ...rest, ['roles-swap', 'full-turn', 'move-phase']]);
  });

  test('a board can be set to any of them: the marches of a side end with its Move phase alone', () => {
    const state = begin(field('infantry road-column', { now: { phase: 'melee' } }));
    const formation = (side: string, phase: string) => at(state, { side, phase }).units['a']!.formation;
    expect([formation('french', 'move'), formation('french', 'rally'), formation('allied', 'move')]).toEqual([
      undefined,
      'road-column',
      'road-column',
    ]);
    expect(at(state, { side: 'allied', phase: 'shoot' })).toMatchObject({ side: 'allied', phase: 'shoot' });
    expect(() => at(state, { side: 'french', phase: 'supper' })).toThrow('There is no supper phase');
  });
});

test('a road is as wide as it is drawn, and what is too short to be measured is no march (tt.move.road-bonus)', () => {
  const road = { kind: 'road', line: [[10, 6], [10, 14]] }; // prettier-ignore
  const bridge = { kind: 'bridge', rectangle: { at: [10, 12], size: [2, 2] } };
  const state = begin(field('infantry ', { terrain: { road, bridge } }));
  const middle = [um(10, '[1]'), um(10, '[1]')] as const;
  const half = state.terrain['road']!.width / 2;
  expect([half, half + 10, half + 11].map((aside) => standsOnRoad(state, plus(middle, [aside, 0])))).toEqual([true, true, false]); // prettier-ignore
  const march = (by: number) => keepsToRoad(state, [middle, plus(middle, [0, by])]);
  expect([march(10), march(11)]).toEqual([false, true]);
  // The bridge begins [1] ahead.
  const over = (by: number) => bridgeOn(state, [middle, plus(middle, [0, 19_050 + by])]);
  expect([over(10), over(11)]).toEqual([undefined, 'bridge']);
});
