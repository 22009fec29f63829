import { core, type Base } from '../../geometry/bases.ts';
import type { Direction } from '../../geometry/facings.ts';
import { costOf, farthest, partsOfPath, type Ground } from '../../geometry/ground.ts';
import { SAME, type Um } from '../../geometry/lengths.ts';
import { shift } from '../../geometry/moves.ts';
import { convexPieces, type Outline } from '../../geometry/outlines.ts';
import { crossings, lengthInside } from '../../geometry/paths.ts';
import { span } from '../../geometry/sweeps.ts';
import type { Point } from '../../geometry/vectors.ts';
import { bedOf, stretchesOf } from '../table/terrain.ts';
import { featuresOf, type Named } from './ground.ts';
import type { TtClauseId } from './reasons.ts';
import type { State, Unit } from './state.ts';
import { brackets, type TerrainKind } from './tables.ts';

/** Half rate: each length costs twice as much. */
const HALF_RATE = 2;

const ROUGH: readonly TerrainKind[] = ['woods', 'rough'];

/** May this unit go through woods and rough ground? @clause tt.move.woods-impassable */
const goesThroughWoods = ({ type }: Unit): boolean => type === 'light' || type === 'cossacks';

/** The ground that a unit may not enter, as convex outlines with its id. @clause tt.move.woods-impassable */
export const barredTo = (state: State, unit: Unit): readonly (readonly [id: string, piece: Outline])[] =>
  goesThroughWoods(unit)
    ? []
    : featuresOf(state, ...ROUGH).flatMap(([id, { outline }]) =>
        convexPieces(outline!).map((piece) => [id, piece] as const),
      );

/** The ground in which a unit goes at half rate. @clause tt.move.woods-half tt.move.town-half */
const slowFor = (state: State, unit: Unit): readonly Named[] =>
  featuresOf(state, 'town', ...(goesThroughWoods(unit) ? ROUGH : []));

const grounds = (state: State, unit: Unit): readonly Ground[] =>
  slowFor(state, unit).map(([, { outline }]) => ({ outline: outline!, rate: HALF_RATE }));

/** What crossing a stream costs. @clause tt.move.stream */
const STREAM = brackets(1);

/**
 * After which lengths of a straight leg the front edge comes to a stream. Where it stands on one already, it has paid.
 * @clause tt.move.stream @ruling tt-020
 */
const streamsMet = (state: State, base: Base, direction: Direction, by: Um): readonly number[] =>
  featuresOf(state, 'stream')
    .flatMap(([, stream]) => {
      const met = bedOf(stream).map((piece) => span(core(base), direction, piece));
      const starts = met.flatMap((each) => (each === null || each[1] <= 0 ? [] : [each[0]]));
      const first = Math.min(...starts);
      return first > 0 && first <= by ? [first] : [];
    })
    .sort((a, b) => a - b);

/** A straight leg of a unit's base. */
interface Straight {
  readonly base: Base;
  readonly direction: Direction;
  readonly by: Um;
}

/**
 * What a straight leg takes of a unit's move: its length, twice what of it is in woods or a town, and [1] for each stream.
 * @clause tt.units.move-column tt.move.woods-half tt.move.town-half tt.move.stream @ruling tt-016
 */
export function costAlong(state: State, unit: Unit, { base, direction, by }: Straight): Um {
  const { at } = shift(base, direction, by);
  const streams = streamsMet(state, base, direction, by).length * STREAM;
  return (costOf(by, partsOfPath([base.at, at], grounds(state, unit))) + streams) as Um;
}

/** How far a unit comes along a straight line with so much of its move left. @clause tt.units.move-column tt.move.stream @ruling tt-016 */
export function farthestAlong(state: State, unit: Unit, { base, direction, by: allowance }: Straight): Um {
  const { at } = shift(base, direction, allowance);
  const parts = partsOfPath([base.at, at], grounds(state, unit));
  let left: number = allowance;
  for (const met of streamsMet(state, base, direction, allowance)) {
    const dry = farthest(left as Um, parts);
    if (dry < met) return dry;
    if (left - costOf(Math.floor(met) as Um, parts) < STREAM) return Math.floor(met) as Um;
    left -= STREAM;
  }
  return farthest(left as Um, parts);
}

/**
 * The clauses of the ground that a unit's centre crosses.
 * @clause tt.move.woods-half tt.move.town-half tt.move.stream tt.move.hedge-wall-copse
 */
export function crossed(state: State, unit: Unit, path: readonly Point[]): readonly TtClauseId[] {
  const isCrossed = ([, { outline, line }]: Named): boolean =>
    outline === null ? crossings(path, stretchesOf({ outline, line })) > 0 : lengthInside(path, outline) > SAME;
  const over = (clause: TtClauseId, features: readonly Named[]): readonly TtClauseId[] =>
    features.some(isCrossed) ? [clause] : [];
  return [
    ...(goesThroughWoods(unit) ? over('tt.move.woods-half', featuresOf(state, ...ROUGH)) : []),
    ...over('tt.move.town-half', featuresOf(state, 'town')),
    ...over('tt.move.hedge-wall-copse', featuresOf(state, 'hedge', 'wall', 'copse')),
  ];
}
