import { gameIds, isGame, loadGame, type LoadedGame } from '../register/index.ts';
import { BadContent, examFiles } from '../library/files.ts';
import { danglingIds } from '../library/references.ts';
import { textBoard } from '../scene/text.ts';
import { answerExam, type Question } from '../scenario/exam/exam.ts';
import { comparedExam, comparedIds, type ComparedQuestion } from '../library/compare/exam.ts';
import { fail, given } from './arguments.ts';

const USAGE = 'npm run exam -- GAME|compare [--answers b,a,c,…] [--item ID]';

/** A question whose choices are marked as right or wrong, each with its reason. */
interface MarkedQuestion {
  readonly id: string;
  readonly ask: { readonly choices: readonly { readonly right: boolean; readonly because: string }[] };
}

/** The letter of a choice: `a` for the first. */
const letter = (i: number): string => String.fromCharCode(97 + i);

/** Prints how an answer was marked, and why. Returns whether it was right. */
function mark({ id, ask }: MarkedQuestion, answer: string): boolean {
  const right = ask.choices.findIndex((choice) => choice.right);
  const chosen = ask.choices[answer.charCodeAt(0) - 97];
  const isRight = chosen?.right === true;
  const why = `, right is ${letter(right)}: ${[...new Set([ask.choices[right]!.because, chosen?.because ?? ''])].join(' ')}`;
  console.log(`${isRight ? '✓' : '✗'} ${id}: ${answer}${isRight ? '' : why}`);
  return isRight;
}

/** The ids of all questions, if the one that is wanted is among them. Exits with 2 otherwise. */
function checkItem(ids: readonly string[], item: string | undefined): void {
  if (item !== undefined && !ids.includes(item))
    fail(2, [`There is no question ${item}. There are: ${ids.join(', ')}`]);
}

/**
 * The questions of a game's exam, or one of them, answered by its engine. Throws `BadContent` if
 * the site could not be built with what is asked for.
 */
function questions({ id: game, engine }: LoadedGame, item: string | undefined): readonly Question[] {
  const found = examFiles(game);
  const ids = found.flatMap(({ value }) => value.items.map(({ id }) => id));
  checkItem(ids, item);
  const answered = found.map((from) => ({ from, ...answerExam(engine, from.value, item) }));
  const wrong = answered.flatMap(({ from, problems }) => problems.map((problem) => from.source.at(problem)));
  const all = [...found.flatMap(({ source }) => danglingIds(engine, game, source)), ...wrong];
  if (all.length > 0) throw new BadContent(all);
  return answered.flatMap((each) => each.questions);
}

/** A question as text, with its board and its lettered choices. */
function formatQuestion(game: LoadedGame, { id, board, ask }: Question, i: number): string {
  const scene = game.scene(board, []);
  return [
    `\n${i + 1}. ${id}`,
    textBoard(scene),
    ...scene.description.map(({ text }) => `   ${text}`),
    game.engine.words.moment(board),
    ask.question,
    ...ask.choices.map(({ says }, k) => `   ${letter(k)}) ${says}`),
  ].join('\n');
}

/** A question of the comparison as text. */
const formatCompared = ({ id, topic, ask }: ComparedQuestion, i: number): string =>
  [
    `\n${i + 1}. ${id} (topic: ${topic})`,
    ask.question,
    ...ask.choices.map(({ says }, k) => `   ${letter(k)}) ${says}`),
  ].join('\n');

const { values, positionals } = given(USAGE, {
  allowPositionals: true,
  options: { answers: { type: 'string' }, item: { type: 'string' } },
});
const [game, ...others] = positionals;
if (game === undefined || others.length > 0 || (game !== 'compare' && !isGame(game)))
  fail(2, [USAGE, `Games: ${gameIds.join(', ')}`]);

/** Prints the questions, or marks the answers if any are given. */
function ask<T extends { readonly id: string } & Parameters<typeof mark>[0]>(
  all: readonly T[],
  format: (question: T, i: number) => string,
): void {
  const answers = values.answers?.split(',').map((each) => each.trim());
  if (answers === undefined) {
    for (const [i, question] of all.entries()) console.log(format(question, i));
    return;
  }
  if (answers.length !== all.length) fail(2, [`Found ${answers.length} answers, expected ${all.length}: ${USAGE}`]);
  const marks = all.map((question, i) => mark(question, answers[i]!));
  console.log(`${marks.filter(Boolean).length} of ${marks.length}`);
}

try {
  if (isGame(game)) {
    const loaded = await loadGame(game);
    ask(questions(loaded, values.item), (question, i) => formatQuestion(loaded, question, i));
  } else {
    checkItem(comparedIds(), values.item);
    ask(await comparedExam(undefined, values.item), formatCompared);
  }
} catch (fault) {
  if (!(fault instanceof BadContent)) throw fault;
  fail(2, [fault.message]);
}
