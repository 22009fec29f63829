import { core, type Base } from '../../../geometry/bases.ts';
import type { Direction } from '../../../geometry/facings.ts';
import type { Um } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import { merged, overlapping, type Span } from '../../../geometry/outlines.ts';
import { span } from '../../../geometry/sweeps.ts';
import { bedOf } from '../../table/boards/terrain.ts';
import { featuresOf, type NamedFeature } from './ground.ts';
import { isBridged, type CentrePath } from './roads.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import { brackets } from '../tables.ts';

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

/**
 * The parts of a line on which a base stands in a stream: one span for each time that it crosses
 * the stream.
 */
const waded = (stream: NamedFeature[1], { base, direction }: StraightLeg): readonly Span[] =>
  merged(
    bedOf(stream).flatMap((piece): readonly Span[] => {
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
  featuresOf(state, 'stream')
    .flatMap((stream) =>
      waded(stream[1], leg)
        .filter(([start]) => start > 0 && start <= leg.by)
        .filter((crossing) => !isFree(state, stream, leg, crossing))
        .map(([start]) => start),
    )
    .sort((a, b) => a - b);

/**
 * The greatest length of a leg at which the base does not touch a stream yet, if it meets the
 * stream after `met`.
 */
export const bankBefore = (met: number): Um => (Math.ceil(met) - 1) as Um;

function isFree(
  state: State,
  stream: NamedFeature,
  { base, direction, by, path }: StraightLeg,
  crossing: Span,
): boolean {
  const way = path ?? [base.at, shift(base, direction, by).at];
  const isOver = isBridged(state, stream, { from: base.at, direction, crossing, way });
  return isOver && read(state, 'tt-017') !== 'whole-move-plus-stream';
}

/** Does a straight leg cross a stream and pay for it? @clause tt.move.stream */
export const paysStream = (state: State, leg: StraightLeg): boolean => streamsMet(state, leg).length > 0;

const standsIn = (base: Base, stream: NamedFeature[1]): boolean =>
  bedOf(stream).some((piece) => overlapping(core(base), piece));

/**
 * What a turn on the spot costs: [1] for each stream into which it brings a corner of the base.
 * @clause tt.move.stream @ruling tt-020
 */
export const turnedInto = (state: State, from: Base, to: Base): Um =>
  (featuresOf(state, 'stream').filter(([, stream]) => standsIn(to, stream) && !standsIn(from, stream)).length *
    STREAM) as Um;
