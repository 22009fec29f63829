import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectionOf } from '../../src/painters/projection.ts';
import { covers } from '../../src/painters/shapes/live/body-blocks.ts';
import { body } from '../../src/painters/shapes/live/models.ts';
import type { Mark } from '../../src/scene/scene.ts';

/** How far a body of these ranks is drawn before its base, in drawing units, and its places. */
function drawnAhead(role: 'first' | 'second', ranks: readonly string[], place: number): number {
  const [width, height] = [ranks[0]!.length * place, ranks.length * place];
  const shapes = body({ role, symbol: 'infantry', formation: 'line', style: 'solid', width, height }, ranks);
  const front = shapes.find(({ d, ...shape }) => 'fill' in shape && shape.fill === `${role}-hollow` && d !== '')!;
  const ys = front.d
    .split('M')
    .flatMap((part) => [...part.replace(/[hvz].*/, '').matchAll(/-?(\d+(\.\d+)?|\.\d+)/g)])
    .flatMap(([number], n) => (n % 2 === 1 ? [Number(number)] : []));
  return -height / 2 - Math.min(...ys);
}

const ranksOf = (files: number, deep: number): readonly string[] =>
  Array.from({ length: deep }, () => 'o'.repeat(files));

const sizes = fc.record({
  files: fc.integer({ min: 6, max: 14 }),
  deep: fc.integer({ min: 1, max: 3 }),
  place: fc.integer({ min: 6, max: 60 }),
});

test('the front of a body is no longer than a man and a half, also on the map of a whole table', () => {
  fc.assert(
    fc.property(sizes, fc.constantFrom('first' as const, 'second' as const), ({ files, deep, place }, role) => {
      expect(drawnAhead(role, ranksOf(files, deep), place)).toBeLessThanOrEqual(1.5 * place);
    }),
  );
});

test('names keep clear of all of it', () => {
  const projection = projectionOf({ width: 1200, height: 900, grid: false });
  fc.assert(
    fc.property(sizes, ({ files, deep, place }) => {
      const ranks = ranksOf(files, deep);
      const [w, d] = [files * place, deep * place];
      const mark: Mark<'base'> = {
        kind: 'base',
        id: 'a',
        at: [600, 450],
        facing: [0, 1],
        size: [w / projection.scale, d / projection.scale],
        side: 'first',
        symbol: 'infantry',
        condition: 'steady',
        formation: 'line',
        ranks,
      };
      const { at, half } = covers(mark, projection);
      const middle = projection.height - 450 * projection.scale;
      expect(middle - (at[1] - half[1]) - d / 2).toBeGreaterThanOrEqual(drawnAhead('first', ranks, place) - 0.1);
    }),
  );
});
