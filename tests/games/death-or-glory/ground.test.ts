import { describe, expect, test } from 'vitest';
import { board, body, play, refusal } from './playing.ts';
import { LINE, COLUMN, GUNS, reach } from './units.ts';

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

const HUSSARS = { type: 'french-hussars', at: [900, 450], facing: 'north' };
const SKIRMISHERS = { ...LINE, figures: 4, formation: 'skirmish-order' };

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

  test('ground that bars a unit is told before the time that it would take', () => {
    const state = board({ unit: { ...GUNS, formation: 'limbered' } }, {}, { terrain: area('building') });
    // 140 mm, less the 25 of the building, would be too little.
    expect(refusal(state, { move: 'unit', legs: ['forward 130'] })).toBe('dg.terrain.buildings impassable');
    const tied = board({ unit: { ...GUNS, formation: 'limbered' } });
    expect(refusal(tied, { move: 'unit', legs: ['forward 141'] })).toBe('dg.move.allowances too-long');
  });

  test('nobody crosses a lake', () => {
    const lake = { terrain: area('lake') };
    for (const unit of [COLUMN, HUSSARS, SKIRMISHERS, { ...GUNS, formation: 'limbered' }])
      expect(refusal(board({ unit }, {}, lake), { move: 'unit', legs: ['forward 100'] })).toBe(
        'dg.terrain.fordable-rivers impassable',
      );
    const rider = { type: 'brigadier', at: [900, 450], facing: 'north' };
    expect(refusal(board({ unit: rider }, {}, lake), { move: 'unit', legs: ['forward 100'] })).toBe(
      'dg.terrain.fordable-rivers impassable',
    );
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
    const state = board({ unit }, {}, { terrain });
    expect(refusal(state, { move: 'unit', legs: ['forward 80'] })).toBe(why);
  });
});
