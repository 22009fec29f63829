import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ScenarioId } from '../../src/core/ids.ts';
import { GAME, reachConfigs } from '../../src/cli/bench/config.ts';
import { library, shownGames } from '../../src/library/plays.ts';
import { loadGame } from '../../src/register/index.ts';
import { contentRoot } from '../../src/register/folders.ts';

const configs = reachConfigs();

test('every game that the site shows and whose units are moved by hand is measured, and no other', async () => {
  const shown = await Promise.all(shownGames().map(async (game) => ({ game, input: (await loadGame(game)).input })));
  const byHand = shown.filter(({ game, input }) => game !== GAME && input.mover !== undefined);
  expect(configs.map(({ game }) => game)).toEqual(byHand.map(({ game }) => game));
});

test.each(configs)('$game: $board is in the chapter, and $unit is on it', async ({ game, chapter, board, unit }) => {
  const folder = join(contentRoot(game), game, 'chapters');
  const file = readdirSync(folder).find((name) => name.endsWith(`-${chapter}.mdx`))!;
  expect(readFileSync(join(folder, file), 'utf8')).toContain(`"${board}"`);
  const { play } = (await library(game)).scenarios.get(board as ScenarioId)!;
  expect(JSON.stringify(play.steps[0]!.before)).toContain(`"${unit}"`);
});
