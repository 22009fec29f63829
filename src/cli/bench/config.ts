import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { contentRoot } from '../../register/folders.ts';
import { homeFile } from '../../library/home.ts';

/** The game to measure: the one on the front page. */
export const GAME = homeFile().game;

const text = v.pipe(v.string(), v.minLength(1));
const schema = v.strictObject({
  chapter: text,
  orders: v.pipe(v.array(text), v.minLength(1)),
  odds: text,
  turns: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Boards by name, as in a scenario. */
  boards: v.record(v.string(), v.unknown()),
});

/** Reads what to measure of a game from `content/<game>/bench.yaml`. Throws if the file is malformed. */
export const benchConfig = (game: string): v.InferOutput<typeof schema> =>
  v.parse(schema, parse(readFileSync(join(contentRoot(game), game, 'bench.yaml'), 'utf8')));
