import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/*
 * The games are those that have a folder in `games/` of one of two roots; the scene of each is in `scene/` of the same root. The second root
 * is named by the environment: with it the tests build a site on which a further game stands, without a change to this one. What authors
 * write of the games of `src` is in `content/`, or where the environment says; of the others in `content/` of their own root.
 */

/** Where games are looked for, and where what authors write of them. */
interface Root {
  readonly code: string;
  readonly content: string;
}

const { SECOND_ROOT: second = '', CONTENT: content = '' } = process.env;

/** Where the content of this site is. */
export const CONTENT = content === '' ? 'content' : content;

const rootsWith = (further: string): readonly Root[] => [
  { code: 'src', content: CONTENT },
  ...(further === '' ? [] : [{ code: further, content: join(further, 'content') }]),
];

/** The folders that hold a folder of content for each game. */
export const CONTENTS: readonly string[] = rootsWith(second).map((root) => root.content);

const foldersIn = (folder: string): readonly string[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name);

/** A game, and the root in which it stands. */
export interface GameFolder {
  readonly game: string;
  readonly root: string;
  /** The folder that holds the game's folder of content. */
  readonly content: string;
}

/** Every game, by name; `further` is the second root. Throws where two roots hold one of the same name. */
export function gameFolders(further = second): readonly GameFolder[] {
  const roots = rootsWith(further);
  const found = roots
    .flatMap(({ code, content }) =>
      foldersIn(join(code, 'games'))
        .filter((game) => existsSync(join(code, 'games', game, 'index.ts')))
        .map((game): GameFolder => ({ game, root: code, content })),
    )
    .sort((a, b) => (a.game < b.game ? -1 : 1));
  const twice = found.find(({ game }, i) => game === found[i + 1]?.game);
  if (twice !== undefined)
    throw new Error(`The game ${twice.game} stands in ${roots.map(({ code }) => code).join(' and in ')}: expected one`);
  return found;
}

/** The games that have a folder of content, by name. */
export const gamesWithContent = (): readonly string[] => CONTENTS.flatMap(foldersIn).sort();

/** The folder in which that of a game's content is: that of the site where there is none. */
export const contentRoot = (game: string): string => CONTENTS.find((root) => existsSync(join(root, game))) ?? CONTENT;
