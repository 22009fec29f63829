import { join } from 'node:path';
import { clauseFile, gameFile } from '../../library/files.ts';

/** Where the list of a game's clauses is kept. */
export const listFile = (game: string): string => join('src', 'games', game, 'clauses.ts');

/** The clauses of a game's ledger as a type, so that a rule cannot cite one that is not there. */
export function list(game: string): string {
  const { name, prefix } = gameFile(game).value;
  const type = `${prefix.charAt(0).toUpperCase()}${prefix.slice(1)}ClauseId`;
  const ids = clauseFile(game).value.map(({ id }) => `  | '${id}'`);
  return [
    `// Made of content/${game}/clauses.yaml by: npm run clauses -- --write`,
    '',
    `/** Every clause in the ledger of ${name}. */`,
    `export type ${type} =`,
    `${ids.join('\n')};`,
    '',
  ].join('\n');
}
