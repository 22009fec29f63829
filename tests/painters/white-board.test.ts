import { describe, expect, test } from 'vitest';
import { TERRAIN } from '../../src/games/regiments-and-roundshot/tables.ts';
import { projectionOf, toDrawing, toScene } from '../../src/painters/projection.ts';
import { rimMarkup } from '../../src/painters/rim.ts';
import { outline } from '../../src/painters/shapes/ground/outline.ts';
import { strip } from '../../src/painters/shapes/ground/strip.ts';
import { HALF_INCH_ARMS, halfInch, halfInchSign } from '../../src/painters/shapes/live/half-inch.ts';
import { loop } from '../../src/painters/shapes/live/loop.ts';
import { base } from '../../src/painters/shapes/live/units.ts';
import type { Drawing, SymbolUse } from '../../src/painters/shapes/shape.ts';
import { svgBoard, svgSprite } from '../../src/painters/svg.ts';
import type { GroupSign, Mark, Sheet, Spot } from '../../src/scene/scene.ts';
import { subpathsOf } from './path-points.ts';
import { earthScene } from './scenes/earth.ts';
import { whiteBoardScene } from './scenes/white-board.ts';

const projection = projectionOf(whiteBoardScene);
const { marks } = whiteBoardScene;
const figures = marks.filter((mark): mark is Mark<'base'> => mark.kind === 'base');

/** The points that the lines of a path lead to, in the scene; curves without their handles. */
const pointsOf = (d: string): readonly Spot[] =>
  subpathsOf(d)
    .flat()
    .map((spot) => toScene(projection, spot));

/** How far a place of the scene lies to the right of a figure's middle and ahead of it. */
const seenFrom = ({ at, facing: [fx, fy] }: Mark<'base'>, [x, y]: Spot): Spot => {
  const [dx, dy] = [x - at[0], y - at[1]];
  return [dx * fy - dy * fx, dx * fx + dy * fy];
};
/** The distance from a place to a figure; negative within it. */
const gapTo = (figure: Mark<'base'>, spot: Spot): number => {
  const [right, ahead] = seenFrom(figure, spot).map((by) => Math.abs(by) - 6.35) as [number, number];
  return right > 0 && ahead > 0 ? Math.hypot(right, ahead) : Math.max(right, ahead);
};

describe('the sheet', () => {
  test('has no glow, in its board and in the sprite of its page', () => {
    expect(svgBoard(whiteBoardScene, { id: 'a' }) + svgSprite([whiteBoardScene])).not.toContain('glow');
    expect(svgSprite([whiteBoardScene, earthScene])).toContain('id="glow"');
  });

  test('lies in aluminium', () => {
    expect(rimMarkup(whiteBoardScene, projection)).toContain('var(--aluminium)');
    expect(rimMarkup({ ...whiteBoardScene, sheet: 'sand' }, projection)).not.toContain('aluminium');
  });
});

describe('ground', () => {
  const drawn = (kind: string, sheet: Sheet): Drawing => {
    const mark = marks.find((each) => each.id === `ground-${kind}`)!;
    return mark.kind === 'strip' ? strip(projection, mark, sheet) : outline(projection, mark as Mark<'outline'>, sheet);
  };

  test.each(Object.keys(TERRAIN))('%s is drawn with pens alone', (kind) => {
    const shapes = drawn(kind, 'white-board');
    expect(shapes.length).toBeGreaterThan(0);
    for (const shape of shapes) {
      expect('use' in shape).toBe(false);
      expect(JSON.stringify(shape)).toMatch(/"(fill|stroke)":"pen-/);
      expect(JSON.stringify(shape)).not.toMatch(/"(fill|stroke)":"(?!pen-)/);
    }
  });

  test('is drawn alike on all other sheets, which know no hamlet', () => {
    for (const kind of ['woods', 'water', 'town', 'hill', 'road', 'wall']) {
      const looks = (['grid-paper', 'baize', 'earth', 'sand'] as const).map((sheet) =>
        JSON.stringify(drawn(kind, sheet)),
      );
      expect(new Set(looks).size).toBe(1);
      expect(JSON.stringify(drawn(kind, 'white-board'))).not.toBe(looks[0]);
    }
    expect(() => drawn('hamlet', 'earth')).toThrow('Unknown ground «hamlet»');
  });

  test('that no sheet knows is refused, and what the white board knows is named', () => {
    const mark = { kind: 'outline', id: 'x', ground: 'lava', points: [] } as const;
    expect(() => outline(projection, mark, 'white-board')).toThrow(/«lava».*hamlet/);
  });

  test('has its edge drawn on its exact line, a pen to both sides', () => {
    const mark = marks.find(({ id }) => id === 'ground-woods') as Mark<'outline'>;
    const edge = drawn('woods', 'white-board').at(-1)!;
    const nearest = (spot: Spot): number =>
      Math.min(
        ...mark.points.map(([ax, ay], n) => {
          const [bx, by] = mark.points[(n + 1) % mark.points.length]!;
          const part = ((spot[0] - ax) * (bx - ax) + (spot[1] - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
          const t = Math.max(0, Math.min(1, part));
          return Math.hypot(spot[0] - ax - t * (bx - ax), spot[1] - ay - t * (by - ay));
        }),
      );
    for (const spot of pointsOf((edge as { d: string }).d)) expect(nearest(spot)).toBeLessThan(0.7);
  });
});

describe('figures', () => {
  const uses = (figure: Mark<'base'>): readonly SymbolUse[] =>
    base(projection, figure, 'white-board').parts as readonly SymbolUse[];
  const [steady] = figures.filter(({ signs, symbol }) => signs === undefined && symbol === 'infantry');

  test('no two arms are drawn alike, standing or laid, of one side or the other', () => {
    const looks = HALF_INCH_ARMS.flatMap((symbol) =>
      (['first', 'second'] as const).flatMap((role) =>
        (['stands', 'lies'] as const).map(
          (stance) => JSON.stringify([halfInch(role, stance, 50), halfInchSign(role, symbol, stance, 50)]), // prettier-ignore
        ),
      ),
    );
    expect(new Set(looks).size).toBe(HALF_INCH_ARMS.length * 4);
    const shapes = HALF_INCH_ARMS.map((symbol) => halfInchSign('first', symbol, 'stands', 50).map(({ d }) => d).join()); // prettier-ignore
    expect(new Set(shapes).size).toBe(HALF_INCH_ARMS.length);
  });

  test('keep within their own square, so that figures in contact do not hide each other', () => {
    for (const role of ['first', 'second'] as const)
      for (const stance of ['stands', 'lies'] as const)
        for (const shape of halfInch(role, stance, 50)) {
          const [x, y] = pointsOf(shape.d).map((spot) => toDrawing(projection, spot))[0]!;
          const pen = 'width' in shape ? shape.width / 2 : 0;
          expect(Math.max(Math.abs(x), Math.abs(y)) + pen).toBeLessThanOrEqual(25);
        }
  });

  test('are as fine as they are small: at 12 units the edge is not a quarter of the figure', () => {
    const [body] = halfInch('first', 'stands', 12);
    expect((body as { width: number }).width).toBeLessThan(1.5);
  });

  test('have their sign upright, wherever they face, and on its side if they are disrupted or rout', () => {
    for (const [x, y] of [[0, 1], [1, 0], [0, -1], [-0.6, 0.8]] as const) {
      const figure = { ...steady!, facing: [x, y] as const };
      const turnOf = (mark: Mark<'base'>): number => {
        const { turn = 0 } = base(projection, mark, 'white-board');
        return (turn + uses(mark).at(-1)!.turn! + 360) % 360;
      };
      expect(turnOf(figure)).toBeCloseTo(0, 1);
      expect(turnOf({ ...figure, signs: ['disrupted'] })).toBeCloseTo(90, 1);
      expect(turnOf({ ...figure, signs: ['routing'] })).toBeCloseTo(90, 1);
    }
  }); // prettier-ignore

  test('that rout have chevrons behind them; those that are disrupted have none', () => {
    const families = (mark: Mark<'base'>): string => uses(mark).map(({ use }) => use[0]).join(''); // prettier-ignore
    expect(families(steady!)).toBe('hi');
    expect(families({ ...steady!, signs: ['disrupted'] })).toBe('hi');
    expect(families({ ...steady!, signs: ['routing'] })).toBe('chi');
  });

  test('that would stand elsewhere show their front within a dashed square, and a cross no larger than they are', () => {
    const small = { ...steady!, size: [3, 3] as const, ghost: true, crossed: true } as const;
    const shapes = base(projection, small, 'white-board').parts as readonly { readonly d: string }[];
    expect(shapes.length).toBeGreaterThan(4);
    for (const spot of shapes.flatMap(({ d }) => pointsOf(d)))
      for (const by of seenFrom(small, spot)) expect(Math.abs(by)).toBeLessThan(3);
    expect(subpathsOf(shapes[1]!.d).length).toBeGreaterThanOrEqual(8);
  });

  test('a condition lays a figure down as its sign does', () => {
    expect(uses({ ...steady!, condition: 'disrupted' })).toEqual(uses({ ...steady!, signs: ['disrupted'] }));
    expect(uses({ ...steady!, condition: 'routed' })).toEqual(uses({ ...steady!, signs: ['routing'] }));
  });

  test('on other sheets and of other arms are blocks as before', () => {
    expect(JSON.stringify(base(projection, steady!, 'earth'))).toContain('"e/first/infantry');
    expect(JSON.stringify(base(projection, { ...steady!, symbol: 'lancers' }, 'white-board'))).toContain(
      '"e/first/lancers',
    );
  });
});

describe('the loop around a formation', () => {
  const loops = marks.filter((mark): mark is Mark<'loop'> => mark.kind === 'loop');
  const ofLoop = ({ id }: Mark<'loop'>): readonly Mark<'base'>[] =>
    figures.filter(({ group }) => `group-${group}` === id);
  const partsOf = (mark: Mark<'loop'>): readonly { readonly d: string; readonly stroke: string }[] =>
    loop(projection, mark).parts as never;

  test('runs clear of all its figures and close to them', () => {
    expect(loops.length).toBeGreaterThan(5);
    for (const mark of loops) {
      const own = ofLoop(mark);
      expect(own.length).toBeGreaterThan(1);
      for (const spot of pointsOf(partsOf(mark)[0]!.d)) {
        const near = Math.min(...own.map((figure) => gapTo(figure, spot)));
        expect(near).toBeGreaterThan(0.6);
        expect(near).toBeLessThan(2.2);
      }
    }
  });

  test('encloses all its figures, and no other', () => {
    for (const mark of loops) {
      const own = ofLoop(mark);
      const around = pointsOf(partsOf(mark)[0]!.d);
      const isWithin = ([x, y]: Spot): boolean =>
        around.filter(([ax, ay], n) => {
          const [bx, by] = around[(n + 1) % around.length]!;
          return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
        }).length % 2 === 1; // prettier-ignore
      for (const figure of figures) expect(isWithin(figure.at)).toBe(own.includes(figure));
    }
  });

  test('has the colour of its side', () => {
    for (const mark of loops) for (const { stroke } of partsOf(mark)) expect(stroke).toBe(`${mark.side}-hollow`);
  });

  test('has an arrowhead before a column, a bar before a line, and nothing for any other shape', () => {
    const [mark] = loops.filter(({ id }) => id === 'group-grenadiers');
    const [first] = ofLoop(mark!);
    const signed = (sign: GroupSign | null) => partsOf({ ...mark!, sign });
    expect(signed(null)).toHaveLength(1);
    for (const sign of ['column', 'line'] as const) {
      const spots = pointsOf(signed(sign)[1]!.d).map((spot) => seenFrom(first!, spot));
      for (const [right, ahead] of spots) {
        expect(ahead).toBeGreaterThan(6.35 + 1.27);
        expect(ahead).toBeLessThan(6.35 + 9);
        expect(Math.abs(right)).toBeLessThan(7.7);
      }
      // The point of an arrow is in its middle; the ends of a bar are at both sides.
      const farthest = spots.toSorted((a, b) => b[1] - a[1])[0]!;
      expect(Math.abs(farthest[0])).toBeLessThan(0.3);
    }
    expect(signed('column')[1]!.d).toMatch(/z$/);
    expect(signed('line')[1]!.d).not.toMatch(/z$/);
  });
});

test('a table that is higher than wide is drawn as large as others, so that its texts are no larger on a page', () => {
  const { width, height } = projectionOf({ width: 609.6, height: 914.4, grid: false });
  expect(Math.sqrt(width * height)).toBeGreaterThan(900);
  expect(width).toBeGreaterThan(800);
  const [, low] = toDrawing(projectionOf({ width: 914.4, height: 609.6, grid: false }), [0, 0]);
  expect(low).toBeCloseTo(609.6, 0);
});
