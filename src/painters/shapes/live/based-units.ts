import type { Mark, Spot } from '../../../scene/scene.ts';
import { type Projection, toDrawing } from '../../projection.ts';
import { roleOf } from '../counter.ts';
import { short } from '../path.ts';
import type { SymbolUse } from '../shape.ts';
import type { Disc } from './besides.ts';
import { chitSize, chitSpots, CLOCK, isChit } from './chits.ts';
import { frontOfBase, type Look } from './plinth.ts';

/** A base that carries figures. */
export type FiguredBase = Mark<'base'> & Required<Pick<Mark<'base'>, 'figures'>>;

export const isFigured = (mark: Mark<'base'>): mark is FiguredBase => mark.figures !== undefined;

/** How its figures stand, by its signs: whoever runs, runs whatever else he is. */
function lookOf(signs: readonly string[]): Look {
  if (signs.includes('routing')) return 'running';
  if (signs.includes('disordered')) return 'disordered';
  // Whoever is changing formation is unformed.
  return signs.some((sign) => sign === 'unformed' || CLOCK.test(sign)) ? 'unformed' : 'formed';
}

/** The chits of a base, each with its middle behind a base whose front is up. */
function chitsOf(projection: Projection, mark: FiguredBase): readonly { readonly sign: string; readonly at: Spot }[] {
  const [width, height] = [mark.size[0] * projection.scale, mark.size[1] * projection.scale];
  const chits = (mark.signs ?? []).filter(isChit);
  const { bar, beak } = frontOfBase({ ...mark, width, height });
  const rear = height / 2 + (mark.formation === 'square' ? bar + beak : 0);
  const spots = chitSpots(chits.length, rear, projection.scale);
  return chits.map((sign, n) => ({ sign, at: spots[n]! }));
}

/** What the chits of a base cover in the drawing. */
export function chitDiscs(projection: Projection, mark: FiguredBase): readonly Disc[] {
  const [cx, cy] = toDrawing(projection, mark.at);
  const [fx, fy] = mark.facing;
  // A facing has y up in the scene and y down in the drawing.
  return chitsOf(projection, mark).map(({ at: [x, y] }) => ({
    at: [cx + x * fy - y * fx, cy + x * fx + y * fy],
    radius: chitSize(projection.scale) * 0.55,
  }));
}

/**
 * A base with its figures, front up, and behind it its chits, upright whichever way it faces.
 * `upright` is the rotation of the base the other way, in degrees.
 */
export function figuredBase(projection: Projection, mark: FiguredBase, upright: number): readonly SymbolUse[] {
  const { symbol, formation, side, figures, signs = [] } = mark;
  const [width, depth] = [mark.size[0] * projection.scale, mark.size[1] * projection.scale];
  const look = [roleOf(side), symbol, formation, lookOf(signs), `${short(width)}x${short(depth)}`, figures.join('-')];
  return [
    { use: `${symbol === 'general' ? 'r' : 't'}/${look.join('/')}` },
    ...chitsOf(projection, mark).map(({ sign, at }): SymbolUse => ({
      use: `q/${sign}/${chitSize(projection.scale)}`,
      at,
      turn: upright,
    })),
  ];
}
