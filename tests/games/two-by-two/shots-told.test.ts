import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { engine, type Order, type State } from '../../../src/games/two-by-two/index.ts';
import { isChargerOf, judgeDeclare } from '../../../src/games/two-by-two/shooting/fire.ts';
import { measuredFrom, shotLine } from '../../../src/games/two-by-two/shooting/range.ts';
import { isStep } from '../../../src/games/two-by-two/tables.ts';
import { begin, judged, play, type Field } from './field.ts';

/*
 * What is told of a shot, which units may be targets, what is declared, and where a distance is
 * measured (tt.shoot.roll; tt-004, tt-035, tt-067).
 */

const U = 19_050;
const mm = (x: number, y: number) => `${(x * 1_000) / U},${(y * 1_000) / U}`;
const SHOT = { shoot: 'a', at: 'b' };
const OK = /^ok/;

/** A gun at the middle of the table, and its target [4] in front of it. */
const field = (more: Partial<Field> = {}): Field => ({
  french: { a: 'foot-artillery 16,12 north', ...more.french },
  allied: { b: 'infantry 16,17 south', ...more.allied },
});
const said = (board: Field, readings: Readings = {}) => judged(begin(board, readings), SHOT);

describe('what is told of a shot', () => {
  const fired = (a: string, b: string, more: Partial<Field> = {}) => {
    const board: Field = { french: { a: `${a.split(' ')[0]!} 16,15 north ${a.split(' ').slice(1).join(' ')}`, ...more.french }, allied: { b: `${b.split(' ')[0]!} 16,16.6 south ${b.split(' ').slice(1).join(' ')}` } }; // prettier-ignore
    const event = play(begin(board), SHOT, { 'shot.a': 1 }).events[0]!;
    if (event.type !== 'shot-fired') throw new Error('No shot');
    const [sum] = event.reasons;
    return { clauses: event.clauses, sum, labels: sum.terms.map(({ label }) => label) };
  };
  test('one modifier is no sum of several, and none needs no table (tt.shoot.cumulative, tt.shoot.mod-table)', () => {
    const [die, table] = ['tt.shoot.roll', 'tt.shoot.result-table'];
    expect(fired('infantry pinned', 'infantry').clauses).toEqual([die, table]);
    expect(fired('infantry', 'infantry').clauses).toEqual([die, 'tt.shoot.first-volley', 'tt.shoot.mod-table', table]);
    const two = [die, 'tt.shoot.disrupted-target', 'tt.shoot.first-volley', 'tt.shoot.mod-table', 'tt.shoot.cumulative', table]; // prettier-ignore
    expect(fired('infantry', 'infantry disrupted').clauses.toSorted()).toEqual(two.toSorted());
    expect(fired('infantry', 'infantry').sum).toMatchObject({ test: { is: 'bands', clause: table } });
  });
  test('skirmishers on one side, and on both', () => {
    expect(fired('infantry screen', 'infantry').labels).toContain('skirmishers out');
    expect(fired('infantry screen', 'infantry').clauses).not.toContain('tt.shoot.screened-cancelled');
    expect(fired('infantry screen', 'infantry screen').labels).toContain('skirmishers out, but theirs as well');
  });
  test('light infantry in the open, and near cavalry', () => {
    expect(fired('infantry', 'light').labels).toContain('light infantry');
    const near = { french: { c: 'lancers 18.5,16.6 west' } };
    expect(fired('infantry', 'light', near).labels).toContain('light infantry, but near cavalry');
  });
  test('what a pinned unit may still do: shoot, if it ever does and is not disrupted', () => {
    const told = (b: string) => {
      const state = begin(field({ allied: { b: `${b} 16,17 south` } }));
      const { events } = play(state, SHOT, { 'shot.a': 6 });
      return engine.words.event(
        events.find(({ type }) => type === 'unit-pinned')!,
        state,
      );
    };
    expect(told('infantry')).toBe('The b is pinned, and may shoot, but not move, only turn.');
    expect(told('hq-corps')).toBe('The b is pinned, and may not move, only turn.');
    const disrupted = begin(field({ allied: { b: 'infantry 16,17 south disrupted' } }));
    const { events } = play(disrupted, SHOT, { 'shot.a': 6 });
    expect(events.map((event) => engine.words.event(event, disrupted))).toContain(
      'The b is pinned as well as disrupted.',
    );
  });
});

describe('who may be shot at, and what is declared', () => {
  test('an HQ with its unit is spared, and nobody charges it either, where it shares its fate (tt-067)', () => {
    const board = field({ french: { k: 'guard 16,14 north' }, allied: { b: 'hq-corps 16,17 south', c: 'infantry beside=b:rear:0' } }); // prettier-ignore
    const alone = { ...board, allied: { b: 'hq-corps 16,17 south' } };
    const SHARES = { 'tt-067': 'shares-fate' };
    const french = { a: 'foot-artillery 16,12 north' };
    expect(said({ ...board, french }, SHARES)).toBe('tt.units.hq-levels hq-spared');
    expect([said({ ...board, french }), said({ ...alone, french }, SHARES)]).toEqual([expect.stringMatching(OK), expect.stringMatching(OK)]); // prettier-ignore
    const charge = (on: Field, at: string, readings: Readings = {}) =>
      judged(begin({ ...on, now: { phase: 'move' } }, readings), { charge: 'k', at, legs: ['forward to contact'] });
    expect(charge(board, 'b', SHARES)).toBe('tt.units.hq-levels hq-spared');
    expect([charge(board, 'b'), charge(alone, 'b', SHARES)]).toEqual([expect.stringMatching(OK), expect.stringMatching(OK)]); // prettier-ignore
    const foot = { ...alone, allied: { b: 'infantry 16,17 south', h: 'hq-corps beside=b:rear:0' } };
    expect(charge(foot, 'b', SHARES)).toMatch(OK);
  });

  test('a charger is whoever has charged this very unit (tt.contact.fire-on-charger)', () => {
    const state = begin(field({ french: { x: 'guard 4,4 north' }, allied: { y: 'guard 4,28 south' } }));
    const is = (...contacts: State['contacts']) =>
      isChargerOf({ ...state, contacts }, state.units['a']!, state.units['b']!);
    expect(is({ unit: 'a', at: 'b', by: 'charge' })).toBe(true);
    expect([
      is({ unit: 'x', at: 'b', by: 'charge' }),
      is({ unit: 'a', at: 'y', by: 'charge' }),
      is({ unit: 'a', at: 'b', by: 'counter-charge' }),
    ]).toEqual([false, false, false]);
  });

  test('shots that are declared together (tt-035)', () => {
    const board = field({ french: { c: 'foot-artillery 18,12 north', d: 'infantry 14,12 north' } });
    const state = begin(board, { 'tt-035': 'declare-all' });
    const declare =
      (...shots: Extract<Order, { readonly type: 'declare' }>['shots']) =>
      (from: State) => {
        const came = judgeDeclare(from, { type: 'declare', shots });
        return came.ok ? 'ok' : `${came.clause} ${came.reason}`;
      };
    const [a, c, d] = ['a', 'c', 'd'].map((unit) => ({ unit, at: 'b' })) as [{ unit: string; at: string }, { unit: string; at: string }, { unit: string; at: string }]; // prettier-ignore
    expect(declare()(state)).toBe('tt.shoot.roll nothing-declared');
    expect(declare(a, c)(state)).toBe('ok');
    expect(declare(a, c, a)(state)).toBe('tt.shoot.once has-shot');
    expect(declare(a, d)(state)).toBe('tt.shoot.range-limit out-of-range');
    expect(declare(a, c)({ ...state, shot: ['d'] })).toBe('tt.shoot.roll declared-already');
    expect(declare(a)({ ...state, shot: ['a'] })).toBe('tt.shoot.roll declared-already');
    expect(declare(a)(begin(board))).toBe('tt.shoot.roll one-by-one');
    expect(judged({ ...state, shot: ['d'] }, SHOT)).toBe('tt.shoot.roll declared-already');
    expect(judged(state, { declare: [{ shoot: 'b', at: 'a' }] })).toBe('tt.sequence.shoot-phase not-now');
  });
});

describe('where a distance is measured (tt-004)', () => {
  test('between the middles of what is as near, by edges', () => {
    const line = (a: string, b: string) => {
      const state = begin({ french: { a }, allied: { b } }, { 'tt-004': 'edge-to-edge' });
      const { from, to } = shotLine(state, state.units['a']!, state.units['b']!);
      return [from, to];
    };
    expect(line(`infantry ${mm(300, 300)} north`, `infantry ${mm(300, 330)} south`)).toEqual([[300_000, 306_000], [300_000, 324_000]]); // prettier-ignore
    expect(line(`infantry ${mm(300, 300)} east`, `infantry ${mm(330, 300)} west`)).toEqual([[306_000, 300_000], [324_000, 300_000]]); // prettier-ignore
  });
  test('from the first of two faces that are as near', () => {
    // The near corner of the target is equally far from the middle of the front and from the middle
    // of the right side.
    const state = begin({ french: { a: `lancers ${mm(300, 300)} north` }, allied: { b: `infantry ${mm(336.75, 346.5)} north` } }); // prettier-ignore
    expect(measuredFrom(state, state.units['a']!, state.units['b']!).from).toEqual([300_000, 306_000]);
  });
});

test('a step before the first turn is no phase', () => {
  expect((['roles', 'points', 'move', 'melee'] as const).map(isStep)).toEqual([true, true, false, false]);
});
