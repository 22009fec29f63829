import process from 'node:process';
import { parseArgs } from 'node:util';
import type { AnyEngine } from '../games/engine.ts';
import { GAMES, isGame, type GameId } from '../games/index.ts';
import { BadContent, examFiles } from '../library/files.ts';
import { drawScene } from '../scene/index.ts';
import { textBoard } from '../scene/text.ts';
import { sit, type Question } from '../scenario/exam.ts';

const USAGE = 'npm run exam -- GAME [--answers b,a,c,…] [--item ID]';

const letter = (i: number): string => String.fromCharCode(97 + i);

/** Says what is wrong and ends with this code. */
function fail(code: 1 | 2, text: string): never {
  console.error(text);
  process.exit(code);
}

/** The questions of a game's exam, answered by its engine. */
function questions(game: GameId, engine: AnyEngine): readonly Question[] {
  try {
    return examFiles(game).flatMap((file) => {
      const { questions: found, problems } = sit(engine, file.value);
      if (problems.length > 0) throw new BadContent(problems.map((problem) => file.source.at(problem)));
      return found;
    });
  } catch (fault) {
    return fail(2, fault instanceof Error ? fault.message : String(fault));
  }
}

/** A question for a terminal, with its board and its lettered choices. */
function posed(game: GameId, engine: AnyEngine, { id, board, ask }: Question, i: number): string {
  const scene = drawScene(game, board, []);
  return [
    `\n${i + 1}. ${id}`,
    textBoard(scene),
    ...scene.twin.map(({ text }) => `   ${text}`),
    engine.words.moment(board),
    ask.question,
    ...ask.choices.map(({ says }, k) => `   ${letter(k)}) ${says}`),
  ].join('\n');
}

/** Says how an answer was marked, and why; gives back whether it was right. */
function mark({ id, ask }: Question, answer: string): boolean {
  const right = ask.choices.findIndex((choice) => choice.right);
  const chosen = ask.choices[answer.charCodeAt(0) - 97];
  const isRight = chosen?.right === true;
  const why = `, right is ${letter(right)}: ${ask.choices[right]!.because} ${chosen?.because ?? ''}`;
  console.log(`${isRight ? '✓' : '✗'} ${id}: ${answer}${isRight ? '' : why}`);
  return isRight;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { answers: { type: 'string' }, item: { type: 'string' } },
});
const [game] = positionals;
if (game === undefined || !isGame(game)) fail(2, `${USAGE}\nGames: ${Object.keys(GAMES).join(', ')}`);
const engine = await GAMES[game]();
const all = questions(game, engine).filter(({ id }) => values.item === undefined || id === values.item);
const answers = values.answers?.split(',').map((each) => each.trim());
if (answers === undefined) {
  for (const [i, question] of all.entries()) console.log(posed(game, engine, question, i));
} else {
  if (answers.length !== all.length) fail(2, `Found ${answers.length} answers, expected ${all.length}: ${USAGE}`);
  const marks = all.map((question, i) => mark(question, answers[i]!));
  console.log(`${marks.filter(Boolean).length} of ${marks.length}`);
}
