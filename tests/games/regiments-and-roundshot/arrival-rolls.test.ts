import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import type { Plain, Readings } from '../../../src/core/ids.ts';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import type { State } from '../../../src/games/regiments-and-roundshot/state.ts';
import { blocked, face, REINFORCE, rolling, third } from './arriving.ts';
import { given } from './battle.ts';
import { play } from './fights.ts';

/*
 * What the rolls that bring a column on cite, and the rows of their tables.
 */

const six = ['1', '2', '3', '4', '5', '6'].map((n) => `marshal-foot-third-${n}`);
const arrive = (x: number) => ({ arrive: six, into: 'line', facing: 'north', at: [x, 0.3] });

describe('what brings a column on is cited', () => {
  const happened = (state: State, orders: readonly Plain[], dice: readonly Scripted[]) =>
    play(state, orders, dice).events.map(({ type, clauses }) => [type, ...clauses].join(' '));
  const queen = { with: ['queen'] };

  test('by both rolls, their Queens and the place', () => {
    const state = rolling(['queen-1', 'queen-2']);
    const orders = [{ ...REINFORCE, ...queen }, { roll: 'arrival', shift: 2, ...queen }, arrive(12)];
    expect(happened(state, orders, [face(4), third(4)])).toEqual([
      'card-played rr.cards.discard-to-play rr.cards.queen-reinforcement',
      'reinforcements-rolled rr.reinforcement.roll',
      'card-played rr.cards.discard-to-play rr.cards.queen-arrival',
      'arrival-rolled rr.reinforcement.arrival-roll',
      'column-due rr.reinforcement.placement',
      'formation-placed rr.reinforcement.placement',
    ]);
  });

  test('and by the sums, which count a Queen only if one is played', () => {
    const rolls = (state: State, orders: readonly Plain[], dice: readonly Scripted[]) =>
      play(state, orders, dice).events.flatMap((event) =>
        event.type === 'reinforcements-rolled' || event.type === 'arrival-rolled'
          ? event.reasons.map(({ terms, test: row }) => [
              ...terms.map(({ clause }) => clause),
              terms[1]!.counted,
              row?.clause,
            ])
          : [],
      );
    const [first, second] = ['rr.reinforcement.six-arrives', 'rr.reinforcement.arrival-roll'];
    expect(rolls(rolling(), [REINFORCE], [face(6), third(4)])).toEqual([
      [first, 'rr.cards.queen-reinforcement', false, first],
      [second, 'rr.cards.queen-arrival', false, second],
    ]);
    const both = [
      { ...REINFORCE, ...queen },
      { roll: 'arrival', shift: 2, ...queen },
    ];
    expect(rolls(rolling(['queen-1', 'queen-2']), both, [face(4), third(4)]).map(([, , counted]) => counted)).toEqual([
      true,
      true,
    ]);
  });

  test('and where a column waits', () => {
    const waiting = blocked(play(rolling(), [REINFORCE], [face(6), third(5)]).state, 0.5, 23.5);
    expect(happened(waiting, [{ give: 'wait' }], [])).toEqual(['column-waits rr.reinforcement.placement']);
    const verdict = engine.judge(waiting, given(waiting, { give: 'wait' }));
    expect(verdict.ok && verdict.clauses).toEqual(['rr.reinforcement.placement']);
    const owed = { ...rolling(), battle: { ...rolling().battle!, owed: ['french'] } };
    expect(happened(owed, [REINFORCE], [])).toEqual(['column-due rr.reinforcement.placement']);
  });
});

describe('a total falls into a row of its table, whose ends the sum tells', () => {
  const rowOf = (readings: Readings, shift: number, count: number) => {
    const asked = play(rolling(['queen-1'], readings), [REINFORCE], [face(6)]).state;
    const { events } = play(asked, [{ roll: 'arrival', shift, with: ['queen'] }], [third(count)]);
    const [sum] = events.flatMap((event) => (event.type === 'arrival-rolled' ? event.reasons : []));
    return sum?.test?.is === 'bands' ? [sum.test.from, sum.test.to, sum.test.word] : null;
  };
  const rows = (readings: Readings) => [
    ...[1, 2, 3, 4].map((count) => rowOf(readings, -2, count)),
    ...[1, 2, 3, 4, 5, 6].map((count) => rowOf(readings, 2, count)),
  ];
  const centre = [2, 3, 'centre'];
  const right = [4, 4, 'right'];

  test('of the arrival roll, also past its ends (rr-019)', () => {
    const [left, any] = [[null, 1, 'left'], [5, null, 'any']]; // prettier-ignore
    expect(rows({})).toEqual([left, left, left, centre, centre, right, any, any, any, any]);
    const [below, above] = [[null, 0, 'nowhere'], [7, null, 'nowhere']]; // prettier-ignore
    const [one, five] = [[1, 1, 'left'], [5, 6, 'any']]; // prettier-ignore
    expect(rows({ 'rr-019': 'exact-rows-only' })).toEqual([
      below,
      below,
      one,
      centre,
      centre,
      right,
      five,
      five,
      above,
      above,
    ]);
  });

  test('of the reinforcement roll', () => {
    const row = (readings: Readings, count: number) => {
      const cards = ['queen-1'];
      const { events } = play(
        rolling(cards, readings),
        [{ ...REINFORCE, with: ['queen'] }],
        [face(count), ...(count + 2 === 6 || (count + 2 > 6 && readings['rr-019'] === undefined) ? [third(5)] : [])],
      );
      const [sum] = events.flatMap((event) => (event.type === 'reinforcements-rolled' ? event.reasons : []));
      return sum?.test?.is === 'bands' ? [sum.test.from, sum.test.to, sum.test.word] : null;
    };
    const EXACT = { 'rr-019': 'exact-rows-only' };
    const [nobody, arrives] = [[null, 5, 'nobody'], [6, null, 'arrives']]; // prettier-ignore
    expect([3, 4, 5].map((count) => row({}, count))).toEqual([nobody, arrives, arrives]);
    expect([3, 4, 5].map((count) => row(EXACT, count))).toEqual([nobody, [6, 6, 'arrives'], [7, null, 'nobody']]);
  });
});
