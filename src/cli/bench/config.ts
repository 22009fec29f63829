import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { strict, wholeFrom } from '../../core/shape.ts';
import { contentRoot } from '../../register/folders.ts';
import { homeFile } from '../../library/home.ts';
import { shownGames } from '../../library/plays.ts';

/** The game to measure: the one on the front page. */
export const GAME = homeFile().game;

const text = v.pipe(v.string(), v.minLength(1));
const schema = strict({
  chapter: text,
  orders: v.pipe(v.array(text), v.minLength(1)),
  odds: text,
  turns: wholeFrom(1),
  /** Boards by name, as in a scenario. */
  boards: v.record(v.string(), v.unknown()),
  writing: v.unknown(),
});

/** What an author saves while the dev server is measured, and where it shows. */
const writingSchema = strict({
  chapter: text,
  /** A board of this chapter, by the name of its file. */
  board: text,
  ruling: text,
  /** A file of the rules, and a sentence in it that the steps of the chapter tell. */
  rule: strict({ file: text, says: text }),
});

const fileOf = (game: string): string => join(contentRoot(game), game, 'bench.yaml');

/**
 * Reads `content/<game>/bench.yaml`, which tells what to measure of a game. Throws if the file is
 * malformed.
 */
export const benchConfig = (game: string): v.InferOutput<typeof schema> =>
  v.parse(schema, parse(readFileSync(fileOf(game), 'utf8')));

/**
 * Reads under `writing` in the `bench.yaml` of a game what an author saves. Throws if it is
 * malformed.
 */
export const writingConfig = (game: string): v.InferOutput<typeof writingSchema> =>
  v.parse(v.object({ writing: writingSchema }), parse(readFileSync(fileOf(game), 'utf8'))).writing;

/** A unit on a chapter's board of a free table. Its reach is shaded when the reader takes it up. */
const reachSchema = strict({ reach: strict({ chapter: text, board: text, unit: text }) });

/** A unit whose reach is measured, and the chapter of its game in which it stands. */
export type ReachConfig = v.InferOutput<typeof reachSchema>['reach'] & { readonly game: string };

/**
 * Reads the units whose reach is measured: one for each game on a free table that the site shows
 * and that has a `bench.yaml`. Throws if no game has one, or if one is malformed.
 */
export function reachConfigs(): readonly ReachConfig[] {
  const found = shownGames().filter((game) => game !== GAME && existsSync(fileOf(game)));
  if (found.length === 0) throw new Error('No game on a free table says in its bench.yaml what to measure');
  return found.map((game) => ({ game, ...v.parse(reachSchema, parse(readFileSync(fileOf(game), 'utf8'))).reach }));
}

/** The page of the budgets, relative to the root of the site: a chapter with many boards. */
export const CHAPTER = `learn/${GAME}/${benchConfig(GAME).chapter}/`;
/** A button that goes to the next step, if there is one. */
export const NEXT = '[data-turn=next]:not([disabled], [aria-disabled=true])';
/** What a reader presses first on a board. */
export const FIRST_NEXT = `[data-board] ${NEXT}`;
/** A board on its second step. */
export const TURNED = '[data-board][data-at="1"]';
/** A board whose canvas is shown. */
export const PAINTED = '[data-board][data-painter=pixi]';
