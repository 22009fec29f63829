/*
 * Counts how many orders a battle takes: fights battles of each game at random and writes
 * `content/<game>/battle-length.yaml`, which the page of the comparison tells.
 * `npm run battle-length` for every game on the site, `npm run battle-length -- GAME` for one.
 * It takes some minutes. Run it when rules or the board under `battle` in `figures.yaml` change.
 */
import { writeFileSync } from 'node:fs';
import { battleLengthFile, usualBattle } from '../library/compare/battle-length.ts';
import { formattedText } from '../library/formatted.ts';
import { wholeGames } from '../library/plays.ts';
import { loadGame } from '../register/index.ts';
import { fail, given } from './arguments.ts';
import { countBattle } from './battle-length/count.ts';

/** How many battles of each game are fought, and after how many orders one is broken off. */
const [BATTLES, LIMIT] = [40, 1000];

const { positionals } = given('npm run battle-length [-- GAME]', { allowPositionals: true });
const unknown = positionals.filter((each) => !wholeGames().includes(each));
if (unknown.length > 0) fail(1, [`There is no game ${unknown.join(', ')}. There are: ${wholeGames().join(', ')}`]);

for (const id of positionals.length > 0 ? positionals : wholeGames()) {
  const game = await loadGame(id);
  const start = usualBattle(id, game.engine);
  const battles = Array.from({ length: BATTLES }, (_, seed) => countBattle(game, start, { seed, limit: LIMIT }));
  const units = Math.max(...battles.flatMap((each) => [...each.units.values()].map(({ size }) => size)));
  const fewest = Math.max(...battles.map((each) => Math.min(...[...each.units.values()].map(({ size }) => size))));
  const lines = [
    '# Written by `npm run battle-length`: the orders of both sides in battles fought at random, by the seeds 0, 1, 2 and so on.',
    `limit: ${LIMIT}`,
    `units: [${fewest}, ${units}]`,
    `orders: [${battles.map(({ orders }) => orders ?? 'null').join(', ')}]`,
  ];
  const [file, text] = [battleLengthFile(id), `${lines.join('\n')}\n`];
  writeFileSync(file, (await formattedText(text, file)) ?? text);
  const ended = battles.flatMap(({ orders }) => orders ?? []);
  console.log(
    `${id}: ${ended.length} of ${BATTLES} battles ended, after ${Math.min(...ended)} to ${Math.max(...ended)} orders`,
  );
}
