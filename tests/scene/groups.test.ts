import { describe, expect, test } from 'vitest';
import { area } from '../../src/painters/shapes/live/areas.ts';
import { projectionOf } from '../../src/painters/projection.ts';
import { NORTH, opposite } from '../../src/geometry/facings.ts';
import { um } from '../../src/geometry/lengths.ts';
import { clockwise, holds } from '../../src/geometry/outlines.ts';
import { pointAt, type Group, type TableBoard } from '../../src/scene/table/board.ts';
import { tableInput } from '../../src/scene/table/input.ts';
import { tableScene } from '../../src/scene/table/scene.ts';
import type { Mark, Spot } from '../../src/scene/scene.ts';
import { at, plain, state as table, words, type State } from './plain-table.ts';

const SIDE = 12.7;

/** A bent chain of three red figures, and a blue one in the bend, which stands clear of it. */
const state: State = {
  ...table,
  units: {
    a: { at: at(100, 100), side: 'red' },
    b: { at: at(100 + SIDE, 100), side: 'red' },
    c: { at: at(100 + SIDE, 100 + SIDE), side: 'red' },
    d: { at: at(94, 118), side: 'blue' },
  },
};
const bent: Group = { id: 'fusiliers', name: 'the fusiliers', units: ['a', 'b', 'c'] };

const boardWith = (group: Group): TableBoard<State> => ({
  ...plain,
  sheet: 'white-board',
  groups: () => [group],
  label: (_, id) => `the ${id}`,
  stands: ({ units }, id) => ({
    ...units[id]!,
    facing: units[id]!.side === 'red' ? opposite(NORTH) : NORTH,
    width: um(SIDE, 'mm'),
    depth: um(SIDE, 'mm'),
    symbol: 'infantry',
  }),
});
const marksOf = (group: Group): readonly Mark[] => tableScene(boardWith(group), words)(state, []).marks;
const encloses = (points: readonly Spot[], id: string): boolean =>
  holds(clockwise(points.map(pointAt)), state.units[id]!.at);

describe('a group of units', () => {
  test('without a sign has a thin line around it, and its plain name', () => {
    const marks = marksOf(bent);
    expect(marks).toContainEqual(expect.objectContaining({ kind: 'area', id: 'group-fusiliers', sense: 'group' }));
    expect(marks.some(({ kind }) => kind === 'loop')).toBe(false);
    expect(marks).toContainEqual(expect.objectContaining({ kind: 'name', of: 'fusiliers', text: 'Fusiliers' }));
  });

  test.each(['column', 'line', null] as const)(
    'with the sign %s has a loop of its side, and its name counts',
    (sign) => {
      const marks = marksOf({ ...bent, sign });
      const [loop] = marks.filter((mark): mark is Mark<'loop'> => mark.kind === 'loop');
      expect(loop).toMatchObject({ id: 'group-fusiliers', side: 'second', sign });
      expect(marks).toContainEqual(expect.objectContaining({ kind: 'name', of: 'fusiliers', text: 'Fusiliers · 3' }));
      expect(['a', 'b', 'c', 'd'].map((id) => encloses(loop!.points, id))).toEqual([true, true, true, false]);
      // Its front is the one that the first figure faces, in the south.
      const [left, right] = loop!.front;
      expect(left[0]).toBeGreaterThan(right[0]);
      for (const [, y] of loop!.front) expect(y).toBeCloseTo(100 - SIDE / 2 - SIDE / 10, 1);
    },
  );

  test('keeps its name while its units are pointed at one by one, and each of them tells of what it is', () => {
    const marks = marksOf({ ...bent, sign: 'line', isApart: true });
    const [name] = marks.filter((mark): mark is Mark<'name'> => mark.kind === 'name' && mark.of === 'fusiliers');
    const own = marks.filter((mark): mark is Mark<'base'> => mark.kind === 'base' && mark.group === name!.of);
    expect(own.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  test('of one unit has neither loop nor count', () => {
    const marks = marksOf({ ...bent, units: ['a'], sign: 'column' });
    expect(marks.some(({ kind }) => kind === 'loop')).toBe(false);
    expect(marks).toContainEqual(expect.objectContaining({ kind: 'name', of: 'fusiliers', text: 'Fusiliers' }));
  });

  test('is highlighted along its edges, so that nothing that stands in its bend is', () => {
    const input = tableInput(boardWith(bent), { ...words, unit: () => '' });
    const lit = input.highlight(state, 'x', { unit: 'b' }, 'chosen') as Mark<'area'>;
    expect(['a', 'b', 'c'].every((id) => encloses(lit.points, id))).toBe(true);
    const corner = at(96, 118);
    expect(holds(clockwise(lit.points.map(pointAt)), corner)).toBe(false);
  });
});

test('brackets at a small figure are so short that they leave their sides open', () => {
  const far = { width: 609.6, height: 914.4, grid: false } as const;
  for (const projection of [projectionOf(far), projectionOf({ ...far, width: 300, height: 225 })]) {
    const half = 12.7;
    const points = ([[-half, half], [half, half], [half, -half], [-half, -half]] as const).map(([x, y]): Spot => [100 + x, 100 + y]); // prettier-ignore
    const [, mark] = area(projection, { kind: 'area', id: 'x', sense: 'target', points }).parts;
    const { d, width } = mark as { readonly d: string; readonly width: number };
    const numbers = [...d.split('M')[1]!.matchAll(/-?\d+\.?\d*/g)].map(([each]) => Number(each));
    const [x1, y1, x2, y2] = numbers as [number, number, number, number];
    const side = 2 * half * projection.scale;
    expect(2 * (Math.hypot(x1 - x2, y1 - y2) + width / 2)).toBeLessThan(side);
  }
});
