import { core, type Base } from '../../../geometry/bases.ts';
import type { Direction } from '../../../geometry/facings.ts';
import { areJoined } from '../../../geometry/gaps.ts';
import type { Um } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import { merged, overlapping, type Span } from '../../../geometry/outlines.ts';
import { span } from '../../../geometry/sweeps.ts';
import { bedOf, groups } from '../../table/boards/terrain.ts';
import { featuresOf, type NamedFeature } from './ground.ts';
import { isBridged, type CentrePath } from './roads.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import { brackets } from '../tables.ts';

const bedsOf = (water: readonly NamedFeature[]) => water.flatMap(([, stream]) => bedOf(stream));

/** What crossing a stream costs. @clause tt.move.stream */
export const STREAM = brackets(1);

/**
 * A straight leg of a unit’s base. `path` is the way of the centre in the whole move; without it,
 * the leg is the whole move.
 */
export interface StraightLeg {
  readonly base: Base;
  readonly direction: Direction;
  readonly by: Um;
  readonly path?: CentrePath;
}

/** Streams that flow into each other: they are one water, and cost once where they meet. */
type Water = readonly NamedFeature[];

const waters = (state: State): readonly Water[] =>
  groups(featuresOf(state, 'stream'), ([, a], [, b]) =>
    bedOf(a).some((piece) => bedOf(b).some((other) => areJoined(piece, other))),
  );

/**
 * The parts of a line on which a base stands in a water: one span for each time that it crosses it.
 */
const waded = (water: Water, { base, direction }: StraightLeg): readonly Span[] =>
  merged(
    bedsOf(water).flatMap((piece): readonly Span[] => {
      const met = span(core(base), direction, piece);
      return met === null ? [] : [met];
    }),
  );

/**
 * The lengths of a straight leg after which the front edge comes to a stream that costs something.
 * A stream costs nothing if the base stands in it at the start of the leg, because it has paid
 * already, or if the way leads over it by a bridge.
 * @clause tt.move.stream @ruling tt-017 tt-020
 */
export const streamsMet = (state: State, leg: StraightLeg): readonly number[] =>
  waters(state)
    .flatMap((water) =>
      waded(water, leg)
        .filter(([start]) => start > 0 && start <= leg.by)
        .filter((crossing) => !isFree(state, water, leg, crossing))
        .map(([start]) => start),
    )
    .sort((a, b) => a - b);

/**
 * The greatest length of a leg at which the base does not touch a stream yet, if it meets the
 * stream after `met`.
 */
export const bankBefore = (met: number): Um => (Math.ceil(met) - 1) as Um;

function isFree(state: State, water: Water, { base, direction, by, path }: StraightLeg, crossing: Span): boolean {
  const way = path ?? [base.at, shift(base, direction, by).at];
  const isOver = isBridged(state, water, { from: base.at, direction, crossing, way });
  return isOver && read(state, 'tt-017') !== 'whole-move-plus-stream';
}

/** Does a straight leg cross a stream and pay for it? @clause tt.move.stream */
export const paysStream = (state: State, leg: StraightLeg): boolean => streamsMet(state, leg).length > 0;

const standsIn = (base: Base, water: Water): boolean => bedsOf(water).some((piece) => overlapping(core(base), piece));

/**
 * What a turn on the spot costs: [1] for each water into which it brings a corner of the base.
 * @clause tt.move.stream @ruling tt-020
 */
export const turnedInto = (state: State, from: Base, to: Base): Um =>
  (waters(state).filter((water) => standsIn(to, water) && !standsIn(from, water)).length * STREAM) as Um;
