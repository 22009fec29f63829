import type { Prefix } from '../../core/ids.ts';
import type { Problem } from '../../core/result.ts';
import type { AnyEngine, Awaiting } from '../../games/contract/engine.ts';
import { under } from '../files/malformed.ts';
import { playScenario } from '../play/play.ts';
import type { PlayedAsk } from '../play/played.ts';
import type { Exam } from './schema.ts';
import type { Scenario } from '../files/schema.ts';

/** The exam of a game that the site shows has at least as many questions. */
export const FEWEST_QUESTIONS = 10;

/** One question of an exam: its board, and its choices as the engine marked them. */
export interface Question {
  readonly id: string;
  readonly board: Awaiting;
  readonly ask: PlayedAsk;
}

/** The questions of an exam as the engine answered them, and the errors in its file. */
export interface ExamResult {
  readonly questions: readonly Question[];
  readonly problems: readonly Problem[];
}

/**
 * Turns an item into a scenario, so that the scenario player plays and marks it. The orders under
 * `first` are one step, and the question is the last step.
 */
const scenario = (
  prefix: Prefix,
  exam: Exam,
  { id, board, first, order, dice, ask }: Exam['items'][number],
): Scenario => ({
  id: `${prefix}.exam-${id}`,
  title: id,
  game: exam.game,
  teaches: [],
  rulings: [],
  readings: {},
  board,
  steps: [
    ...(first === undefined ? [] : [{ id: 'first', title: id, say: id, ...first }]),
    {
      id,
      title: id,
      say: ask.question,
      ...(order !== undefined && { order }),
      ...(dice !== undefined && { dice }),
      ask,
    },
  ],
});

/** The path of a problem in the item, from its path in that scenario. */
const pathInItem = (path: string, { first }: Exam['items'][number]): string =>
  first === undefined
    ? path.replace(/^steps\.0\./, '')
    : path.replace(/^steps\.0\./, 'first.').replace(/^steps\.1\./, '');

/**
 * Lets the engine answer every question of an exam, or only the one with this id. A question that
 * cannot be played is reported as a problem, with its path.
 */
export function answerExam(engine: AnyEngine, exam: Exam, only?: string): ExamResult {
  const questions: Question[] = [];
  const problems: Problem[] = [];
  for (const [i, item] of exam.items.entries()) {
    if (only !== undefined && item.id !== only) continue;
    const { malformed, steps } = playScenario(engine, scenario(engine.prefix, exam, item));
    const inItem = malformed.map((each) => ({ ...each, path: pathInItem(each.path, item) }));
    problems.push(...under(`items.${i}`, inItem));
    const step = steps.at(-1);
    if (step !== undefined && step.ask !== null) questions.push({ id: item.id, board: step.before, ask: step.ask });
  }
  return { questions, problems };
}
