import type { PageSource } from '../page-sources.ts';

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
