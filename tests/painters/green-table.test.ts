import { describe, expect, test } from 'vitest';
import { projectionOf } from '../../src/painters/projection.ts';
import { rimMarkup } from '../../src/painters/rim.ts';
import { outline } from '../../src/painters/shapes/ground/outline.ts';
import { covers } from '../../src/painters/shapes/live/body-blocks.ts';
import { chitDiscs, type FiguredBase } from '../../src/painters/shapes/live/based-units.ts';
import { chit, CHIT_SIGNS } from '../../src/painters/shapes/live/chits.ts';
import { FIGURE_KINDS } from '../../src/painters/shapes/live/figures.ts';
import { livePictures } from '../../src/painters/shapes/live/pictures.ts';
import { LOOKS, plinth, type Based } from '../../src/painters/shapes/live/plinth.ts';
import { base } from '../../src/painters/shapes/live/units.ts';
import type { Mark, Spot } from '../../src/scene/scene.ts';
import { contrast } from './contrast.ts';
import { subpathsOf } from './path-points.ts';
import { greenScene } from './scenes/green.ts';

const projection = projectionOf(greenScene);
const LINE: Based = {
  role: 'first',
  symbol: 'infantry',
  formation: 'line',
  style: 'solid',
  width: 396,
  height: 66,
  figures: [12, 12],
  look: 'formed',
};
/** The outlines of a drawing, whatever their colours. */
const outlines = (based: Based): string =>
  plinth(based)
    .map(({ d }) => d)
    .join();
/** The subpaths on a base in the colour of its side: its figures and their muskets. */
const figuresOn = (based: Based): number => {
  const inks = plinth(based).filter((shape) => 'fill' in shape && shape.fill === `${based.role}-hollow`);
  return subpathsOf(inks.at(-1)!.d).length;
};

describe('a base with figures', () => {
  test('is drawn another way for each kind, side and state of order, without its colours', () => {
    const all = FIGURE_KINDS.flatMap((symbol) =>
      (['first', 'second'] as const).flatMap((role) => LOOKS.map((look) => outlines({ ...LINE, symbol, role, look }))),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  test('carries a figure for each that is left', () => {
    // A man and his musket.
    expect(figuresOn(LINE)).toBe(48);
    expect(figuresOn({ ...LINE, figures: [12, 11] })).toBe(46);
    expect(figuresOn({ ...LINE, formation: 'square', width: 198, height: 198, figures: [6, 6, 6, 5] })).toBe(46);
  });

  test('stands out from its base in both schemes', () => {
    for (const scheme of ['light', 'dark'] as const)
      for (const ink of ['first-hollow', 'second-hollow', 'edge'] as const)
        expect(contrast(ink, 'flock', scheme)).toBeGreaterThanOrEqual(4.5);
  });

  test('has its chits over the arrows, which lead under them', () => {
    const mark = greenScene.marks.find(({ id }) => id === 'shaken') as Mark<'base'>;
    const [x, y] = mark.at;
    const arrow = (points: readonly Spot[], sense: Mark<'trace'>['sense'] = 'move'): Mark<'trace'> => ({
      kind: 'trace',
      id: 'arrow',
      points,
      sense,
    });
    const gapsIn = (bases: readonly Mark[], trace: Mark<'trace'>): number => {
      const drawn = livePictures({ ...greenScene, marks: [...bases, trace] }, projection);
      const { parts } = drawn.find((each) => each.mark.kind === 'trace')!.picture;
      const [disc] = chitDiscs(projection, mark as FiguredBase);
      const lines = parts.flatMap((part) => ('d' in part && 'stroke' in part && !/z/i.test(part.d) ? [part.d] : []));
      const pieces = lines.flatMap(subpathsOf);
      for (const [from, to] of pieces.flatMap((points) => points.slice(1).map((to, n) => [points[n]!, to] as const)))
        for (let part = 0; part <= 1; part += 0.02) {
          const at: Spot = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
          if (bases.length > 0)
            expect(Math.hypot(at[0] - disc!.at[0], at[1] - disc!.at[1])).toBeGreaterThan(disc!.radius);
        }
      return Math.max(...lines.map((d) => subpathsOf(d).length));
    };
    const up = arrow([
      [x, y - 80],
      [x, y + 60],
    ]);
    expect(gapsIn([], up)).toBe(1);
    expect(gapsIn([mark], up)).toBe(2);
    expect(gapsIn([{ ...mark, ghost: true }], arrow([[x + 200, y], [x + 300, y]]))).toBe(1); // prettier-ignore
    // Dashes keep off it too, and so does a way that turns on it.
    gapsIn([mark], arrow(up.points, 'flight'));
    gapsIn([mark], arrow([[x - 60, y - 60], [x, y - 25], [x + 60, y - 60], [x + 90, y]])); // prettier-ignore
  });

  test('has its chits upright behind it, and names keep clear of them', () => {
    const mark = greenScene.marks.find(({ id }) => id === 'shaken') as Mark<'base'>;
    const turned: Mark<'base'> = { ...mark, facing: [1, 0] };
    const picture = base(projection, turned, 'baize');
    const [, sign] = picture.parts;
    expect(sign).toMatchObject({ turn: -picture.turn! });
    const { at, half } = covers(turned, projection);
    const { at: own, half: bare } = covers({ ...turned, signs: [] }, projection);
    expect(at[0] - half[0]).toBeLessThan(own[0] - bare[0]);
  });
});

test('no two chits are drawn alike', () => {
  const all = [...CHIT_SIGNS, 'busy-1', 'busy-2', 'busy-3', 'busy-4', 'busy-6'].map((sign) =>
    chit(sign, 30)
      .map(({ d }) => d)
      .join(),
  );
  expect(new Set(all).size).toBe(all.length);
});

describe('a slope', () => {
  const ground = (kind: string, up?: readonly Spot[]) =>
    outline(projection, { kind: 'outline', id: 'a', ground: kind, points: [[100, 100], [400, 100], [400, 300], [100, 300]], ...(up && { up }) }, 'baize'); // prettier-ignore
  const strokes = (kind: string, up?: readonly Spot[]): string => {
    const last = ground(kind, up).at(-1)!;
    return 'd' in last ? last.d : '';
  };

  test('has as many strokes in a bundle as its grade', () => {
    const [one, ...others] = ['gentle', 'medium', 'steep', 'extreme'].map(
      (grade) => subpathsOf(strokes(`${grade}-slope`)).length,
    );
    expect(others).toEqual([2 * one!, 3 * one!, 4 * one!]);
  });

  test('shows which way is down', () => {
    const above = [[100, 300], [400, 300], [400, 350], [100, 350]] as const; // prettier-ignore
    // From the broad end to the point: with the hill at its upper edge, each stroke points down.
    const all = subpathsOf(strokes('gentle-slope', above));
    expect(all.length).toBeGreaterThan(10);
    for (const [[, broad], [, point]] of all as readonly (readonly [Spot, Spot])[])
      expect(point).toBeGreaterThan(broad);
  });
});

test('the rim has room for numbers of four digits at every scale', () => {
  for (const [from, to] of [[0, 1200], [900, 1200], [0, 300], [1100, 1200]] as const) {
    const scene = { ...greenScene, view: { from: [from, 0], to: [to, 300] } as const };
    const shown = projectionOf(scene);
    const [left, , w] = shown.view;
    const numbers = [...rimMarkup(scene, shown).matchAll(/<text x="([-\d.]+)" y="([-\d.]+)">(\d+)</g)];
    expect(numbers.length).toBeGreaterThanOrEqual(4);
    for (const [, x, , says] of numbers) {
      // 29 units high on a phone; a digit is a little more than half as wide.
      const half = (says!.length * 0.56 * 29) / 2;
      expect(Number(x) - half).toBeGreaterThanOrEqual(left);
      expect(Number(x) + half).toBeLessThanOrEqual(left + w);
      expect(Number(says) % 5).toBe(0);
    }
  }
}); // prettier-ignore
