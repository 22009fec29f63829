import type { Direction } from './facings.ts';
import { wholeUm, type Um } from './lengths.ts';
import { convexPieces, merged, spansInUnion, type Outline, type Span, type Stretch } from './outlines.ts';
import { onPiece } from './paths.ts';
import { span } from './sweeps.ts';

/**
 * A part of a straight leg that costs more: each micrometre of it uses `rate` micrometres of the
 * allowance. Half speed is a rate of 2.
 */
export interface Part {
  readonly span: Span;
  readonly rate: number;
}

/** Ground of any shape, and what it costs. Its outlines may overlap or share edges. */
export interface Ground {
  readonly outlines: readonly Outline[];
  readonly rate: number;
}

/** The parts of a straight leg of a unit's centre that lie in ground. */
export const partsOfPath = (piece: Stretch, grounds: readonly Ground[]): readonly Part[] =>
  grounds.flatMap(({ outlines, rate }) =>
    onPiece(piece, spansInUnion(piece, outlines)).map((each) => ({ span: each, rate })),
  );

/** The parts of a straight leg on which any part of a moving convex outline is over ground. */
export const partsOfMove = (moving: Outline, direction: Direction, grounds: readonly Ground[]): readonly Part[] =>
  grounds.flatMap(({ outlines, rate }) => spansOver(moving, direction, outlines).map((each) => ({ span: each, rate })));

/**
 * The lengths, from 0 on, at which any part of a moving convex outline is over ground of any shape.
 */
export const spansOver = (moving: Outline, direction: Direction, ground: readonly Outline[]): readonly Span[] =>
  merged(
    ground.flatMap(convexPieces).flatMap((piece): readonly Span[] => {
      const met = span(moving, direction, piece);
      return met === null || met[1] <= 0 ? [] : [[Math.max(0, met[0]), met[1]]];
    }),
  );

/**
 * How much of the allowance a straight leg of this length uses. Where pieces of ground overlap,
 * their rates multiply.
 */
export const costOf = (length: Um, parts: readonly Part[]): Um =>
  wholeUm(ratesOn(length, parts).reduce((sum, { span: [from, to], rate }) => sum + (to - from) * rate, 0));

/**
 * How far an allowance carries along a straight leg: the last whole micrometre that it pays for.
 * Rates are 1 or more.
 */
export function farthest(allowance: Um, parts: readonly Part[]): Um {
  let left: number = allowance;
  for (const {
    span: [from, to],
    rate,
  } of ratesOn(allowance, parts)) {
    const price = (to - from) * rate;
    if (price > left) return Math.floor(from + left / rate) as Um;
    left -= price;
  }
  return allowance;
}

/** A leg cut at every place where a rate begins or ends. */
function ratesOn(length: number, parts: readonly Part[]): readonly Part[] {
  const ends = parts.flatMap(({ span: ofPart }) => ofPart).filter((end) => end > 0 && end < length);
  const cuts = [...new Set([0, ...ends, length])].sort((a, b) => a - b);
  return cuts.slice(1).map((to, n) => {
    const from = cuts[n]!;
    const covering = parts.filter(({ span: [start, end] }) => start <= from && end >= to);
    return { span: [from, to], rate: covering.reduce((product, { rate }) => product * rate, 1) };
  });
}
