import type { ClauseId, RulingId } from './ids.ts';

/** A path inside the site. */
export type SitePath = `/${string}`;

/** Where the site is published, and its games. */
export interface Site {
  /** Without a slash at its end; empty at the root of a host. */
  readonly base: string;
  /** The game of each prefix of clause ids. */
  readonly games: Readonly<Record<string, string>>;
}

/** The page of a ruling: `/rulings/<prefix>-051/`. */
export const rulingPath = (id: RulingId): SitePath => `/rulings/${id}/`;

/** The functions that make the addresses of a site. */
export function pathsOf({ base, games }: Site) {
  /** The game to which a clause belongs. Throws if no game has its prefix. */
  function gameOf(id: ClauseId): string {
    const game = games[id.split('.')[0] ?? ''];
    if (game === undefined)
      throw new Error(`${id}: a clause id begins with ${Object.keys(games).join(' or ')} and a dot`);
    return game;
  }
  return {
    gameOf,
    /** The URL of a page: `/rulings/` → `/drill-square/rulings/`. */
    href: (path: SitePath): string => base + path,
    /**
     * A clause on the rules page of its game: `/rules/<game>/#<prefix>.los.units-block`. Throws if
     * no game has its prefix.
     */
    clausePath: (id: ClauseId): SitePath => `/rules/${gameOf(id)}/#${id}`,
  };
}
