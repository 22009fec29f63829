import type { GameId } from '../../core/ids.ts';
import { once } from '../../core/once.ts';
import type { AnyEngine } from '../../games/contract/engine.ts';
import { engineOf } from '../../register/index.ts';
import { combinations, chosenText, countSteps, type Chosen, type Counted } from '../../scenario/compare/odds.ts';
import { topicSchema, type Change, type Column, type Situation, type Topic } from '../../scenario/compare/schema.ts';
import type { Loaded } from '../../scenario/files/load.ts';
import { Malformed } from '../../scenario/files/malformed.ts';
import type { Scenario } from '../../scenario/files/schema.ts';
import { faultText, type Fault } from '../../scenario/files/source.ts';
import { fileOfScenario } from '../file-ids.ts';
import { BadContent, gameFile, readYaml, scenarioIn } from '../files.ts';
import { wholeGames } from '../plays.ts';
import { isWriting } from '../on-demand.ts';
import { readColumn, topicFile, topicFiles } from './columns.ts';
import { columnFaults } from './faults.ts';

/** One game's column of a topic, and what its rules count for every set of choices. */
export interface ComparedGame {
  readonly game: GameId;
  readonly name: string;
  readonly column: Column;
  /** The key is the text of the choices. Empty if the topic has no situation. */
  readonly counted: ReadonlyMap<string, Counted>;
}

/** A topic with the columns of all games that are whole on the site. */
export interface ComparedTopic extends Topic {
  readonly id: string;
  readonly games: readonly ComparedGame[];
}

/**
 * The changes that a set of choices makes for a game. A choice that the game does not know changes
 * nothing.
 */
export const changesFor = ({ choices }: Pick<Column, 'choices'>, chosen: Chosen): readonly Change[] =>
  Object.entries(chosen).flatMap(([choice, value]) => {
    const change = choices[choice]?.[value];
    return change === undefined || 'none' in change ? [] : [change];
  });

/**
 * What the counting needs: the engine, the scenario, and the file that its errors are reported in.
 */
interface Counting {
  readonly engine: AnyEngine;
  readonly scenario: Scenario;
  readonly situation: Situation;
  readonly column: Loaded<Column>;
}

function countOne({ engine, scenario, situation, column }: Counting, chosen: Chosen): Counted {
  try {
    const { beats } = situation.odds;
    const { horizon } = column.value;
    return countSteps(engine, scenario, { beats, changes: changesFor(column.value, chosen), horizon });
  } catch (fault) {
    if (!(fault instanceof Malformed)) throw fault;
    const under = `for ${chosenText(chosen) || 'the standard choice'}`;
    const told = fault.problems.map(({ path, found, wanted }) => ({
      path: 'choices',
      found: `${under}: ${path} ${found}`,
      wanted,
    }));
    throw new BadContent(told.map((problem) => column.source.at(problem)));
  }
}

/** What is counted for every set of choices. Throws `BadContent` with all errors of all of them. */
function countAll(counting: Counting): ComparedGame['counted'] {
  const found = new Map<string, Counted>();
  const faults: Fault[] = [];
  for (const chosen of combinations(counting.situation.choices)) {
    try {
      found.set(chosenText(chosen), countOne(counting, chosen));
    } catch (fault) {
      if (!(fault instanceof BadContent)) throw fault;
      faults.push(...fault.faults);
    }
  }
  if (faults.length > 0) throw new BadContent(faults);
  return found;
}

/** The scenario with this id, unplayed; undefined if the game has none. Throws `BadContent`. */
function scenarioNamed(game: GameId, id: string | undefined): Scenario | undefined {
  const file = id === undefined ? undefined : fileOfScenario(game, id);
  const read = file === undefined ? undefined : scenarioIn(file);
  if (read?.ok === false) throw new BadContent(read.error);
  return read?.value.value;
}

/** One game's column of a topic, which is checked but not yet counted. Throws `BadContent`. */
async function comparedGame(id: string, topic: Topic, game: GameId): Promise<ComparedGame> {
  const column = readColumn(id, game);
  const scenario = scenarioNamed(game, column.value.scenario);
  const engine = await engineOf(game);
  const faults = columnFaults(topic, column.value, engine, scenario);
  if (faults.length > 0) throw new BadContent(faults.map((problem) => column.source.at(problem)));
  const { situation } = topic;
  const isCounted = situation !== undefined && scenario !== undefined;
  const counted = once(() =>
    isCounted ? countAll({ engine, scenario, situation, column }) : new Map<string, Counted>(),
  );
  return {
    game,
    name: gameFile(game).value.name,
    column: column.value,
    get counted() {
      return counted();
    },
  };
}

/** What went well for each game. Throws `BadContent` with the errors of all games. */
async function forEach<T>(games: readonly GameId[], make: (game: GameId) => T | Promise<T>): Promise<readonly T[]> {
  const faults: Fault[] = [];
  const made: T[] = [];
  for (const game of games)
    try {
      made.push(await make(game));
    } catch (fault) {
      if (!(fault instanceof BadContent)) throw fault;
      faults.push(...fault.faults);
    }
  if (faults.length > 0) throw new BadContent([...new Map(faults.map((each) => [faultText(each), each])).values()]);
  return made;
}

/**
 * A topic with the columns of these games. Throws `BadContent` with the errors of all its files;
 * only if they have none, it is counted.
 */
export async function topicWith(id: string, games: readonly GameId[]): Promise<ComparedTopic> {
  const { value } = readYaml(topicFile(id), topicSchema);
  const columns = await forEach(games, (game) => comparedGame(id, value, game));
  // The build counts everything, so that it finds every error.
  if (!isWriting) await forEach(games, (game) => columns.find((each) => each.game === game)?.counted);
  return { ...value, id, games: columns };
}

const known = new Map<string, Promise<ComparedTopic>>();

/**
 * A topic with the columns of all games that are whole on the site, counted once per build. Throws
 * `BadContent` with file and line if a game lacks an answer, an id does not exist, the steps are
 * not the beats, or an order cannot be counted.
 */
export function comparedTopic(id: string): Promise<ComparedTopic> {
  const topic = known.get(id) ?? topicWith(id, wholeGames());
  known.set(id, topic);
  return topic;
}

/** Every topic of the comparison, in order. Throws `BadContent` as each of them does. */
export async function comparedTopics(): Promise<readonly ComparedTopic[]> {
  const topics = await Promise.all(topicFiles().map(({ id }) => comparedTopic(id)));
  return topics.toSorted((a, b) => a.order - b.order);
}
