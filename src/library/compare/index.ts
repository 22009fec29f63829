import type { GameId } from '../../core/ids.ts';
import type { AnyEngine } from '../../games/contract/engine.ts';
import { engineOf } from '../../register/index.ts';
import { combinations, chosenText, countSteps, type Chosen, type Counted } from '../../scenario/compare/odds.ts';
import { topicSchema, type Change, type Column, type Situation, type Topic } from '../../scenario/compare/schema.ts';
import type { Loaded } from '../../scenario/files/load.ts';
import { Malformed } from '../../scenario/files/malformed.ts';
import type { Scenario } from '../../scenario/files/schema.ts';
import { BadContent, gameFile, readYaml } from '../files.ts';
import { library, shownGames } from '../plays.ts';
import { isWriting, once } from '../writing.ts';
import { readColumn, topicFiles } from './columns.ts';
import { columnFaults } from './faults.ts';

/** One game's column of a topic, and what its rules count for every set of choices. */
export interface ComparedGame {
  readonly game: GameId;
  readonly name: string;
  readonly column: Column;
  /** The key is the text of the choices. Empty if the topic has no situation. */
  readonly counted: ReadonlyMap<string, Counted>;
}

/** A topic with the columns of all games on the site. */
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
    return countSteps(engine, scenario, situation.odds.beats, changesFor(column.value, chosen));
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

const countAll = (counting: Counting): ComparedGame['counted'] =>
  new Map(combinations(counting.situation.choices).map((chosen) => [chosenText(chosen), countOne(counting, chosen)]));

async function comparedGame(id: string, topic: Topic, game: GameId): Promise<ComparedGame> {
  const column = readColumn(id, game);
  const named = column.value.scenario;
  const scenario = named === undefined ? undefined : (await library(game)).scenarios.get(named)?.scenario;
  const faults = columnFaults(topic, column.value, game, scenario);
  if (faults.length > 0) throw new BadContent(faults.map((problem) => column.source.at(problem)));
  const { situation } = topic;
  const engine = await engineOf(game);
  const isCounted = situation !== undefined && scenario !== undefined;
  const counted = once(() =>
    isCounted ? countAll({ engine, scenario, situation, column }) : new Map<string, Counted>(),
  );
  // The build counts everything, so that it finds every error.
  if (!isWriting) counted();
  return {
    game,
    name: gameFile(game).value.name,
    column: column.value,
    get counted() {
      return counted();
    },
  };
}

async function everyTopic(): Promise<readonly ComparedTopic[]> {
  const topics = await Promise.all(
    topicFiles().map(async ({ id, file }): Promise<ComparedTopic> => {
      const { value } = readYaml(file, topicSchema);
      return { ...value, id, games: await Promise.all(shownGames().map((game) => comparedGame(id, value, game))) };
    }),
  );
  return topics.toSorted((a, b) => a.order - b.order);
}

let known: Promise<readonly ComparedTopic[]> | undefined;

/**
 * Every topic of the comparison, in order, counted once per build. Throws `BadContent` with file
 * and line if a game lacks an answer, an id does not exist, the steps are not the beats, or an
 * order cannot be counted.
 */
export const comparedTopics = (): Promise<readonly ComparedTopic[]> => (known ??= everyTopic());
