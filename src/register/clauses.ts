import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadClauses } from '../scenario/files/ledger.ts';
import { faultText } from '../scenario/files/source.ts';
import { contentRoot } from './folders.ts';

/**
 * The titles of a game's clauses, by their ids; `content` is the folder that holds the game's
 * folder. Throws with the lines of the faults if the ledger is malformed.
 */
export function clauseTitles(game: string, content = contentRoot(game)): Readonly<Record<string, string>> {
  const file = join(content, game, 'clauses.yaml');
  const read = loadClauses(readFileSync(file, 'utf8'), file);
  if (!read.ok) throw new Error(read.error.map(faultText).join('\n'));
  return Object.fromEntries(read.value.value.map(({ id, title }) => [id, title]));
}
