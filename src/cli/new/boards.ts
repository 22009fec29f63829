import { join } from 'node:path';
import { failure, success, type Result } from '../../core/result.ts';
import { boardFileIds, rulingFileIds } from '../../library/file-ids.ts';
import { gameFile } from '../../library/files.ts';
import { readText } from '../../library/text.ts';
import { STARTERS, taken, type Asked, type Made, type Places } from './made.ts';
import { begunFrom } from './starter.ts';

/** The id of a board of this name, or a sentence if a board of the game has it. */
function idFor(name: string, game: string, root: string): Result<string, string> {
  const id = `${gameFile(game, root).value.prefix}.${name}`;
  const ids: readonly string[] = boardFileIds(game, root);
  return ids.includes(id) ? failure(`There is a board ${id} already.`) : success(id);
}

/** A scenario, with a board, an order and a task. */
export function newScenario({ game, name, title }: Asked, places: Places): Result<Made, string> {
  const root = places.content(game);
  const file = join(root, game, 'scenarios', `${name}.yaml`);
  const there = taken(file);
  if (there !== null) return failure(there);
  const id = idFor(name, game, root);
  if (!id.ok) return id;
  const text = begunFrom(join(root, game, STARTERS, 'scenario.yaml'), { name, title });
  if (!text.ok) return text;
  return success({
    files: [{ file, text: text.value, isNew: true }],
    preview: `/embed/${id.value}/`,
    check: `npm run scenario -- ${file} --write`,
    then: [`Put <Board scenario="${id.value}" /> into a chapter, and check it again. Its ids stay from then on.`],
  });
}

/** A rule test: a scenario on no page. */
export function newRuleTest({ game, name }: Asked, { ruleTests }: Places): Result<Made, string> {
  const file = join(ruleTests, game, 'scenarios', `${name}.yaml`);
  const there = taken(file);
  if (there !== null) return failure(there);
  const text = begunFrom(join(ruleTests, game, STARTERS, 'rule-test.yaml'), { name });
  if (!text.ok) return text;
  return success({
    files: [{ file, text: text.value, isNew: true }],
    preview: null,
    check: `npm run scenario -- ${file} --write`,
    then: [`Record its steps: npx vitest run tests/recorded.test.ts -t ${game} -u`],
  });
}

const COUNT = /^(rulings: *)(\d+)$/m;

/** The description of a game with one ruling more, also in its comments. */
const counting = (text: string, prefix: string, from: string, to: string): string =>
  text
    .replace(COUNT, `$1${Number(to)}`)
    .replaceAll(/^#.*$/gm, (comment) => comment.replaceAll(`${prefix}-${from}`, `${prefix}-${to}`));

const threeDigits = (number: number): string => String(number).padStart(3, '0');

/** A ruling of the next free number, with two readings and a board that shows the question. */
export function newRuling({ game, name, title }: Asked, places: Places, today: string): Result<Made, string> {
  const root = places.content(game);
  const { prefix, rulings } = gameFile(game, root).value;
  const last = Math.max(rulings, ...rulingFileIds(game, root).map((id) => Number(id.slice(-3))));
  const number = threeDigits(last + 1);
  const id = `${prefix}-${number}`;
  const file = join(root, game, 'rulings', `${id}.yaml`);
  const own = name === '' ? { name: `the-question-of-${number}`, title: 'The question' } : { name, title };
  const board = idFor(own.name, game, root);
  if (!board.ok) return board;
  const text = begunFrom(join(root, game, STARTERS, 'ruling.yaml'), { ...own, number, date: today });
  if (!text.ok) return text;
  const description = join(root, game, 'game.yaml');
  const before = readText(description);
  const counted = before.ok ? counting(before.value, prefix, threeDigits(rulings), number) : '';
  return success({
    files: [
      { file, text: text.value, isNew: true },
      { file: description, text: counted, isNew: false },
    ],
    preview: `/embed/${board.value}/`,
    check: `npm run scenario -- ${file} --write`,
    then: [
      `List its readings in the rulings.ts of ${game}, and let a rule ask for them: the comments of the file tell how.`,
      'The ids of its board stay once the check has added them to the list.',
    ],
  });
}
