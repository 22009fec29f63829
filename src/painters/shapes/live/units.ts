import type { Mark, Spot } from '../../../scene/scene.ts';
import { type Projection, toDrawing } from '../../projection.ts';
import { roleOf } from '../../sides.ts';
import { isPicture } from '../arms.ts';
import { styleOf } from '../condition.ts';
import { closed, dashedPolygon, open, short } from '../path.ts';
import type { Picture, SymbolUse } from '../shape.ts';
import { isOnSquare } from './badge.ts';
import { SHIELD_AT } from '../shield.ts';
import { BLANK, COUNTER, pointerAt } from '../unit.ts';

/** The rotation of a facing (y up), in degrees clockwise from straight up. */
const turnOf = ([fx, fy]: Spot): number => Math.round((Math.atan2(fx, fy) * 1800) / Math.PI) / 10;

/** The rotation of a shaken counter, in degrees. */
const ASKEW = -13;

/** An arm that is a picture stays upright, and is mirrored if its unit faces left. */
function pictureOf({ symbol, facing }: Mark<'base'>, look: string, turn: number): readonly SymbolUse[] {
  return isPicture(symbol) ? [{ use: `a/${look}`, turn, mirrored: facing[0] < -0.01 }] : [];
}

/** A based element: its exact footprint, rotated to its facing. If it is shaken, the counter is drawn askew on the footprint. */
function element(projection: Projection, mark: Mark<'base'>): readonly SymbolUse[] {
  const { symbol, formation, facing } = mark;
  const [role, style] = [roleOf(mark.side), styleOf(mark.condition)];
  const [width, depth] = [mark.size[0] * projection.scale, mark.size[1] * projection.scale];
  const least = Math.min(width, depth);
  const sized = (part: number): string => `${short(width * part)}x${short(depth * part)}`;
  const turn = turnOf(facing);
  const look = `${role}/${symbol}/${formation}/${style}`;
  return [
    ...(style === 'shaken'
      ? [
          { use: `o/${look}/${sized(1)}`, turn },
          { use: `e/${look}/${sized(0.82)}`, turn: turn + ASKEW },
        ]
      : [{ use: `e/${look}/${sized(1)}`, turn }]),
    ...pictureOf(mark, `${role}/${symbol}/${style}/${short(least * 1.2)}x${short(least * 0.9)}`, 0),
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

/** Where a unit would be, or was: its dashed footprint, with a mark at the front. */
function ghost(projection: Projection, { at, facing: [fx, fy], size: [width, depth], side }: Mark<'base'>): Picture {
  const on = (across: number, forward: number): Spot =>
    toDrawing(projection, [
      at[0] + (fy * across * width + fx * forward * depth) / 2,
      at[1] + (fy * forward * depth - fx * across * width) / 2,
    ]);
  const corners = [on(-1, 1), on(1, 1), on(1, -1), on(-1, -1)];
  const stroke = `${roleOf(side)}-hollow` as const;
  return {
    parts: [
      { d: closed(corners), fill: 'hollow', opacity: 0.45 },
      { d: dashedPolygon(corners, 12, 8), stroke, width: 4 },
      { d: open([on(-0.25, 1), on(0, 1.5), on(0.25, 1)]), stroke, width: 4 },
    ],
  };
}

/** A unit: an upright counter on the grid, its footprint on a table. */
export const base = (projection: Projection, mark: Mark<'base'>): Picture =>
  mark.ghost === true
    ? ghost(projection, mark)
    : { at: toDrawing(projection, mark.at), parts: projection.grid ? counter(mark) : element(projection, mark) };

/** A single figure, rotated to its facing. */
export const model = (projection: Projection, mark: Mark<'model'>): Picture => ({
  at: toDrawing(projection, mark.at),
  parts: [
    {
      use: `f/${roleOf(mark.side)}/${mark.symbol}/${short(mark.radius * projection.scale)}`,
      turn: turnOf(mark.facing),
    },
  ],
});

/** A badge at the upper right of its unit; that of a square is at the upper left of the square. */
export const badge = (projection: Projection, mark: Mark<'badge'>): Picture => ({
  at: toDrawing(projection, mark.at),
  parts: [
    { use: `b/${mark.symbol}`, at: isOnSquare(mark.symbol) ? [-30, -29] : projection.grid ? [30, -25] : [22, -22] },
  ],
  title: mark.text,
});
