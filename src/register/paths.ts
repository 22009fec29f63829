import { pathsOf } from '../core/paths.ts';

export { rulingPath, type SitePath } from '../core/paths.ts';

/**
 * The addresses of this site: the build knows where it is published, and the prefixes of its games.
 */
export const { href, clausePath, gameOf } = pathsOf({ base: __BASE__, games: __GAMES__ });
