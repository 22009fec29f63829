import { expect, test } from 'vitest';
import type { Annotation } from '../../src/core/annotations.ts';
import { NORTH, UNIT } from '../../src/geometry/facings.ts';
import { um } from '../../src/geometry/lengths.ts';
import { wheelBy } from '../../src/geometry/moves.ts';
import { tableScene } from '../../src/scene/table/scene.ts';
import { at, plain, state, words } from './plain-table.ts';
import { play as twoByTwo } from '../../src/scene/two-by-two/index.ts';
import { begin } from '../games/two-by-two/field.ts';

const scene = tableScene(plain, words);
const drawn = (...shows: readonly Annotation[]) =>
  scene(state, shows).marks.filter(({ id }) => id !== 'gun' && id !== 'foot');

test('a line of sight runs from the edge of a base to the edge of the other', () => {
  expect(drawn({ kind: 'sight', from: 'gun', to: 'foot' })).toMatchObject([
    {
      kind: 'trace',
      points: [
        [130, 100],
        [170, 100],
      ],
    },
  ]);
});

test('a wheel is drawn as the curve that the middle of the unit goes, with nothing for a turn after it', () => {
  const base = { at: at(100, 100), facing: NORTH, width: um(60, 'mm'), depth: um(30, 'mm') };
  const wheeled = wheelBy(base, 'right', um(60, 'mm'));
  const turned = { ...wheeled, facing: [UNIT, 0] as const };
  const [way] = drawn({ kind: 'path', unit: 'gun', through: ['gun', wheeled, turned], sense: 'move' });
  const points = way?.kind === 'trace' ? way.points : [];
  expect(points).toHaveLength(10);
  expect(points.at(-1)).toEqual(points.at(-2));
  // Its front right corner stands still.
  const radii = points.map(([x, y]) => Math.hypot(x - 130, y - 115));
  for (const radius of radii) expect(radius).toBeCloseTo(Math.hypot(30, 15), 1);
});

/** The points of the only line that these annotations draw. */
const lineOf = (...shows: readonly Annotation[]) => {
  const [mark] = drawn(...shows);
  return mark?.kind === 'trace' ? mark.points : [];
};
const far = (points: readonly (readonly [number, number])[]) =>
  points.slice(1).reduce((sum, [x, y], n) => sum + Math.hypot(x - points[n]![0], y - points[n]![1]), 0);

test('a turn on the spot is an arrow around the base, from where the unit faced to where it faces', () => {
  const points = lineOf({
    kind: 'path',
    unit: 'gun',
    through: ['gun', { at: at(100, 100), facing: [UNIT, 0] }],
    sense: 'move',
  });
  const reach = Math.hypot(60, 30) / 2;
  expect(points[0]).toEqual([100, expect.closeTo(100 + reach, 1)]);
  expect(points.at(-1)).toEqual([expect.closeTo(100 + reach, 1), 100]);
  for (const [x, y] of points) expect(Math.hypot(x - 100, y - 100)).toBeCloseTo(reach, 1);
});

test('a path too short to be seen is drawn longer, and ends where the unit does', () => {
  const [end, facing] = [at(100.5, 100), NORTH];
  const points = lineOf({ kind: 'path', unit: 'gun', through: ['gun', { at: end, facing }], sense: 'move' });
  expect(points.at(-1)).toEqual([100.5, 100]);
  expect(points[0]![0]).toBeLessThan(100);
  expect(far(points)).toBeGreaterThanOrEqual(6);
});

test('a shot at a unit that the shooter touches leads across their edges', () => {
  const near = { ...state, units: { gun: state.units.gun!, foot: { at: at(100, 130), side: 'red' } } };
  const [mark] = scene(near, [{ kind: 'sight', from: 'gun', to: 'foot' }]).marks.filter(({ kind }) => kind === 'trace');
  const points = mark?.kind === 'trace' ? mark.points : [];
  expect(far(points)).toBeGreaterThan(15);
  expect([points[0]![1] < 115, points[1]![1] > 115]).toEqual([true, true]);
});

test('tells its measure, and the part of it that is drawn', () => {
  expect(scene(state, []).measure).toEqual({ length: 25.4, sign: 'in' });
  expect(scene(state, []).view).toBeUndefined();
  const cropped = tableScene({ ...plain, view: () => ({ from: at(50, 50), to: at(250, 150) }) }, words);
  expect(cropped(state, []).view).toEqual({ from: [50, 50], to: [250, 150] });
});

test('names its units and its ground, which lies in the shapes that the rules know', () => {
  const wood = { kind: 'woods', name: 'the dark wood', outline: [at(0, 0), at(0, 9), at(9, 0)], line: null };
  const road = { kind: 'road', name: 'the road', outline: null, line: [at(0, 20), at(50, 20), at(50, 90)] };
  const terrain = {
    wood: { ...wood, width: um(2, 'mm'), level: 0 },
    road: { ...road, width: um(8, 'mm'), level: 0 },
  };
  const named = tableScene({ ...plain, terrain: () => terrain as never, label: (_, id) => `the ${id}` }, words);
  const { marks } = named(state, [{ kind: 'light', terrain: ['road'] }]);
  expect(marks.filter(({ kind }) => kind === 'outline' || kind === 'strip')).toEqual([
    { kind: 'outline', id: 'ground-wood', ground: 'woods', points: [[0, 0], [0, 9], [9, 0]] }, // prettier-ignore
    { kind: 'strip', id: 'ground-road', ground: 'road', points: [[0, 20], [50, 20], [50, 90]], width: 8 }, // prettier-ignore
  ]);
  expect(marks.filter(({ kind }) => kind === 'name')).toEqual([
    { kind: 'name', id: 'name-gun', of: 'gun', text: 'Gun' },
    { kind: 'name', id: 'name-foot', of: 'foot', text: 'Foot' },
    { kind: 'name', id: 'name-ground-wood', of: 'ground-wood', text: 'dark wood' },
    { kind: 'name', id: 'name-ground-road', of: 'ground-road', text: 'road' },
  ]);
  expect(marks.filter(({ kind }) => kind === 'area').map(({ id }) => id)).toEqual(['light-0-road', 'light-0-road-2']);
});

test('a line of sight that ground stops is crossed out where it meets that ground, and not at its target', () => {
  const state = begin({
    french: { battery: 'foot-artillery 16,10 north' },
    allied: { foe: 'infantry 16,16 south' },
    terrain: { wood: { kind: 'woods', rectangle: { at: [16, 13], size: [4, 2] } } },
  });
  const verdict = twoByTwo.rules.judge(state, { type: 'shoot', unit: 'battery', at: 'foe' });
  const trace = twoByTwo.scene(state, verdict.ok ? [] : verdict.shows).marks.find(({ kind }) => kind === 'trace');
  const [x, y] = trace?.kind === 'trace' ? trace.stopped! : [0, 0];
  expect([x / 19.05, y / 19.05]).toEqual([expect.closeTo(16, 1), expect.closeTo(12, 1)]);
});
