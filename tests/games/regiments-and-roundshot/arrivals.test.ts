import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/core/seeded.ts';
import { baseOf } from '../../../src/games/regiments-and-roundshot/formations/contact.ts';
import { arrivalRows } from '../../../src/games/regiments-and-roundshot/battle/entry.ts';
import { isReinforcing } from '../../../src/games/regiments-and-roundshot/battle/columns.ts';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import { unitsIn, type State } from '../../../src/games/regiments-and-roundshot/state.ts';
import { inches } from '../../../src/games/regiments-and-roundshot/tables.ts';
import { corners } from '../../../src/geometry/bases.ts';
import { play as scenes } from '../../../src/scene/regiments-and-roundshot/index.ts';
import type { Spot } from '../../../src/scene/scene.ts';
import { spotOf } from '../../../src/scene/table/board.ts';
import { blocked, face, REINFORCE, rolling, third } from './arriving.ts';
import { given } from './battle.ts';
import { judged, odds, play } from './fights.ts';

const six = ['1', '2', '3', '4', '5', '6'].map((n) => `marshal-foot-third-${n}`);
const arrive = (x: number, y = 0.3) => ({ arrive: six, into: 'line', facing: 'north', at: [x, y] });

describe('the reinforcement roll', () => {
  test('brings a column on a six, and a Queen adds two', () => {
    expect(odds(rolling(), REINFORCE)).toEqual({ 'no-effect': '5/6', arrived: '1/6' });
    expect(odds(rolling(['queen-1']), { ...REINFORCE, with: ['queen'] })).toEqual({
      'no-effect': '1/2',
      arrived: '1/2',
    });
  });

  test('two Queens add four, or two where each rank counts once', () => {
    const two = ['queen-1', 'queen-2'];
    const order = { ...REINFORCE, with: ['queen', 'queen'] };
    expect(odds(rolling(two), order)).toEqual({ 'no-effect': '1/6', arrived: '5/6' });
    expect(odds(rolling(two, { 'rr-025': 'one-per-rank' }), order)).toEqual({ 'no-effect': '1/2', arrived: '1/2' });
  });

  test('is made at the end of the phase if it has not been, and the phase goes on while a column comes', () => {
    const { state, types } = play(rolling(), [{ end: 'phase' }], [face(6), third(5)]);
    expect(types).toEqual(['reinforcements-rolled', 'arrival-rolled', 'column-due']);
    expect([state.phase, state.pending]).toEqual(['reinforcement', { kind: 'column', where: 'any' }]);
  });

  test('is made once a turn, with Queens that the side holds', () => {
    const done = play(rolling(), [REINFORCE], [face(5)]).state;
    expect(judged(done, REINFORCE)).toBe('not-now rr.reinforcement.roll');
    expect(judged(rolling(['4-1']), { ...REINFORCE, with: ['queen'] })).toBe('not-held rr.cards.discard-to-play');
    expect(judged(rolling(['4-1']), { ...REINFORCE, with: [4] })).toBe('no-use rr.cards.four-square');
  });

  test('is made while a column waits, and no longer', () => {
    const state = rolling();
    const battle = { ...state.battle!, columns: { ...state.battle!.columns, french: [] } };
    expect([isReinforcing(state), isReinforcing({ ...state, battle })]).toEqual([true, false]);
  });

  test('lays its Queen on the heap', () => {
    const { state, events } = play(rolling(['queen-1']), [{ ...REINFORCE, with: ['queen'] }], [face(1)]);
    expect(events[0]).toMatchObject({ type: 'card-played', cards: ['queen-1'] });
    expect([state.hands['french'], state.heap]).toEqual([[], ['queen-1']]);
  });
});

describe('the arrival roll', () => {
  test.each([
    [1, 'left'],
    [2, 'centre'],
    [3, 'centre'],
    [4, 'right'],
    [5, 'any'],
    [6, 'any'],
  ])('%i: %s', (count, where) => {
    const { state } = play(rolling(), [REINFORCE], [face(6), third(count)]);
    expect(state.pending).toEqual({ kind: 'column', where });
    expect(state.awaits!.by).toBe('rr.reinforcement.placement');
  });

  test('a Queen shifts it by two, up or down, past the ends of the table too', () => {
    const asked = play(rolling(['queen-1']), [REINFORCE], [face(6)]).state;
    const shifted = (shift: number, count: number) =>
      play(asked, [{ roll: 'arrival', shift, with: ['queen'] }], [third(count)]).state.pending;
    expect(asked.awaits!.by).toBe('rr.reinforcement.arrival-roll');
    const verdict = engine.judge(asked, given(asked, { roll: 'arrival' }));
    expect(verdict.ok && verdict.clauses).toEqual(['rr.reinforcement.arrival-roll']);
    expect(odds(asked, { roll: 'arrival' })).toEqual({
      'on-left': '1/6',
      'in-centre': '1/3',
      'on-right': '1/6',
      anywhere: '1/3',
    });
    expect(shifted(2, 2)).toEqual({ kind: 'column', where: 'right' });
    expect(shifted(-2, 4)).toEqual({ kind: 'column', where: 'centre' });
    expect(shifted(-2, 1)).toEqual({ kind: 'column', where: 'left' });
    expect(shifted(2, 6)).toEqual({ kind: 'column', where: 'any' });
    expect(judged(asked, { roll: 'arrival', with: ['queen'] })).toBe('queen-and-shift rr.cards.queen-arrival');
    expect(judged(asked, { roll: 'arrival', shift: 2 })).toBe('queen-and-shift rr.cards.queen-arrival');
    expect(engine.judge(asked, { type: 'roll-arrival', shift: 0, with: ['queen-1'] }).ok).toBe(false);
  });
});

describe('a column that has arrived', () => {
  const come = (count: number, state = rolling()) => play(state, [REINFORCE], [face(6), third(count)]).state;

  test('stands within an inch of its own edge, in the third that was rolled', () => {
    expect(judged(come(1), arrive(1))).toBe('allowed');
    expect(judged(come(1), arrive(12))).toBe('not-there rr.reinforcement.arrival-roll');
    expect(judged(come(2), arrive(9))).toBe('allowed');
    expect(judged(come(2), arrive(17))).toBe('not-there rr.reinforcement.arrival-roll');
    expect(judged(come(4), arrive(17))).toBe('allowed');
    expect(judged(come(4), arrive(12))).toBe('not-there rr.reinforcement.arrival-roll');
    expect(judged(come(5), arrive(12))).toBe('allowed');
    expect(judged(come(5), arrive(12, 3))).toBe('far-from-edge rr.reinforcement.placement');
    expect(judged(come(5), arrive(12, 1.3))).toBe('far-from-edge rr.reinforcement.placement');
    expect(judged(come(5), arrive(12, 1.2))).toBe('allowed');
    // One of them would touch an enemy.
    expect(judged(blocked(come(5), 20, 20), arrive(17))).toBe('new-contact rr.reinforcement.placement');
    expect(judged(blocked(come(5), 20, 20), arrive(16.9))).toBe('allowed');
  });

  test.each(['own-edge-thirds', 'side-edges'])('is shown the ground on which it may stand: %s', (reading) => {
    const areasOn = (state: State) =>
      scenes
        .scene(state, [])
        .marks.flatMap((mark) => (mark.kind === 'area' && mark.sense === 'zone' ? [mark.points] : []));
    expect(areasOn(rolling())).toEqual([]);
    for (const count of [1, 2, 4, 5]) {
      const state = come(count, rolling([], { 'rr-018': reading }));
      const boxes = areasOn(state).map((zone) => [zone.map(([x]) => x), zone.map(([, y]) => y)] as const);
      const isShown = ([x, y]: Spot): boolean =>
        boxes.some(
          ([xs, ys]) => x >= Math.min(...xs) && x <= Math.max(...xs) && y >= Math.min(...ys) && y <= Math.max(...ys),
        );
      for (const { order } of engine.candidates(state)) {
        const after = engine.resolve(state, order, seeded(1)).reduce((now, event) => engine.apply(now, event), state);
        const placed = unitsIn(after).filter(({ id }) => !Object.hasOwn(state.units, id));
        expect(placed.length).toBeGreaterThan(0);
        // A figure stands there as soon as a part of it does.
        for (const unit of placed) expect(corners(baseOf(after, unit)).map(spotOf).some(isShown)).toBe(true);
      }
    }
  });

  test('the left of the northern side is in the east', () => {
    const state = come(1);
    const turned = { ...state, owner: 'allied', side: 'allied' } satisfies State;
    const there = (x: number) =>
      judged(turned, {
        arrive: ['1', '2', '3', '4', '5', '6'].map((n) => `archduke-foot-third-${n}`),
        into: 'line',
        facing: 'south',
        at: [x, 35.7],
      });
    expect(there(23)).toBe('allowed');
    expect(there(7)).toBe('not-there rr.reinforcement.arrival-roll');
  });

  test('comes on at the nearest free stretch of the edge if its third is taken, and not elsewhere', () => {
    const state = blocked(come(1), 0.5, 8);
    const [first] = engine.candidates(state).map(({ order }) => order);
    if (first?.type !== 'arrive') throw new Error('no place is offered');
    // Places are tried every quarter of an inch; the enemy ends at 8 1/4, and nobody may touch him.
    expect(first.at[0]).toBe(inches(8.75));
    expect(engine.candidates(come(1))[0]?.order).toMatchObject({ at: [inches(0.25), inches(0.25)] });
    expect(engine.judge(state, first).ok).toBe(true);
    expect(judged(state, arrive(16))).toBe('not-there rr.reinforcement.arrival-roll');
    expect(judged(state, { give: 'wait' })).toBe('there-is-room rr.reinforcement.placement');
  });

  test('waits only if no stretch of the edge is free, and then comes on next turn without a roll', () => {
    const free = come(1);
    const waiting = blocked(free, 0.5, 23.5);
    expect(judged(free, { give: 'wait' })).toBe('there-is-room rr.reinforcement.placement');
    const { state } = play(waiting, [{ give: 'wait' }]);
    expect([state.pending, state.battle!.owed]).toEqual([null, ['french']]);
    let next = state;
    while (next.phase !== 'reinforcement' || next.turn === 1 || next.owner !== 'french') {
      const orders = engine.candidates(next).map(({ order }) => order);
      const order = orders.find(({ type }) => type === 'end-phase') ?? orders[0]!;
      next = engine.resolve(next, order, seeded(1)).reduce((now, event) => engine.apply(now, event), next);
    }
    const owed = play(next, [REINFORCE]).state;
    expect([owed.pending, owed.battle!.owed]).toEqual([{ kind: 'column', where: 'any' }, []]);
  });

  test('has all on the board at last, each within an inch of the others', () => {
    const horse = ['1', '2', '3'].map((n) => `marshal-horse-${n}`);
    const guns = ['1', '2', '3'].map((n) => `marshal-guns-${n}`);
    const place = (arrives: readonly string[], x: number) => ({
      arrive: arrives,
      into: 'line',
      facing: 'north',
      at: [x, 0.5],
    });
    const half = play(come(5), [place(horse, 2)]).state;
    expect(half.pending).not.toBeNull();
    // The last of the horse stands at 3, and the first of the guns an inch from it.
    expect(judged(half, place(guns, 4.5))).toBe('allowed');
    expect(judged(half, place(guns, 15))).toBe('far-from-others rr.reinforcement.placement');
    expect(arrivalRows(half, 'any').map(({ units }) => units)).toEqual([guns]);
    expect(judged(half, arrive(15))).toBe('not-of-column rr.reinforcement.six-arrives');
    const all = engine
      .resolve(half, engine.candidates(half)[0]!.order, seeded(1))
      .reduce((now, event) => engine.apply(now, event), half);
    expect([all.pending, all.battle!.columns['french']!.length]).toEqual([null, 2]);
  });
});
