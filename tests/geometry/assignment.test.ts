import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leastGreatest } from '../../src/geometry/assignment.ts';

/** Every way to send so many to as many places. */
function ways(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return ways(count - 1).flatMap((way) =>
    Array.from({ length: count }, (_, n) => [...way.slice(0, n), count - 1, ...way.slice(n)]),
  );
}

const greatest = (far: readonly (readonly number[])[], to: readonly number[]): number =>
  Math.max(...to.map((place, n) => far[n]![place]!));

describe('the assignment of the least greatest distance', () => {
  const distances = fc
    .integer({ min: 1, max: 5 })
    .chain((count) =>
      fc.array(fc.array(fc.nat(20), { minLength: count, maxLength: count }), { minLength: count, maxLength: count }),
    );

  test('sends each to a place of its own, and no other way has a lesser greatest distance', () => {
    fc.assert(
      fc.property(distances, (far) => {
        const to = leastGreatest(far);
        expect(new Set(to).size).toBe(far.length);
        expect(greatest(far, to)).toBe(Math.min(...ways(far.length).map((way) => greatest(far, way))));
      }),
    );
  });

  test('may leave places free', () => {
    expect(leastGreatest([[5, 1, 9]])).toEqual([1]);
  });

  test('of nobody is nothing', () => {
    expect(leastGreatest([])).toEqual([]);
  });
});
