import { describe, expect, test } from 'vitest';
import { middleOf, type Base } from '../../../src/geometry/bases.ts';
import { boxOf, isLegible, isOffNames, numberSpots, type Numbered } from '../../../src/islands/mover/numbers.ts';
import { padSpots, padsOf } from '../../../src/islands/mover/pads.ts';
import { onDrawing, type MapView } from '../../../src/islands/mover/map-view.ts';
import { projectionOf } from '../../../src/painters/projection.ts';
import { base } from './parade.ts';

/** A part of the table, [16] by [10], as wide as a phone and as a page. */
const projection = projectionOf({
  width: 609.6,
  height: 609.6,
  grid: false,
  measure: { length: 19.05, sign: '[n]' },
  view: { from: [8 * 19.05, 8 * 19.05], to: [24 * 19.05, 18 * 19.05] },
});
const paperOf = (width: number): MapView => ({ projection, px: projection.view[2] / width });

/**
 * The number of a straight leg between two poses, and what is in its way when the unit stands at
 * the end.
 */
function leg(view: MapView, from: Base, end: Base, text = '[2.5]') {
  const line = [onDrawing(view, middleOf(from, 'front')), onDrawing(view, middleOf(end, 'front'))] as const;
  const number: Numbered = { text, line };
  return { number, inTheWay: { pads: padSpots(view, padsOf(view, ['march', 'pivot'], end), end), bases: [end] } };
}

describe.each([370, 800])('the numbers of the ruler on a board %i px wide', (width) => {
  const view = paperOf(width);

  test.each([
    ['a short move ahead', base(16, 12), base(16, 13)],
    ['a move ahead, back over its pad', base(16, 10), base(16, 14)],
    ['a move to the east', base(12, 13, 90), base(15, 13, 90)],
    ['a move aslant', base(13, 11, 40), base(15, 13.3, 40)],
    ['a fall back', base(16, 14), base(16, 12)],
    ['near the edge', base(9.2, 9), base(9.2, 11)],
  ])('stand clear of the pads and the base: %s', (_, from, end) => {
    const { number, inTheWay } = leg(view, from, end);
    const [spot] = numberSpots(view, [number], inTheWay);
    expect(isLegible(view, boxOf(view, spot!, number.text), inTheWay)).toBe(true);
  });

  test('stand clear of each other', () => {
    const [one, two] = [leg(view, base(14, 12), base(14, 13)), leg(view, base(14, 13), base(14, 14))];
    const spots = numberSpots(view, [one.number, two.number], two.inTheWay);
    const [first, second] = spots.map((spot) => boxOf(view, spot, '[2.5]'));
    expect(isLegible(view, second!, two.inTheWay, [first!])).toBe(true);
  });
});

test.each(['names', 'groundNames'] as const)('a number gives way to %s', (kind) => {
  const plain = paperOf(800);
  const { number, inTheWay } = leg(plain, base(12, 9), base(12, 16));
  const [first] = numberSpots(plain, [number], inTheWay);
  const { left, top, right, bottom } = boxOf(plain, first!, number.text);
  const view = { ...plain, [kind]: [{ x: left + 5, y: top - 5, width: right - left, height: bottom - top }] };
  expect(isOffNames(view, boxOf(view, first!, number.text))).toBe(false);
  const [spot] = numberSpots(view, [number], inTheWay);
  expect(isOffNames(view, boxOf(view, spot!, number.text))).toBe(true);
  expect(isLegible(view, boxOf(view, spot!, number.text), inTheWay)).toBe(true);
  const full = { ...plain, [kind]: [{ x: -1e4, y: -1e4, width: 1e5, height: 1e5 }] };
  expect(numberSpots(full, [number], inTheWay), 'where names are everywhere it covers one').toEqual([first]);
});

test('a number stands beside the middle of its line where nothing is in the way', () => {
  const view = paperOf(800);
  const { number, inTheWay } = leg(view, base(12, 9), base(12, 16));
  const [[x, y]] = numberSpots(view, [number], { ...inTheWay, pads: [] }) as unknown as [[number, number]];
  const [[ax, ay], [, by]] = number.line;
  expect(x - ax).toBeCloseTo(9 * view.px);
  expect(Math.abs(y - (ay + by) / 2)).toBeLessThan(5 * view.px);
});

test.each([370, 800])('where nothing is clear, a number still lies on the ground of a board %i px wide', (width) => {
  const view = paperOf(width);
  const crowd = Array.from({ length: 200 }, (_, n) => base(8 + (n % 20) * 0.85, 8 + Math.floor(n / 20)));
  for (const [from, to] of [
    [base(8.1, 8.2), base(8.1, 8.6)],
    [base(23.8, 17.6), base(23.8, 17.9)],
  ] as const) {
    const { number, inTheWay } = leg(view, from, to, '[2.5] of [6]');
    const [spot] = numberSpots(view, [number], { ...inTheWay, bases: crowd });
    const { left, right, top, bottom } = boxOf(view, spot!, number.text);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(-0.01);
    expect(right).toBeLessThanOrEqual(projection.width + 0.01);
    expect(bottom).toBeLessThanOrEqual(projection.height + 0.01);
  }
});
