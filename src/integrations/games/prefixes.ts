import { gameFile } from '../../library/files.ts';
import { gameFolders } from '../../register/folders.ts';

/** What `__GAMES__` stands for: the games by the prefix of their ids, so that a browser knows to which game a clause belongs. */
export const prefixes = (): Readonly<Record<string, string>> =>
  Object.fromEntries(gameFolders().map(({ game }) => [gameFile(game).value.prefix, game]));
