import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DURATION, easeOut, lerp, lerpAngle } from '../../src/painters/pixi/motion.ts';

const degrees = fc.integer({ min: -720, max: 720 });

test('no motion lasts longer than 400 ms', () => {
  expect(DURATION).toBeLessThanOrEqual(400);
});

test('easing begins at 0 and ends at 1', () => {
  expect([easeOut(0), easeOut(1)]).toEqual([0, 1]);
  expect([lerp(3, 7, 0), lerp(3, 7, 0.5), lerp(3, 7, 1)]).toEqual([3, 5, 7]);
});

test('a counter never turns by more than half a circle, and ends at its new facing', () => {
  fc.assert(
    fc.property(degrees, degrees, (from, to) => {
      const end = lerpAngle(from, to, 1);
      expect(Math.abs(end - from)).toBeLessThanOrEqual(180);
      expect((((end - to) % 360) + 360) % 360).toBe(0);
    }),
  );
});

test('from north-west to north it turns by an eighth of a circle', () => {
  expect(lerpAngle(-45, 0, 1)).toBe(0);
  expect(lerpAngle(315, 0, 1)).toBe(360);
});
