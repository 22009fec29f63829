import process from 'node:process';
import { parseArgs } from 'node:util';
import { GAMES, isGame } from '../games/index.ts';
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

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { answers: { type: 'string' }, item: { type: 'string' } },
});
const [game] = positionals;
if (game === undefined || !isGame(game)) fail(2, `${USAGE}\nGames: ${Object.keys(GAMES).join(', ')}`);
const engine = await GAMES[game]();

/** The questions of a game's exam, answered by its engine. */
function questions(): readonly Question[] {
  try {
    return examFiles(game!).flatMap((file) => {
      const { questions: found, problems } = sit(engine, file.value);
      if (problems.length > 0) throw new BadContent(problems.map((problem) => file.source.at(problem)));
      return found;
    });
  } catch (fault) {
    return fail(2, fault instanceof Error ? fault.message : String(fault));
  }
}

const all = questions().filter(({ id }) => values.item === undefined || id === values.item);
const answers = values.answers?.split(',').map((each) => each.trim());
if (answers === undefined) {
  for (const [i, { id, board, ask }] of all.entries()) {
    const scene = drawScene(game, board, []);
    console.log(
      `\n${i + 1}. ${id}\n${textBoard(scene)}\n${scene.twin.map(({ text }) => `   ${text}`).join('\n')}\n${engine.words.moment(board)}\n${ask.question}`,
    );
    for (const [k, { says }] of ask.choices.entries()) console.log(`   ${letter(k)}) ${says}`);
  }
} else {
  if (answers.length !== all.length) fail(2, `Found ${answers.length} answers, expected ${all.length}: ${USAGE}`);
  const marks = all.map(({ id, ask }, i) => {
    const right = ask.choices.findIndex((choice) => choice.right);
    const chosen = ask.choices[answers[i]!.charCodeAt(0) - 97];
    console.log(
      `${chosen?.right === true ? '✓' : '✗'} ${id}: ${answers[i]}${chosen?.right === true ? '' : `, right is ${letter(right)}: ${ask.choices[right]!.because} ${chosen?.because ?? ''}`}`,
    );
    return chosen?.right === true;
  });
  console.log(`${marks.filter(Boolean).length} of ${marks.length}`);
}
