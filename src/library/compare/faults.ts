import type { GameId } from '../../core/ids.ts';
import type { Problem } from '../../core/result.ts';
import type { AnyEngine } from '../../games/contract/engine.ts';
import type { Column, Topic } from '../../scenario/compare/schema.ts';
import type { Scenario } from '../../scenario/files/schema.ts';
import { chapterSlugs } from '../chapters.ts';
import { rulingFileIds } from '../file-ids.ts';
import { clauseFile } from '../files.ts';

/** The entries of a list that are not known. */
const unknown = (
  path: string,
  ids: readonly string[],
  known: ReadonlySet<string>,
  wanted: string,
): readonly Problem[] => ids.filter((id) => !known.has(id)).map((id) => ({ path, found: id, wanted }));

/**
 * Questions without an answer, answers to no question, and clauses and rulings that this game does
 * not have.
 */
function cellFaults({ questions }: Topic, { cells }: Column, game: GameId): readonly Problem[] {
  const clauses = new Set<string>(clauseFile(game).value.map(({ id }) => id));
  const rulings = new Set<string>(rulingFileIds(game));
  const asked = new Set(questions.map(({ id }) => id));
  const unanswered = questions.filter(({ id }) => cells[id] === undefined);
  return [
    ...unanswered.map(({ id }) => ({
      path: 'cells',
      found: `nothing for "${id}"`,
      wanted: 'a cell for each question',
    })),
    ...unknown('cells', Object.keys(cells), asked, 'a question of the topic'),
    ...Object.entries(cells).flatMap(([id, cell]) => [
      ...unknown(`cells.${id}.clauses`, cell.clauses, clauses, 'a clause of this game'),
      ...unknown(`cells.${id}.rulings`, cell.rulings, rulings, 'a ruling of this game'),
    ]),
  ];
}

/**
 * Values of a choice for which the game does not tell what they change, and values that no choice
 * has. The first value of each choice is the standard and changes nothing.
 */
function choiceFaults({ situation }: Topic, { choices }: Column): readonly Problem[] {
  const all = situation?.choices ?? [];
  const known = new Set(all.flatMap(({ id, values }) => values.map((value) => `${id}.${value.id}`)));
  const due = all.flatMap(({ id, values: [, ...others] }) => others.map((value) => [id, value.id] as const));
  const missing = due.filter(([choice, value]) => choices[choice]?.[value] === undefined);
  const wanted = 'for each value what changes, or none: and why nothing does';
  return [
    ...missing.map((each) => ({ path: 'choices', found: `nothing for "${each.join(': ')}"`, wanted })),
    ...Object.entries(choices).flatMap(([choice, values]) => {
      const ids = Object.keys(values).map((value) => `${choice}.${value}`);
      return unknown(`choices.${choice}`, ids, known, 'a choice of the topic and one of its values');
    }),
  ];
}

/** The errors in the scenario that a game plays the situation with: its steps must be the beats. */
function situationFaults({ situation }: Topic, column: Column, scenario: Scenario | undefined): readonly Problem[] {
  const path = 'scenario';
  const found = column.scenario ?? 'none';
  if (situation === undefined)
    return column.scenario === undefined ? [] : [{ path, found, wanted: 'none, for the topic has no situation' }];
  if (scenario === undefined) return [{ path, found, wanted: 'a scenario of this game' }];
  const beats = situation.beats.map(({ id }) => id).join(', ');
  const steps = scenario.steps.map(({ id }) => id).join(', ');
  return [
    ...(beats === steps ? [] : [{ path, found: `the steps ${steps}`, wanted: `a step for each beat: ${beats}` }]),
    ...scenario.steps.filter(hasTwoFrames).map(({ id }) => ({
      path,
      found: `the step ${id}, which shows its board before and after`,
      wanted:
        'steps with one picture each, because a press of Next goes to the next beat of all games: none has a lead, a question or a task, and the first has no order',
    })),
  ];
}

/** Whether a step shows its board before what is done in it, and then again. */
const hasTwoFrames = ({ lead, ask, task, decide, order, try: tried }: Scenario['steps'][number], n: number): boolean =>
  [lead, ask, task, decide].some((each) => each !== undefined) || (n === 0 && (order ?? tried) !== undefined);

/** Chapters that the game does not have. */
const chapterFaults = ({ chapters }: Column, game: GameId): readonly Problem[] =>
  unknown('chapters', chapters, new Set(chapterSlugs(game)), 'the address of a chapter of this game');

/** A horizon that the game does not have. */
const horizonFaults = ({ horizon }: Column, { horizons = [] }: Pick<AnyEngine, 'horizons'>): readonly Problem[] => {
  const wanted = horizons.length === 0 ? 'none, for the odds of this game look no farther' : 'a horizon of this game';
  const known = new Set(horizons.map(({ id }) => id));
  return unknown('horizon', horizon === undefined ? [] : [horizon], known, wanted);
};

/** All errors in a game's column of a topic. */
export const columnFaults = (
  topic: Topic,
  column: Column,
  { id: game, horizons }: Pick<AnyEngine, 'id' | 'horizons'>,
  scenario: Scenario | undefined,
): readonly Problem[] => [
  ...horizonFaults(column, { horizons }),
  ...cellFaults(topic, column, game),
  ...chapterFaults(column, game),
  ...choiceFaults(topic, column),
  ...situationFaults(topic, column, scenario),
];
