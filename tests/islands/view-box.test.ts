import { describe, expect, test } from 'vitest';
import { bringing, followed, shownIn } from '../../src/islands/battle/zoom/following.ts';
import { openingView, widest } from '../../src/islands/battle/zoom/framing.ts';
import {
  around,
  boxAt,
  closer,
  contains,
  fitted,
  keptTo,
  pushedTo,
  type ViewBox,
} from '../../src/islands/battle/zoom/view-box.ts';

const whole: ViewBox = { x: -46, y: -10, width: 1096, height: 1096 };
const box = (x: number, y: number, width = 30, height = 30): ViewBox => ({ x, y, width, height });
const panes = [
  { width: 850, height: 660 },
  { width: 374, height: 371 },
  { width: 500, height: 330 },
];

describe('a view', () => {
  test('keeps to the drawing, and is centred where it is larger', () => {
    expect(keptTo(whole, box(-500, 2000, 400, 400))).toEqual(box(-46, 686, 400, 400));
    expect(keptTo(whole, box(0, 0, 2192, 1096))).toEqual(box(-594, -10, 2192, 1096));
  });

  test('comes closer about a spot, which keeps its place in the window', () => {
    const view = box(100, 200, 400, 300);
    const near = closer(view, 2, [200, 275]);
    expect(near).toEqual(box(150, 237.5, 200, 150));
    expect(closer(near, 0.5, [200, 275])).toEqual(view);
  });

  test('is pushed no farther than it must', () => {
    const view = box(0, 0, 100, 100);
    expect(pushedTo(view, box(40, 40), 5)).toEqual(view);
    expect(pushedTo(view, box(90, 40), 5)).toEqual(box(25, 0, 100, 100));
    expect(pushedTo(view, box(-50, 200), 0)).toEqual(box(-50, 130, 100, 100));
  });

  test('of a shape contains what it is fitted to', () => {
    for (const { width, height } of panes) {
      const view = fitted(whole, width / height);
      expect(contains(view, whole)).toBe(true);
      expect(view.width / view.height).toBeCloseTo(width / height);
    }
  });
});

describe('the opening view', () => {
  const smallest = 30;

  test('shows all units if nothing is due, and the whole drawing without any or if all of it can be tapped', () => {
    const [pane] = panes;
    const full = fitted(whole, pane!.width / pane!.height);
    expect(openingView({ due: [], all: [], smallest }, pane!, whole)).toEqual(full);
    const units = [box(500, 500), box(600, 560)];
    const view = openingView({ due: [], all: units, smallest: Infinity }, pane!, whole);
    expect([contains(view, around(units)!), view.width < full.width / 2]).toEqual([true, true]);
    expect(openingView({ due: [box(0, 0)], all: [], smallest: 100 }, pane!, whole)).toEqual(full);
  });

  test.each(panes)('shows all that is due if it can be tapped then, in a window of $width by $height', (pane) => {
    const due = [box(300, 300), box(420, 330), box(360, 420)];
    const view = openingView({ due, all: [...due, box(900, 40)], smallest }, pane, whole);
    expect(contains(view, around(due)!)).toBe(true);
    expect((pane.width * smallest) / view.width).toBeGreaterThanOrEqual(28);
    expect((pane.width * smallest) / view.width).toBeLessThanOrEqual(97);
  });

  test.each(panes)('shows the most of a scattered side, and never too small, at $width by $height', (pane) => {
    const cluster = [box(700, 700), box(740, 700), box(700, 740)];
    const due = [box(0, 0), ...cluster, box(20, 1000)];
    const view = openingView({ due, all: due, smallest: 20 }, pane, whole);
    expect(view.width).toBeLessThanOrEqual(widest({ smallest: 20 }, pane) + 1e-9);
    expect(contains(view, around(cluster)!)).toBe(true);
  });

  test.each(panes)('does not come near to one small marker among larger units', (pane) => {
    const [due, all] = [[box(500, 500)], [box(0, 0), box(500, 500), box(1000, 1000)]];
    const near = openingView({ due, all, smallest: 20 }, pane, whole);
    const view = openingView({ due, all, smallest: 20, usual: 60 }, pane, whole);
    expect(view.width).toBeGreaterThanOrEqual(near.width);
    expect((pane.width * 60) / view.width).toBeLessThanOrEqual(97);
  });

  test.each(panes)('shows all the ground on which something is put, at $width by $height', (pane) => {
    const due = [box(0, 100), box(250, 900)];
    const view = openingView({ due, all: [], smallest: Infinity }, pane, whole);
    expect(contains(view, around(due)!)).toBe(true);
  });

  test('is no wider than the drawing', () => {
    const view = openingView({ due: [box(0, 0), box(1000, 1000)], all: [], smallest: 30 }, panes[0]!, whole);
    expect(view.width).toBeLessThanOrEqual(fitted(whole, 850 / 660).width);
    expect(boxAt([0, 0], 10, 2)).toEqual(box(-5, -2.5, 10, 5));
  });
});

describe('a view after an order', () => {
  const view = box(100, 100, 300, 300);

  test('is the same if it shows what it must', () => {
    expect(bringing(view, [box(110, 110), box(360, 360)], 300)).toBe(view);
    expect(bringing(view, [], 300)).toBe(view);
  });

  test('is pushed no farther than it must, and shows more only for what does not fit', () => {
    expect(bringing(view, [box(420, 200)], 600)).toEqual(box(168, 100, 300, 300));
    const wide = bringing(view, [box(100, 100), box(500, 100)], 600);
    expect([wide.width > 430, wide.width < 600, contains(wide, box(100, 100, 430, 30))]).toEqual([true, true, true]);
  });

  test('shows the most of what fits into no view, and leaves out what is larger than any', () => {
    const [near, far, vast] = [box(500, 500), box(2000, 2000), box(0, 0, 5000, 5000)];
    const next = bringing(view, [near, box(540, 500), far, vast], 300);
    expect([next.width, contains(next, box(500, 500, 70, 30)), contains(next, far)]).toEqual([300, true, false]);
    expect(bringing(next, [near, box(540, 500), far], 300), 'no jump for as much').toBe(next);
  });

  test('shows all of what is asked for as a whole, however small that makes what is tapped', () => {
    const on = { subjects: { due: [box(200, 200)], all: [], smallest: 30 }, whole, pane: { width: 300, height: 300 } };
    const reach = box(50, 50, 400, 400);
    expect(shownIn(view, [reach], on), 'what is tapped comes first').toBe(view);
    expect(contains(shownIn(view, [reach], on, true), reach)).toBe(true);
    expect(contains(shownIn(view, [box(-400, -400, 800, 800)], on, true), box(-46, -10, 440, 400))).toBe(true);
  });

  test('shows what the order has changed, also where the reader has chosen another', () => {
    const pane = { width: 300, height: 300 };
    const due = [box(120, 120)];
    for (const isOwn of [true, false]) {
      const on = { box: view, isOwn, whole, pane };
      expect(followed(on, { due, all: due, smallest: 30 }, [])).toBe(view);
      const shown = followed(on, { due, all: due, smallest: 30 }, [box(420, 120)]);
      expect(contains(shown, box(420, 120))).toBe(true);
    }
  });
});
