import { describe, expect, test } from 'vitest';
import type { Base } from '../../../src/geometry/bases.ts';
import { gapTo } from '../../../src/geometry/gaps.ts';
import { padSpots, padsOf } from '../../../src/islands/mover/pads.ts';
import { onDrawing, onTable, umPerPixel, type MapView } from '../../../src/islands/mover/map-view.ts';
import { standingAround, type MovingUnit } from '../../../src/islands/mover/moving-unit.ts';
import { projectionOf } from '../../../src/painters/projection.ts';
import { plus } from '../../../src/geometry/vectors.ts';
import { um } from '../../../src/geometry/lengths.ts';
import { base } from './parade.ts';

/** Half of a knob, in pixels. */
const KNOB = 15;

/** A part of the table, [16] by [10], on a phone: 370 px wide. */
const projection = projectionOf({
  width: 609.6,
  height: 609.6,
  grid: false,
  measure: { length: 19.05, sign: '[n]' },
  view: { from: [8 * 19.05, 8 * 19.05], to: [24 * 19.05, 18 * 19.05] },
});
const view: MapView = { projection, px: projection.view[2] / 370 };

const drawn = (where: Base) => {
  const pads = padsOf(view, ['march', 'pivot'], where);
  return { pads, spots: padSpots(view, pads, where) };
};

describe('the pads of a base', () => {
  test('lie where they are wanted far from the edge of the view', () => {
    const { pads, spots } = drawn(base(16, 13));
    expect(spots).toEqual(pads.map(({ at }) => onDrawing(view, at)));
  });

  test.each([
    ['south', base(16, 8.6)],
    ['south, facing east', base(16, 9.1, 90)],
    ['west', base(9.1, 13)],
    ['east, facing west', base(23.4, 13, -90)],
    ['the corner', base(9.1, 8.6)],
  ])('lie within the view and clear of the base and of each other near the edge: %s', (_, where) => {
    const { spots } = drawn(where);
    const [x, y, w, h] = projection.view;
    expect(spots.length).toBe(3);
    for (const [n, spot] of spots.entries()) {
      expect(spot[0]).toBeGreaterThan(x);
      expect(spot[0]).toBeLessThan(x + w);
      expect(spot[1]).toBeGreaterThan(y);
      expect(spot[1]).toBeLessThan(y + h);
      expect(gapTo(onTable(view, spot), where).length / umPerPixel(view)).toBeGreaterThanOrEqual(KNOB);
      for (const other of spots.slice(0, n))
        expect(Math.hypot(spot[0] - other[0], spot[1] - other[1]) / view.px).toBeGreaterThanOrEqual(2 * KNOB);
    }
  });

  test('keep off the bases of neighbours, each on its side of the unit', () => {
    const where = base(16, 13);
    const pads = padsOf(view, ['march', 'pivot'], where);
    const [push] = pads;
    const behind: Base = { ...base(16, 11), at: push!.at };
    const spots = padSpots(view, pads, where, [behind]);
    const far = (n: number, other: Base) => gapTo(onTable(view, spots[n]!), other).length;
    expect(far(0, behind)).toBeGreaterThanOrEqual(KNOB * umPerPixel(view));
    expect(onTable(view, spots[0]!)[1], 'still behind the unit').toBeLessThan(where.at[1] - where.depth / 2);
    expect(spots.slice(1)).toEqual(padSpots(view, pads, where).slice(1));
  });

  test('keep off the rings of neighbours and off names, where there is room', () => {
    const where = base(16, 13);
    const pads = padsOf(view, ['march', 'pivot'], where);
    const beside: Base = { ...base(16, 11), at: plus(pads[1]!.at, [um(0.9, '[1]'), um(0, '[1]')]) };
    const [px, py] = onDrawing(view, pads[0]!.at);
    const name = { x: px - 40 * view.px, y: py - 5 * view.px, width: 80 * view.px, height: 12 * view.px };
    const spots = padSpots({ ...view, names: [name] }, pads, where, [beside]);
    const RING = 9;
    for (const spot of spots)
      expect(gapTo(onTable(view, spot), beside).length).toBeGreaterThanOrEqual((KNOB + RING) * umPerPixel(view));
    const [, y] = spots[0]!;
    expect(y < name.y - KNOB * view.px || y > name.y + name.height + KNOB * view.px || Math.abs(spots[0]![0] - px) > 40 * view.px).toBe(true); // prettier-ignore
  });

  test('keep off the picture of the unit itself, where its order leads elsewhere', () => {
    const [from, to] = [base(16, 11), base(16, 13)];
    const unit: MovingUnit['unit'] = { id: 'sentries', name: 'the sentries', side: 'french', base: from };
    const around = standingAround({ friends: [], foes: [], unit }, to);
    expect(around).toEqual([from]);
    expect(standingAround({ friends: [], foes: [], unit }, from)).toEqual([]);
    for (const spot of padSpots(view, padsOf(view, ['march', 'pivot'], to), to, around))
      expect(gapTo(onTable(view, spot), from).length).toBeGreaterThanOrEqual(KNOB * umPerPixel(view));
  });
});
