import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import type { Readings } from '../../../src/core/ids.ts';
import { engine } from '../../../src/games/death-or-glory/index.ts';
import { ORDER } from '../../../src/games/death-or-glory/tables.ts';
import { board, body, END, play, refusal } from './playing.ts';

const LINE = { type: 'french-line', at: [900, 300], facing: 'north' };
const FOE = { type: 'austrian-line', at: [900, 900], facing: 'south' };

const before = (readings = {}, now = {}) =>
  board({ unit: LINE }, { foe: FOE }, { now: { phase: 'initiative', ...now }, readings });

const winner = (readings: object, dice: readonly object[], now = {}): string | null =>
  play(before(readings, now), [{ roll: 'initiative' }], dice as never).state.first;

describe('the initiative', () => {
  test('goes to the higher die, and a 0 is a ten', () => {
    expect(winner({}, [{ 'initiative.french': 4 }, { 'initiative.austrian': 7 }])).toBe('austrian');
    expect(winner({}, [{ 'initiative.french': 0 }, { 'initiative.austrian': 9 }])).toBe('french');
    const low = { 'dg-001': 'ten-in-reaction-only' };
    expect(winner(low, [{ 'initiative.french': 0 }, { 'initiative.austrian': 9 }])).toBe('austrian');
    expect(winner({ 'dg-011': 'low-reroll' }, [{ 'initiative.french': 4 }, { 'initiative.austrian': 7 }])).toBe(
      'french',
    );
  });

  test('is rolled for again after a tie, or by one reading stays where it was', () => {
    const tied = [{ 'initiative.french': 5 }, { 'initiative.austrian': 5 }];
    expect(winner({}, [...tied, { 'initiative.french': 2 }, { 'initiative.austrian': 1 }])).toBe('french');
    expect(winner({ 'dg-011': 'tie-keeps' }, tied, { held: 'austrian' })).toBe('austrian');
  });

  test('is rolled for before anything else', () => {
    const state = before();
    expect(state.awaits?.orders).toEqual(['roll']);
    expect(engine.judge(state, { type: 'end-phase' }).ok).toBe(false);
    const { types, state: after } = play(
      state,
      [{ roll: 'initiative' }],
      [{ 'initiative.french': 3 }, { 'initiative.austrian': 2 }],
    );
    expect(types).toEqual(['initiative-rolled', 'phase-began']);
    expect([after.phase, after.side]).toEqual(['command-rally', 'french']);
  });
});

/** The parts of a turn from the command phase on. */
function parts(readings: Readings): readonly string[] {
  let state = board(
    { unit: LINE },
    { foe: FOE },
    { now: { phase: 'command-rally', side: 'austrian', first: 'austrian' }, readings },
  );
  const found: string[] = [];
  for (let n = 0; n < 10 && state.phase !== 'initiative'; n += 1) {
    found.push(`${state.phase} ${state.side}`);
    state = play(state, [END]).state;
  }
  expect([state.turn, state.first, state.held]).toEqual([3, null, 'austrian']);
  return found;
}

describe('the steps of a turn', () => {
  test('fire before movement, and in each the side with the initiative first', () => {
    expect(parts({})).toEqual([
      'command-rally austrian',
      'charges-declared austrian',
      'charges-declared french',
      'firing austrian',
      'firing french',
      'movement austrian',
      'movement french',
      'melee austrian',
      'compulsory-moves austrian',
    ]);
  });

  test('by the printed list movement comes first, and who has moved does not fire', () => {
    expect(parts({ 'dg-008': 'list-order' }).slice(1, 3)).toEqual(['movement austrian', 'movement french']);
    expect(ORDER['list-order'].toSorted()).toEqual(ORDER['fire-before-move'].toSorted());
  });

  test('a phase in which nobody can act has no order but its end', () => {
    const state = board({ unit: LINE }, { foe: FOE }, { now: { phase: 'melee' } });
    expect(engine.candidates(state).map(({ order }) => order.type)).toEqual(['end-phase']);
    // Nobody is in range of anybody.
    const firing = board({ unit: LINE }, { foe: FOE }, { now: { phase: 'firing' } });
    expect(engine.candidates(firing).map(({ order }) => order.type)).toEqual(['end-phase']);
  });
});

describe('a full turn of doing nothing', () => {
  /** Ends phases until the command phase of a later turn has ended. */
  function rested(condition: string, type: string, turns: number, readings = {}) {
    let state = board(
      { unit: { ...LINE, type, condition } },
      { foe: FOE },
      { now: { phase: 'command-rally' }, readings },
    );
    const high: readonly Scripted[] = [{ 'initiative.french': 9 }, { 'initiative.austrian': 1 }];
    for (let n = 0; n < turns; n += 1) {
      while (state.phase !== 'initiative') state = play(state, [END]).state;
      state = play(state, [{ roll: 'initiative' }, END], high).state;
    }
    return body(state, 'unit');
  }

  // The first command phase counts too: nothing was done before the board.
  test.each([
    ['unformed', 'french-line', 0, 'formed'],
    ['disordered', 'french-line', 0, 'formed'],
    ['unformed', 'austrian-line', 0, 'unformed'],
    ['unformed', 'austrian-line', 1, 'formed'],
    ['disordered', 'russian-line', 0, 'unformed'],
    ['disordered', 'russian-line', 1, 'formed'],
    ['disordered', 'austrian-hussars', 1, 'unformed'],
    ['disordered', 'austrian-hussars', 2, 'formed'],
    ['unformed', 'french-conscripts', 0, 'unformed'],
    ['unformed', 'french-conscripts', 1, 'formed'],
  ])('%s %s after %i more: %s', (condition, type, turns, order) => {
    const start = board({ unit: { ...LINE, type, condition } }, { foe: FOE }, { now: { phase: 'command-rally' } });
    const once = play(start, [END]).state;
    const is = turns === 0 ? body(once, 'unit') : rested(condition, type, turns);
    // `rested` ends its first command phase itself.
    expect(is.order).toBe(order);
  });

  test('by other readings', () => {
    expect(rested('unformed', 'austrian-line', 0, {}).order).toBe('unformed');
    const once = (condition: string, type: string, readings: Readings) =>
      body(
        play(
          board({ unit: { ...LINE, type, condition } }, { foe: FOE }, { now: { phase: 'command-rally' }, readings }),
          [END],
        ).state,
        'unit',
      ).order;
    expect(once('unformed', 'austrian-line', { 'dg-021': 'text' })).toBe('formed');
    expect(once('disordered', 'french-line', { 'dg-021': 'longer-of-both' })).toBe('unformed');
    expect(once('disordered', 'french-line', { 'dg-021': 'chart-in-steps' })).toBe('unformed');
  });

  test('rests those who are tired, a step a turn', () => {
    const tired = (condition: string, readings = {}) =>
      body(
        play(board({ unit: { ...LINE, condition } }, { foe: FOE }, { now: { phase: 'command-rally' }, readings }), [
          END,
        ]).state,
        'unit',
      ).fatigue;
    expect([tired('tired'), tired('exhausted'), tired('utterly-exhausted')]).toEqual(['fresh', 'tired', 'exhausted']);
    expect(tired('exhausted', { 'dg-091': 'one-step' })).toBe('exhausted');
    const both = { condition: ['tired', 'unformed'], type: 'austrian-line' };
    const state = (readings: Readings) =>
      body(
        play(board({ unit: { ...LINE, ...both } }, { foe: FOE }, { now: { phase: 'command-rally' }, readings }), [END])
          .state,
        'unit',
      );
    expect([state({}).order, state({}).fatigue]).toEqual(['unformed', 'fresh']);
    expect(state({ 'dg-120': 'one-after-the-other' }).fatigue).toBe('tired');
  });

  test('whoever moves has to begin anew', () => {
    const start = board({ unit: { ...LINE, condition: 'unformed', type: 'austrian-line' } }, { foe: FOE });
    const { state } = play(start, [{ move: 'unit', legs: ['forward 10'] }]);
    expect(state.remembered.active).toEqual(['unit']);
  });
});

test('a phase that is over comes again in the next turn, in which nobody has moved or fired yet', () => {
  const start = board({ unit: LINE }, { foe: { ...FOE, at: [900, 400] } });
  const { state } = play(start, [{ move: 'unit', legs: ['forward 10'] }]);
  const next = engine.at(state, { side: 'french', phase: 'firing' });
  expect(next).toMatchObject({ turn: 3, phase: 'firing', side: 'french' });
  expect(refusal(next, { fire: 'unit', at: 'foe' })).toBeNull();
  expect(engine.at(state, { side: 'austrian', phase: 'movement' })).toMatchObject({ turn: 2, side: 'austrian' });
});
