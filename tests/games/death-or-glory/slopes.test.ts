import { describe, expect, test } from 'vitest';
import { facingOf } from '../../../src/geometry/placing.ts';
import { pointAt } from '../../../src/geometry/vectors.ts';
import { um } from '../../../src/geometry/lengths.ts';
import type { CompassPoint } from '../../../src/geometry/compass.ts';
import { climbOf, heightAt, topOf } from '../../../src/games/death-or-glory/moving/slopes.ts';
import { board, refusal } from './playing.ts';
import { LINE, reach } from './units.ts';

const point = (x: number, y: number) => pointAt(um(x, 'mm'), um(y, 'mm'));

/** A slope from 400 to 600 that leads up to a hill from 600 on. */
const HILL = {
  hill: { kind: 'hill', rectangle: { at: [900, 700], size: [400, 200] }, level: 1 },
  slope: { kind: 'gentle-slope', rectangle: { at: [900, 500], size: [400, 200] } },
};

const state = (terrain: object = HILL) =>
  board({ unit: { ...LINE, at: [200, 200] } }, {}, { terrain: terrain as never });

describe('a slope', () => {
  test('leads up to the hill that it touches', () => {
    const at = state();
    expect(topOf(at, at.terrain['slope']!)).toEqual(at.terrain['hill']!.outline);
    const alone = state({ slope: HILL.slope });
    expect(topOf(alone, alone.terrain['slope']!)).toBeNull();
    const two = state({ ...HILL, near: { kind: 'hill', rectangle: { at: [900, 390], size: [400, 20] } } });
    expect(topOf(two, two.terrain['slope']!)).toEqual(two.terrain['near']!.outline);
    const far = state({ ...HILL, hill: { ...HILL.hill, rectangle: { at: [900, 720], size: [400, 200] } } });
    expect(topOf(far, far.terrain['slope']!)).toBeNull();
  });

  test.each([
    ['north', 'up'],
    ['north-west', 'up'],
    ['east', 'along'],
    ['south', 'down'],
    ['south-east', 'down'],
    ['west', 'along'],
  ] as const)('to the %s it leads %s', (towards: CompassPoint, is) => {
    const at = state();
    expect(climbOf(at, at.terrain['slope']!, point(900, 500), facingOf(towards))).toBe(is);
  });

  test('without a hill leads nowhere', () => {
    const alone = state({ slope: HILL.slope });
    expect(climbOf(alone, alone.terrain['slope']!, point(900, 500), facingOf('north'))).toBeNull();
  });

  test('is as high as one has come', () => {
    const at = state();
    const heights = [300, 400, 450, 500, 590, 700].map((y) => heightAt(at, point(900, y)));
    expect(heights.map((height) => Math.round(100 * height) / 100)).toEqual([0, 0, 0.25, 0.5, 0.95, 1]);
    expect(heightAt(state({ slope: HILL.slope }), point(900, 450))).toBe(0.5);
    const second = state({ ...HILL, hill: { ...HILL.hill, level: 2 }, slope: { ...HILL.slope, level: 1 } });
    expect(heightAt(second, point(900, 450))).toBe(1.25);
  });

  test('costs the same up, down and along', () => {
    const far = (facing: string) =>
      reach({ type: 'french-line', figures: 8, at: [900, 500], facing }, { terrain: HILL });
    expect([far('north'), far('south'), far('east')]).toEqual([75, 75, 75]);
  });

  test('guns further up it fire over the heads of those below', () => {
    const guns = (y: number) =>
      board(
        {
          unit: { type: 'french-foot-battery', at: [900, y], facing: 'south' },
          own: { type: 'french-line', at: [900, 500], facing: 'south' },
        },
        { foe: { type: 'austrian-line', at: [900, 200], facing: 'north' } },
        { terrain: HILL, now: { phase: 'firing' } },
      );
    expect(refusal(guns(570), { fire: 'unit', at: 'foe' })).toBeNull();
    expect(refusal({ ...guns(570), terrain: {} }, { fire: 'unit', at: 'foe' })).toBe('dg.artillery.resolve masked');
  });
});
