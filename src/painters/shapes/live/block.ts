import type { Spot } from '../../../scene/scene.ts';
import { isPicture } from '../arms.ts';
import { arm, type Counter } from '../counter.ts';
import { box, closed, dashedPolygon, open } from '../path.ts';
import type { Shape } from '../shape.ts';
import { BLOCK, hasSign, isUpright, signOf } from '../signs.ts';

/**
 * The corners of a side's block within the footprint of 250 by 120: square for the first side, cut
 * for the second.
 */
const CORNERS: Readonly<Record<Counter['role'], readonly Spot[]>> = {
  first: [
    [-118, -53],
    [118, -53],
    [118, 53],
    [-118, 53],
  ],
  second: [
    [-90, -53],
    [90, -53],
    [118, -25],
    [118, 25],
    [90, 53],
    [-90, 53],
    [-118, 25],
    [-118, -25],
  ],
};

/**
 * The bar along the front, as spans across the block: one span for the first side, four teeth for
 * the second. `BAR` holds its rear and its front edge.
 */
const BARS: Readonly<Record<Counter['role'], readonly (readonly [from: number, to: number])[]>> = {
  first: [[-104, 104]],
  second: [
    [-88, -50],
    [-34, -6],
    [6, 34],
    [50, 88],
  ],
};
const BAR = [-26, -45] as const;

/** The beak in front of the block: filled for the first side, open for the second. */
const BEAKS: Readonly<Record<Counter['role'], readonly Spot[]>> = {
  first: [
    [-24, -63],
    [0, -96],
    [24, -63],
  ],
  second: [
    [-27, -66],
    [0, -96],
    [27, -66],
  ],
};

/**
 * Stretches a point of the block of 250 by 120 to a base. Strokes have the same width on all bases.
 */
const stretched =
  ({ width, height }: Pick<Counter, 'width' | 'height'>) =>
  ([x, y]: Spot): Spot => [(x * width) / BLOCK[0], (y * height) / BLOCK[1]];

/** The corners of each tooth of a bar. */
const teeth = (role: Counter['role'], size: Pick<Counter, 'width' | 'height'>): readonly (readonly Spot[])[] =>
  BARS[role].map(([from, to]) =>
    (
      [
        [from, BAR[1]],
        [to, BAR[1]],
        [to, BAR[0]],
        [from, BAR[0]],
      ] as const
    ).map(stretched(size)),
  );

const TURNS = [0, 1, 2, 3] as const;

/** A beak on one of the four sides, counted clockwise from the front. */
function beak({ role, style, width, height }: Counter, side: (typeof TURNS)[number]): readonly Shape[] {
  const by = Math.min(width / BLOCK[0], height / BLOCK[1]);
  const reach = (side % 2 === 0 ? height : width) / 2 - 60 * by;
  const points = BEAKS[role].map(([x, y]): Spot => {
    const [a, b] = [x * by, y * by - reach];
    return side === 0 ? [a, b] : side === 1 ? [-b, a] : side === 2 ? [-a, -b] : [b, -a];
  });
  const ink = style === 'hollow' ? (`${role}-hollow` as const) : ('edge' as const);
  if (role === 'second') return [{ d: open(points), stroke: ink, width: 3.6 }];
  return [{ d: closed(points), fill: role, stroke: ink, width: 1.8 }];
}

/**
 * The sign of the arm. If it is a picture, it is left out here and drawn upright over the block.
 */
function sign(counter: Counter): readonly Shape[] {
  const { role, symbol, style, width, height } = counter;
  if (isPicture(symbol) || isUpright(symbol)) return [];
  if (hasSign(symbol)) return signOf(symbol, { role, isHollow: style === 'hollow', width, height });
  return arm({ ...counter, width: width * 0.88, height: height * 0.6 });
}

/**
 * A painted block on its base, seen from above with its front up. The base is the unit's exact
 * footprint, which measuring and contact use.
 */
export function block(counter: Counter): readonly Shape[] {
  const { role, style, formation, width, height } = counter;
  const at = stretched(counter);
  const corners = CORNERS[role].map(at);
  const fronts = formation === 'square' ? TURNS : ([0] as const);
  const hollow = `${role}-hollow` as const;
  return [
    // The shadow lies around the block on all sides, because the block is turned together with it.
    { d: box([0, 0], width + 8, height + 8), fill: 'shade', opacity: 0.3 },
    ...fronts.flatMap((side) => beak(counter, side)),
    { d: box([0, 0], width, height), fill: 'plinth', stroke: 'edge', width: 1.8 },
    ...(style === 'hollow'
      ? ([
          { d: closed(corners), fill: 'hollow' },
          { d: dashedPolygon(corners, 9, 4), stroke: hollow, width: 2.6 },
        ] as const)
      : [{ d: closed(corners), fill: role }]),
    ...(formation === 'square'
      ? []
      : [
          {
            d: teeth(role, counter).map(closed).join(''),
            fill: style === 'hollow' ? hollow : (`${role}-mark` as const),
          },
        ]),
    ...sign(counter),
  ];
}

/**
 * The corners of the teeth of a side's bar on a base of this size, and the points of its beak, to
 * draw where a unit would stand.
 */
export function frontOf(role: Counter['role'], size: Pick<Counter, 'width' | 'height'>) {
  const by = Math.min(size.width / BLOCK[0], size.height / BLOCK[1]);
  const beyond = size.height / 2 - 60 * by;
  return {
    teeth: teeth(role, size),
    beak: BEAKS[role].map(([x, y]): Spot => [x * by, y * by - beyond]),
  };
}
