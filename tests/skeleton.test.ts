import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ScenarioId } from '../src/core/ids.ts';
import { engineOf, gameIds, loadGame } from '../src/register/index.ts';
import { chaptersOf } from '../src/library/chapters.ts';
import { clauseFile, examFiles, gameFile, rulingFiles } from '../src/library/files.ts';
import { games, library, shownGames, wholeGames } from '../src/library/plays.ts';
import { boardsOnPages } from '../src/library/shown-boards.ts';
import { FEWEST_QUESTIONS } from '../src/scenario/exam/exam.ts';
import { choicesOf } from '../src/scene/input.ts';

/** The files on top of a game's folder: its vocabulary and its dispatch, the same in all games. */
const MODULES = [
  'events',
  'index',
  'names',
  'orders',
  'reasons',
  'reference',
  'refusals',
  'rules',
  'rulings',
  'state',
  'tables',
  'words',
];

test('there is at least one game', () => {
  expect(games().length).toBeGreaterThan(0);
});

test('every engine has content, and all content has an engine', () => {
  expect(games()).toEqual(gameIds);
});

describe.each(games())('%s', (game) => {
  test('has its vocabulary and its dispatch on top, and all else in the folders of its rulebook', () => {
    const files = readdirSync(`src/games/${game}`).filter((name) => name.endsWith('.ts'));
    expect(files.toSorted()).toEqual(MODULES.map((name) => `${name}.ts`));
  });

  test('has a scene', () => {
    expect(existsSync(`src/scene/${game}/index.ts`)).toBe(true);
  });

  test('has the phases that its engine has', async () => {
    const { phases, around, onSite } = gameFile(game).value;
    expect(phases).toEqual((await engineOf(game)).phases);
    for (const phase of onSite) expect([...phases, ...around]).toContain(phase);
  });

  test('has clauses with its prefix, and a ruling’s file for each of the engine’s readings', async () => {
    const engine = await engineOf(game);
    for (const { id } of clauseFile(game).value) expect(id.startsWith(`${engine.prefix}.`), id).toBe(true);
    const rulings = new Map(rulingFiles(game).map(({ value }) => [value.id, value]));
    const without = Object.entries(engine.readings).filter(([id, keys]) => {
      const known = rulings.get(id as keyof typeof engine.readings)?.readings.map(({ key }) => key) ?? [];
      return keys.some((key) => !known.includes(key));
    });
    expect(without.map(([id]) => id)).toEqual([]);
  });

  test('has words, a drawing and input for every state on its boards', async () => {
    const loaded = await loadGame(game);
    for (const { play } of (await library(game)).scenarios.values()) {
      const { state } = play.steps.at(-1)!;
      expect(loaded.scene(state, []).alt).not.toBe('');
      expect(loaded.rules.words.moment(state)).not.toBe('');
      for (const { says } of choicesOf(loaded.rules, state)) expect(says).not.toBe('');
    }
  });
});

describe.each(shownGames())('%s, which the site shows,', (game) => {
  test('has a quick reference, and a list of what is needed to play', () => {
    expect(existsSync(`content/${game}/reference.yaml`)).toBe(true);
    expect(existsSync(`content/${game}/table.md`)).toBe(true);
  });

  // A game that is shown in part has its exam once it is whole.
  test.runIf(wholeGames().includes(game))('has an exam', () => {
    expect(examFiles(game).flatMap(({ value }) => value.items).length).toBeGreaterThanOrEqual(FEWEST_QUESTIONS);
  });

  test('has chapters with at least three boards, two tasks, and questions at the end', async () => {
    const played = await library(game);
    const chapters = chaptersOf(game, played);
    expect(chapters.length).toBeGreaterThan(0);
    // A chapter with a battle in parts is there to watch.
    const isWatched = (id: ScenarioId) => played.scenarios.get(id)!.play.steps.some(({ chapter }) => chapter !== null);
    for (const { slug, boards, questions } of chapters.filter((each) => !each.boards.some(isWatched))) {
      const tasks = boards.flatMap((id) => played.scenarios.get(id)!.play.steps.filter(({ task }) => task !== null));
      expect([slug, boards.length >= 3, tasks.length >= 2, questions.length >= 2]).toEqual([slug, true, true, true]);
    }
  });

  test('shows every board on some page', async () => {
    const { scenarios } = await library(game);
    const shown = boardsOnPages(game);
    expect([...scenarios.keys()].filter((id) => !shown.has(id))).toEqual([]);
  });
});
