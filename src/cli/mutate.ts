/* Mutation tests for the rules: `npm run mutate` puts one small fault after another into the rules of each game and plays all boards
    against it. A mutant that no board catches points to a rule that nobody has tested. Exits with 1 if one survives that is not in the
    game's list of mutants that change nothing. `npm run mutate -- effect` (or a path) plays only the mutants of that file and prints what
    caught each of them; with a game before it, only those of that game. Exits with 2 if no game has the
    file. */
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

/** What was asked for: these games and these files, by their names without an ending. None means all. */
interface Asked {
  readonly games: readonly GameId[];
  readonly only: readonly string[];
}

function asked(names: readonly string[]): Asked {
  const named = games().filter((game) => names.some((name) => name.split('/').includes(game)));
  const only = names.filter((name) => !named.some((game) => game === name)).map((name) => basename(name, '.ts'));
  return { games: named.length > 0 ? named : games(), only };
}

const files = (game: string, only: readonly string[]): readonly string[] =>
  rulesFiles(game).filter((file) => only.length === 0 || only.includes(basename(file, '.ts')));

/** The mutants of the rules of a game, or of some of its files. */
function mutantsIn(game: string, only: readonly string[]): readonly Mutant[] {
  const { prefix } = gameFile(game).value;
  return files(game, only).flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8'), prefix));
}

const format = ({ file, line, name }: Mutant): string => `${file}:${line} ${name}`;

async function show(game: GameId, only: readonly string[]): Promise<boolean> {
  const broken = failingBoard(await engineOf(game), boards(game));
  if (broken !== null) throw new Error(`${broken} fails even without a fault`);
  const began = performance.now();
  const mutants = mutantsIn(game, only);
  const played = await playMutants({ game, index: `src/games/${game}/index.ts` }, mutants, {
    onPlayed(count) {
      if (count % 100 === 0) console.error(`${count} of ${mutants.length}`);
    },
  });
  if (only.length > 0)
    for (const { mutant, caughtBy } of played) console.log(`  ${format(mutant)}: ${caughtBy ?? 'SURVIVES'}`);
  const survivors = played.filter((each) => each.caughtBy === null).map((each) => each.mutant);
  const unreached = played.filter((each) => !each.isReached).map((each) => each.mutant);
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
  for (const each of unexpected)
    console.log(`  survives${unreached.includes(each) ? ' and is never reached' : ''}: ${format(each)}`);
  for (const { file, mutant } of stale)
    console.log(`  in the list, but caught, gone or due: ${file} ${mutant ?? 'as a whole'}`);
  return unexpected.length === 0 && stale.length === 0;
}

const [, , ...names] = argv;
const { games: those, only } = asked(names);
const unknown = only.find((name) => those.every((game) => files(game, [name]).length === 0));
if (unknown !== undefined) {
  console.error(`No file of rules is called ${unknown}. Those of a game stand in src/games/: npm run mutate -- effect`);
  process.exit(2);
}
let good = true;
for (const game of those) good = (await show(game, only)) && good;
process.exitCode = good ? 0 : 1;
