import { clauseFile } from '../../library/files.ts';
import { gameFolders } from '../../register/folders.ts';

/** The titles of a game's clauses, by their ids; `content` is the folder that holds the game's folder. */
export const clauseTitles = (game: string, content?: string): Readonly<Record<string, string>> =>
  Object.fromEntries(clauseFile(game, content).value.map(({ id, title }) => [id, title]));

/** Generates the type of every game's clause ids, keyed by the game's folder, so that a rule cannot cite a clause that does not exist. */
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
