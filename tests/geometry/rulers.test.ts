import { expect, test } from 'vitest';
import type { Base } from '../../src/geometry/bases.ts';
import { NORTH, turned } from '../../src/geometry/facings.ts';
import { um } from '../../src/geometry/lengths.ts';
import { rulerBetween } from '../../src/geometry/rulers.ts';
import { pointAt } from '../../src/geometry/vectors.ts';

const at = (x: number, y: number, degrees = 0): Base => ({
  at: pointAt(um(x, 'mm'), um(y, 'mm')),
  facing: turned(NORTH, 'right', degrees),
  width: um(20, 'mm'),
  depth: um(10, 'mm'),
});

test('a ruler lies between the middles of what two bases have nearest to each other', () => {
  const { length, from, to } = rulerBetween(at(100, 100), at(100, 140));
  expect([length, from, to]).toEqual([
    um(30, 'mm'),
    pointAt(um(100, 'mm'), um(105, 'mm')),
    pointAt(um(100, 'mm'), um(135, 'mm')),
  ]);
  // Of bases that are shifted, the stretches that lie opposite each other count.
  expect(rulerBetween(at(100, 100), at(110, 140)).from[0]).toBe(um(105, 'mm'));
});

test('from corner to corner it is as long as their gap, and the same the other way round', () => {
  const [one, other] = [at(100, 100), at(140, 140, 45)];
  const there = rulerBetween(one, other);
  const back = rulerBetween(other, one);
  expect([back.length, back.from, back.to]).toEqual([there.length, there.to, there.from]);
});

test('bases that touch have no ruler', () => {
  expect(rulerBetween(at(100, 100), at(100, 110)).length).toBe(0);
});
