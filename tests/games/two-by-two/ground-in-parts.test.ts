import { describe, expect, test } from 'vitest';
import { begin, judged } from './field.ts';

/*
 * Ground of a kind counts as a whole, whatever the parts that it is drawn in (tt-013, tt-016).
 */

const side = (kind: string, x: number, deep = 4) => ({ kind, rectangle: { at: [x, 13], size: [2, deep] } });
const shot = (terrain: object, y = 16) =>
  judged(
    begin({
      french: { a: 'foot-artillery 16,10 north' },
      allied: { b: `infantry 16,${y} south` },
      terrain: terrain as never,
    }),
    { shoot: 'a', at: 'b' },
  );
const march = (terrain: object, legs: readonly string[]) =>
  judged(
    begin({
      french: { a: 'light 16,10 north' },
      allied: {},
      terrain: terrain as never,
      now: { phase: 'move' },
    }),
    { move: 'a', legs: [...legs] },
  );

describe('along the common edge of two areas', () => {
  test.each([
    ['two woods', { west: side('woods', 15), east: side('woods', 17) }],
    ['a wood and a town', { west: side('woods', 15), east: side('town', 17) }],
    ['two towns', { west: side('town', 15), east: side('town', 17) }],
    ['two hills', { west: side('hill', 15), east: side('hill', 17) }],
  ])('no shot passes: %s', (_what, terrain) => {
    expect(shot(terrain)).toMatch(/^tt\.shoot\.range-limit terrain-between/);
    const [west] = Object.values(terrain);
    expect(shot({ west: { ...west, rectangle: { at: [14.9, 13], size: [2, 4] } } })).toMatch(/^ok/);
  });

  test('light infantry goes at half rate there', () => {
    const woods = { west: side('woods', 15), east: side('woods', 17) };
    expect(march(woods, ['forward 5'])).toMatch(/^tt\.units\.move-column/);
    expect(march(woods, ['forward 3.5'])).toMatch(/^ok/);
  });
});

describe('across the parts of a wood', () => {
  const front = { kind: 'woods', rectangle: { at: [16, 13.35], size: [4, 0.3] } };
  const rear = { kind: 'woods', rectangle: { at: [16, 14.75], size: [4, 2.5] } };
  test('a target at the near edge is seen as in the whole wood', () => {
    expect(shot({ front, rear }, 14)).toMatch(/^ok/);
    expect(shot({ whole: { kind: 'woods', rectangle: { at: [16, 14.6], size: [4, 2.8] } } }, 14)).toMatch(/^ok/);
    expect(shot({ front, rear }, 15.5)).toMatch(/too-deep/);
  });
  test('a wood that only lies before it still stops the shot', () => {
    const apart = { kind: 'woods', rectangle: { at: [16, 12.9], size: [4, 0.3] } };
    expect(shot({ apart, rear }, 14)).toMatch(/terrain-between/);
  });
  test('overlapping parts slow a unit down once', () => {
    const rough = { kind: 'woods', rectangle: { at: [16, 13], size: [4, 4] } };
    for (const terrain of [{ rough }, { rough, again: rough }]) {
      expect(march(terrain, ['forward 3.5'])).toMatch(/^ok/);
      expect(march(terrain, ['forward 3.6'])).toMatch(/^tt\.units\.move-column/);
    }
  });
});
