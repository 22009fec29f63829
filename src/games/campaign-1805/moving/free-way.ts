import { core, corners, overlaps, type Base } from '../../../geometry/bases.ts';
import { beyond, isOn } from '../../../geometry/edges.ts';
import type { Direction } from '../../../geometry/facings.ts';
import { wholeUm, type Um } from '../../../geometry/lengths.ts';
import { without } from '../../../geometry/cutting.ts';
import { convexPieces, overlapping, type Outline } from '../../../geometry/outlines.ts';
import { span } from '../../../geometry/sweeps.ts';
import type { Body } from '../bodies/body.ts';
import { blockOf, modelsOf } from '../bodies/models.ts';
import { bodiesIn, type Field } from '../state.ts';
import { cm } from '../tables.ts';

/** How far bodies that must not touch others stay clear of them. @ruling cf-050 cf-119 cf-126 */
export const CLEAR: Um = cm(0.1);

/** The kinds of ground that nobody crosses. @ruling cf-056 */
const IMPASSABLE: readonly string[] = ['water'];

/** The ground of some kinds, in convex pieces. */
const piecesOf = ({ terrain }: Pick<Field, 'terrain'>, kinds: readonly string[]): readonly Outline[] =>
  Object.values(terrain).flatMap(({ kind, outline }) =>
    outline !== null && kinds.includes(kind) ? convexPieces(outline) : [],
  );

/**
 * The ground that nobody crosses, in convex pieces: water, but where a bridge leads over it.
 * @ruling cf-056
 */
export const impassableIn = (field: Pick<Field, 'terrain'>): readonly Outline[] =>
  piecesOf(field, ['bridge']).reduce<readonly Outline[]>(
    (pieces, bridge) => pieces.flatMap((piece) => without(piece, bridge)),
    piecesOf(field, IMPASSABLE),
  );

/**
 * How far a block goes straight on before it is 0.1 cm from a body that is none of these, from
 * ground that nobody crosses, or at the edge of the table. @ruling cf-047 cf-119
 */
export function freeWay(field: Field, block: Base, along: Direction, but: readonly string[]): Um {
  const outline = corners(block);
  const bodies = bodiesIn(field).filter(({ id }) => !but.includes(id));
  const bars = [
    ...bodies.map((other) => ({ shape: corners(blockOf(other)), border: CLEAR })),
    ...impassableIn(field).map((shape) => ({ shape, border: 0 })),
    ...beyond(field.size).map((shape) => ({ shape, border: 0 })),
  ];
  const stops = bars.flatMap(({ shape, border }) => {
    const met = span(outline, along, shape, border);
    return met === null || met[1] <= 0 ? [] : [Math.max(0, Math.floor(met[0]))];
  });
  return wholeUm(Math.min(Number.MAX_SAFE_INTEGER, ...stops));
}

/**
 * Whether a block stands on a body that is none of these, on ground that nobody crosses, or over
 * the edge of the table. @ruling cf-056 cf-121
 */
export const isTaken = (field: Field, block: Base, but: readonly string[]): boolean =>
  bodiesIn(field).some((other) => !but.includes(other.id) && overlaps(block, blockOf(other))) ||
  impassableIn(field).some((outline) => overlapping(core(block), outline)) ||
  !isOn(corners(block), field.size);

/**
 * How far the models of a body go straight on before one is 0.1 cm from one of another body: blocks
 * may lie on each other where their ranks have gaps. @ruling cf-031 cf-115
 */
export function untilModels(body: Body, along: Direction, other: Body, border: number = CLEAR): Um {
  const theirs = modelsOf(other).map(({ base }) => corners(base));
  const stops = modelsOf(body).flatMap(({ base }) =>
    theirs.flatMap((still) => {
      const met = span(border === 0 ? core(base) : corners(base), along, still, border);
      return met === null || met[1] <= 0 ? [] : [Math.max(0, Math.floor(met[0]))];
    }),
  );
  return wholeUm(Math.min(Number.MAX_SAFE_INTEGER, ...stops));
}
