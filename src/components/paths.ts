import type { ClauseId, Prefix, RulingId } from '../core/ids.ts';

/** The site's base path, without the slash at its end. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The name of a game in paths, by the prefix of its ids. */
const GAMES: Readonly<Record<Prefix, string>> = {
  pb: 'paper-bayonet',
  rr: 'regiments-and-roundshot',
  dg: 'death-or-glory',
  tt: 'two-by-two',
  cf: 'campaign-1805',
};

/** A path inside the site. */
export type Path = `/${string}`;

/** A link inside the site, with the base path it is published under: `/rulings/` → `/drill-square/rulings/`. */
export const href = (path: Path): string => BASE + path;

/** The clause in the rules of its game: `pb.los.units-block` → `/rules/paper-bayonet/#pb.los.units-block`. */
export const clausePath = (id: ClauseId): Path => `/rules/${GAMES[prefix(id)]}/#${id}`;

/** The page of a ruling: `pb-051` → `/rulings/pb-051/`. */
export const rulingPath = (id: RulingId): Path => `/rulings/${id}/`;

function prefix(id: ClauseId): Prefix {
  const found = Object.keys(GAMES).find((each): each is Prefix => id.startsWith(`${each}.`));
  if (found === undefined) throw new Error(`${id}: a clause id begins with ${Object.keys(GAMES).join(', ')} and a dot`);
  return found;
}
