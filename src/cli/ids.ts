/*
 * The ids that are part of public links. `npm run ids` prints the ids that are not in the list of
 * published ids; `npm run ids -- --write` adds them. An id is never removed: a test fails if an id
 * in the list is not in the content.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { chapterFiles } from '../library/chapters.ts';
import { clauseFile, rulingFiles, scenarioFiles } from '../library/files.ts';
import { shownGames } from '../library/plays.ts';
import { given } from './arguments.ts';
import type { Scenario } from '../scenario/files/schema.ts';

const LIST = 'tests/published-ids.json';

const steps = ({ id, steps: all }: Scenario): readonly string[] => [id, ...all.map((step) => `${id}:${step.id}`)];

/**
 * Every id in a game's content that is part of a link: clauses, rulings, scenarios, steps and
 * chapters.
 */
export function idsOf(game: string): readonly string[] {
  const rulings = rulingFiles(game).map(({ value }) => value);
  return [
    ...clauseFile(game).value.map(({ id }) => id),
    ...rulings.map(({ id }) => id),
    ...scenarioFiles(game).flatMap(({ value }) => steps(value)),
    ...rulings.flatMap(({ scenario }) => (typeof scenario === 'object' ? steps(scenario) : [])),
    ...chapterFiles(game).map(({ slug }) => `chapter:${slug}`),
  ];
}

function run(write: boolean): void {
  const published = JSON.parse(readFileSync(LIST, 'utf8')) as Readonly<Record<string, readonly string[]>>;
  const lists = shownGames().map((game) => [game, [...new Set([...(published[game] ?? []), ...idsOf(game)])]] as const);
  for (const [game, ids] of lists)
    for (const id of ids) if (!(published[game] ?? []).includes(id)) console.log(`new: ${id}`);
  if (write) writeFileSync(LIST, `${JSON.stringify({ ...published, ...Object.fromEntries(lists) }, null, 2)}\n`);
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href)
  run(given('npm run ids [-- --write]', { options: { write: { type: 'boolean' } } }).values.write === true);
