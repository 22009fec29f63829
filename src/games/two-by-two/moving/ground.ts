import { core, corners, type Base } from '../../../geometry/bases.ts';
import { convexPieces, holds, overlapping, type Outline } from '../../../geometry/outlines.ts';
import type { Point } from '../../../geometry/vectors.ts';
import { read } from '../rulings.ts';
import { baseOf, type Feature, type State, type Unit } from '../state.ts';
import type { TerrainKind } from '../tables.ts';

/** A feature with its id. */
export type NamedFeature = readonly [id: string, feature: Feature];

/** The features of some kinds. */
export const featuresOf = ({ terrain }: State, ...kinds: readonly TerrainKind[]): readonly NamedFeature[] =>
  Object.entries(terrain).filter(([, { kind }]) => kinds.includes(kind));

/** The kinds of ground that are rough; under one reading a hill is rough too. @ruling tt-077 */
const roughKinds = (state: State): readonly TerrainKind[] =>
  featuresOf(state, 'hill').length > 0 && read(state, 'tt-077') === 'rough-hills' ? ['rough', 'hill'] : ['rough'];

export const roughGround = (state: State): readonly NamedFeature[] => featuresOf(state, ...roughKinds(state));

/**
 * Woods and rough ground, which only few kinds of unit may enter.
 * @clause tt.move.woods-impassable
 */
export const roughIn = (state: State): readonly NamedFeature[] => featuresOf(state, 'woods', ...roughKinds(state));

/**
 * The ground that covers infantry in it and blocks the line of sight.
 * @clause tt.shoot.cover-area
 */
export const coveringIn = (state: State): readonly NamedFeature[] =>
  featuresOf(state, 'woods', 'town', ...roughKinds(state));

/** The hills that rise above the table. @ruling tt-077 */
export function hillsIn(state: State): readonly NamedFeature[] {
  const hills = featuresOf(state, 'hill');
  return hills.length > 0 && read(state, 'tt-077') === 'no-hills' ? [] : hills;
}

/** Is a base in an area? One test for each reading. @ruling tt-083 */
const IN = {
  'centre-inside': ({ at }: Base, outline: Outline) => holds(outline, at),
  'any-part': (base: Base, outline: Outline) => convexPieces(outline).some((piece) => overlapping(core(base), piece)),
  'wholly-inside': (base: Base, outline: Outline) => corners(base).every((corner) => holds(outline, corner)),
};

/** Is this unit in that area? @ruling tt-083 */
export const isIn = (state: State, unit: Unit, { outline }: Feature): boolean =>
  outline !== null && IN[read(state, 'tt-083')](baseOf(unit), outline);

/** May this unit go through woods and rough ground? @clause tt.move.woods-impassable */
export const goesThroughWoods = ({ type }: Pick<Unit, 'type'>): boolean => type === 'light' || type === 'cossacks';

/** How high a place lies: the level of the highest hill there, or 0. @ruling tt-077 */
export const heightAt = (state: State, at: Point): number =>
  Math.max(0, ...hillsIn(state).map(([, hill]) => (holds(hill.outline!, at) ? hill.level : 0)));
