import { readFileSync, writeFileSync } from 'node:fs';
import type { Scenario } from '../scenario/files/schema.ts';
import { chapterFiles } from './chapters.ts';
import { clauseFile, rulingFiles, scenarioFiles } from './files.ts';

/*
 * The ids that are part of public links. An id is never removed from the list: a test fails if an
 * id in the list is not in the content.
 */

/** The file with the list. */
export const PUBLISHED = 'tests/published-ids.json';

/** The published ids of each game. */
export type Published = Readonly<Record<string, readonly string[]>>;

/** Reads the list of published ids. */
export const publishedIds = (): Published => JSON.parse(readFileSync(PUBLISHED, 'utf8')) as Published;

/** The ids of a scenario and of its steps, as links name them. */
const boardIds = ({ id, steps }: Pick<Scenario, 'id' | 'steps'>): readonly string[] => [
  id,
  ...steps.map((step) => `${id}:${step.id}`),
];

/**
 * Every id in a game's content that is part of a link: clauses, rulings, scenarios, steps and
 * chapters.
 */
export function idsOf(game: string): readonly string[] {
  const rulings = rulingFiles(game).map(({ value }) => value);
  return [
    ...clauseFile(game).value.map(({ id }) => id),
    ...rulings.map(({ id }) => id),
    ...scenarioFiles(game).flatMap(({ value }) => boardIds(value)),
    ...rulings.flatMap(({ scenario }) => (typeof scenario === 'object' ? boardIds(scenario) : [])),
    ...chapterFiles(game).map(({ slug }) => `chapter:${slug}`),
  ];
}

/** Of these ids of a game, those that are not published yet. */
export const unpublished = (published: Published, game: string, ids: readonly string[]): readonly string[] =>
  [...new Set(ids)].filter((id) => !(published[game] ?? []).includes(id));

/** Adds ids to the list of each game, behind those that stand there. */
export function publish(added: Published): void {
  const published = publishedIds();
  const lists = Object.entries(added).map(
    ([game, ids]) => [game, [...(published[game] ?? []), ...unpublished(published, game, ids)]] as const,
  );
  writeFileSync(PUBLISHED, `${JSON.stringify({ ...published, ...Object.fromEntries(lists) }, null, 2)}\n`);
}
