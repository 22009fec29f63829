import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ClauseId, ScenarioId } from '../../core/ids.ts';
import type { GameId } from '../../core/ids.ts';
import { chaptersOf } from '../../library/chapters.ts';
import { clauseFile, gameFile } from '../../library/files.ts';
import type { PlayedScenario } from '../../library/playable.ts';
import { library, playAll, type Library } from '../../library/plays.ts';
import type { Clause, Game } from '../../scenario/files/ledger.ts';

/** How much of what the engine plays appears on boards. */
export interface Coverage {
  /** The number of all clauses of the game. */
  readonly clauses: number;
  /** The clauses that the engine plays, in phases that are on the site. */
  readonly engine: readonly ClauseId[];
  /** Those of them that some board cited when it was played. */
  readonly exercised: readonly ClauseId[];
  /** Those of them that a board on the page of a chapter or a ruling cited. */
  readonly taught: readonly ClauseId[];
}

/** Boards that are on no page. They test rules that would make a lesson too long. */
const RULE_TESTS = 'tests/games';

/**
 * The clauses that boards must show: the engine plays them, directly or through a ruling, and their
 * phases are on the site.
 */
export const onSite = (clauses: readonly Clause[], { onSite: phases }: Game): readonly ClauseId[] =>
  clauses.filter(({ phase, engine }) => phases.includes(phase) && isPlayed(engine)).map(({ id }) => id);

/** Does the engine play the clause now? */
const isPlayed = (engine: Clause['engine']): boolean => (typeof engine === 'boolean' ? engine : !('waits' in engine));

/** The clauses that these plays cited in events, sums, permissions and refusals. */
const cited = (plays: readonly PlayedScenario[]): ReadonlySet<ClauseId> =>
  new Set(plays.flatMap(({ play }) => play.steps.flatMap((step) => step.cited)));

/** Every scenario, and every ruling under each of its readings. */
const all = ({ scenarios, rulings }: Library): readonly PlayedScenario[] => [
  ...scenarios.values(),
  ...[...rulings.values()].flatMap(({ plays }) => plays.map(({ played }) => played)),
];

/**
 * Which of `wanted` were exercised by any board, and which were taught by a board on a page.
 * `shown` are the scenarios with their own file that are on a page.
 */
export function covered(
  wanted: readonly ClauseId[],
  content: Library,
  tests: readonly Library[],
  shown: ReadonlySet<ScenarioId>,
): Pick<Coverage, 'engine' | 'exercised' | 'taught'> {
  const exercised = cited([content, ...tests].flatMap(all));
  const taught = cited(all(content).filter(({ scenario, ruling }) => ruling !== null || shown.has(scenario.id)));
  return {
    engine: wanted,
    exercised: wanted.filter((id) => exercised.has(id)),
    taught: wanted.filter((id) => taught.has(id)),
  };
}

/** Plays all content and all rule tests of a game. Throws `BadContent`. */
export async function coverage(game: GameId): Promise<Coverage> {
  const clauses = clauseFile(game).value;
  const content = await library(game);
  const tests = existsSync(join(RULE_TESTS, game, 'scenarios')) ? [await playAll(game, RULE_TESTS)] : [];
  const shown = new Set([
    ...chaptersOf(game, content).flatMap(({ boards }) => boards),
    ...[...content.rulings.values()].flatMap(({ ruling }) => ruling.boards),
  ]);
  return { clauses: clauses.length, ...covered(onSite(clauses, gameFile(game).value), content, tests, shown) };
}
