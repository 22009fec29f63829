import { describe, expect, test } from 'vitest';
import { laid } from '../../src/painters/shapes/live/laid.ts';

/** The numbers of path data that are heights, for paths of absolute lines. */
const heights = (d: string): readonly number[] =>
  [...d.matchAll(/[ML]?\s*(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].map(([, , y]) => Number(y));

describe('the rope of a pinned unit', () => {
  test('lies on its own base and behind its front, so that in contact it lies on no enemy', () => {
    const [rope] = laid('pinned', 'first', 250, 120);
    expect(rope).toMatchObject({ stroke: 'badge-ink' });
    for (const y of heights(rope!.d)) {
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThanOrEqual(60);
    }
  });
});

test('the smoke of a unit that has shot does not reach beyond its front', () => {
  const [smoke] = laid('shot', 'first', 250, 120);
  const [, ...circles] = smoke!.d.split('M');
  expect(circles).toHaveLength(3);
  for (const circle of circles) {
    // A circle is drawn from its left end around its middle.
    const [, y] = circle
      .split(/[ ,a-zA-Z]/)
      .filter(Boolean)
      .map(Number);
    expect(y).toBeGreaterThan(-60);
  }
});
