import type { GameId } from '../../core/ids.ts';
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
import { isWriting, MapOnDemand } from '../on-demand.ts';
import { readColumn, topicFile, topicFiles } from './columns.ts';
import { columnFaults } from './faults.ts';

/** One game's column of a topic, and what its rules count for every set of choices. */
export interface ComparedGame {
  readonly game: GameId;
  readonly name: string;
  readonly column: Column;
  /**
   * The key is the text of the choices; each is counted when it is asked for, and throws
   * `BadContent` if it cannot be. Empty if the topic has no situation.
   */
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

/** What is counted for each set of choices. */
const countedOf = (counting: Counting): ComparedGame['counted'] =>
  new MapOnDemand(
    combinations(counting.situation.choices).map((chosen) => [chosenText(chosen), () => countOne(counting, chosen)]),
  );

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
  return {
    game,
    name: gameFile(game).value.name,
    column: column.value,
    counted: isCounted ? countedOf({ engine, scenario, situation, column }) : new Map<string, Counted>(),
  };
}

/** What went well for each. Throws `BadContent` with the errors of all. */
async function forEach<Each, T>(all: Iterable<Each>, make: (each: Each) => T | Promise<T>): Promise<readonly T[]> {
  const faults: Fault[] = [];
  const made: T[] = [];
  for (const each of all)
    try {
      made.push(await make(each));
    } catch (fault) {
      if (!(fault instanceof BadContent)) throw fault;
      faults.push(...fault.faults);
    }
  if (faults.length > 0) throw new BadContent([...new Map(faults.map((each) => [faultText(each), each])).values()]);
  return made;
}

/** A topic with the columns of these games. Throws `BadContent` with the errors of all files. */
async function columnsOf(id: string, games: readonly GameId[]): Promise<ComparedTopic> {
  const { value } = readYaml(topicFile(id), topicSchema);
  return { ...value, id, games: await forEach(games, (game) => comparedGame(id, value, game)) };
}

/** Counts every set of choices. Throws `BadContent` with the errors of all of them. */
async function countAll({ situation, games }: ComparedTopic): Promise<void> {
  const sets = combinations(situation?.choices ?? []).map(chosenText);
  await forEach(
    games.flatMap(({ counted }) => sets.map((set) => [counted, set] as const)),
    ([counted, set]) => counted.get(set),
  );
}

/**
 * A topic with the columns of these games. Throws `BadContent` with the errors of all its files;
 * only if they have none, it is counted.
 */
export async function topicWith(id: string, games: readonly GameId[]): Promise<ComparedTopic> {
  const topic = await columnsOf(id, games);
  await countAll(topic);
  return topic;
}

const known = new Map<string, Promise<ComparedTopic>>();

/**
 * A topic with the columns of all games that are whole on the site, each chance counted once, when
 * it is asked for. Throws `BadContent` with file and line if a game lacks an answer, an id does not
 * exist, or the steps are not the beats.
 */
export function openTopic(id: string): Promise<ComparedTopic> {
  const topic = known.get(id) ?? columnsOf(id, wholeGames());
  known.set(id, topic);
  return topic;
}

/**
 * The same, with every chance counted, so that a build finds every error: also throws `BadContent`
 * if an order cannot be counted. While an author writes, only what a page asks for is counted.
 */
export async function comparedTopic(id: string): Promise<ComparedTopic> {
  const topic = await openTopic(id);
  if (!isWriting) await countAll(topic);
  return topic;
}

/** Every topic of the comparison, in order. Throws `BadContent` as each of them does. */
export async function comparedTopics(): Promise<readonly ComparedTopic[]> {
  const topics = await Promise.all(topicFiles().map(({ id }) => comparedTopic(id)));
  return topics.toSorted((a, b) => a.order - b.order);
}
