import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/*
 * The games are those that have a folder in `games/` of one of these roots; its scene is in `scene/` of the same root. A second root may be
 * named by the environment: with it the tests build a site on which a further game stands, without a change to this one.
 */

const SECOND_ROOT = process.env['SECOND_ROOT'] ?? '';

/** Where games are looked for. */
export const ROOTS: readonly string[] = ['src', ...(SECOND_ROOT === '' ? [] : [SECOND_ROOT])];

/** A game, and the root in which it stands. */
export interface GameFolder {
  readonly game: string;
  readonly root: string;
}

/** Every game, by name. Throws where two roots hold one of the same name. */
export function gameFolders(): readonly GameFolder[] {
  const found = ROOTS.flatMap((root) =>
    readdirSync(join(root, 'games'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(root, 'games', entry.name, 'index.ts')))
      .map((entry): GameFolder => ({ game: entry.name, root })),
  ).sort((a, b) => (a.game < b.game ? -1 : 1));
  const twice = found.find(({ game }, i) => game === found[i + 1]?.game);
  if (twice !== undefined)
    throw new Error(`The game ${twice.game} stands in ${ROOTS.join(' and in ')}: expected one of them`);
  return found;
}
