import { join } from 'node:path';
import { CONTENT, contentRoot } from '../register/folders.ts';
import { gameFile } from './files.ts';

/** A file that a page is made from. */
export interface PageSource {
  /** Its path from the root of the project. */
  readonly file: string;
  /** What the file holds. A page that is made from several files says this of each. */
  readonly holds: string;
}

/** A file in the content folder of a game. */
export const gameSource = (game: string, ...path: readonly string[]): PageSource => ({
  file: join(contentRoot(game), game, ...path),
  holds: gameFile(game).value.name,
});

/** The files of a topic of the comparison: what its games share, and the column of each. */
export const topicSources = (id: string, games: readonly { readonly game: string }[]): readonly PageSource[] => [
  { file: join(CONTENT, 'compare', `${id}.yaml`), holds: 'the questions' },
  ...games.map(({ game }) => gameSource(game, 'compare', `${id}.yaml`)),
];
