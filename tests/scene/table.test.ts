import { describe, expect, test } from 'vitest';
import type { Annotation } from '../../src/core/annotations.ts';
import { NORTH, UNIT } from '../../src/geometry/facings.ts';
import { tableModule } from '../../src/scene/table/scene.ts';
import { tableInput } from '../../src/scene/table/input.ts';
import { at, plain, rules, state, words, type State } from './plain-table.ts';

const table = tableModule('xx', rules, plain);
const { input } = table;
const scene = (on: State, shows: readonly Annotation[], aimed?: State) => table.scene(on, shows, aimed);
const drawn = (...shows: readonly Annotation[]) =>
  scene(state, shows).marks.filter(({ id }) => id !== 'gun' && id !== 'foot');

describe('a free table as a picture', () => {
  test('has a base for each unit, and tells what stands there', () => {
    const { width, height, sheet, grid, alt, description, marks } = scene(state, []);
    expect({ width, height, sheet, grid }).toEqual({ width: 500, height: 300, sheet: 'sand', grid: false });
    expect(alt).toBe('A table. Noon. 2 units.');
    expect(description.map(({ text }) => text)).toEqual(['All of the gun', 'All of the foot', 'It rains.']);
    expect(marks).toMatchObject([
      {
        kind: 'base',
        id: 'gun',
        at: [100, 100],
        size: [60, 30],
        side: 'first',
        formation: 'line',
        condition: 'steady',
      },
      { kind: 'base', id: 'foot', side: 'second', condition: 'routed' },
    ]);
  });

  const pose = { at: at(1, 2), facing: [UNIT, 0] } as const;
  test.each<readonly [Annotation, object]>([
    [
      { kind: 'arc', front: [at(0, 0), at(9, 0)], outward: 45, reach: 9000 },
      {
        kind: 'arc',
        front: [
          [0, 0],
          [9, 0],
        ],
        outward: 45,
        reach: 9,
      },
    ],
    [
      { kind: 'area', points: [at(0, 4)], sense: 'zone' },
      { kind: 'area', points: [[0, 4]], sense: 'zone' },
    ],
    [
      { kind: 'template', at: at(5, 5), radius: 7000 },
      { kind: 'disc', at: [5, 5], radius: 7 },
    ],
    [
      { kind: 'ghost', unit: 'gun', pose },
      { kind: 'base', ghost: true, at: [1, 2], facing: [1, 0], side: 'first' },
    ],
    [
      { kind: 'light', units: ['gun'] },
      {
        kind: 'area',
        sense: 'light',
        points: [
          [67, 118],
          [133, 118],
          [133, 82],
          [67, 82],
        ],
      },
    ],
    [
      { kind: 'label', at: 'foot', text: 'here' },
      { kind: 'label', at: [200, 100], text: 'here' },
    ],
    [
      { kind: 'path', unit: 'gun', through: ['gun', pose], sense: 'charge', stopped: 'foot' },
      {
        kind: 'trace',
        points: [
          [100, 100],
          [1, 2],
        ],
        sense: 'charge',
        stopped: [170, 100],
      },
    ],
    [
      { kind: 'ruler', from: 'gun', to: 'foot' },
      { kind: 'ruler', from: [100, 100], to: [200, 100], text: '3.9 in' },
    ],
    [
      { kind: 'ruler', from: 'gun', to: 'foot', text: 'far' },
      { kind: 'ruler', text: 'far' },
    ],
    [
      { kind: 'sight', from: 'gun', to: 'foot', stopped: at(150, 100) },
      { sense: 'sight', stopped: [150, 100] },
    ],
    [
      { kind: 'line', from: at(0, 0), to: at(1, 1) },
      {
        kind: 'trace',
        sense: 'line',
        points: [
          [0, 0],
          [1, 1],
        ],
      },
    ],
  ])('%j', (shown, mark) => {
    expect(drawn(shown)).toMatchObject([
      { id: expect.stringMatching(new RegExp(`^${shown.kind}-0`)) as string, ...mark },
    ]);
  });

  test('shows nothing of what is not on it', () => {
    const gone: readonly Annotation[] = [
      { kind: 'ghost', unit: 'horse', pose },
      { kind: 'light', units: ['horse'], squares: ['d6'] },
      { kind: 'label', at: 'horse', text: 'here' },
      { kind: 'path', unit: 'horse', through: ['horse', pose], sense: 'move' },
      { kind: 'ruler', from: 'gun', to: 'horse' },
      { kind: 'sight', from: 'toString', to: 'gun' },
    ];
    expect(drawn(...gone)).toEqual([]);
  });

  test('is drawn as it was when that was said', () => {
    const before = { ...state, units: { gun: { at: at(10, 10), side: 'blue' } } };
    expect(scene(state, [{ kind: 'label', at: 'gun', text: '!' }], before).marks).toContainEqual(
      expect.objectContaining({ kind: 'label', at: [10, 10] }),
    );
  });
});

describe('pointing at a free table', () => {
  test('means a unit on whose base it falls, or a point in whole millimetres, and nothing off the table', () => {
    expect(input.target(state, [128, 112])).toEqual({ unit: 'gun' });
    expect(input.target(state, [128, 120.4])).toEqual({ point: at(128, 120) });
    expect(input.target(state, [10, 10], [10, 90])).toEqual({ point: at(10, 10), facing: NORTH });
    expect([input.target(state, [-1, 5]), input.target(state, [5, 301])]).toEqual([null, null]);
  });

  test('means the nearest of units that overlap', () => {
    const crowd = { ...state, units: { ...state.units, horse: { at: at(110, 100), side: 'blue' } } };
    expect(input.target(crowd, [108, 100])).toEqual({ unit: 'horse' });
  });

  test('goes on by keys, and stays at the edge', () => {
    expect(input.step(state, { unit: 'gun' }, 1, 0)).toEqual({ point: at(140, 100) });
    expect(input.step(state, { point: at(60, 100) }, 1, 0)).toEqual({ unit: 'gun' });
    expect(input.step(state, { point: at(490, 0) }, 1, 0)).toEqual({ point: at(490, 0) });
    expect(() => input.step(state, { square: 'd6' }, 1, 0)).toThrow('has no square d6');
  });

  test('selects own units, and shows how far they go', () => {
    expect([input.locate(state, 'gun'), input.locate(state, 'horse')]).toEqual([{ unit: 'gun' }, null]);
    expect(input.selectable(state, { unit: 'gun' })).toEqual(['gun']);
    expect(input.selectable(state, { unit: 'foot' })).toEqual([]);
    expect(input.selectable(state, { point: at(0, 0) })).toEqual([]);
    expect(input.reach(state, 'gun')).toEqual([{ kind: 'disc', id: 'reach', at: [100, 100], radius: 80 }]);
    expect(input.highlight(state, 'x', { unit: 'gun' }, 'zone')).toMatchObject({
      kind: 'area',
      id: 'x',
      sense: 'zone',
    });
  });

  test('is told by names and lengths', () => {
    expect(input.name(state, { unit: 'gun' })).toBe('the gun');
    expect(input.says(state, { unit: 'gun' })).toBe('All of the gun');
    expect(input.name(state, { point: at(25.4, 50.8) })).toBe('1 in, 2 in');
  });

  test('says of a place where it lies from the nearest unit, and how far', () => {
    expect(input.says(state, { point: at(100, 165.8) })).toBe('3.9 in, 6.5 in, 2 in north of the gun');
  });

  test('says of each place something else while nothing may be measured, and no length', () => {
    const sealed = tableInput(plain, words, () => false);
    expect(sealed.says(state, { point: at(150, 150) })).toBe(
      'a place north-east of the gun, at 45 degrees, north-west of the foot, at 315 degrees',
    );
    const places = [-2, -1, 0, 1, 2].flatMap((x) => [-1, 1, 2].map((y) => ({ point: at(150 + x * 40, 100 + y * 40) })));
    const said = places.map((place) => sealed.says(state, place));
    expect(new Set(said).size).toBe(places.length);
    expect(said.filter((text) => /\d (in|cm|mm)\b/.test(text))).toEqual([]);
  });
});
