import { clauseFile } from '../../library/files.ts';
import { gameFolders } from '../../register/folders.ts';

/** The titles of a game's clauses, by their ids. */
export const clauseTitles = (game: string): Readonly<Record<string, string>> =>
  Object.fromEntries(clauseFile(game).value.map(({ id, title }) => [id, title]));

/** The clauses of every game as types, by the game's folder, so that a rule cannot cite one that is not in its ledger. */
export function clauseTypes(): string {
  const of = (game: string): string =>
    `  '${game}': ${clauseFile(game)
      .value.map(({ id }) => `'${id}'`)
      .join(' | ')};`;
  return [
    '/** Every clause in the ledger of a game, by its folder. */',
    'interface LedgerClauses {',
    ...gameFolders().map(({ game }) => of(game)),
    '}',
    '',
  ].join('\n');
}
