import { describe, expect, test } from 'vitest';
import { scripted } from '../../../src/core/scripted.ts';
import { loseOrder, isFree, missed, turnsOf } from '../../../src/games/death-or-glory/charging/missing.ts';
import { baseOf } from '../../../src/games/death-or-glory/figures/base.ts';
import { foesTouching } from '../../../src/games/death-or-glory/figures/formed.ts';
import type { Body } from '../../../src/games/death-or-glory/figures/unit.ts';
import type { State } from '../../../src/games/death-or-glory/index.ts';
import { Course } from '../../../src/games/death-or-glory/turn/course.ts';
import { distance } from '../../../src/geometry/vectors.ts';
import { um } from '../../../src/geometry/lengths.ts';
import { answered, chargeBy, declaring, foot, FRONT, home, hussars, inMm, only } from './charging.ts';
import { body, END, placeOf, play } from './playing.ts';
import { COLUMN, LINE } from './units.ts';

/** Where a charger of foot begins. */
const START = FRONT + 90 + 11;

/** Where he looks. */
const SOUTH = [0, -1_000_000];

/** The board with some bodies changed. */
const changed = (state: State, more: Readonly<Record<string, Partial<Body>>>): State => ({
  ...state,
  units: {
    ...state.units,
    ...Object.fromEntries(Object.entries(more).map(([id, each]) => [id, { ...body(state, id), ...each }])),
  },
});

const point = (x: number, y: number) => [x * 1000, y * 1000] as unknown as Body['at'];

/** Out of the way, where a unit has gone that was charged. */
const AWAY = { unit: { at: point(300, 100) } };

/** Somebody who is put on the board far from all others. */
const asideAs = (type: string, more: object = {}) => ({ type, at: [300, 900], facing: 'south', ...more });

interface Run {
  /** What it has left of its move, in millimetres. */
  readonly left?: number;
  readonly legs?: readonly string[];
  /** Who stands elsewhere by then, or has changed. */
  readonly then?: Readonly<Record<string, Partial<Body>>>;
  readonly others?: object;
  readonly unit?: object;
  /** Ground on which nobody has charged, but on which he ends. */
  readonly terrain?: object;
}

/** Austrian foot that has charged a battalion 90 mm away, which has gone. */
function run({ left = 130, legs, then = {}, others = {}, unit = LINE, terrain = {} }: Run = {}) {
  const ground = declaring({ unit: LINE }, {}, { terrain: terrain as never }).terrain;
  const state = declaring({ unit: unit as never }, { foe: foot(90), ...others });
  const declared = play(state, [{ charge: 'foe', at: 'unit', ...(legs && { legs }) }, END]).state;
  const course = new Course(changed({ ...declared, terrain: ground }, { ...AWAY, ...then }));
  const dice = scripted([{ 'control.foe': 6 }]);
  missed(course, { ...chargeBy(declared, 'foe'), left: um(left, 'mm') }, dice);
  dice.assertSpent();
  const [event] = only(course, 'charge-missed');
  return { course, through: event!.through, end: event!.through.at(-1)!, types: course.events.map(({ type }) => type) };
}

describe('how far a charger runs who meets nobody', () => {
  test('as far as he goes, straight on', () => {
    const { through } = run();
    expect(through).toEqual([{ at: point(900, START - 130), facing: SOUTH }]);
    expect(run({ left: 60 }).end.at).toEqual(point(900, START - 60));
  });

  test('after all his turns', () => {
    const { through } = run({ legs: ['forward 40', 'wheel right 2°', 'forward to contact'], left: 80 });
    expect(through.length).toBe(3);
    const [ahead, turned, end] = through as [Body, Body, Body];
    expect([ahead.at, ahead.facing]).toEqual([point(900, START - 40), SOUTH]);
    expect(turned.facing[0]).toBeLessThan(0);
    expect(end.facing).toEqual(turned.facing);
    expect(inMm(distance(turned.at, end.at))).toBe(80);
  });

  test('a millimetre short of whoever is in his way', () => {
    const others = { wall: asideAs('austrian-line') };
    const to = (gap: number) => run({ others, then: { wall: { at: point(900, START - 22 - gap) } } }).end.at;
    expect(START - inMm(to(50)[1])).toBeCloseTo(49, 1);
    expect(START - inMm(to(2)[1])).toBeCloseTo(1, 1);
    // Whoever touches him leaves him just where he is.
    expect(to(0)).toEqual(point(900, START));
  });

  test('he only turns who has nothing left', () => {
    const { through } = run({ legs: ['wheel right 10°', 'forward to contact'], left: 0 });
    expect(through.length).toBe(2);
    expect(through[0]!.facing[0]).toBeLessThan(0);
    expect(through[1]).toEqual(through[0]);
  });

  test('he stays where he is who would stand on others', () => {
    const out = { out: asideAs('austrian-jaeger', { figures: 4, formation: 'skirmish-order' }) };
    const legs = ['wheel right 30°', 'forward to contact'];
    const then = { out: { at: point(930, START - 60) } };
    const unit = { ...LINE, at: [870, 450] };
    expect(run({ legs, left: 5, others: out, unit }).through.length).toBe(2);
    const { through } = run({ legs, left: 5, others: out, then, unit });
    expect(through).toEqual([{ at: point(900, START), facing: SOUTH }]);
  });

  test('he does not come to stand on skirmishers through whom he may pass', () => {
    const out = { out: asideAs('austrian-jaeger', { figures: 4, formation: 'skirmish-order' }) };
    const { course, end } = run({ others: out, then: { out: { at: point(900, START - 125) } } });
    expect(end.at[1]).toBeGreaterThan(START * 1000 - 125_000 + 11_000);
    expect(isFree(course.state, 'foe', baseOf(course.state, body(course.state, 'foe')))).toBe(true);
  });
});

test('foot from whom skirmishers have got away touches nobody', () => {
  const skirmishers = { ...LINE, formation: 'skirmish-order', figures: 4, at: [900, FRONT - 5.5] };
  for (const gap of [1.5, 10, 10.5, 17.5]) {
    const state = declaring({ unit: skirmishers }, { foe: foot(gap) });
    const played = home(answered(state, { evade: 'unit' }).state, [{ 'control.foe': 6 }]);
    expect(played.types).toContain('charge-missed');
    expect(foesTouching(played.state, body(played.state, 'foe'))).toEqual([]);
  }
});

describe('his order', () => {
  const losses = (more: Partial<Body>) => only(run({ then: { foe: more } }).course, 'order-lost');

  test('is lost if he was formed', () => {
    expect(losses({})).toMatchObject([{ unit: 'foe', order: 'unformed', clauses: ['dg.charge.no-contact-unformed'] }]);
  });

  test('and gets no better, nor do skirmishers lose it', () => {
    expect(losses({ order: 'unformed' })).toEqual([]);
    expect(losses({ order: 'disordered' })).toEqual([]);
    expect(losses({ formation: 'skirmish-order' })).toEqual([]);
  });

  test('is lost to the ground over which he runs, and not to that before which he is stopped', () => {
    const terrain = { wood: { kind: 'dense-wood', rectangle: { at: [900, START - 31], size: [700, 40] } } };
    const order = (gap: number) => {
      const wall = { at: point(900, START - 22 - gap) };
      const { course } = run({ terrain, others: { wall: asideAs('austrian-line') }, then: { wall } });
      return only(course, 'order-lost').map((event) => event.order);
    };
    expect([order(0), order(10)]).toEqual([['unformed'], ['disordered']]);
  });

  test.each([
    ['formed', 'unformed', ['unformed']],
    ['formed', 'disordered', ['disordered']],
    ['unformed', 'unformed', []],
    ['unformed', 'disordered', ['disordered']],
    ['disordered', 'unformed', []],
    ['disordered', 'disordered', []],
  ] as const)('who is %s on ground that makes him %s: %j', (order, lost, then) => {
    const course = new Course(declaring({ unit: LINE }, {}));
    const clause = 'dg.charge.terrain-unformed';
    loseOrder(course, { ...body(course.state, 'unit'), order }, { order: lost, ground: 'wood', clause });
    expect(only(course, 'order-lost').map((event) => event.order)).toEqual(then);
    loseOrder(course, { ...body(course.state, 'unit'), order }, null);
    expect(course.events.length).toBe(then.length);
  });
});

describe('who makes room for him', () => {
  test('a general on whose marker he comes to stand, though he meets nobody', () => {
    const state = declaring(
      { unit: LINE, chief: { type: 'brigadier', at: [900, 425], facing: 'north' } },
      { foe: foot(90) },
    );
    const declared = play(state, [{ charge: 'foe', at: 'unit' }, END]).state;
    const there = { ...declared.units['chief']!, at: point(900, START - 130) };
    const course = new Course(changed({ ...declared, units: { ...declared.units, chief: there } }, AWAY));
    missed(course, chargeBy(declared, 'foe'), scripted([{ 'control.foe': 6 }]));
    expect(only(course, 'general-withdrew')[0]).toMatchObject({ unit: 'chief', before: 'foe' });
  });

  test('skirmishers beside those whom he reaches', () => {
    // He is to stand at their front, 132 mm wide; they are 20 mm beside that.
    const out = { ...LINE, type: 'french-light', figures: 4, formation: 'skirmish-order', at: [1030, FRONT + 11] };
    const state = declaring({ unit: LINE, out }, { foe: foot(120) });
    const due = play(state, [{ charge: 'foe', at: 'unit' }, END]).state;
    const held = play(due, [{ stand: 'unit' }], [{ 'reaction.unit': 1 }, { 'fire.unit': 1 }]).state;
    const { events, types } = home(held);
    expect(types).toContain('charge-ran-home');
    expect(only({ events }, 'gave-way')).toMatchObject([{ unit: 'out', before: 'foe' }]);
  });
});

describe('whether a place is free', () => {
  const state = declaring(
    { unit: LINE, chief: { type: 'brigadier', at: [300, 300], facing: 'north' } },
    { foe: foot(120), other: asideAs('austrian-line') },
  );
  const at = (id: string, but?: string) =>
    isFree(state, 'unit', { ...baseOf(state, body(state, 'unit')), at: state.units[id]!.at }, but);

  test('where nobody stands but the unit itself, a general or who will have moved', () => {
    expect([at('unit'), at('chief'), at('foe'), at('other')]).toEqual([true, true, false, false]);
    expect([at('foe', 'foe'), at('other', 'foe'), at('foe', 'other')]).toEqual([true, false, false]);
  });

  test('and on the table', () => {
    const off = { ...baseOf(state, body(state, 'unit')), at: point(900, 5) };
    expect([isFree(state, 'unit', off), isFree(state, 'unit', { ...off, at: point(900, 11) })]).toEqual([false, true]);
  });
});

describe('who counter-charges', () => {
  const FOE = { ...hussars(0), at: [1268.5, FRONT - 16.5], facing: 'west' };
  const dragoons = { ...LINE, type: 'french-dragoons', at: [900, FRONT - 16.5] };
  const countered = (others: object = {}) => {
    const { state } = answered(declaring({ unit: dragoons, ...others }, { foe: FOE }), { 'counter-charge': 'unit' });
    return { state, charge: chargeBy(state, 'unit') };
  };

  test('turns to his foe first', () => {
    const { state, charge } = countered();
    const turns = turnsOf(state, charge);
    expect(turns.map(({ at, facing }) => [at, facing])).toEqual([[point(900, FRONT - 16.5), [1_000_000, 0]]]);
    expect(turnsOf(state, chargeBy(state, 'foe'))).toEqual([]);
  });

  test('but not where another stands in his way, nor to a foe who is gone', () => {
    const column = { ...COLUMN, figures: 8, at: [900, FRONT - 16.5 - 60] };
    const { state, charge } = countered({ column });
    expect(turnsOf(state, charge)).toEqual([]);
    const { foe: _foe, ...units } = countered().state.units;
    expect(turnsOf({ ...countered().state, units }, charge)).toEqual([]);
  });

  test('and runs on as far as he goes, if his foe has gone', () => {
    const { state, charge } = countered();
    const { foe: _foe, ...units } = state.units;
    const course = new Course({ ...state, units });
    missed(course, charge, scripted([{ 'control.unit': 6 }]));
    // It has three quarters of 280 mm, and nobody to whom it would turn.
    expect(placeOf(course.state, 'unit')).toEqual([900, FRONT - 16.5 + 210]);
  });
});
