import { describe, expect, test } from 'vitest';
import type { Annotation } from '../../src/core/annotations.ts';
import { scene } from '../../src/scene/paper-bayonet/scene.ts';
import { stand } from '../games/paper-bayonet/field.ts';

const UNITS = { gun: 'french cannon d1', target: 'allied cavalry d4' };
const marks = (...shows: readonly Annotation[]) => scene(stand(UNITS), shows).marks;
const traces = (...shows: readonly Annotation[]) => marks(...shows).filter(({ kind }) => kind === 'trace');
const areas = (...shows: readonly Annotation[]) =>
  marks(...shows).flatMap((mark) => (mark.kind === 'area' ? [mark.sense] : []));

describe('a way on the grid', () => {
  const charge: Annotation = {
    kind: 'path',
    unit: 'gun',
    through: ['gun', 'd2', 'e3'],
    sense: 'charge',
    touches: 'target',
  };
  const points = [
    [3.5, 0.5],
    [3.5, 1.5],
    [4.5, 2.5],
  ];

  test('is one line of its own kind, with the enemy whom a charge meets', () => {
    expect(traces(charge, { kind: 'sight', from: 'gun', to: 'target' })).toMatchObject([
      { id: 'charge-0', sense: 'charge', points, touches: [3.5, 3.5] },
      { id: 'sight-1', sense: 'sight' },
    ]);
    expect(traces({ ...charge, sense: 'move' })).toMatchObject([{ id: 'move-0', sense: 'move' }]);
  });

  test('is drawn once for two units that go it', () => {
    expect(traces(charge, charge)).toHaveLength(1);
  });

  test('marks the square at fault if it is refused, and does not light it as well', () => {
    const way: Annotation = { kind: 'path', unit: 'gun', through: ['d1', 'd2', 'd3'], sense: 'move', stopped: 'd3' };
    expect(traces(way)).toMatchObject([{ stopped: [3.5, 2.5] }]);
    expect(areas(way, { kind: 'light', squares: ['d3'] })).toEqual(['fault']);
    expect(areas(way, { kind: 'light', squares: ['d4'] })).toEqual(['fault', 'light']);
    expect(areas({ ...way, stopped: 'd1' }), 'it cannot set out').toEqual([]);
  });
});
