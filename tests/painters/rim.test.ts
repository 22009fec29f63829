import { describe, expect, test } from 'vitest';
import { projectionOf } from '../../src/painters/projection.ts';
import { rimMarkup } from '../../src/painters/rim.ts';
import type { Scene } from '../../src/scene/scene.ts';

const N = 19.05;

/** The rim of a part of the table, between these whole measures. */
function rim(from: readonly [number, number], to: readonly [number, number]) {
  const scene: Scene = {
    width: 32 * N,
    height: 32 * N,
    sheet: 'earth',
    grid: false,
    measure: { length: N, sign: '[n]' },
    alt: '',
    description: [],
    marks: [],
    view: { from: [from[0] * N, from[1] * N], to: [to[0] * N, to[1] * N] },
  };
  const projection = projectionOf(scene);
  const texts = [...rimMarkup(scene, projection).matchAll(/<text x="([-\d.]+)" y="([-\d.]+)">(\d+)</g)];
  return { projection, numbers: texts.map(([, x, y, says]) => ({ x: Number(x), y: Number(y), says: says! })) };
}

describe('the numbers on the rim of a table', () => {
  test('are whole at the ends of both scales, as large as they are on a phone', () => {
    const { projection, numbers } = rim([10, 10], [30, 20]);
    const [left, top, w] = projection.view;
    expect(numbers.map(({ says }) => says)).toEqual(expect.arrayContaining(['30', '20']));
    for (const { x, y, says } of numbers) {
      // 34 units high: a digit is half as wide, and its top is 0.66 of it above the line.
      const half = (says.length * 0.5 * 34) / 2;
      expect(x + half).toBeLessThanOrEqual(left + w);
      expect(x - half).toBeGreaterThanOrEqual(left);
      expect(y - 0.66 * 34).toBeGreaterThanOrEqual(top);
    }
  });

  test('stand at their measures elsewhere', () => {
    const { projection, numbers } = rim([10, 10], [30, 20]);
    expect(numbers.find(({ says, y }) => says === '20' && y > 0)!.x).toBeCloseTo(10 * N * projection.scale, 0);
  });
});
