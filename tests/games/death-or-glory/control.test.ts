import { describe, expect, test } from 'vitest';
import { scripted } from '../../../src/core/scripted.ts';
import { CONTROL } from '../../../src/games/death-or-glory/control/modifiers.ts';
import { BANDS, testControl, type ControlTest } from '../../../src/games/death-or-glory/control/test.ts';
import type { Event, State } from '../../../src/games/death-or-glory/index.ts';
import { Course } from '../../../src/games/death-or-glory/turn/course.ts';
import { board, body } from './playing.ts';
import { FOE, LINE } from './units.ts';

/** What a test of control of the unit with this face comes to. */
function tested(state: State, face: number, because: ControlTest['because'] = 'won'): Course {
  const course = new Course(state);
  const dice = scripted([{ 'control.unit': face }]);
  testControl(course, { unit: 'unit', because }, dice);
  dice.assertSpent();
  return course;
}

const sumOf = (events: readonly Event[]) => {
  const [event] = events;
  if (event?.type !== 'control-tested') throw new Error('no test');
  return event.reasons[0];
};

/** The lines that count besides the die and the factor, by their clauses. */
const counted = (state: State, face = 5): Readonly<Record<string, number>> =>
  Object.fromEntries(
    sumOf(tested(state, face).events)
      .terms.filter((term) => term.counted && !/roll$|factors-table$/.test(term.clause))
      .map(({ clause, value }) => [clause.replace('dg.control.mod.', ''), Number(value)]),
  );

/** French line has a control factor of 3. */
const alone = board({ unit: LINE });

describe('a test of control', () => {
  test('the sum of the lesson: 3, 3, 3 and 1', () => {
    const horse = { type: 'austrian-cuirassiers', at: [900, 516.5], facing: 'south' };
    const state = board(
      { battalion: { ...LINE, figures: 21, condition: 'routing' } },
      { unit: { ...horse, wins: [2], melee: { rounds: 1, won: true } } },
    );
    const { events } = tested(state, 3);
    expect(events.map(({ type }) => type)).toEqual(['control-tested']);
    expect(events[0]!.clauses).toEqual(['dg.control.when-won']);
    const { terms, total, test: is } = sumOf(events);
    expect(terms.filter((term) => term.counted).map(({ clause, value }) => [clause, value])).toEqual([
      ['dg.control.roll', 3],
      ['dg.control.factors-table', 3],
      ['dg.control.mod.enemy-routing', 3],
      ['dg.control.mod.melee-won', 1],
    ]);
    expect([total, is?.word, is?.clause]).toEqual([10, 'follows orders', 'dg.control.result']);
  });

  test.each([
    [9, [2], 13, { type: 'got-out-of-hand', after: null, from: 3, until: 4 }],
    [8, [2], 12, { type: 'got-out-of-hand', after: null, from: 3, until: 3 }],
    [8, [], 11, { type: 'got-out-of-hand', after: null, from: 3, until: 3 }],
    [7, [], 10, undefined],
    [5, [], 8, undefined],
    [4, [], 7, { type: 'was-held-back', until: 3 }],
    [2, [], 5, { type: 'was-held-back', until: 3 }],
    [1, [], 4, { type: 'was-held-back', until: 4 }],
  ] as const)('a %i, and the rounds won in %j: %i', (face, wins, total, then) => {
    const { events } = tested(board({ unit: { ...LINE, wins } }), face);
    expect(sumOf(events).total).toBe(total);
    if (then === undefined) expect(events.length).toBe(1);
    else expect(events[1]).toMatchObject({ ...then, unit: 'unit', clauses: ['dg.control.result'] });
  });

  test('the least total for each result', () => {
    expect(BANDS.map(({ from }) => from)).toEqual([13, 11, 8, 5, 2, null]);
  });

  test('a 1 or less: it falls back 50 mm', () => {
    const runners = {
      routing: { ...LINE, at: [900, 390], condition: 'routing' },
      retreating: { ...LINE, at: [760, 450], condition: 'retreating' },
    };
    const foe = { foe: { ...FOE, at: [900, 560] } };
    const { events } = tested(board({ unit: LINE, ...runners }, foe), 1);
    // 3 and 1, less 3, 2 and 1.
    expect(sumOf(events)).toMatchObject({ total: -2, test: { word: 'retires' } });
    expect(events[1]).toMatchObject({ type: 'fell-back', clauses: ['dg.control.result'] });
  });

  test('a 0 is a ten', () => {
    expect(sumOf(tested(alone, 0).events).total).toBe(13);
    const other = board({ unit: LINE }, {}, { readings: { 'dg-001': 'ten-in-reaction-only' } });
    expect(sumOf(tested(other, 0).events).total).toBe(3);
  });

  test('whoever runs takes none', () => {
    const course = new Course(board({ unit: { ...LINE, condition: 'routing' } }));
    testControl(course, { unit: 'unit', because: 'won' }, scripted([]));
    expect(course.events).toEqual([]);
  });

  test('it goes after the foe whom it has beaten and who runs', () => {
    const beaten = (condition: object) => {
      const state = board(
        { unit: { ...LINE, wins: [2, 2, 2, 2, 2, 2] } },
        { foe: { ...FOE, at: [900, 472], ...condition } },
      );
      return tested(state, 9).events[1];
    };
    expect(beaten({ condition: 'routing' })).toMatchObject({ type: 'got-out-of-hand', after: 'foe' });
    expect(beaten({})).toMatchObject({ type: 'got-out-of-hand', after: null });
  });

  test('a unit that follows orders again is in hand', () => {
    const state = tested(board({ unit: { ...LINE, wins: [2, 2] } }), 8).state;
    expect(body(state, 'unit').bound).toEqual({ after: null, from: 3, until: 4 });
    const { events, state: after } = tested({ ...state, turn: 6 }, 5);
    expect(events[1]?.type).toBe('came-to-hand');
    expect(body(after, 'unit').bound).toBeUndefined();
  });

  test('its causes', () => {
    expect(tested(alone, 4, 'no-contact').events[0]!.clauses).toEqual(['dg.control.when-no-contact']);
    expect(tested(alone, 4, 'commander').events[0]!.clauses).toEqual(['dg.control.when-commander-killed']);
  });
});

describe('the lines of control', () => {
  const near = (foe: object, then: (state: State) => State = (state) => state) =>
    counted(then(board({ unit: LINE }, { foe: { ...FOE, at: [900, 560], ...foe } })));
  const from =
    (id: string, at: readonly number[]) =>
    (state: State): State => ({
      ...state,
      done: { ...state.done, from: { [id]: { ...state.units[id]!, at: at.map((part) => part * 1000) as never } } },
    });

  test('enemies within 100 mm, by what they did', () => {
    expect(near({})).toEqual({ 'enemy-standing': -1 });
    expect(near({ condition: 'routing' })).toEqual({ 'enemy-routing': 3 });
    expect(near({ condition: 'retreating' })).toEqual({ 'enemy-retreating': 2 });
    expect(near({}, from('foe', [900, 640]))).toEqual({ 'enemy-advancing': -2 });
    expect(near({}, from('foe', [900, 500]))).toEqual({ 'enemy-standing': -1 });
    expect(near({}, (state) => ({ ...state, done: { ...state.done, fellBack: ['foe'] } }))).toEqual({
      'enemy-retiring': 1,
    });
    expect(near({ at: [740, 440], facing: 'east' }, from('foe', [600, 440]))).toEqual({ 'enemy-flank': -3 });
    expect(near({ formation: 'skirmish-order' })).toEqual({});
    expect(near({ at: [900, 573] })).toEqual({});
  });

  const friend = (more: object, then: (state: State) => State = (state) => state, readings = {}) =>
    counted(
      then(
        board(
          { unit: LINE, friend: { ...LINE, at: [900, 400], ...more } },
          { foe: { ...FOE, at: [900, 800] } },
          { readings },
        ),
      ),
    );

  test('and friends', () => {
    expect(friend({})).toEqual({ 'friends-standing': 1 });
    expect(friend({ condition: 'routing' })).toEqual({ 'friends-routing': -3 });
    expect(friend({ condition: 'retreating' })).toEqual({ 'friends-retreating': -2 });
    expect(friend({}, from('friend', [900, 350]))).toEqual({ 'friends-advancing': 2 });
    expect(friend({}, (state) => ({ ...state, done: { ...state.done, fellBack: ['friend'] } }))).toEqual({
      'friends-retiring': -1,
    });
  });

  test('by other readings each counts, or at any distance, or by its facing', () => {
    const two = (readings: object) =>
      counted(
        board(
          { unit: LINE },
          { foe: { ...FOE, at: [830, 560] }, other: { ...FOE, at: [970, 560] }, far: { ...FOE, at: [900, 900] } },
          { readings: readings as never },
        ),
      );
    expect(two({})).toEqual({ 'enemy-standing': -1 });
    expect(two({ 'dg-101': 'per-unit' })).toEqual({ 'enemy-standing': -2 });
    const far = (readings: object) =>
      counted(board({ unit: LINE }, { foe: { ...FOE, at: [900, 900] } }, { readings: readings as never }));
    expect([far({}), far({ 'dg-101': 'no-limit' })]).toEqual([{}, { 'enemy-standing': -1 }]);
    const facing = (facing: string) =>
      counted(
        board({ unit: LINE }, { foe: { ...FOE, at: [900, 560], facing } }, { readings: { 'dg-137': 'by-facing' } }),
      );
    expect([facing('south'), facing('north'), facing('east')]).toEqual([
      { 'enemy-advancing': -2 },
      { 'enemy-retiring': 1 },
      { 'enemy-standing': -1 },
    ]);
  });

  test('the rounds that it has won in the last four turns', () => {
    const won = (wins: readonly number[]) => counted(board({ unit: { ...LINE, wins } }, {}, { now: { turn: 9 } }));
    expect([won([6, 9]), won([5]), won([9, 9])]).toEqual([{ 'melee-won': 2 }, {}, { 'melee-won': 2 }]);
  });

  test('fire from a flank or the rear', () => {
    const shot = { ...alone, done: { ...alone.done, flanked: ['unit'] } };
    expect(counted(shot)).toEqual({ 'fire-flank-rear': -1 });
  });

  test('veterans keep to orders', () => {
    const guard = (face: number, readings = {}) => {
      const { terms, total } = sumOf(
        tested(board({ unit: { ...LINE, type: 'french-old-guard' } }, {}, { readings }), face).events,
      );
      const { value, counted: counts } = terms.at(-1)!;
      return [total - (counts ? Number(value) : 0), counts ? value : 0];
    };
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((face) => guard(face));
    for (const [before, by] of all) expect(by).toBe(Number(before) < 8 ? 1 : Number(before) > 10 ? -1 : 0);
    expect(guard(9, { 'dg-100': 'plus' })[1]).toBe(1);
  });

  test('a senior officer who is present', () => {
    const led = (far: number, readings = {}, face = 3) => {
      const general = { type: 'brigadier', at: [900, 450 - 11 - 16.5 - far], facing: 'north', rating: 2 };
      const { terms } = sumOf(tested(board({ unit: LINE, general }, {}, { readings }), face).events);
      return terms.filter(({ label }) => label.startsWith('rating')).map(({ value }) => value);
    };
    expect([led(50), led(51), led(51, { 'dg-017': 'all-at-150' })]).toEqual([[2], [], [2]]);
    expect(led(50, { 'dg-020': 'none-without-chart' })).toEqual([]);
    const steadying = { 'dg-020': 'steadying' };
    expect([3, 4, 5].map((face) => led(50, steadying, face))).toEqual([[2], [1], [0]]);
  });

  test('every line has its sum, and none counts twice', () => {
    expect(new Set(CONTROL.rows.map(({ clause }) => clause)).size).toBe(13);
  });
});
