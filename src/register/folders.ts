import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/*
 * A game exists if it has a folder in `games/` of one of two roots; its scene is in `scene/` of the
 * same root. The second root comes from the environment: tests use it for their own game, which is
 * not part of this site. The content of the games in `src` is in `content/`, or in the folder that
 * the environment names; games without content in that folder are then left out. The second root
 * has its own `content/`.
 */

/** Where to look for games and for their content. */
interface Root {
  readonly code: string;
  readonly content: string;
}

const { SECOND_ROOT: second = '', CONTENT: content = '' } = process.env;

/** The content of every game in `src`. */
export const WHOLE_CONTENT = 'content';

/** Where the content of this site is. */
export const CONTENT = content === '' ? WHOLE_CONTENT : content;

const rootsWith = (further: string, folder = CONTENT): readonly Root[] => [
  { code: 'src', content: folder },
  ...(further === '' ? [] : [{ code: further, content: join(further, 'content') }]),
];

/** The folders that hold the content of the games, one folder per game. */
export const CONTENTS: readonly string[] = rootsWith(second).map((root) => root.content);

const foldersIn = (folder: string): readonly string[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name);

/** A game, and the root it is in. */
export interface GameFolder {
  readonly game: string;
  readonly root: string;
  /** The folder that contains the game's content folder. */
  readonly content: string;
}

/** A content folder that the environment names may hold only some of the games. */
const isWanted = (game: string, folder: string): boolean => folder === WHOLE_CONTENT || existsSync(join(folder, game));

/**
 * All games, sorted by name. `further` is the second root; `folder` holds the content of the games
 * in `src`. Throws if both roots have a game of the same name.
 */
export function gameFolders(further = second, folder = CONTENT): readonly GameFolder[] {
  const roots = rootsWith(further, folder);
  const found = roots
    .flatMap(({ code, content: from }) =>
      foldersIn(join(code, 'games'))
        .filter((game) => existsSync(join(code, 'games', game, 'index.ts')) && isWanted(game, from))
        .map((game): GameFolder => ({ game, root: code, content: from })),
    )
    .sort((a, b) => (a.game < b.game ? -1 : 1));
  const twice = found.find(({ game }, i) => game === found[i + 1]?.game);
  if (twice !== undefined)
    throw new Error(`The game ${twice.game} is in ${roots.map(({ code }) => code).join(' and in ')}: expected one`);
  return found;
}

/** The games that have content, sorted by name. */
export const gamesWithContent = (): readonly string[] => CONTENTS.flatMap(foldersIn).sort();

/**
 * The folder that contains the game's content folder; the content folder of this site if none does.
 */
export const contentRoot = (game: string): string => CONTENTS.find((root) => existsSync(join(root, game))) ?? CONTENT;

/** The folder of the schemas with which editors complete files, from the root of the project. */
export const SCHEMAS = '.astro/schemas';
