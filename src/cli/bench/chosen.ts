import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { contentRoot } from '../../register/folders.ts';
import { homeFile } from '../../library/home.ts';

/** The game that is measured: the one with which readers begin. */
export const GAME = homeFile().game;

const text = v.pipe(v.string(), v.minLength(1));
const chosen = v.strictObject({
  chapter: text,
  orders: v.pipe(v.array(text), v.minLength(1)),
  odds: text,
  turns: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Boards as a scenario has them, by name. */
  boards: v.record(v.string(), v.unknown()),
});

/** What a game chooses to have measured: `content/<game>/bench.yaml`. Throws where that is malformed. */
export const chosenBy = (game: string): v.InferOutput<typeof chosen> =>
  v.parse(chosen, parse(readFileSync(join(contentRoot(game), game, 'bench.yaml'), 'utf8')));
