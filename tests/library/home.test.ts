import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sections } from '../../src/library/pages/sections.ts';
import { scenarioIds } from '../../src/library/file-ids.ts';
import { gameFile, rulingFiles } from '../../src/library/files.ts';
import { homeFile } from '../../src/library/home.ts';
import { shownGames } from '../../src/library/plays.ts';

test('the home page shows an existing game, board and ruling', () => {
  const { game, try: board, ruling } = homeFile();
  expect(shownGames()).toContain(game);
  const gameOf = (id: string) => shownGames().find((each) => gameFile(each).value.prefix === id.split(/[.-]/)[0])!;
  expect(scenarioIds(gameOf(board.scenario))).toContain(board.scenario);
  const shown = rulingFiles(gameOf(ruling)).find(({ value }) => value.id === ruling)!.value;
  expect(shown.readings.filter(({ playable }) => playable).length).toBeGreaterThan(1);
  expect(shown.scenario).toBeDefined();
});

test('a game that is not on the site is reported with its line', () => {
  const root = mkdtempSync(join(tmpdir(), 'home-'));
  const text = readFileSync('content/home.yaml', 'utf8').replace(/^game: .*$/m, 'game: chess');
  writeFileSync(join(root, 'home.yaml'), text);
  expect(() => homeFile(root)).toThrow(/home\.yaml:4:1 game: found "chess", expected the folder of a game/);
  rmSync(root, { recursive: true });
});

test('the header leads to the pages of the current game, and elsewhere to those on which a game is chosen', () => {
  const paths = (game?: string) => sections(game).map(({ path }) => path);
  const [learn, play, rules, ...others] = paths('one');
  expect([learn, play, rules]).toEqual(['/learn/one/', '/play/', '/rules/one/']);
  expect(others).toEqual(['/rulings/', '/compare/', '/reference/one/', '/search/']);
  expect(paths()).toEqual(['/learn/', '/play/', '/rules/', '/rulings/', '/compare/', '/reference/', '/search/']);
});
