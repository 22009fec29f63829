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

/** What random games are played for, to measure orders and odds. */
const playedSchema = v.object({
  orders: v.pipe(v.array(text), v.minLength(1)),
  /**
   * Missing in a game each of whose combats is a pool of dice: it has orders counted by themselves.
   */
  odds: v.optional(text),
  turns: wholeFrom(1),
  /** Boards by name, as in a scenario. */
  boards: v.record(v.string(), v.unknown()),
  /** Orders whose odds are counted by themselves, by the figure of the bench that each is. */
  counted: v.optional(v.record(text, strict({ board: v.unknown(), order: v.unknown() })), {}),
  /**
   * Types of orders whose odds are counted on every board that has one, to a horizon, by the figure
   * of the bench that the slowest is.
   */
  onBoards: v.optional(v.record(text, strict({ horizon: text, orders: v.array(text) })), {}),
});

const chapterSchema = v.object({ chapter: text });

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

const KEYS = ['chapter', 'orders', 'odds', 'turns', 'boards', 'writing', 'reach', 'counted', 'onBoards'] as const;
const keysSchema = strict(v.entriesFromList(KEYS, v.optional(v.unknown())));

/** The settings of a game as they are written. Throws at a key that there is not. */
const configOf = (game: string): unknown => v.parse(keysSchema, parse(readFileSync(fileOf(game), 'utf8')));

/** Every game that the site shows and that has a `bench.yaml`, the one on the front page first. */
export const measuredGames = (): readonly string[] => [
  GAME,
  ...shownGames().filter((game) => game !== GAME && existsSync(fileOf(game))),
];

/** The boards and orders of a game that are measured. */
export type PlayedConfig = v.InferOutput<typeof playedSchema>;

/**
 * Reads from `content/<game>/bench.yaml` on which boards games are begun, and what is measured in
 * them. Throws if that is malformed.
 */
export const playedConfig = (game: string): PlayedConfig => v.parse(playedSchema, configOf(game));

/**
 * Reads from the `bench.yaml` of the game on the front page which of its chapters is measured.
 * Throws if it is malformed.
 */
export const benchChapter = (): string => v.parse(chapterSchema, configOf(GAME)).chapter;

/**
 * Reads under `writing` in the `bench.yaml` of a game what an author saves. Throws if it is
 * malformed.
 */
export const writingConfig = (game: string): v.InferOutput<typeof writingSchema> =>
  v.parse(v.object({ writing: writingSchema }), configOf(game)).writing;

/** A unit on a chapter's board of a free table. Its reach is shaded when the reader takes it up. */
const reachSchema = v.object({ reach: strict({ chapter: text, board: text, unit: text }) });

/** A unit whose reach is measured, and the chapter of its game in which it stands. */
export type ReachConfig = v.InferOutput<typeof reachSchema>['reach'] & { readonly game: string };

/**
 * Reads the units whose reach is measured: one for each game on a free table that the site shows
 * and whose `bench.yaml` names one, as its units are moved by hand. Throws if no game has one, or
 * if one is malformed.
 */
export function reachConfigs(): readonly ReachConfig[] {
  const found = measuredGames().filter(
    (game) => game !== GAME && v.parse(keysSchema, configOf(game)).reach !== undefined,
  );
  if (found.length === 0) throw new Error('No game on a free table says in its bench.yaml what to measure');
  return found.map((game) => ({ game, ...v.parse(reachSchema, configOf(game)).reach }));
}

/** The page of the budgets, relative to the root of the site: a chapter with many boards. */
export const CHAPTER = `learn/${GAME}/${benchChapter()}/`;
/** A button that goes to the next step, if there is one. */
export const NEXT = '[data-turn=next]:not([disabled], [aria-disabled=true])';
/** What a reader presses first on a board. */
export const FIRST_NEXT = `[data-board] ${NEXT}`;
/** A board on its second step. */
export const TURNED = '[data-board][data-at="1"]';
/** A board whose canvas is shown. */
export const PAINTED = '[data-board][data-painter=pixi]';
