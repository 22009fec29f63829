import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ScenarioId } from '../../src/core/ids.ts';
import { GAME, reachConfigs } from '../../src/cli/bench/config.ts';
import { library, shownGames } from '../../src/library/plays.ts';
import { contentRoot } from '../../src/register/folders.ts';

const configs = reachConfigs();

test('every game on a free table that the site shows is measured, and no hidden one', () => {
  const games = configs.map(({ game }) => game);
  expect(games).toEqual(shownGames().filter((game) => game !== GAME));
});

test.each(configs)('$game: $board is in the chapter, and $unit is on it', async ({ game, chapter, board, unit }) => {
  const folder = join(contentRoot(game), game, 'chapters');
  const file = readdirSync(folder).find((name) => name.endsWith(`-${chapter}.mdx`))!;
  expect(readFileSync(join(folder, file), 'utf8')).toContain(`"${board}"`);
  const { play } = (await library(game)).scenarios.get(board as ScenarioId)!;
  expect(JSON.stringify(play.steps[0]!.before)).toContain(`"${unit}"`);
});
