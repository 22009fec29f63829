import { gapOfStretches } from '../../../geometry/gaps.ts';
import { holds } from '../../../geometry/outlines.ts';
import { mean, type Point } from '../../../geometry/vectors.ts';
import { add, type Addend } from '../../../core/reasons.ts';
import { stretchesOf } from '../../table/boards/terrain.ts';
import { read } from '../rulings.ts';
import type { Figures, State } from '../state.ts';
import type { RrClauseId } from '../tables.ts';
import type { Attack } from './attack.ts';

/** Figures, and the ground that they stand on. */
export type Ground = Figures & Pick<State, 'terrain'>;

/** Whether a figure stands in a wood or a town, by its centre. */
const isInCover = ({ terrain }: Ground, at: Point): boolean =>
  Object.values(terrain).some(
    ({ kind, outline }) => (kind === 'woods' || kind === 'town') && outline !== null && holds(outline, at),
  );

/** Whether a straight way crosses a wall. */
const crossesWall = ({ terrain }: Ground, from: Point, to: Point): boolean =>
  Object.values(terrain)
    .filter(({ kind }) => kind === 'wall')
    .some((wall) => stretchesOf(wall).some((stretch) => gapOfStretches([from, to], stretch) === 0));

/**
 * What ground takes from an attack: nothing, or under one reading 1 from fire at a figure in a
 * wood, in a town or behind a wall, and from a charge over a wall. A wall covers the figure that it
 * is nearer to on the line of the shot.
 * @clause rr.map.terrain-key @ruling rr-049
 */
export function groundTerms(state: Ground, { kind, unit, at }: Attack): readonly Addend<RrClauseId>[] {
  if (read(state, 'rr-049') === 'no-cover') return [];
  if (kind === 'charge')
    return [add<RrClauseId>('rr.map.terrain-key', 'over a wall', -1, crossesWall(state, unit.at, at.at))];
  const isCovered = isInCover(state, at.at) || crossesWall(state, mean([unit.at, at.at]), at.at);
  return [add<RrClauseId>('rr.map.terrain-key', 'cover', -1, isCovered)];
}
