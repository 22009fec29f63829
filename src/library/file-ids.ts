/*
 * The ids that files have by their text, read without reading the whole files: also those of files
 * that are malformed. Nothing here throws.
 */
import { basename, join } from 'node:path';
import { isScenarioId, type ScenarioId } from '../core/ids.ts';
import { contentRoot } from '../register/folders.ts';
import { yamlFiles } from './files.ts';
import { readText } from './text.ts';

/** The line of a file that gives its id. */
const ID = /^id: *([\w.-]+)/m;

/** The id in a file of a scenario or of a ruling, even if it is malformed. */
export function idIn(file: string): string | undefined {
  const read = readText(file);
  return read.ok ? ID.exec(read.value)?.[1] : undefined;
}

/** The ids of all scenarios of a game, also of those whose files are malformed. */
export const scenarioIds = (game: string, root = contentRoot(game)): readonly string[] =>
  yamlFiles(join(root, game, 'scenarios')).flatMap((file) => idIn(file) ?? []);

/** Lines of a file that give the id of its scenario, which may be within a ruling. */
const BOARD_IDS = /^(?: {2})?id: *([\w.-]+)/gm;

/** The files of a game's scenarios and rulings, each with the ids of its scenarios. */
export const boardFiles = (
  game: string,
  root = contentRoot(game),
): readonly { readonly file: string; readonly ids: readonly ScenarioId[] }[] =>
  ['scenarios', 'rulings'].flatMap((folder) =>
    yamlFiles(join(root, game, folder)).map((file) => {
      const read = readText(file);
      const found = read.ok ? [...read.value.matchAll(BOARD_IDS)].map(([, id]) => id!) : [];
      return { file, ids: found.filter(isScenarioId) };
    }),
  );

/**
 * The ids of all scenarios in the files of a game's scenarios and rulings, also in those that are
 * malformed.
 */
export const boardFileIds = (game: string, root = contentRoot(game)): readonly ScenarioId[] =>
  boardFiles(game, root).flatMap(({ ids }) => ids);

/** The file of the scenario with this id, if the game has one. */
export const fileOfScenario = (game: string, id: string, root = contentRoot(game)): string | undefined =>
  yamlFiles(join(root, game, 'scenarios')).find((file) => idIn(file) === id);

/** The ids of all rulings of a game, also of those whose files are malformed. */
export const rulingFileIds = (game: string, root = contentRoot(game)): readonly string[] =>
  yamlFiles(join(root, game, 'rulings')).map((file) => idIn(file) ?? basename(file, '.yaml'));

/** The ids of the rulings of a game whose files have one of these words anywhere. */
export const rulingsWith = (game: string, words: readonly string[]): readonly string[] =>
  yamlFiles(join(contentRoot(game), game, 'rulings')).flatMap((file) => {
    const read = readText(file);
    const id = read.ok && words.some((word) => read.value.includes(word)) ? idIn(file) : undefined;
    return id ?? [];
  });
