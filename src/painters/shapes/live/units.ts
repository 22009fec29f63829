import type { Mark, Sheet, Spot } from '../../../scene/scene.ts';
import { type Projection, toDrawing } from '../../projection.ts';
import { roleOf, type Role } from '../counter.ts';
import { isPicture } from '../arms.ts';
import { styleOf } from '../condition.ts';
import { closed, dashedPolygon, open, short } from '../path.ts';
import type { Picture, Shape, SymbolUse } from '../shape.ts';
import { isOnSquare } from './badge.ts';
import { figuredBase, isFigured } from './based-units.ts';
import { frontOf } from './block.ts';
import { frontAt, isHalfInch } from './half-inch.ts';
import { frontsOf } from './plinth.ts';
import { SHIELD_AT } from '../shield.ts';
import { isUpright } from '../signs.ts';
import { BLANK, COUNTER, pointerAt } from '../unit.ts';

/** The rotation of a facing (y up), in degrees clockwise from straight up. */
const turnOf = ([fx, fy]: Spot): number => Math.round((Math.atan2(fx, fy) * 1800) / Math.PI) / 10;

/** The rotation of a shaken counter, in degrees. */
const ASKEW = -13;

/** An arm that is a picture stays upright. It is mirrored if its unit faces left. */
function pictureOf({ symbol, facing }: Mark<'base'>, look: string, turn: number): readonly SymbolUse[] {
  return isPicture(symbol) ? [{ use: `a/${look}`, turn, mirrored: facing[0] < -0.01 }] : [];
}

/**
 * A based element with its front up: its exact footprint, and the signs beside it. Only a picture
 * on it stays upright whichever way it faces. If it is shaken, the block is drawn askew on the
 * footprint.
 */
function element(projection: Projection, mark: Mark<'base'>): readonly SymbolUse[] {
  const { symbol, formation, facing, signs = [] } = mark;
  const [role, style] = [roleOf(mark.side), styleOf(mark.condition)];
  const [width, depth] = [mark.size[0] * projection.scale, mark.size[1] * projection.scale];
  const least = Math.min(width, depth);
  const sized = (part: number): string => `${short(width * part)}x${short(depth * part)}`;
  const upright = -turnOf(facing);
  const look = `${role}/${symbol}/${formation}/${style}`;
  if (isFigured(mark)) return figuredBase(projection, mark, upright);
  if (mark.ranks !== undefined) {
    const ranks = mark.ranks.join('-');
    const models = style === 'shaken' ? { use: `m/${look}/${sized(0.88)}/${ranks}`, turn: ASKEW } : null;
    return [
      ...(models === null ? [{ use: `m/${look}/${sized(1)}/${ranks}` }] : [{ use: `o/${look}/${sized(1)}` }, models]),
      ...signs.map((sign): SymbolUse => ({ use: `l/${role}/${sign}/${sized(1)}` })),
    ];
  }
  return [
    ...(style === 'shaken'
      ? [{ use: `o/${look}/${sized(1)}` }, { use: `e/${look}/${sized(0.82)}`, turn: ASKEW }]
      : [{ use: `e/${look}/${sized(1)}` }]),
    ...pictureOf(mark, `${role}/${symbol}/${style}/${short(least * 1.2)}x${short(least * 0.9)}`, upright),
    ...(isUpright(symbol) ? [{ use: `a/${role}/${symbol}/${style}/${sized(1)}`, turn: upright }] : []),
    ...signs.map((sign): SymbolUse => ({ use: `l/${role}/${sign}/${sized(1)}` })),
  ];
}

/** Does a white board have a figure of its own for this base? */
const isFigure = (sheet: Sheet, { symbol, ranks }: Mark<'base'>): boolean =>
  sheet === 'white-board' && ranks === undefined && isHalfInch(symbol);

/** The signs of a figure that is laid on its side: one of them, or a condition, is enough. */
const LAID: readonly string[] = ['disrupted', 'routing'];

/**
 * A figure of half an inch with its front up. Its sign stays upright and looks to the side that the
 * figure faces; on a figure that is disrupted or routs it lies on its side.
 */
function halfInchFigure(projection: Projection, mark: Mark<'base'>): readonly SymbolUse[] {
  const { symbol, facing, condition, signs = [] } = mark;
  const [role, style] = [roleOf(mark.side), styleOf(condition)];
  const side = short(Math.min(...mark.size) * projection.scale);
  const runs = signs.includes('routing') || style === 'hollow';
  const lies = runs || signs.includes('disrupted') || style === 'shaken';
  const stance = lies ? 'lies' : 'stands';
  const turn = (lies ? 90 : 0) - turnOf(facing);
  return [
    ...(runs ? [{ use: `c/${role}/${side}` }] : []),
    { use: `h/${role}/${stance}/${side}` },
    { use: `i/${role}/${symbol}/${stance}/${side}`, turn, mirrored: facing[0] < -0.01 },
    ...signs
      .filter((sign) => !LAID.includes(sign))
      .map((sign): SymbolUse => ({ use: `l/${role}/${sign}/${side}x${side}` })),
  ];
}

/** A counter on the grid: upright, with a pointer at its front, and the shield of its brigade. */
function counter(mark: Mark<'base'>): readonly SymbolUse[] {
  const { symbol, formation, facing, brigade } = mark;
  const [role, style] = [roleOf(mark.side), styleOf(mark.condition)];
  const turn = style === 'shaken' ? ASKEW : 0;
  const front: SymbolUse = { use: `p/${role}/${style}`, at: pointerAt(facing), turn: turnOf(facing) };
  return [
    ...(formation === 'square' ? [] : [front]),
    { use: `u/${role}/${isPicture(symbol) ? BLANK : symbol}/${formation}/${style}`, turn },
    ...pictureOf(mark, `${role}/${symbol}/${style}/${COUNTER.join('x')}`, turn),
    ...(brigade === undefined ? [] : [{ use: `s/${brigade}`, at: SHIELD_AT }]),
  ];
}

/** Half the height of the cross on a ghost. */
const ARM = 19;

/**
 * The cross where a unit was lost or may not stand. It is as large on all units, but no larger than
 * a small figure.
 */
function cross([x, y]: Spot, { width, height }: { readonly width: number; readonly height: number }): readonly Shape[] {
  const by = Math.min(1, Math.max(width, height) / (2 * ARM));
  const arm = ARM * by;
  const strokes = [1, -1].map((hand) =>
    open([
      [x - arm, y - arm * hand],
      [x + arm, y + arm * hand],
    ]),
  );
  return [
    ...strokes.map((d): Shape => ({ d, stroke: 'label', width: 14 * by })),
    ...strokes.map((d): Shape => ({ d, stroke: 'trace-stopped', width: 8 * by })),
  ];
}

/** The bar of a base with figures, and the beak before it, whatever stands on it. */
function frontOfFigured(role: Role, size: { readonly width: number; readonly height: number }) {
  const outlines = frontsOf(role, { ...size, formation: 'line', figures: [1] });
  return { teeth: outlines.slice(0, -1), beak: outlines.at(-1)! };
}

/**
 * A place where a unit would stand or stood before: its dashed footprint in the colour of its side,
 * with the bar and the beak of its front, or the triangle of a figure of half an inch.
 */
function ghost(projection: Projection, mark: Mark<'base'>, isOfHalfInch: boolean): Picture {
  const { at, facing: [fx, fy], size: [width, depth], side } = mark; // prettier-ignore
  const role = roleOf(side);
  const [cx, cy] = toDrawing(projection, at);
  const size = { width: width * projection.scale, height: depth * projection.scale };
  // A facing has y up in the scene and y down in the drawing.
  const on = ([x, y]: Spot): Spot => [cx + x * fy - y * fx, cy + x * fx + y * fy];
  const [w, h] = [size.width / 2, size.height / 2];
  const corners = (
    [
      [-w, -h],
      [w, -h],
      [w, h],
      [-w, h],
    ] as const
  ).map(on);
  const { teeth, beak } = isOfHalfInch
    ? { teeth: [], beak: frontAt(size.width) }
    : isFigured(mark)
      ? frontOfFigured(role, size)
      : frontOf(role, size);
  const [dash, apart] = isOfHalfInch ? [size.width * 0.24, size.width * 0.16] : [16, 11];
  return {
    parts: [
      { d: closed(corners), fill: role, opacity: 0.3 },
      ...(isOfHalfInch
        ? []
        : [{ d: teeth.map((tooth) => closed(tooth.map(on))).join(''), fill: 'edge', opacity: 0.5 } as const]),
      { d: dashedPolygon(corners, dash, apart), stroke: 'edge', width: 2.6 },
      { d: open(beak.map(on)), stroke: 'edge', width: 2.6 },
      ...(mark.crossed === true ? cross([cx, cy], size) : []),
    ],
  };
}

/** A unit: an upright counter on the grid; on a table its footprint, turned as a whole. */
export function base(projection: Projection, mark: Mark<'base'>, sheet: Sheet): Picture {
  if (mark.ghost === true) return ghost(projection, mark, isFigure(sheet, mark));
  const at = toDrawing(projection, mark.at);
  if (projection.grid) return { at, parts: counter(mark) };
  const draw = isFigure(sheet, mark) ? halfInchFigure : element;
  return { at, turn: turnOf(mark.facing), parts: draw(projection, mark) };
}

/** The fallen of a body, in the places in which they stood. */
export const fallen = (projection: Projection, { at, facing, size, side, symbol, ranks }: Mark<'fallen'>): Picture => ({
  at: toDrawing(projection, at),
  turn: turnOf(facing),
  parts: [
    {
      use: `d/${roleOf(side)}/${symbol}/${size.map((each) => short(each * projection.scale)).join('x')}/${ranks.join('-')}`,
    },
  ],
});

/** A single figure, rotated to its facing. */
export const model = (projection: Projection, mark: Mark<'model'>): Picture => ({
  at: toDrawing(projection, mark.at),
  turn: turnOf(mark.facing),
  parts: [{ use: `f/${roleOf(mark.side)}/${mark.symbol}/${short(mark.radius * projection.scale)}` }],
});

/**
 * A badge at the upper right of its unit. The badge of a square is at the upper left of the square.
 */
export const badge = (projection: Projection, mark: Mark<'badge'>): Picture => ({
  at: toDrawing(projection, mark.at),
  parts: [
    { use: `b/${mark.symbol}`, at: isOnSquare(mark.symbol) ? [-30, -29] : projection.grid ? [30, -25] : [22, -22] },
  ],
  title: mark.text,
});
