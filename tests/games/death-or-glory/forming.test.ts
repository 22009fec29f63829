import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { changeTime, reformTime } from '../../../src/games/death-or-glory/moving/changes.ts';
import { timeText } from '../../../src/games/death-or-glory/moving/time.ts';
import { FORMATIONS, type Formation } from '../../../src/games/death-or-glory/tables.ts';
import { board, body, END, placeOf, play, refusal } from './playing.ts';
import { LINE, COLUMN } from './units.ts';

/** What a change takes, in quarters of a turn, for each printed column; null if there is none. */
const quarters = (
  from: Formation,
  into: Formation,
  types: readonly string[],
  { readings = {}, condition = [] }: { readonly readings?: Readings; readonly condition?: readonly string[] } = {},
) =>
  types.map((type) => {
    const state = board({ unit: { ...LINE, type, formation: from, condition } }, {}, { readings });
    return changeTime(state, body(state, 'unit'), into)?.quarters ?? null;
  });

const FOOT = ['french-line', 'russian-line', 'austrian-line'];
const HORSE = ['british-dragoons', 'french-dragoons', 'austrian-hussars'];
const BATTERIES = ['french-foot-battery', 'russian-foot-battery', 'austrian-foot-battery'];

describe('changes of formation', () => {
  test.each([
    ['march-column', 'column', [1, 2, 3]],
    ['march-column', 'line', [3, 6, 8]],
    ['march-column', 'square', [2, 4, 6]],
    ['column', 'line', [2, 4, 6]],
    ['column', 'square', [1, 2, 3]],
    ['line', 'square', [2, 2, 4]],
    ['line', 'skirmish-order', [1, 2, 3]],
  ] as const)('of foot between %s and %s, both ways', (from, into, times) => {
    expect(quarters(from, into, FOOT)).toEqual(times);
    expect(quarters(into, from, FOOT)).toEqual(times);
  });

  test('of horse and guns', () => {
    expect(quarters('column', 'line', HORSE)).toEqual([3, 2, 4]);
    expect(quarters('line', 'skirmish-order', HORSE)).toEqual([3, 2, 4]);
    expect(quarters('line', 'square', HORSE)).toEqual([null, null, null]);
    expect(quarters('limbered', 'deployed', BATTERIES)).toEqual([2, 3, 4]);
    expect(quarters('deployed', 'limbered', BATTERIES)).toEqual([2, 4, 6]);
    expect(quarters('limbered', 'deployed', ['prussian-horse-battery'])).toEqual([1]);
    expect(
      quarters('limbered', 'deployed', ['prussian-horse-battery'], { readings: { 'dg-076': 'pr-au-none' } }),
    ).toEqual([null]);
  });

  test('nations without a column use that of another', () => {
    const types = ['polish-line', 'portuguese-line', 'scandinavian-line', 'spanish-line', 'neapolitan-line'];
    expect(quarters('column', 'line', types)).toEqual([2, 2, 4, 6, 6]);
    expect(quarters('column', 'line', ['scandinavian-cavalry', 'portuguese-dragoons'])).toEqual([2, 3]);
    expect(quarters('limbered', 'deployed', ['scandinavian-foot-battery'])).toEqual([4]);
  });

  test('conscripts and tired troops take double, once, or by one reading each', () => {
    expect(quarters('column', 'line', ['french-conscripts', 'prussian-landwehr'])).toEqual([4, 12]);
    expect(quarters('column', 'line', ['french-line'], { condition: ['tired'] })).toEqual([4]);
    expect(quarters('column', 'line', ['french-conscripts'], { condition: ['tired'] })).toEqual([4]);
    expect(
      quarters('column', 'line', ['french-conscripts'], { readings: { 'dg-077': 'multiply' }, condition: ['tired'] }),
    ).toEqual([8]);
  });

  test('by other readings', () => {
    expect(quarters('square', 'line', FOOT, { readings: { 'dg-075': 'via-column' } })).toEqual([3, 6, 9]);
    expect(quarters('skirmish-order', 'line', FOOT, { readings: { 'dg-075': 'via-column' } })).toEqual([3, 6, 9]);
    expect(quarters('column', 'line', FOOT, { readings: { 'dg-074': 'whole-turns' } })).toEqual([2, 4, 8]);
  });

  test('no unit takes a formation of another arm', () => {
    const known = (type: string, formation: Formation) =>
      FORMATIONS.filter((into) => quarters(formation, into, [type])[0] !== null);
    expect(known('french-line', 'line')).toEqual(['column', 'march-column', 'square', 'skirmish-order']);
    expect(known('french-dragoons', 'line')).toEqual(['column', 'skirmish-order']);
    expect(known('french-foot-battery', 'deployed')).toEqual(['limbered']);
  });

  test('the time to reform, in turns', () => {
    const turns = (type: string, order: string) => {
      const state = board({ unit: { ...LINE, type, condition: order } });
      return reformTime(state, body(state, 'unit')).formed;
    };
    expect(FOOT.map((type) => turns(type, 'unformed'))).toEqual([1, 1, 2]);
    expect(FOOT.map((type) => turns(type, 'disordered'))).toEqual([1, 2, 2]);
    expect(HORSE.map((type) => turns(type, 'unformed'))).toEqual([2, 1, 2]);
    expect(HORSE.map((type) => turns(type, 'disordered'))).toEqual([2, 2, 3]);
  });
});

describe('a turn that is shared', () => {
  test('a column forms line in half a turn and goes on as a line', () => {
    const state = board({ unit: COLUMN });
    expect(refusal(state, { move: 'unit', legs: ['form line', 'forward 50.1'] })).toBe('dg.move.allowances too-long');
    const { state: after, types } = play(state, [{ move: 'unit', legs: ['form line', 'forward 50'] }]);
    expect(types).toEqual(['formation-changed', 'unit-moved']);
    expect([body(after, 'unit').formation, placeOf(after, 'unit')]).toEqual(['line', [900, 505.5]]);
  });

  test('it may march first, at the pace of a column', () => {
    const { state } = play(board({ unit: COLUMN }), [{ move: 'unit', legs: ['forward 75', 'form line'] }]);
    // The front edge stays: a line is 22 mm deep, a column 33.
    expect([body(state, 'unit').formation, placeOf(state, 'unit')]).toEqual(['line', [900, 530.5]]);
  });

  test('Austrians finish half way through the second turn, unformed meanwhile, and may then go 50 mm', () => {
    const start = board({ unit: { ...COLUMN, type: 'austrian-line' } });
    const begun = play(start, [{ move: 'unit', legs: ['form line'] }]);
    expect(begun.events).toMatchObject([{ type: 'change-begun', into: 'line', left: 2 }]);
    expect(body(begun.state, 'unit')).toMatchObject({ formation: 'column', changing: { into: 'line', left: 2 } });
    let { state } = play(begun.state, [END, END, END, END]);
    state = play(state, [{ roll: 'initiative' }], [{ 'initiative.french': 9 }, { 'initiative.austrian': 1 }]).state;
    const next = play(state, [END, END, END, END, END]);
    expect(next.types.slice(-2)).toEqual(['change-went-on', 'formation-changed']);
    expect(body(next.state, 'unit').formation).toBe('line');
    expect(refusal(next.state, { move: 'unit', legs: ['forward 50.1'] })).toBe('dg.move.allowances too-long');
    expect(refusal(next.state, { move: 'unit', legs: ['forward 50'] })).toBeNull();
  });

  test('nothing follows a change that is not finished', () => {
    const state = board({ unit: { ...COLUMN, type: 'austrian-line' } });
    expect(refusal(state, { move: 'unit', legs: ['form line', 'forward 5'] })).toBe(
      'dg.formation.divisions-to-line unfinished',
    );
    expect(refusal(state, { move: 'unit', legs: ['forward 150', 'form line'] })).toBe(
      'dg.formation.divisions-to-line no-time',
    );
  });

  test('a wheel is a quarter whatever its angle, or by one reading its length', () => {
    const state = board({ unit: LINE });
    expect(refusal(state, { move: 'unit', legs: ['wheel left 90°', 'forward 75'] })).toBeNull();
    expect(refusal(state, { move: 'unit', legs: ['wheel left 91°'] })).toBe('dg.reaction.wheel too-wide');
    expect(refusal(state, { move: 'unit', legs: ['about-face', 'forward 75'] })).toBeNull();
    expect(refusal(state, { move: 'unit', legs: ['turn left 30°'] })).toBe('dg.reaction.wheel only-about');
    // A front of 132 mm wheels by 10° along 23 mm.
    const measured = board({ unit: LINE }, {}, { readings: { 'dg-073': 'measured' } });
    expect(refusal(measured, { move: 'unit', legs: ['wheel left 10°', 'forward 76.9'] })).toBeNull();
    expect(refusal(measured, { move: 'unit', legs: ['wheel left 90°'] })).toBe('dg.move.allowances too-long');
  });

  test('nobody steps aside or back, but by one reading at half the pace', () => {
    expect(refusal(board({ unit: LINE }), { move: 'unit', legs: ['back 10'] })).toBe(
      'dg.move.allowances goes-straight',
    );
    const sidling = board({ unit: LINE }, {}, { readings: { 'dg-153': 'half-rate-aside-and-back' } });
    expect(refusal(sidling, { move: 'unit', legs: ['back 50'] })).toBeNull();
    expect(refusal(sidling, { move: 'unit', legs: ['slide left 51'] })).toBe('dg.move.allowances too-long');
  });
});

test('times in words', () => {
  expect([0, 0.25, 0.5, 0.75, 1, 1.5, 2, 0.62, 1.1].map(timeText)).toEqual([
    'no time',
    'a quarter of a turn',
    'half a turn',
    'three quarters of a turn',
    'a turn',
    '1½ turns',
    '2 turns',
    '0.62 of a turn',
    '1.1 turns',
  ]);
});
