import { gameFile } from '../../library/files.ts';
import type { GameFolder } from '../../register/folders.ts';

/** What `__GAMES__` stands for: the games by the prefix of their ids, so that a browser knows to which game a clause belongs. */
export const prefixes = (folders: readonly GameFolder[]): Readonly<Record<string, string>> =>
  Object.fromEntries(folders.map(({ game, content }) => [gameFile(game, content).value.prefix, game]));
