import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../../src/core/ids.ts';
import { engine } from '../../../../src/games/regiments-and-roundshot/index.ts';
import { given } from '../battle.ts';
import { board, condition, judged, place, play } from '../fights.ts';

/*
 * Readings of the order in which figures run: for each ruling a case in which its readings differ.
 */

const ROUTING = { condition: 'routing' };
const END = { end: 'phase' };

/** The orders that are offered, each by its type and figure. */
const offered = (state: ReturnType<typeof board>): readonly string[] =>
  engine.candidates(state).map(({ order }) => ('unit' in order ? `${order.type} ${order.unit}` : order.type));

describe('several run in a fixed order, or as their owner picks (rr-093)', () => {
  const OWNER = { 'rr-093': 'owner-orders' };

  test('when a phase begins', () => {
    const column = (readings: Readings) =>
      play(
        board({
          french: { one: ['infantry', 12, 12, ROUTING], two: ['infantry', 12, 8.2, ROUTING] },
          allied: { foe: ['infantry', 12, 14] },
          phase: 'strategy',
          readings,
        }),
        [END],
      );
    expect(place(column({}).state, 'one')).toEqual([12, 8]);
    const { state, types, events } = column(OWNER);
    expect(types).toEqual(['phase-began', 'flight-due']);
    expect(events.at(-1)).toMatchObject({ clauses: ['rr.rout.continues'] });
    expect(judged(state, { run: 'foe' })).toBe('not-now rr.rout.continues');
    const verdict = engine.judge(state, given(state, { run: 'one' }));
    expect(verdict.ok && verdict.clauses).toEqual(['rr.rout.continues', 'rr.rout.move']);
    expect(state.awaits).toMatchObject({ sides: ['french'], kind: 'choice', orders: ['run'] });
    expect(offered(state)).toEqual(['run two', 'run one']);
    expect(judged(state, END)).toBe('not-now rr.rout.continues');
    // The front runs first, and the rear is in its way.
    const front = play(state, [{ run: 'one' }]).state;
    expect([place(front, 'one'), place(front, 'two'), front.awaits?.kind]).toEqual([[12, 8.7], [12, 4.2], 'phase']); // prettier-ignore
  });

  test('after a Break Roll, and an Overrun follows when all have run', () => {
    const charge = (readings: Readings) =>
      play(
        board({
          french: { lancers: ['cavalry', 12, 16] },
          allied: { a: ['infantry', 12, 16.5], b: ['infantry', 12, 17], c: ['infantry', 12, 17.5] },
          phase: 'charge',
          readings,
        }),
        [{ charge: 'lancers', at: 'a' }],
        [{ 'charge.lancers': [4, 4] }, { 'break.a': 1 }],
      );
    expect(charge({}).types.at(-1)).toBe('formation-broke');
    const due = charge(OWNER);
    expect(due.types.slice(-2)).toEqual(['formation-broke', 'flight-due']);
    const [broke, asked] = due.events.slice(-2);
    const stays = { by: 0, gone: null };
    expect(broke).toMatchObject({ flights: [{ unit: 'b', ...stays }, { unit: 'c', ...stays }] }); // prettier-ignore
    expect(asked).toMatchObject({ clauses: ['rr.rout.move'] });
    expect(due.state.awaits?.sides).toEqual(['allied']);
    const { state } = play(due.state, [{ run: 'b' }]);
    expect(['a', 'b', 'c'].map((id) => condition(state, id))).toEqual(['routing', 'routing', 'routing']);
    expect([state.fleeing, state.pending]).toEqual([null, null]);
  });

  test('and an Overrun follows only when all have run', () => {
    const state = play(
      board({
        french: { lancers: ['cavalry', 12, 16] },
        allied: {
          a: ['infantry', 12, 16.5],
          b: ['infantry', 12, 17],
          c: ['infantry', 12, 17.5],
          d: ['infantry', 12, 18],
          e: ['infantry', 12, 18.5],
        },
        phase: 'charge',
        now: { hands: { allied: [8] } },
        readings: { ...OWNER, 'rr-095': 'every-rout' },
      }),
      [{ charge: 'lancers', at: 'a' }, { play: 'nothing' }, { play: 8 }],
      [{ 'charge.lancers': [4, 4] }, { 'break.a': 1 }],
    ).state;
    expect([condition(state, 'b'), state.pending, state.fleeing?.units.length]).toEqual(['disrupted', null, 3]);
    const { state: first, events } = play(state, [{ run: state.fleeing!.units[0]! }]);
    // They run from the lancers, and do not run on.
    expect(events[0]).toMatchObject({ type: 'unit-fled', clauses: ['rr.rout.move'] });
    expect([first.pending, first.fleeing?.units.length]).toEqual([null, 2]);
    const last = play(first, [{ run: first.fleeing!.units[0]! }]).state;
    expect([last.pending, last.fleeing]).toMatchObject([{ kind: 'overrun', unit: 'lancers', next: ['b'] }, null]);
  });

  test('an Eight is asked for after a fresh result, and not while they run on (rr-095)', () => {
    const { state } = play(
      board({
        french: { one: ['infantry', 12, 12, ROUTING], two: ['infantry', 8, 12, ROUTING], h: ['cavalry', 4, 12] },
        allied: { foe: ['infantry', 12, 20] },
        phase: 'strategy',
        now: { hands: { french: [8] } },
        readings: { ...OWNER, 'rr-095': 'every-rout' },
      }),
      [END],
    );
    expect(judged(state, { run: 'h' })).toBe('not-asked rr.rout.continues');
    expect(play(state, [{ run: 'one' }]).types).toEqual(['unit-fled', 'unit-fled']);
  });

  test('and the Rally phase ends only when all have run', () => {
    const state = play(
      board({
        french: {
          one: ['infantry', 12, 12, ROUTING],
          two: ['infantry', 8, 12, ROUTING],
          six: ['infantry', 4, 12, ROUTING],
        },
        allied: { foe: ['infantry', 12, 20] },
        phase: 'rally',
        readings: { ...OWNER, 'rr-059': 'after-failed-rally' },
      }),
      [END],
    ).state;
    expect([state.phase, offered(state).length]).toEqual(['rally', 3]);
    const first = play(state, [{ run: 'one' }]);
    expect([first.types, first.state.phase]).toEqual([['unit-fled'], 'rally']);
    const last = play(first.state, [{ run: 'two' }]);
    expect([last.types, last.state.phase]).toEqual([['unit-fled', 'unit-fled', 'phase-began'], 'logistics']);
  });
});

describe('rout moves come before wild cavalry, or the owner mixes them (rr-094)', () => {
  const MIXED = { 'rr-094': 'owner-orders' };

  test('all of them, though their owner decides who runs first', () => {
    const { state } = play(
      board({
        french: {
          one: ['infantry', 12, 12, ROUTING],
          two: ['infantry', 8, 12, ROUTING],
          six: ['infantry', 4, 12, ROUTING],
          lancers: ['cavalry', 16, 12],
        },
        allied: { foe: ['infantry', 12, 20] },
        phase: 'strategy',
        now: { charged: ['lancers'] },
        readings: { 'rr-093': 'owner-orders' },
      }),
      [END],
    );
    expect(offered(state)).toEqual(['run six', 'run two', 'run one']);
    const first = play(state, [{ run: 'one' }]);
    expect([first.types, first.state.wild]).toEqual([['unit-fled'], []]);
    const last = play(first.state, [{ run: 'two' }]);
    expect([last.types, offered(last.state)]).toEqual([['unit-fled', 'unit-fled', 'control-due'], ['control lancers']]);
    expect(last.events.at(-1)).toMatchObject({ clauses: ['rr.uncontrolled.trigger'] });
  });

  test('the roll for control is due once', () => {
    const types = (readings: Readings) =>
      play(
        board({
          french: { lancers: ['cavalry', 16, 12] },
          allied: { foe: ['infantry', 12, 20] },
          phase: 'strategy',
          now: { charged: ['lancers'] },
          readings,
        }),
        [END],
      ).types;
    expect([types({}), types(MIXED)]).toEqual([
      ['phase-began', 'control-due'],
      ['phase-began', 'control-due'],
    ]);
  });

  const begun = (readings: Readings) =>
    play(
      board({
        french: { one: ['infantry', 12, 12, ROUTING], lancers: ['cavalry', 16, 12], hussars: ['cavalry', 6, 12] },
        allied: { foe: ['infantry', 12, 14] },
        phase: 'strategy',
        now: { charged: ['lancers', 'hussars'] },
        readings,
      }),
      [END],
    ).state;

  test('those of the other side run between, and none of it rolls', () => {
    const state = play(
      board({
        french: { one: ['infantry', 12, 12, ROUTING], two: ['infantry', 8, 12, ROUTING], lancers: ['cavalry', 16, 12] },
        allied: { foe: ['infantry', 12, 20], a: ['infantry', 16, 24, ROUTING] },
        phase: 'strategy',
        now: { charged: ['lancers'] },
        readings: { ...MIXED, 'rr-059': 'every-turn' },
      }),
      [END],
    ).state;
    expect(state.awaits).toMatchObject({ sides: ['french'], orders: ['run', 'control'] });
    expect([judged(state, { run: 'one' }), judged(state, { run: 'two' })]).toEqual([
      'not-first rr.rout.continues',
      'allowed',
    ]);
    const theirs = play(state, [{ run: 'two' }, { run: 'one' }]).state;
    expect(theirs.awaits).toMatchObject({ sides: ['allied'], orders: ['run'] });
  });

  test('with nobody to roll they run at once', () => {
    const { types } = play(
      board({
        french: { one: ['infantry', 12, 12, ROUTING], two: ['infantry', 8, 12, ROUTING] },
        allied: { foe: ['infantry', 12, 20] },
        phase: 'strategy',
        readings: MIXED,
      }),
      [END],
    );
    expect(types).toEqual(['phase-began', 'flight-due', 'unit-fled', 'unit-fled']);
  });

  test('in any order, all before the first card', () => {
    expect([place(begun({}), 'one'), offered(begun({}))]).toEqual([[12, 8], ['control lancers']]);
    const state = begun(MIXED);
    expect(place(state, 'one')).toEqual([12, 12]);
    expect(offered(state)).toEqual(['run one', 'control lancers', 'control hussars']);
    const rolled = play(state, [{ control: 'hussars' }], [{ 'control.hussars': 1 }]).state;
    expect(offered(rolled)).toEqual(['run one', 'control lancers']);
    expect(judged(rolled, END)).toMatch(/^not-now/);
    const both = play(rolled, [{ control: 'lancers' }, { run: 'one' }], [{ 'control.lancers': 1 }]).state;
    expect([place(both, 'one'), both.awaits?.kind]).toEqual([[12, 8], 'phase']);
  });
});
