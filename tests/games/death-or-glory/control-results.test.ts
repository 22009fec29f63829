import { describe, expect, test } from 'vitest';
import { scripted } from '../../../src/core/scripted.ts';
import {
  comeToHand,
  testControl,
  testLeaderless,
  type ControlTest,
} from '../../../src/games/death-or-glory/control/test.ts';
import type { Event, State } from '../../../src/games/death-or-glory/index.ts';
import { Course } from '../../../src/games/death-or-glory/turn/course.ts';
import { board, body } from './playing.ts';
import { FOE, LINE } from './units.ts';

/** What a test of control of the unit with this face comes to. */
function tested(state: State, face: number, because: ControlTest['because'] = 'won'): readonly Event[] {
  const course = new Course(state);
  const dice = scripted([{ 'control.unit': face }]);
  testControl(course, { unit: 'unit', because }, dice);
  dice.assertSpent();
  return course.events;
}

const sumOf = ([event]: readonly Event[]) => {
  if (event?.type !== 'control-tested') throw new Error('no test');
  return event.reasons[0];
};

/** Friends who run near the unit: 3 less for those who rout, and 2 for those who retreat. */
const RUNNERS = {
  routing: { ...LINE, at: [900, 390], condition: 'routing' },
  retreating: { ...LINE, at: [760, 450], condition: 'retreating' },
};

const RETIRES = { row: [null, 1], word: 'retires', then: { type: 'fell-back' } };
const TWO_TURNS = {
  row: [2, 4],
  word: 'is held back for two turns',
  then: { type: 'was-held-back', until: 4 },
};
const ONE_TURN = { row: [5, 7], word: 'is held back for a turn', then: { type: 'was-held-back', until: 3 } };
const ORDERS = { row: [8, 10], word: 'follows orders', then: undefined };
const AFTER = {
  row: [11, 12],
  word: 'goes after the enemy for a turn',
  then: { type: 'got-out-of-hand', from: 3, until: 3 },
};
const AFTER_FOR_TWO = {
  row: [13, null],
  word: 'goes after the enemy for two turns',
  then: { type: 'got-out-of-hand', from: 3, until: 4 },
};

describe('the table of control, by its totals', () => {
  // French line has a control factor of 3.
  test.each([
    [-1, 1, RUNNERS, RETIRES],
    [0, 2, RUNNERS, RETIRES],
    [1, 3, RUNNERS, RETIRES],
    [2, 4, RUNNERS, TWO_TURNS],
    [3, 5, RUNNERS, TWO_TURNS],
    [4, 1, {}, TWO_TURNS],
    [5, 2, {}, ONE_TURN],
    [6, 3, {}, ONE_TURN],
    [7, 4, {}, ONE_TURN],
    [8, 5, {}, ORDERS],
    [9, 6, {}, ORDERS],
    [10, 7, {}, ORDERS],
    [11, 8, {}, AFTER],
    [12, 9, {}, AFTER],
    [13, 0, {}, AFTER_FOR_TWO],
    [14, 0, { unit: { ...LINE, wins: [2] } }, AFTER_FOR_TWO],
    [15, 0, { unit: { ...LINE, wins: [2, 2] } }, AFTER_FOR_TWO],
  ])('%i: a %i, with %j: %j', (total, face, more, { row, word, then }) => {
    const events = tested(board({ unit: LINE, ...more }), face);
    const reason = sumOf(events);
    const [from, to] = row;
    expect(reason).toMatchObject({ total, test: { from, to, word, clause: 'dg.control.result' } });
    if (then === undefined) expect(events.length).toBe(1);
    else expect(events[1]).toMatchObject({ ...then, clauses: ['dg.control.result'] });
  });
});

test('a 0 that counts as a ten cites the dice, and no other face does', () => {
  const cited = (face: number) =>
    sumOf(tested(board({ unit: LINE }), face)).terms.map(({ clause, value }) => [clause, value]);
  expect(cited(0)).toContainEqual(['dg.equipment.dice', 10]);
  expect(cited(9).map(([clause]) => clause)).not.toContain('dg.equipment.dice');
});

test('the rating of an officer who is present is cited, and only then', () => {
  const led = (far: number) => {
    const general = { type: 'brigadier', at: [900, 450 - 11 - 16.5 - far], facing: 'north', rating: 2 };
    return tested(board({ unit: LINE, general }), 3)[0]!.clauses;
  };
  expect(led(50)).toEqual(['dg.control.when-won', 'dg.command.use']);
  expect(led(51)).toEqual(['dg.control.when-won']);
});

test('only who has won goes after the foe whom it touches; others after the nearest', () => {
  const state = board(
    { unit: { ...LINE, wins: [2, 2, 2, 2, 2, 2] } },
    { foe: { ...FOE, at: [900, 472], condition: 'routing' } },
  );
  const after = (because: ControlTest['because']) => tested(state, 9, because)[1];
  expect(after('won')).toMatchObject({ type: 'got-out-of-hand', after: 'foe' });
  expect(after('commander')).toMatchObject({ type: 'got-out-of-hand', after: null });
  expect(after('no-contact')).toMatchObject({ type: 'got-out-of-hand', after: null });
});

describe('a unit that is out of hand or held back', () => {
  test('comes to hand by the same clause, and others have nothing to come from', () => {
    const free = new Course(board({ unit: LINE }));
    comeToHand(free, 'unit');
    comeToHand(free, 'nobody');
    expect(free.events).toEqual([]);
    for (const more of [{ bound: { after: null, from: 3, until: 4 } }, { held: 4 }]) {
      const { state } = free;
      const course = new Course({ ...state, units: { unit: { ...body(state, 'unit'), ...more } } });
      comeToHand(course, 'unit');
      expect(course.events).toEqual([{ type: 'came-to-hand', unit: 'unit', clauses: ['dg.control.result'] }]);
    }
  });
});

test('those whose commander has fallen test one after the other, but for who runs', () => {
  const state = board({ unit: LINE, other: { ...LINE, at: [300, 450] }, last: RUNNERS.routing });
  const course = new Course(state);
  const dice = scripted([{ 'control.other': 6 }, { 'control.unit': 9 }]);
  testLeaderless(course, ['other', 'last', 'unit'], dice);
  dice.assertSpent();
  const tests = course.events.filter((event) => event.type === 'control-tested');
  expect(tests.map(({ unit, because }) => [unit, because])).toEqual([
    ['other', 'commander'],
    ['unit', 'commander'],
  ]);
});
