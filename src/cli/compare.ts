/*
 * Prints what the comparison counts: `npm run compare` for every topic,
 * `npm run compare -- the-charge` for one. For each set of choices and each game, it prints the
 * exact chances on the scale that all games share, or why the situation does not arise. If a file
 * is malformed, it prints the line and exits with 1.
 */
import process, { argv } from 'node:process';
import { OUTCOMES, type Shared } from '../core/outcomes.ts';
import { written } from '../core/fraction.ts';
import { topicFiles } from '../library/compare/columns.ts';
import { comparedTopic, comparedTopics, type ComparedTopic } from '../library/compare/index.ts';
import { BadContent } from '../library/files.ts';
import { fail } from './arguments.ts';
import type { Counted } from '../scenario/compare/odds.ts';

const [only] = argv.slice(2);

const severity = ({ actor, target }: Shared): number => OUTCOMES.indexOf(actor) - OUTCOMES.indexOf(target);

const told = (counted: Counted): string =>
  'says' in counted
    ? `not allowed: ${counted.says} (${counted.clause})`
    : counted.outcomes
        .toSorted((a, b) => severity(a) - severity(b))
        .map(({ actor, target, chance }) => `${actor} / ${target} ${written(chance)}`)
        .join(', ');

function print({ id, title, situation, games }: ComparedTopic): void {
  console.log(`\n${id}: ${title}`);
  console.log(situation === undefined ? '  no situation' : `  ${situation.odds.actor} / ${situation.odds.target}`);
  for (const { name, counted } of games)
    for (const [key, each] of counted) console.log(`  ${name} ${key || '(no choices)'}: ${told(each)}`);
}

try {
  const ids = topicFiles().map(({ id }) => id);
  if (only !== undefined && !ids.includes(only)) fail(1, [`There is no topic ${only}. There are: ${ids.join(', ')}`]);
  for (const topic of only === undefined ? await comparedTopics() : [await comparedTopic(only)]) print(topic);
} catch (fault) {
  if (!(fault instanceof BadContent)) throw fault;
  console.error(fault.message);
  process.exitCode = 1;
}
