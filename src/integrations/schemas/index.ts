import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { boardFile, clauseFile, gameFile } from '../../library/files.ts';
import { CONTENT, SCHEMAS, type GameFolder } from '../../register/folders.ts';
import { engineOf, formOf } from '../../register/index.ts';
import type { Schema } from './convert.ts';
import { comparisonSchema, fileSchemas, type SchemaGame } from './files.ts';

/** The folder in which each game has a folder with rule tests. */
const RULE_TESTS = 'tests/games';

/** Reads what the schemas of a game need. Throws `BadContent`. */
export async function schemaGame(game: string, content: string): Promise<SchemaGame> {
  const { prefix, rulings } = gameFile(game, content).value;
  return {
    game,
    engine: await engineOf(game),
    form: await formOf(game),
    clauses: clauseFile(game, content).value,
    rulings: Array.from({ length: rulings }, (_, n) => `${prefix}-${String(n + 1).padStart(3, '0')}`),
    bases: Object.keys(boardFile(game, content)),
    testBases: Object.keys(boardFile(game, RULE_TESTS)),
  };
}

/** The files that each schema of a game is for. */
const FILES: Readonly<Record<string, (content: string, game: string) => readonly string[]>> = {
  scenario: (content, game) => [`${content}/${game}/scenarios/*.yaml`],
  'rule-test': (_content, game) => [`${RULE_TESTS}/${game}/scenarios/*.yaml`],
  ruling: (content, game) => [`${content}/${game}/rulings/*.yaml`],
  exam: (content, game) => [`${content}/${game}/*exam.yaml`],
  glossary: (content, game) => [`${content}/${game}/glossary.yaml`],
  clauses: (content, game) => [`${content}/${game}/clauses.yaml`],
  column: (content, game) => [`${content}/${game}/compare/*.yaml`],
  figures: (content, game) => [`${content}/${game}/figures.yaml`],
  odds: (content, game) => [`${content}/${game}/odds.yaml`],
  'battle-length': (content, game) => [`${content}/${game}/battle-length.yaml`],
  boards: (content, game) => [`${content}/${game}/boards.yaml`],
  'rule-test-boards': (_content, game) => [`${RULE_TESTS}/${game}/boards.yaml`],
};

/** The setting `yaml.schemas` of an editor for the files of no game. */
export const SHARED_SCHEMAS: Readonly<Record<string, readonly string[]>> = {
  [`${SCHEMAS}/comparison.json`]: [`${CONTENT}/compare/*.yaml`],
};

/** The setting `yaml.schemas` of an editor for these games: the schema of each kind of file. */
export const editorSchemas = (folders: readonly GameFolder[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    folders.flatMap(({ game, content }) =>
      Object.entries(FILES).map(([kind, files]) => [`${SCHEMAS}/${game}/${kind}.json`, files(content, game)]),
    ),
  );

function write(file: string, schema: Schema): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(schema)}\n`);
}

/** Writes the schemas of these games, and of the files of no game, into a folder. */
export async function writeSchemas(folders: readonly GameFolder[], into: string): Promise<void> {
  write(join(into, 'comparison.json'), comparisonSchema());
  for (const { game, content } of folders) {
    const schemas = fileSchemas(await schemaGame(game, content));
    for (const [kind, schema] of Object.entries(schemas)) write(join(into, game, `${kind}.json`), schema);
  }
}
