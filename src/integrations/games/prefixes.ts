import { gameFile } from '../../library/files.ts';
import type { GameFolder } from '../../register/folders.ts';

/** The value of `__GAMES__`: the game for each prefix, so that the browser knows which game a clause belongs to. */
export const prefixes = (folders: readonly GameFolder[]): Readonly<Record<string, string>> =>
  Object.fromEntries(folders.map(({ game, content }) => [gameFile(game, content).value.prefix, game]));
