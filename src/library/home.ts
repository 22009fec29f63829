import { join } from 'node:path';
import * as v from 'valibot';
import { strict } from '../core/shape.ts';
import { isScenarioId } from '../core/ids.ts';
import { CONTENT } from '../register/folders.ts';
import { isGame } from '../register/index.ts';
import { rulingId } from '../scenario/files/words-schema.ts';
import { readYaml } from './files.ts';

const home = strict({
  game: v.pipe(v.string(), v.guard(isGame, 'the folder of a game')),
  try: strict({
    heading: v.pipe(v.string(), v.minLength(1, 'some text')),
    scenario: v.pipe(v.string(), v.guard(isScenarioId, 'the id of a scenario')),
  }),
  ruling: rulingId,
  tables: v.optional(v.record(v.string(), v.pipe(v.string(), v.guard(isScenarioId, 'the id of a scenario'))), {}),
});

/**
 * What the front page shows: the game it presents, a board to try, a ruling, and a board for each
 * kind of table to choose from.
 */
export type Home = v.InferOutput<typeof home>;

/** Reads the content of the front page. Throws `BadContent`. */
export function homeFile(root = CONTENT): Home {
  return readYaml(join(root, 'home.yaml'), home).value;
}
