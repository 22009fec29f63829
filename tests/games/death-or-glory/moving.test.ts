import { describe, expect, test } from 'vitest';
import { changeTime, reformTime, refacingTime } from '../../../src/games/death-or-glory/moving/changes.ts';
import { march } from '../../../src/games/death-or-glory/moving/march.ts';
import { timeText } from '../../../src/games/death-or-glory/moving/time.ts';
import { FORMATIONS, type Formation } from '../../../src/games/death-or-glory/tables.ts';
import type { Leg } from '../../../src/games/table/orders/legs.ts';
import { um } from '../../../src/geometry/lengths.ts';
import { board, body, END, placeOf, play, refusal } from './playing.ts';

const LINE = { type: 'french-line', at: [900, 450], facing: 'north' };
const COLUMN = { ...LINE, formation: 'column' };
const GUNS = { type: 'french-foot-battery', at: [900, 450], facing: 'north' };

/** How far a unit comes straight ahead, in millimetres. */
function reach(unit: object, more: Parameters<typeof board>[2] = {}): number {
  const state = board({ unit: unit as never }, {}, more);
  const ahead: Leg = { go: 'forward', by: um(500, 'mm') };
  const [step] = march(state, 'unit', [ahead]).steps;
  return step === undefined || !('by' in step.leg) ? 0 : step.leg.by / 1000;
}

describe('how far a unit goes in a turn', () => {
  test.each([
    ['french-line', 'line', 100],
    ['french-line', 'column', 150],
    ['french-line', 'march-column', 150],
    ['french-line', 'skirmish-order', 150],
    ['french-line', 'square', 0],
    ['austrian-hussars', 'line', 240],
    ['austrian-hussars', 'column', 300],
    ['austrian-cuirassiers', 'line', 200],
    ['austrian-cuirassiers', 'column', 240],
    ['french-foot-battery', 'limbered', 140],
    ['french-horse-battery', 'limbered', 240],
    ['french-foot-battery', 'deployed', 0],
  ])('%s in %s: %i mm', (type, formation, far) => {
    expect(reach({ ...LINE, type, formation })).toBe(far);
  });

  test('tired troops three quarters, exhausted half, utterly exhausted nothing', () => {
    expect(reach({ ...COLUMN, condition: 'tired' })).toBe(112.5);
    expect(reach({ ...COLUMN, condition: 'exhausted' })).toBe(75);
    expect(reach({ ...COLUMN, condition: 'utterly-exhausted' })).toBe(0);
    expect(reach({ ...COLUMN, condition: 'tired' }, { readings: { 'dg-092': 'double-time-only' } })).toBe(150);
  });

  test('a general rides as light horse in column', () => {
    const chief = { type: 'brigadier', at: [900, 450], facing: 'north' };
    expect(reach(chief)).toBe(300);
    expect(reach(chief, { readings: { 'dg-127': 'charge-speed' } })).toBe(380);
  });

  test('by one reading a square creeps', () => {
    expect(reach({ ...LINE, formation: 'square' }, { readings: { 'dg-066': 'square-half-line' } })).toBe(50);
  });
});

/** An area of ground before a column whose front is at 466.5, from 541.5 on. */
const area = (kind: string) => ({ ground: { kind, rectangle: { at: [900, 741.5], size: [600, 400] } } });
/** A line across its way at 520. */
const line = (kind: string, width?: number) => ({
  ground: {
    kind,
    line: [
      [600, 520],
      [1200, 520],
    ],
    ...(width !== undefined && { width }),
  },
});

describe('ground', () => {
  test.each([
    // 75 mm lead up to it: half the turn is left.
    ['open-wood', 75 + 37.5],
    ['dense-wood', 75 + 18.7],
    ['gentle-slope', 75 + 56.2],
    ['medium-slope', 75 + 37.5],
    ['steep-slope', 75 + 18.7],
    ['extreme-slope', 75 + 18.7],
    ['building', 75 + 50],
  ])('a column comes into %s: %d mm in all', (kind, far) => {
    expect(reach(COLUMN, { terrain: area(kind) })).toBeCloseTo(far, 1);
  });

  test.each([
    ['low-wall', undefined, 125],
    ['low-hedge', undefined, 125],
    ['high-wall', undefined, 100],
    ['high-hedge', undefined, 100],
    ['stream', 10, 140],
    ['stream', 11, 130],
    ['river', 20, 110],
  ])('a column over a %s of %s: %d mm', (kind, width, far) => {
    expect(reach(COLUMN, { terrain: line(kind, width) })).toBe(far);
  });

  test('by other readings', () => {
    expect(reach(COLUMN, { terrain: area('dense-wood'), readings: { 'dg-069': 'quarter-less' } })).toBeCloseTo(
      131.2,
      1,
    );
    expect(reach(COLUMN, { terrain: area('open-wood'), readings: { 'dg-070': 'whole-move' } })).toBe(75);
    expect(reach(COLUMN, { terrain: line('river', 40), readings: { 'dg-068': 'flat' } })).toBe(130);
  });

  test('two kinds that overlap multiply', () => {
    const both = {
      ...area('open-wood'),
      hill: { kind: 'medium-slope', rectangle: { at: [900, 741.5], size: [600, 400] } },
    };
    expect(reach(COLUMN, { terrain: both })).toBeCloseTo(75 + 18.7, 1);
  });

  const order = (unit: object, terrain: object, legs: readonly string[], readings = {}): string => {
    const { state } = play(board({ unit: unit as never }, {}, { terrain: terrain as never, readings }), [
      { move: 'unit', legs },
    ]);
    return body(state, 'unit').order;
  };
  const HUSSARS = { type: 'french-hussars', at: [900, 450], facing: 'north' };
  const SKIRMISHERS = { ...LINE, figures: 4, formation: 'skirmish-order' };

  test.each([
    ['open-wood', area('open-wood'), 'unformed'],
    ['dense-wood', area('dense-wood'), 'disordered'],
    ['extreme-slope', area('extreme-slope'), 'unformed'],
    ['steep-slope', area('steep-slope'), 'formed'],
    ['river', line('river', 10), 'unformed'],
    ['stream', line('stream', 10), 'formed'],
    ['high-hedge', line('high-hedge'), 'unformed'],
    ['low-wall', line('low-wall'), 'formed'],
  ])('what %s does to foot', (_kind, terrain, is) => {
    expect(order(COLUMN, terrain, ['forward 90'])).toBe(is);
  });

  test('horse also loses its order over low walls, skirmishers never, but by one reading', () => {
    expect(order(HUSSARS, line('low-hedge'), ['forward 100'])).toBe('unformed');
    expect(order(SKIRMISHERS, area('open-wood'), ['forward 100'])).toBe('formed');
    expect(order(SKIRMISHERS, area('open-wood'), ['forward 100'], { 'dg-071': 'like-all' })).toBe('unformed');
  });

  test.each([
    ['guns over a wall', { ...GUNS, formation: 'limbered' }, line('low-wall'), 'dg.terrain.low-walls impassable'],
    [
      'guns through a river',
      { ...GUNS, formation: 'limbered' },
      line('river'),
      'dg.terrain.fordable-rivers impassable',
    ],
    ['horse into a building', HUSSARS, area('building'), 'dg.terrain.buildings impassable'],
    [
      'a general into a building',
      { type: 'brigadier', at: [900, 450], facing: 'north' },
      area('building'),
      'dg.terrain.buildings impassable',
    ],
    ['foot into a building', COLUMN, area('building'), null],
  ])('%s', (_what, unit, terrain, why) => {
    const state = board({ unit: unit as never }, {}, { terrain: terrain as never });
    expect(refusal(state, { move: 'unit', legs: ['forward 80'] })).toBe(why);
  });
});

/** What a change takes, in quarters of a turn, for each printed column; null if there is none. */
const quarters = (
  from: Formation,
  into: Formation,
  types: readonly string[],
  readings = {},
  condition: string[] = [],
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
    expect(quarters('limbered', 'deployed', ['prussian-horse-battery'], { 'dg-076': 'pr-au-none' })).toEqual([null]);
  });

  test('nations without a column use that of another', () => {
    const types = ['polish-line', 'portuguese-line', 'scandinavian-line', 'spanish-line', 'neapolitan-line'];
    expect(quarters('column', 'line', types)).toEqual([2, 2, 4, 6, 6]);
    expect(quarters('column', 'line', ['scandinavian-cavalry', 'portuguese-dragoons'])).toEqual([2, 3]);
    expect(quarters('limbered', 'deployed', ['scandinavian-foot-battery'])).toEqual([4]);
  });

  test('conscripts and tired troops take double, once, or by one reading each', () => {
    expect(quarters('column', 'line', ['french-conscripts', 'prussian-landwehr'])).toEqual([4, 12]);
    expect(quarters('column', 'line', ['french-line'], {}, ['tired'])).toEqual([4]);
    expect(quarters('column', 'line', ['french-conscripts'], {}, ['tired'])).toEqual([4]);
    expect(quarters('column', 'line', ['french-conscripts'], { 'dg-077': 'multiply' }, ['tired'])).toEqual([8]);
  });

  test('by other readings', () => {
    expect(quarters('square', 'line', FOOT, { 'dg-075': 'via-column' })).toEqual([3, 6, 9]);
    expect(quarters('skirmish-order', 'line', FOOT, { 'dg-075': 'via-column' })).toEqual([3, 6, 9]);
    expect(quarters('column', 'line', FOOT, { 'dg-074': 'whole-turns' })).toEqual([2, 4, 8]);
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

describe('a battery', () => {
  test('unlimbers in half a turn and is turned by the table', () => {
    const state = board({ unit: GUNS });
    const time = (degrees: number, readings = {}) => {
      const other = board({ unit: GUNS }, {}, { readings });
      return refacingTime(other, body(other, 'unit'), degrees)?.quarters ?? null;
    };
    expect([30, 31, 60, 61, 120, 150, 180].map((degrees) => time(degrees))).toEqual([1, 2, 2, 4, 4, 5, 6]);
    expect(time(150, { 'dg-078': 'not-possible' })).toBeNull();
    expect(refusal(state, { move: 'unit', legs: ['forward 10'] })).toBe('dg.formation.reface-battery only-turns');
    expect(refusal(state, { move: 'unit', legs: ['turn left 60°', 'form limbered'] })).toBeNull();
    expect(refusal(state, { move: 'unit', legs: ['form limbered', 'forward 70'] })).toBeNull();
  });
});

describe('what is in the way', () => {
  const FOE = { type: 'austrian-line', at: [900, 530], facing: 'south' };

  test('stops a unit, friend or enemy, and nobody is touched by a move', () => {
    const state = board({ unit: LINE }, { foe: FOE });
    expect(refusal(state, { move: 'unit', legs: ['forward 60'] })).toBe('dg.move.blocked in-the-way');
    expect(refusal(state, { move: 'unit', legs: ['forward 58'] })).toBe('dg.melee.contact would-touch');
    expect(refusal(state, { move: 'unit', legs: ['forward 57'] })).toBeNull();
    const friends = board({ unit: LINE, other: { ...LINE, at: [900, 530] } });
    expect(refusal(friends, { move: 'unit', legs: ['forward 60'] })).toBe('dg.move.blocked in-the-way');
    expect(refusal(friends, { move: 'unit', legs: ['forward 58'] })).toBeNull();
  });

  test('the edge of the table, and a melee', () => {
    const edge = board({ unit: { ...LINE, at: [900, 1150] } });
    expect(refusal(edge, { move: 'unit', legs: ['forward 40'] })).toBe('dg.move.optional off-table');
    const melee = board({ unit: LINE }, { foe: { ...FOE, at: [900, 472] } });
    expect(refusal(melee, { move: 'unit', legs: ['about-face'] })).toBe('dg.melee.contact in-melee');
  });

  test('a general stands in nobody’s way, and makes room for the enemy', () => {
    const state = board(
      { unit: LINE },
      { chief: { type: 'brigadier', at: [900, 510], facing: 'south' }, foe: { ...FOE, at: [900, 640] } },
    );
    const { types, state: after } = play(state, [{ move: 'unit', legs: ['forward 60'] }]);
    expect(types).toEqual(['unit-moved', 'general-withdrew']);
    // He touches the front of the nearest friends, 11 mm and half his marker before their centre.
    expect(placeOf(after, 'chief')).toEqual([900, 612.5]);
    const blocks = board(
      { unit: LINE },
      { chief: { type: 'brigadier', at: [900, 510], facing: 'south' } },
      { readings: { 'dg-126': 'a-unit-like-others' } },
    );
    expect(refusal(blocks, { move: 'unit', legs: ['forward 60'] })).toBe('dg.move.blocked in-the-way');
  });

  test('who has fired or moved stays where he is', () => {
    const fired = board({ unit: LINE }, {}, { now: { fired: ['unit'] } });
    expect(refusal(fired, { move: 'unit', legs: ['forward 10'] })).toBe('dg.fire.no-move-after has-fired');
    const moved = board({ unit: LINE }, {}, { now: { moved: ['unit'] } });
    expect(refusal(moved, { move: 'unit', legs: ['forward 10'] })).toBe('dg.move.optional has-moved');
    const spent = board({ unit: { ...LINE, condition: 'utterly-exhausted' } });
    expect(refusal(spent, { move: 'unit', legs: ['form column'] })).toBe('dg.fatigue.utter utterly-spent');
    const running = board({ unit: { ...LINE, condition: 'routing' } });
    expect(refusal(running, { move: 'unit', legs: ['form column'] })).toBe('dg.morale.break running');
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
