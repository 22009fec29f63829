import type { Mark } from '../../../scene/scene.ts';
import type { Projection } from '../../projection.ts';
import { roleOf } from '../counter.ts';
import { short } from '../path.ts';
import type { SymbolUse } from '../shape.ts';
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

/**
 * A base with its figures, front up, and behind it its chits, upright whichever way it faces.
 * `upright` is the rotation of the base the other way, in degrees.
 */
export function figuredBase(projection: Projection, mark: FiguredBase, upright: number): readonly SymbolUse[] {
  const { symbol, formation, side, figures, signs = [] } = mark;
  const [width, depth] = [mark.size[0] * projection.scale, mark.size[1] * projection.scale];
  const look = [roleOf(side), symbol, formation, lookOf(signs), `${short(width)}x${short(depth)}`, figures.join('-')];
  const chits = signs.filter(isChit);
  const { bar, beak } = frontOfBase({ ...mark, width, height: depth });
  const rear = depth / 2 + (formation === 'square' ? bar + beak : 0);
  const spots = chitSpots(chits.length, rear, projection.scale);
  return [
    { use: `${symbol === 'general' ? 'r' : 't'}/${look.join('/')}` },
    ...chits.map((sign, n): SymbolUse => ({
      use: `q/${sign}/${chitSize(projection.scale)}`,
      at: spots[n]!,
      turn: upright,
    })),
  ];
}
