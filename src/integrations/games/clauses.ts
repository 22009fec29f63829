import { clauseFile } from '../../library/files.ts';
import { gameFolders, WHOLE_CONTENT, type GameFolder } from '../../register/folders.ts';

/**
 * Generates the type of every game's clause ids, keyed by the game's folder, so that a rule cannot
 * cite a clause that does not exist. Games that this site leaves out are included, because their
 * rules are type-checked too.
 */
export function clauseTypes(): string {
  const of = ({ game, content }: GameFolder): string =>
    `  '${game}': ${clauseFile(game, content)
      .value.map(({ id }) => `'${id}'`)
      .join(' | ')};`;
  return [
    '/** Every clause in the ledger of a game, by its folder. */',
    'interface LedgerClauses {',
    ...gameFolders(undefined, WHOLE_CONTENT).map(of),
    '}',
    '',
  ].join('\n');
}
