import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameFile } from '../../library/files.ts';
import { contentRoot } from '../../register/folders.ts';
import { gameIds } from '../../register/index.ts';

/** How many games the site is meant for. */
const GAMES = 5;

/** A game that is a copy of another under a name and a prefix of its own. */
interface Copy {
  readonly of: string;
  readonly prefix: string;
  readonly id: string;
  readonly own: string;
}

/** The copies that make so many games out of those there are. */
export function copiesFor(
  games: readonly { readonly id: string; readonly prefix: string }[],
  count: number,
): readonly Copy[] {
  return Array.from({ length: Math.max(0, count - games.length) }, (_, n) => {
    const { id, prefix } = games[n % games.length]!;
    return { of: id, prefix, id: `${id}-copy-${n + 1}`, own: `${prefix}${'abcdefgh'[n]!}` };
  });
}

/** A text of a game, as its copy has it. */
export const renamed = (text: string, { of, prefix, id, own }: Copy): string =>
  text.replaceAll(new RegExp(`\\b${of}\\b`, 'g'), id).replaceAll(new RegExp(`\\b${prefix}\\b`, 'g'), own);

function rename(folder: string, copy: Copy): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (statSync(file).isFile()) writeFileSync(file, renamed(readFileSync(file, 'utf8'), copy));
  }
}

/**
 * Adds copies of the games to a copy of the project until it has five: each with its rules, its
 * boards, its chapters and its column in every comparison.
 */
export function addGames(project: string): void {
  const games = gameIds.map((id) => ({ id, prefix: gameFile(id).value.prefix }));
  for (const copy of copiesFor(games, GAMES)) {
    for (const parent of ['src/games', 'src/scene', contentRoot(copy.of)]) {
      const [from, to] = [join(project, parent, copy.of), join(project, parent, copy.id)];
      if (!existsSync(from)) throw new Error(`${copy.of} has no ${parent}`);
      cpSync(from, to, { recursive: true });
      rename(to, copy);
    }
  }
}
