import { core, corners, type Base } from '../../../geometry/bases.ts';
import { areJoined } from '../../../geometry/gaps.ts';
import { SAME } from '../../../geometry/lengths.ts';
import { convexPieces, holds, overlapping, type Outline } from '../../../geometry/outlines.ts';
import { lengthInUnion } from '../../../geometry/paths.ts';
import type { Point } from '../../../geometry/vectors.ts';
import { groups } from '../../table/boards/terrain.ts';
import { read } from '../rulings.ts';
import { baseOf, type Feature, type State, type Unit } from '../state.ts';
import type { TerrainKind } from '../tables.ts';

/** A feature with its id. */
export type NamedFeature = readonly [id: string, feature: Feature];

/** The features of some kinds. */
export function featuresOf({ terrain }: State, ...kinds: readonly TerrainKind[]): readonly NamedFeature[] {
  const found: NamedFeature[] = [];
  // Most boards have little ground, and every order asks for each kind of it.
  for (const id of Object.keys(terrain)) {
    const feature = terrain[id]!;
    if (kinds.includes(feature.kind)) found.push([id, feature]);
  }
  return found;
}

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

/** The outlines of areas. */
export const outlinesOf = (areas: readonly NamedFeature[]): readonly Outline[] =>
  areas.flatMap(([, { outline }]) => (outline === null ? [] : [outline]));

/** Does a point lie in one of these areas, or at its edge? */
export const holdsAny = (areas: readonly NamedFeature[], at: Point): boolean =>
  outlinesOf(areas).some((outline) => holds(outline, at));

/**
 * The first of these areas in which a part of a way lies; undefined if there is none. A way along
 * an edge that two of them share lies in both.
 */
export const firstOn = (path: readonly Point[], areas: readonly NamedFeature[]): string | undefined =>
  areas.find(([, { outline }]) => lengthInUnion(path, [outline!], outlinesOf(areas)) > SAME)?.[0];

/** Is a base in the union of some areas? One test for each reading. @ruling tt-083 */
const IN = {
  'centre-inside': ({ at }: Base, areas: readonly NamedFeature[]) => holdsAny(areas, at),
  'any-part': (base: Base, areas: readonly NamedFeature[]) =>
    outlinesOf(areas)
      .flatMap(convexPieces)
      .some((piece) => overlapping(core(base), piece)),
  'wholly-inside': (base: Base, areas: readonly NamedFeature[]) =>
    corners(base).every((corner) => holdsAny(areas, corner)),
};

/** Is this unit in the union of these areas? @ruling tt-083 */
export const isIn = (state: State, unit: Unit, areas: readonly NamedFeature[]): boolean =>
  areas.length > 0 && IN[read(state, 'tt-083')](baseOf(unit), areas);

const touch = ([, { outline: a }]: NamedFeature, [, { outline: b }]: NamedFeature): boolean => areJoined(a!, b!);

/** Areas that touch or overlap are one piece of ground: a wood drawn in two parts is one wood. */
export const joined = (areas: readonly NamedFeature[]): readonly (readonly NamedFeature[])[] => groups(areas, touch);

/** The pieces of ground of each kind: a wood and a town that touch stay two. */
export const piecesOfGround = (areas: readonly NamedFeature[]): readonly (readonly NamedFeature[])[] =>
  groups(areas, (one, other) => one[1].kind === other[1].kind && touch(one, other));

/** May this unit go through woods and rough ground? @clause tt.move.woods-impassable */
export const goesThroughWoods = ({ type }: Pick<Unit, 'type'>): boolean => type === 'light' || type === 'cossacks';

/** How high a place lies: the level of the highest hill there, or 0. @ruling tt-077 */
export const heightAt = (state: State, at: Point): number =>
  Math.max(0, ...hillsIn(state).map(([, hill]) => (holds(hill.outline!, at) ? hill.level : 0)));
