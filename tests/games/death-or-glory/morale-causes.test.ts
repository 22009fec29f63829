import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import type { Readings } from '../../../src/core/ids.ts';
import { scripted } from '../../../src/core/scripted.ts';
import type { State } from '../../../src/games/death-or-glory/index.ts';
import { lostOf, testAll, testsForLosses, type Test } from '../../../src/games/death-or-glory/morale/testing.ts';
import { Course } from '../../../src/games/death-or-glory/turn/course.ts';
import { board, body, END, play } from './playing.ts';
import { GUNS, LINE } from './units.ts';

/** What these tests come to, with all these dice; `about`: whom an order would be about. */
function taken(state: State, tests: readonly Test[], dice: readonly Scripted[], about?: readonly string[]): Course {
  const course = new Course(state);
  const script = scripted(dice);
  testAll(course, tests, script, about);
  script.assertSpent();
  return course;
}

const LOSSES: Test = { unit: 'unit', by: 'dg.morale.when-casualties' };

const once = (state: State, face: number) => taken(state, [LOSSES], [{ 'morale.unit': face }]);

/** Who has tested in which order, and why. */
const tested = ({ events }: Course) =>
  events.flatMap((event) => (event.type === 'morale-tested' ? [[event.unit, event.because]] : []));

const typesOf = ({ events }: Course) => events.map(({ type }) => type);

describe('what asks for a test of morale', () => {
  test.each([
    ['dg.morale.when-casualties', 'losses', []],
    ['dg.morale.when-half', 'losses', []],
    ['dg.morale.when-friends-retreat', 'runners', []],
    ['dg.morale.when-commander-killed', 'commander', []],
    ['dg.reform.under-fire', 'under-fire', []],
    ['dg.charge.light-cavalry-test', 'charging', ['dg.morale.when-charging']],
    ['dg.morale.when-charging', 'charging', []],
    ['dg.melee.loser', 'lost-round', ['dg.morale.when-lost-melee']],
    ['dg.melee.winner-tests', 'won-round', []],
    ['dg.morale.when-charged', 'charging', []],
  ] as const)('%s: %s, and %j', (by, because, also) => {
    const { events } = taken(board({ unit: LINE }), [{ unit: 'unit', by }], [{ 'morale.unit': 1 }]);
    expect(events.length).toBe(1);
    expect(events[0]).toMatchObject({ type: 'morale-tested', because, clauses: [by, ...also] });
  });

  test('a commander within 150 mm who steadies it is cited, and only then', () => {
    const led = (far: number) => {
      const general = { type: 'brigadier', at: [900, 450 - 11 - 16.5 - far], facing: 'north', rating: 2 };
      return once(board({ unit: LINE, general }), 1).events[0]!.clauses;
    };
    expect(led(150)).toEqual(['dg.morale.when-casualties', 'dg.command.use']);
    expect(led(151)).toEqual(['dg.morale.when-casualties']);
  });
});

describe('what it comes to, by its clauses', () => {
  test.each([
    [6, 'dg.morale.pass', []],
    [7, 'dg.morale.shaken', ['unit-shaken']],
    [8, 'dg.morale.break', ['unit-broke']],
  ])('a %i against 70: %s', (face, clause, then) => {
    const { events } = once(board({ unit: LINE }), face);
    const [first, second] = events;
    expect(first?.type === 'morale-tested' && first.reasons[0].test?.clause).toBe(clause);
    expect(events.slice(1, 2).map(({ type }) => type)).toEqual(then);
    if (second !== undefined) expect(second.clauses).toEqual([clause]);
  });

  test('by one reading whoever is shaken is steady when it passes, and not when it fails', () => {
    const state = board(
      { unit: { ...LINE, condition: 'shaken' } },
      {},
      { readings: { 'dg-094': 'until-passed-test' } },
    );
    const passed = once(state, 6);
    expect(typesOf(passed)).toEqual(['morale-tested', 'unit-steadied']);
    expect(passed.events[1]!.clauses).toEqual(['dg.morale.pass']);
    expect(typesOf(once(state, 7))).toEqual(['morale-tested', 'unit-shaken', 'fell-back']);
    expect(typesOf(once(state, 8))).toEqual(['morale-tested', 'unit-broke']);
  });
});

describe('a battery that breaks', () => {
  const broke = (unit: object, readings: Readings = {}) =>
    once(board({ unit: { ...GUNS, ...unit } }, {}, { readings }), 0);
  const LOST = { 'dg-145': 'stays-or-lost' };

  test('is out of the fight, and not off the table: its gunners run, and leave the guns', () => {
    const { events, state } = broke({});
    expect(events.map(({ type }) => type)).toEqual(['morale-tested', 'unit-broke']);
    expect(body(state, 'unit').mood).toBe('routing');
    const fled = play({ ...state, phase: 'compulsory-moves' }, [END]);
    expect(fled.types.slice(0, 2)).toEqual(['guns-left', 'unit-fled']);
    const { at, guns } = body(fled.state, 'unit');
    expect(guns?.at).toEqual([900_000, 450_000]);
    expect(at[1]).toBeLessThan(450_000);
  });

  test('is lost by one reading', () => {
    const { events, state } = broke({}, LOST);
    expect(events.slice(1).map(({ type, clauses }) => [type, clauses])).toEqual([
      ['unit-broke', ['dg.morale.break']],
      ['unit-destroyed', ['dg.morale.break']],
    ]);
    expect(state.units['unit']).toBeUndefined();
  });

  test('which is about guns that are deployed, and about no other troops', () => {
    expect(typesOf(broke({ formation: 'limbered' }, LOST))).toEqual(['morale-tested', 'unit-broke']);
    expect(typesOf(broke(LINE, LOST))).toEqual(['morale-tested', 'unit-broke']);
  });
});

describe('friends who see it run', () => {
  // 20 mm beside the battalion, on either hand.
  const right = { ...LINE, at: [1052, 450] };
  const left = { ...LINE, at: [748, 450] };
  const TESTS: readonly Scripted[] = [{ 'morale.unit': 9 }, { 'morale.alpha': 1 }, { 'morale.omega': 1 }];

  test.each([
    [{ alpha: left, omega: right }],
    [{ omega: right, alpha: left }],
    [{ alpha: right, omega: left }],
    [{ omega: left, alpha: right }],
  ])('who are as near as each other test by their names: %j', (friends) => {
    expect(tested(taken(board({ unit: LINE, ...friends }), [LOSSES], TESTS))).toEqual([
      ['unit', 'losses'],
      ['alpha', 'runners'],
      ['omega', 'runners'],
    ]);
  });

  test('the nearest first, whatever their names are', () => {
    const far = { ...left, at: [747, 450] };
    const faces: readonly Scripted[] = [{ 'morale.unit': 9 }, { 'morale.omega': 1 }, { 'morale.alpha': 1 }];
    const state = board({ unit: LINE, alpha: far, omega: right });
    expect(tested(taken(state, [LOSSES], faces)).map(([id]) => id)).toEqual(['unit', 'omega', 'alpha']);
  });

  test('and who of them breaks is seen by others in his turn, each of whom tests once', () => {
    const state = board({ unit: LINE, alpha: left, omega: { ...left, at: [590, 450] } });
    const faces: readonly Scripted[] = [{ 'morale.unit': 9 }, { 'morale.alpha': 9 }, { 'morale.omega': 9 }];
    expect(tested(taken(state, [LOSSES], faces)).map(([id]) => id)).toEqual(['unit', 'alpha', 'omega']);
  });

  test('see others run too than those whom an order is about, after these have tested', () => {
    const state = board({ unit: LINE, alpha: { ...LINE, at: [300, 450] }, omega: { ...LINE, at: [450, 450] } });
    const tests: readonly Test[] = [{ unit: 'alpha', by: 'dg.morale.when-commander-killed' }, LOSSES];
    const faces: readonly Scripted[] = [{ 'morale.unit': 1 }, { 'morale.alpha': 9 }, { 'morale.omega': 1 }];
    expect(tested(taken(state, tests, faces, ['unit']))).toEqual([
      ['unit', 'losses'],
      ['alpha', 'commander'],
      ['omega', 'runners'],
    ]);
  });

  test('by two readings it runs at once, and those through whom it runs test', () => {
    const readings = { 'dg-098': 'at-once', 'dg-144': 'in-the-compulsory-moves' };
    const state = board({ unit: LINE, left, behind: { ...LINE, at: [900, 370] } }, {}, { readings });
    const course = taken(state, [LOSSES], [{ 'morale.unit': 9 }, { 'morale.behind': 1 }]);
    expect(typesOf(course)).toEqual(['morale-tested', 'unit-broke', 'unit-fled', 'order-broken', 'morale-tested']);
    expect(tested(course)[1]).toEqual(['behind', 'runners']);
  });
});

describe('the tests that losses ask for', () => {
  /** Of 720 men so many are lost, and so many had been lost before. */
  const due = (lost: number, before: number, readings: Readings = {}) =>
    testsForLosses(board({ unit: { ...LINE, lost } }, {}, { readings }), 'unit', before).map(({ by }) => by);
  const EACH = { 'dg-097': 'one-per-step' };
  const TENTH = 'dg.morale.when-casualties';
  const HALF = 'dg.morale.when-half';

  test('none without a loss, even below the half', () => {
    expect(due(400, 400)).toEqual([]);
    expect(due(401, 400)).toEqual([HALF]);
  });

  test('a tenth to the man, and the half only when less than it is left', () => {
    expect([due(71, 0, EACH), due(72, 0, EACH), due(143, 72, EACH), due(144, 71, EACH)]).toEqual([
      [],
      [TENTH],
      [],
      [TENTH, TENTH],
    ]);
    expect([due(360, 350, EACH), due(361, 350, EACH), due(361, 350)]).toEqual([[TENTH], [TENTH, HALF], [TENTH]]);
  });

  test('none of who is gone', () => {
    const state = board({ unit: { ...LINE, lost: 60 } });
    expect([lostOf(state, 'unit'), lostOf(state, 'nobody')]).toEqual([60, 0]);
    expect(testsForLosses(state, 'nobody', 0)).toEqual([]);
  });
});
