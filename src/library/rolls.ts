import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '../core/ids.ts';
import { problemText, type Problem } from '../core/result.ts';
import type { AnyEngine } from '../games/contract/engine.ts';
import { contentRoot } from '../register/folders.ts';
import { engineOf } from '../register/index.ts';
import { chosenText, combinations, type Chosen } from '../scenario/compare/odds.ts';
import { Malformed, under } from '../scenario/files/malformed.ts';
import type { Scenario } from '../scenario/files/schema.ts';
import { blamed } from '../scenario/rolls/blame.ts';
import type { CountedRoll } from '../scenario/play/count-rolled.ts';
import { countRoll, type RollPosition } from '../scenario/rolls/count.ts';
import { rollsSchema, type Roll } from '../scenario/rolls/schema.ts';
import { fileOfScenario } from './file-ids.ts';
import { BadContent, readYaml, scenarioIn } from './files.ts';
import { shownGames } from './plays.ts';

/** A roll with what every set of choices comes to, in the order of `combinations`. */
export interface CountedRolls {
  readonly roll: Roll;
  readonly counted: readonly {
    readonly chosen: Chosen;
    readonly came: CountedRoll;
    /** The board and the order that were counted; null where they never occur. */
    readonly at: RollPosition | null;
  }[];
}

/** The file of a game's rolls. */
export const rollsFile = (game: GameId, root = contentRoot(game)): string => join(root, game, 'odds.yaml');

/** The games that have a page of odds. */
export const gamesWithOdds = (): readonly GameId[] => shownGames().filter((game) => existsSync(rollsFile(game)));

const repeated = (ids: readonly string[]): readonly number[] =>
  ids.flatMap((id, n) => (ids.indexOf(id) < n ? [n] : []));

/** Ids that occur twice: of rolls, of the choices of a roll, of the values of a choice. */
const doubled = (rolls: readonly Roll[]): readonly Problem[] => {
  const among = (path: string, all: readonly { readonly id: string }[]): readonly Problem[] =>
    repeated(all.map(({ id }) => id)).map((n) => ({
      path: `${path}${n}.id`,
      found: all[n]!.id,
      wanted: 'an id that no other has here',
    }));
  return [
    ...among('', rolls),
    ...rolls.flatMap(({ choices }, n) => [
      ...among(`${n}.choices.`, choices),
      ...choices.flatMap(({ values }, m) => among(`${n}.choices.${m}.values.`, values)),
    ]),
  ];
};

/** The scenario of a roll. Throws `BadContent` if its own file cannot be read. */
function scenarioOf(game: GameId, { scenario }: Roll, path: string): Scenario | Problem {
  const file = fileOfScenario(game, scenario);
  if (file === undefined) return { path: `${path}.scenario`, found: scenario, wanted: 'a scenario of this game' };
  const read = scenarioIn(file);
  if (!read.ok) throw new BadContent(read.error);
  return read.value.value;
}

/** Counts a roll for every set of choices. A problem is told for the first set that has it. */
function countAll(engine: AnyEngine, roll: Roll, scenario: Scenario) {
  const problems = new Map<string, Problem>();
  const counted = combinations(roll.choices).flatMap((chosen) => {
    try {
      return [{ chosen, ...countRoll(engine, scenario, roll, chosen) }];
    } catch (fault) {
      if (!(fault instanceof Malformed)) throw fault;
      for (const problem of fault.problems) {
        const told = blamed(roll, chosen, problem);
        const key = problemText(told);
        if (!problems.has(key)) problems.set(key, { ...told, found: `${told.found} (with ${chosenText(chosen)})` });
      }
      return [];
    }
  });
  return { counted, problems: [...problems.values()] };
}

/**
 * The rolls of a game, counted by its own rules for every set of choices. Throws `BadContent` with
 * file and line if a scenario does not exist, an id occurs twice, or a set of choices makes a board
 * or an order that cannot be read, or one that rolls nothing: the line is that of the value at
 * fault.
 */
export async function rollsOf(game: GameId, root = contentRoot(game)): Promise<readonly CountedRolls[]> {
  const { value: rolls, source } = readYaml(rollsFile(game, root), rollsSchema);
  const engine = await engineOf(game);
  const refuse = (problems: readonly Problem[]): void => {
    if (problems.length > 0) throw new BadContent(problems.map((problem) => source.at(problem)));
  };
  const played = rolls.map((roll, n) => ({ roll, scenario: scenarioOf(game, roll, String(n)) }));
  refuse([...doubled(rolls), ...played.flatMap(({ scenario }) => ('wanted' in scenario ? [scenario] : []))]);
  const all = played.map(({ roll, scenario }) => ({ roll, ...countAll(engine, roll, scenario as Scenario) }));
  refuse(all.flatMap(({ problems }, n) => under(String(n), problems)));
  return all;
}

const known = new Map<GameId, Promise<readonly CountedRolls[]>>();

/** The rolls of a game, counted once per build. Throws `BadContent` as `rollsOf` does. */
export function countedRolls(game: GameId): Promise<readonly CountedRolls[]> {
  const rolls = known.get(game) ?? rollsOf(game);
  known.set(game, rolls);
  return rolls;
}
