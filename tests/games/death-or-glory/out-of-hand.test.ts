import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { scripted } from '../../../src/core/scripted.ts';
import { boundFoes, boundTo } from '../../../src/games/death-or-glory/control/bound.ts';
import type { Bound } from '../../../src/games/death-or-glory/figures/unit.ts';
import type { State } from '../../../src/games/death-or-glory/index.ts';
import { evadeBy } from '../../../src/games/death-or-glory/morale/flight.ts';
import { frightenByRetreat, testAll } from '../../../src/games/death-or-glory/morale/testing.ts';
import type { Charge } from '../../../src/games/death-or-glory/charging/charge.ts';
import { Course } from '../../../src/games/death-or-glory/turn/course.ts';
import { board, body, END, placeOf, play, refusal } from './playing.ts';
import { across, FOE, GUNS, LINE, SPENT } from './units.ts';

const WILD = { ...LINE, condition: 'out-of-hand' };

/** The end of the fire before the movement of the French. */
const BEFORE = { now: { phase: 'firing', side: 'austrian' } };

/** Where a unit out of hand has gone as movement begins. */
const gone = (unit: object, foes: Readonly<Record<string, object>>, more: object = {}): readonly number[] => {
  const start = board({ unit: unit as never }, foes as never, { ...BEFORE, ...more });
  return placeOf(play(start, [END]).state, 'unit');
};

const bound = (state: State, to: Partial<Bound>): State => ({
  ...state,
  units: {
    ...state.units,
    unit: { ...body(state, 'unit'), bound: { after: null, from: state.turn, until: state.turn, ...to } },
  },
});

describe('a unit out of hand', () => {
  test('goes straight at the nearest enemy with a full charge move', () => {
    expect(gone(WILD, { foe: across(400) })).toEqual([900, 580]);
    const horse = { type: 'french-dragoons', at: [900, 450], facing: 'north', condition: 'out-of-hand' };
    expect(gone(horse, { foe: across(600) })).toEqual([900, 730]);
  });

  test('wheels for a quarter of it, and turns about for another', () => {
    const [x, y] = gone(WILD, { foe: { ...FOE, at: [1500, 650] } }) as [number, number];
    expect(x).toBeGreaterThan(950);
    expect(y).toBeGreaterThan(450);
    // Exactly beside it there is no wheel that leads at him.
    expect(gone(WILD, { foe: { ...FOE, at: [1500, 450] } })).toEqual([997.5, 450]);
    expect(gone(WILD, { foe: { ...FOE, at: [900, 100], facing: 'north' } })).toEqual([900, 352.5]);
  });

  test('stops short of contact, and before whatever is in its way', () => {
    expect(gone(WILD, { foe: across(60) })).toEqual([900, 509]);
    const start = board({ unit: WILD, friend: { ...LINE, at: [1000, 500] } }, { foe: across(400) }, BEFORE);
    expect(placeOf(play(start, [END]).state, 'unit')).toEqual([900, 478]);
  });

  test('loses the part of its rate that ground takes', () => {
    const wood = { wood: { kind: 'dense-wood', rectangle: { at: [900, 560], size: [400, 240] } } };
    const [, y] = gone({ ...WILD, at: [900, 450] }, { foe: across(500) }, { terrain: wood }) as [number, number];
    expect(y).toBeGreaterThan(500);
    expect(y).toBeLessThan(560);
  });

  test('does nothing if it is shaken, runs, fights, has charged or sees nobody', () => {
    expect(gone({ ...WILD, condition: ['out-of-hand', 'shaken'] }, { foe: across(400) })).toEqual([900, 450]);
    expect(gone({ ...WILD, condition: ['out-of-hand', 'routing'] }, { foe: across(400) })).toEqual([900, 450]);
    expect(gone(WILD, { foe: across(0) })).toEqual([900, 450]);
    expect(gone(WILD, {})).toEqual([900, 450]);
    const house = { house: { kind: 'building', rectangle: { at: [900, 600], size: [1200, 100] } } };
    expect(gone(WILD, { foe: across(400) }, { terrain: house })).toEqual([900, 450]);
    const moved = { ...BEFORE.now, moved: ['unit'] };
    expect(gone(WILD, { foe: across(400) }, { now: moved })).toEqual([900, 450]);
  });

  test('takes no orders, and fires on nobody', () => {
    const state = board({ unit: WILD }, { foe: across(100) });
    expect(refusal(state, { move: 'unit', legs: ['forward 10'] })).toBe('dg.control.result out-of-hand');
    const firing = board({ unit: WILD }, { foe: across(100) }, { now: { phase: 'firing' } });
    expect(refusal(firing, { fire: 'unit', at: 'foe' })).toBe('dg.control.result out-of-hand-no-fire');
    const next = bound(board({ unit: LINE }, { foe: across(100) }), { from: 3, until: 3 });
    expect(refusal(next, { move: 'unit', legs: ['forward 10'] })).toBeNull();
  });

  const after = (state: State, readings: Readings = {}) => {
    const now = bound({ ...state, readings }, { after: 'beaten' });
    return boundFoes(now, body(now, 'unit')).map(({ id }) => id);
  };
  const beaten = (at: readonly number[], condition = 'routing') =>
    board({ unit: LINE }, { near: across(50), beaten: { ...FOE, at, condition } });

  test('goes for the foe that it has beaten if he runs within reach, else for the nearest', () => {
    expect(after(beaten([1080, 520]))).toEqual(['beaten']);
    expect(after(beaten([1080, 520], 'shaken'))).toEqual(['near']);
    expect(after(beaten([1300, 700]))).toEqual(['near']);
    expect(after(beaten([1080, 520]), { 'dg-102': 'player-chooses' })).toEqual(['beaten', 'near']);
    const state = board({ unit: LINE }, { near: across(50) });
    expect(boundTo(state, body(state, 'unit'))).toBeNull();
  });

  test('is in hand again at the end of its last turn, and so is who was held back', () => {
    const state = board(
      { unit: WILD, other: { ...LINE, at: [400, 450], condition: 'held-back' } },
      {},
      {
        now: { phase: 'compulsory-moves' },
      },
    );
    const { types, state: end } = play(state, [END]);
    expect(types).toEqual(['came-to-hand', 'came-to-hand', 'phase-began']);
    expect([body(end, 'unit').bound, body(end, 'other').held]).toEqual([undefined, undefined]);
    const longer = bound(board({ unit: LINE }, {}, { now: { phase: 'compulsory-moves' } }), { until: 3 });
    expect(play(longer, [END]).types).toEqual(['phase-began']);
  });
});

test('a unit that is held back comes no nearer to the enemy', () => {
  const state = board({ unit: { ...LINE, condition: 'held-back' } }, { foe: across(300) });
  expect(refusal(state, { move: 'unit', legs: ['forward 50'] })).toBe('dg.control.result held-back');
  expect(refusal(state, { move: 'unit', legs: ['turn to south', 'forward 20'] })).toBeNull();
  expect(refusal({ ...state, turn: 3 }, { move: 'unit', legs: ['forward 50'] })).toBeNull();
});

describe('who is shaken', () => {
  /** What a unit does that is shaken on this board by the sight of runners. */
  const shaken = (start: State, readings: Readings = {}) => {
    const course = new Course({ ...start, readings });
    testAll(course, [{ unit: 'unit', by: 'dg.charge.light-cavalry-test' }], scripted([{ 'morale.unit': 7 }]));
    return course.events.map(({ type }) => type);
  };
  const charging = (start: State): State => {
    const charge: object = { unit: 'unit', at: 'foe', comesFrom: 'front', stage: 'declared' };
    return { ...start, charging: { ...start.charging, charges: [charge as Charge] } };
  };
  const start = board({ unit: LINE }, { foe: across(100) });

  test('halts if he has charged, unless by one reading orders decide', () => {
    expect(shaken(charging(start))).toEqual(['morale-tested', 'unit-shaken']);
    expect(shaken(charging(start), { 'dg-151': 'chargers-only' })).toEqual(['morale-tested', 'unit-shaken']);
    expect(shaken(start)).toEqual(['morale-tested', 'unit-shaken', 'fell-back']);
    const byOrder = { 'dg-151': 'by-order' };
    expect(shaken(charging(start), byOrder)).toEqual(['morale-tested', 'unit-shaken', 'fell-back']);
  });

  test('falls back out of a melee, though he has charged', () => {
    const home = charging(board({ unit: LINE }, { foe: across(0) }));
    expect(shaken(home)).toEqual(['morale-tested', 'unit-shaken', 'fell-back']);
  });
});

describe('a retreat', () => {
  test('frightens those who were near where it began, and by one reading where it ended', () => {
    const start = board({
      unit: { ...LINE, at: [900, 200], condition: 'retreating' },
      near: { ...LINE, at: [900, 560] },
      behind: { ...LINE, at: [900, 100] },
    });
    const from = { ...body(start, 'unit'), at: [900_000, 450_000] as never };
    const tested = (dice: readonly object[], readings: Readings = {}) => {
      const course = new Course({ ...start, readings });
      frightenByRetreat(course, 'unit', from, scripted(dice as never));
      return course.events.map((event) => ('unit' in event ? event.unit : ''));
    };
    expect(tested([{ 'morale.near': 1 }])).toEqual(['near']);
    expect(tested([{ 'morale.near': 1 }], { 'dg-096': 'literal' })).toEqual(['near']);
    const both = [{ 'morale.near': 1 }, { 'morale.behind': 1 }];
    expect(tested(both, { 'dg-144': 'in-the-compulsory-moves' })).toEqual(['near', 'behind']);
  });

  test('is three quarters of a move', () => {
    const by = (unit: object, readings: Readings = {}) => {
      const state = board({ unit: unit as never }, {}, { readings });
      return evadeBy(state, body(state, 'unit')) / 1000;
    };
    expect([by(LINE), by(LINE, { 'dg-043': 'full-move' })]).toEqual([75, 100]);
    expect(by({ ...LINE, formation: 'column' })).toBe(112.5);
    expect(by({ type: 'austrian-hussars', at: [900, 450], facing: 'north' })).toBe(180);
    expect([by(GUNS), by({ ...GUNS, formation: 'limbered' })]).toEqual([112.5, 105]);
  });

  test('ends in the command phase, without a roll', () => {
    const ends = (unit: object) =>
      body(play(board({ unit: unit as never }, {}, { now: { phase: 'command-rally' } }), [END]).state, 'unit');
    expect(ends({ ...LINE, condition: ['disordered', 'retreating'] })).toMatchObject({
      mood: 'steady',
      order: 'unformed',
    });
    expect(ends({ ...LINE, formation: 'skirmish-order', condition: 'retreating' })).toMatchObject({ order: 'formed' });
    expect(ends({ ...LINE, condition: 'routing' })).toMatchObject({ mood: 'routing' });
  });
});

test('a volley from a flank or the rear is remembered', () => {
  const flanked = (at: readonly number[], facing: string, readings: Readings = {}) => {
    const state = board(
      { unit: { ...SPENT, at, facing } },
      { foe: { ...FOE, at: [900, 450] } },
      {
        now: { phase: 'firing' },
        readings,
      },
    );
    return play(state, [{ fire: 'unit', at: 'foe' }], [{ 'fire.unit': 1 }]).state.done.flanked;
  };
  expect(flanked([900, 350], 'north')).toBeUndefined();
  expect(flanked([900, 550], 'south')).toEqual(['foe']);
  expect(flanked([760, 470], 'east')).toEqual(['foe']);
  expect(flanked([760, 420], 'east')).toBeUndefined();
  expect(flanked([760, 420], 'east', { 'dg-138': 'quarters' })).toEqual(['foe']);
});
