/*
 * Mutation tests for the rules. `npm run mutate` puts one small fault after another into the rules
 * of each game and into the rules that games share, and plays all boards and rule tests against it.
 * A mutant that nothing catches points to a rule without a test. Exits with 1 if a mutant survives
 * that is not in the list of mutants that may. `npm run mutate -- effect` plays only the mutants of
 * that file and prints what caught each of them; a file may also be named by its path or the end of
 * it, such as `morale/rout`. With a game before it, or `table` for the rules that games on free
 * tables share, only the mutants of that game are played. Of shared files that are named, mutants
 * in the list are played against the tests of what is shared, and not against every game. Exits
 * with 2 if there is no such file.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process, { argv } from 'node:process';
import { failure } from '../core/result.ts';
import { BadContent, gameFile } from '../library/files.ts';
import { games } from '../library/plays.ts';
import { allowedFor } from './mutate/allowed.ts';
import { requestedRules, type Rules } from './mutate/requested.ts';
import { compare } from './mutate/compare.ts';
import { ruleTests, sharedRules } from './mutate/files.ts';
import { mutantsOf, type Mutant } from './mutate/mutants.ts';
import { playMutants } from './mutate/pool.ts';
import { playRounds, roundsFor } from './mutate/rounds.ts';
import type { Round } from './mutate/trials.ts';

const isShared = (rules: string): boolean => sharedRules().includes(rules);

/**
 * The phases with boards on the site. For shared rules these are the phases of all games, because
 * any board may exercise them.
 */
const onSite = (rules: string): readonly string[] =>
  (isShared(rules) ? games() : [rules]).flatMap((game) => gameFile(game).value.onSite);

const format = ({ file, line, name }: Mutant): string => `${file}:${line} ${name}`;

const told = (round: Round, mutants: readonly Mutant[]) =>
  playMutants(round, mutants, {
    onPlayed(count) {
      if (count % 100 === 0) console.error(`${count} of ${mutants.length}`);
    },
  });

async function show({ name: rules, files }: Rules, isPart: boolean): Promise<boolean> {
  const began = performance.now();
  const prefix = isShared(rules) ? null : gameFile(rules).value.prefix;
  const mutants = files.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8'), prefix));
  const allowed = allowedFor(rules);
  const isListed = (mutant: Mutant) =>
    isPart && allowed.some(({ file, mutant: name }) => file === mutant.file && name === mutant.name);
  const played = await playRounds(roundsFor(rules), mutants, told, isListed);
  if (isPart) for (const { mutant, caughtBy } of played) console.log(`  ${format(mutant)}: ${caughtBy ?? 'SURVIVES'}`);
  const survivors = played.filter((each) => each.caughtBy === null).map((each) => each.mutant);
  const unreached = played.filter((each) => !each.isReached).map((each) => each.mutant);
  const scope = { onSite: onSite(rules), only: isPart ? files : undefined };
  const { unexpected, waiting, stale } = compare(survivors, allowed, scope);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const counts = [
    `${mutants.length} faults`,
    `${mutants.length - survivors.length} caught`,
    `${survivors.length - unexpected.length - waiting.length} that nothing can notice`,
    `${waiting.length} that wait for the boards of their phase`,
    `${unexpected.length} that survive`,
  ];
  console.log(`${rules}: ${counts.join(', ')} (${seconds} s).`);
  for (const each of unexpected)
    console.log(`  survives${unreached.includes(each) ? ' and is never reached' : ''}: ${format(each)}`);
  for (const { file, mutant } of stale)
    console.log(`  in the list, but caught, gone or due: ${file} ${mutant ?? 'as a whole'}`);
  return unexpected.length === 0 && stale.length === 0;
}

/** What these names mean. A malformed file of the content ends the command, with its line. */
function requested(names: readonly string[]): ReturnType<typeof requestedRules> {
  try {
    const found = requestedRules(names);
    // They are read again after minutes of work: an error in them must come at once.
    if (found.ok)
      for (const { name } of found.value.rules) {
        ruleTests(name);
        allowedFor(name);
      }
    return found;
  } catch (fault) {
    if (fault instanceof BadContent) return failure(fault.message.split('\n'));
    throw fault;
  }
}

const [, , ...names] = argv;
const wanted = requested(names);
if (!wanted.ok) {
  console.error(wanted.error.join('\n'));
  process.exit(2);
}
const { rules, isPart } = wanted.value;
// A whole run also compares the words of all odds with play, where a usual test run takes one in
// ten, counts every odds of the pages of odds again, and tries the laws of all games with other
// cases than a usual run does.
const environment = { SEED: 'fresh', ...process.env, ODDS_WORDS: 'all', RECOUNT: 'all' };
const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  'tests/odds-words.test.ts',
  'tests/laws',
  'tests/scenario/rolls',
];
let good = isPart || spawnSync(process.execPath, vitest, { stdio: 'inherit', env: environment }).status === 0;
for (const each of rules) good = (await show(each, isPart)) && good;
process.exitCode = good ? 0 : 1;
