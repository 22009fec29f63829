/* Mutation tests for the rules: `npm run mutate` puts one small fault after another into the rules of each game and plays all boards
    against it. A mutant that no board catches points to a rule that nobody has tested. Exits with 1 if one survives that is not in the
    game's list of mutants that change nothing. `npm run mutate -- effect` (or a path) plays only the mutants of that file and prints what
    caught each of them; exits with 2 if no game has the file. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import process, { argv } from 'node:process';
import type { GameId } from '../core/ids.ts';
import { engineOf } from '../register/index.ts';
import { gameFile } from '../library/files.ts';
import { games } from '../library/plays.ts';
import { allowedFor, rulesFiles } from './mutate/allowed.ts';
import { boards, failingBoard } from './mutate/boards.ts';
import { compare } from './mutate/compare.ts';
import { playMutants } from './mutate/pool.ts';
import { mutantsOf, type Mutant } from './mutate/mutants.ts';

const files = (game: string, only: string | undefined): readonly string[] =>
  rulesFiles(game).filter((file) => only === undefined || basename(file, '.ts') === only);

/** The mutants of the rules of a game, or of one of its files. */
function mutantsIn(game: string, only: string | undefined): readonly Mutant[] {
  const { prefix } = gameFile(game).value;
  return files(game, only).flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8'), prefix));
}

const format = ({ file, line, name }: Mutant): string => `${file}:${line} ${name}`;

async function show(game: GameId, only: string | undefined): Promise<boolean> {
  const broken = failingBoard(await engineOf(game), boards(game));
  if (broken !== null) throw new Error(`${broken} fails even without a fault`);
  const began = performance.now();
  const mutants = mutantsIn(game, only);
  const played = await playMutants({ game, index: `src/games/${game}/index.ts` }, mutants, {
    onPlayed(count) {
      if (count % 100 === 0) console.error(`${count} of ${mutants.length}`);
    },
  });
  if (only !== undefined)
    for (const { mutant, caughtBy } of played) console.log(`  ${format(mutant)}: ${caughtBy ?? 'SURVIVES'}`);
  const survivors = played.filter((each) => each.caughtBy === null).map((each) => each.mutant);
  const { onSite } = gameFile(game).value;
  const { unexpected, waiting, stale } = compare(survivors, allowedFor(game), { onSite, only });
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const counts = [
    `${mutants.length} faults`,
    `${mutants.length - survivors.length} caught`,
    `${survivors.length - unexpected.length - waiting.length} that no board can notice`,
    `${waiting.length} that wait for the boards of their phase`,
    `${unexpected.length} that survive`,
  ];
  console.log(`${game}: ${counts.join(', ')} (${seconds} s).`);
  for (const each of unexpected) console.log(`  survives: ${format(each)}`);
  for (const { file, mutant } of stale)
    console.log(`  in the list, but caught, gone or due: ${file} ${mutant ?? 'as a whole'}`);
  return unexpected.length === 0 && stale.length === 0;
}

const [, , file] = argv;
const only = file === undefined ? undefined : basename(file, '.ts');
if (only !== undefined && games().every((game) => files(game, only).length === 0)) {
  console.error(`No file of rules is called ${only}. Those of a game stand in src/games/: npm run mutate -- effect`);
  process.exit(2);
}
let good = true;
for (const game of games()) good = (await show(game, only)) && good;
process.exitCode = good ? 0 : 1;
