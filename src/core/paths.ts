import type { ClauseId, RulingId } from './ids.ts';

/** A path inside the site. */
export type SitePath = `/${string}`;

/**
 * The URL of a page of the site, with the base path it is published under: `/rulings/` →
 * `/drill-square/rulings/`.
 */
export const href = (path: SitePath): string => __BASE__ + path;

/**
 * A clause on the rules page of its game: `/rules/<game>/#<prefix>.los.units-block`. Throws for the
 * prefix of an unknown game.
 */
export const clausePath = (id: ClauseId): SitePath => `/rules/${gameOf(id)}/#${id}`;

/** The page of a ruling: `/rulings/<prefix>-051/`. */
export const rulingPath = (id: RulingId): SitePath => `/rulings/${id}/`;

/** The game to which a clause belongs. Throws where its prefix is that of none. */
export function gameOf(id: ClauseId): string {
  const game = __GAMES__[id.split('.')[0] ?? ''];
  if (game === undefined)
    throw new Error(`${id}: a clause id begins with ${Object.keys(__GAMES__).join(' or ')} and a dot`);
  return game;
}
