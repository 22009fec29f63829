import { join } from 'node:path';
import type { GameId } from '../../core/ids.ts';
import { CONTENT, contentRoot } from '../../register/folders.ts';
import { gameFile } from '../files.ts';

/** A file that a page is made from. */
export interface PageSource {
  /** Its path from the root of the project. */
  readonly file: string;
  /** What the file holds. A page that is made from several files says this of each. */
  readonly holds: string;
}

/** The branch on which the links edit. */
const BRANCH = 'main';

/**
 * The address at which a file can be edited, in a repository such as
 * `https://github.com/owner/drill-square`. Undefined for a file outside the project. Throws if the
 * repository is not the address of a page.
 */
export function editAddress(repository: string, file: string): string | undefined {
  if (!/^https?:\/\/[^/\s]+\/[^?#\s]+$/.test(repository))
    throw new Error(
      `REPOSITORY: found ${repository}, expected the address of a repository, such as https://github.com/owner/name`,
    );
  const parts = file.replaceAll('\\', '/').split('/');
  if (parts[0] === '' || parts[0]!.includes(':') || parts.includes('..')) return undefined;
  return [repository.replace(/\/+$/, ''), 'edit', BRANCH, ...parts.map(encodeURIComponent)].join('/');
}

/** A link to a file of a page. */
interface EditLink {
  readonly holds: string;
  readonly address: string;
}

/** The links to the files of a page; none if no repository is known. */
export const editLinks = (repository: string, sources: readonly PageSource[]): readonly EditLink[] =>
  repository === ''
    ? []
    : sources.flatMap(({ holds, file }) => {
        const address = editAddress(repository, file);
        return address === undefined ? [] : [{ holds, address }];
      });

/** A file in the content folder of a game. */
export const gameSource = (game: GameId, ...path: readonly string[]): PageSource => ({
  file: join(contentRoot(game), game, ...path),
  holds: gameFile(game).value.name,
});

/** The files of a topic of the comparison: what its games share, and the column of each. */
export const topicSources = (id: string, games: readonly GameId[]): readonly PageSource[] => [
  { file: join(CONTENT, 'compare', `${id}.yaml`), holds: 'the questions' },
  ...games.map((game) => gameSource(game, 'compare', `${id}.yaml`)),
];
