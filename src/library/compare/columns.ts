import { basename, join } from 'node:path';
import type { GameId } from '../../core/ids.ts';
import { CONTENT, contentRoot } from '../../register/folders.ts';
import { columnSchema, topicSchema, type Column, type Topic } from '../../scenario/compare/schema.ts';
import type { Loaded } from '../../scenario/files/load.ts';
import { BadContent, readYaml, yamlFiles } from '../files.ts';
import { isWriting } from '../on-demand.ts';
import { readText } from '../text.ts';

/** The file of a topic. */
export const topicFile = (id: string): string => join(CONTENT, 'compare', `${id}.yaml`);

/** The files of the topics in which the games are compared, with their ids. */
export const topicFiles = (): readonly { readonly id: string; readonly file: string }[] =>
  yamlFiles(join(CONTENT, 'compare'))
    .map((file) => ({ id: basename(file, '.yaml'), file }))
    .filter(({ id }) => id !== 'exam');

const columnPath = (id: string, game: GameId): string => join(contentRoot(game), game, 'compare', `${id}.yaml`);

/** Reads one game's column of a topic, unchecked against the topic. Throws `BadContent`. */
export const readColumn = (id: string, game: GameId): Loaded<Column> => readYaml(columnPath(id, game), columnSchema);

/** A topic with the column of one game. */
export interface GameTopic extends Topic {
  readonly id: string;
  readonly column: Column;
}

/** While an author writes, a file that cannot be read concerns only the pages of its topic. */
function readable<Value>(read: () => Value): readonly Value[] {
  try {
    return [read()];
  } catch (fault) {
    if (isWriting && fault instanceof BadContent) return [];
    throw fault;
  }
}

/** Does a game's column of a topic have a word anywhere? A column that cannot be read has it. */
function mentions(id: string, game: GameId, word: string): boolean {
  const text = readText(columnPath(id, game));
  return !text.ok || text.value.includes(word);
}

/**
 * The topics whose column of a game has a word, in order. Other columns are not parsed, which takes
 * long, and no other game is read. Throws `BadContent`.
 */
export const topicsWith = (game: GameId, word: string): readonly GameTopic[] =>
  topicFiles()
    .filter(({ id }) => mentions(id, game, word))
    .flatMap(({ id, file }) =>
      readable(() => ({ ...readYaml(file, topicSchema).value, id, column: readColumn(id, game).value })),
    )
    .toSorted((a, b) => a.order - b.order);
