import { describe, expect, test } from 'vitest';
import { taskData } from '../../src/library/boards/data.ts';
import { announced, answer, type Task } from '../../src/islands/orders/answer.ts';
import * as tools from '../../src/islands/orders/tools.ts';
import { areSolved } from '../../src/islands/progress/boards.ts';
import { scenarioFiles } from '../../src/library/files.ts';
import { engineOf, playModule } from '../../src/register/index.ts';
import { playScenario } from '../../src/scenario/play/play.ts';
import { choicesOf } from '../../src/scene/input.ts';

const [game, engine] = await Promise.all([playModule('paper-bayonet'), engineOf('paper-bayonet')]);

const playOf = (id: string) => {
  const file = scenarioFiles('paper-bayonet').find(({ value }) => value.id === id)!.value;
  return { file, steps: playScenario(engine, file).steps };
};

/** The feedback on an order, given by its words, in the first task of a scenario that offers it. */
function said(id: string, order: string, expected: 'wrong' | 'right' = 'wrong'): string {
  const { file, steps } = playOf(id);
  const i = steps.findIndex(
    ({ task, before }) => task !== null && choicesOf(game.rules, before).some(({ says }) => says === order),
  );
  const step = steps[i]!;
  const scene = game.scene(step.before, []);
  const frame = { ...step, scene, order: null, rolls: false, task: null, choices: [], decision: undefined! };
  const data = { id, title: '', game: 'paper-bayonet', frames: [] } as const;
  const task: Task = { ...taskData(file.steps[i]!.task!, step), frame, data };
  const given = choicesOf(game.rules, step.before).find(({ says }) => says === order)!;
  const { verdict, head, says } = answer({ game, tools }, task, [], given.order);
  expect(verdict).toBe(expected);
  return `${head} ${says}`;
}

describe('an order that is allowed but not enough', () => {
  test.each([
    [
      'by how many squares it misses the place',
      ['pb.a-name-for-every-square', 'Move the fusiliers to c1'],
      'A legal order, but not the one asked for. The fusiliers move to c1. You missed the place for the fusiliers by 2 squares.',
    ],
    [
      'that another unit did not move',
      ['pb.along-the-road', 'Move the gun to a4'],
      'A legal order, but not the one asked for. The gun moves to a4. The fusiliers did not move: the place asked for is 2 squares away.',
    ],
    [
      'how near the nearest unit is, without its name, where it is to be found',
      ['pb.three-of-four', 'Move the fusiliers to d5'],
      'A legal order, but not the one asked for. The fusiliers move to d5. No unit that would do stands there: the nearest is 1 square away.',
    ],
    [
      'the odds of a later order',
      ['pb.out-of-square', 'Move General Dubois to d3'],
      'the odds are too low. The chance that it goes well is 55 in 216, 25\u00a0%, and the task asks for at least 1 in 2.',
    ],
    [
      'what did not happen',
      ['pb.all-round', 'Move the lancers to d5'],
      'A legal order, but not the one asked for. The lancers move to d5. No charge was declared.',
    ],
    [
      'why the wanted order is still refused',
      ['pb.clear-at-last', 'Move the gun to d2'],
      'you still cannot fire the gun at the grenadiers. The fusiliers are in the way: a cannon on low ground cannot fire over other units, not even friends.',
    ],
    [
      'why it is refused, though by then its moment has passed',
      ['pb.four-markers', 'Place an objective marker on g8'],
      'the enemy cannot place an objective marker on j9. A marker on j9 would lie within 3 squares of the one on g8.',
    ],
    [
      'its odds',
      ['pb.the-best-target', 'Fire the gun at the musketeers'],
      'the odds are too low. The chance of “routed” is 8 in 36, and the task asks for at least 10 in 36.',
    ],
    [
      'that it has no such odds',
      ['pb.the-best-target', 'End the artillery phase'],
      'the odds are too low. It cannot lead to “routed”, and the task asks for at least 10 in 36.',
    ],
    [
      'what more may be lost',
      ['pb.ride-them-down', 'Roll the 3 of the cuirassiers again'],
      'there is more to lose. You may also be removed or routed; with the right order you are disrupted at worst.',
    ],
  ] as const)('says %s', (_what, [id, order], says) => {
    const isOther = says.startsWith('A legal order');
    expect(said(id, order)).toBe(isOther ? says : `Allowed, but ${says}`);
  });
});

describe('a right order', () => {
  test.each([
    [
      'how its fight ended',
      ['pb.at-the-guns', 'Attack the enemy gun with the hussars'],
      '6 against 2. The hussars beat the enemy gun by 4. The enemy gun is removed from the game.',
    ],
    [
      'what the enemy can no longer do',
      ['pb.receive-cavalry', 'Form Square with the fusiliers'],
      'Now the enemy cannot charge the fusiliers with the uhlans: to d5, then d4.',
    ],
    [
      'what the reader can do now',
      ['pb.into-the-trees', 'Move the voltigeurs to c3'],
      'Now you can attack the musketeers with the voltigeurs.',
    ],
  ] as const)('says %s', (_what, [id, order], says) => {
    expect(said(id, order, 'right')).toBe(`Right! ${says}`);
  });
});

describe('a wrong prediction', () => {
  const wrong = (id: string) =>
    playOf(id)
      .steps.find(({ ask }) => ask !== null)!
      .ask!.choices.find(({ right }) => !right)!;

  test.each([
    ['what counts besides the dice', 'pb.hussars-in-the-wood', 'Look again:', ['pb.terrain.woods.fight']],
    ['who wins ties', 'pb.charged-last-turn', 'Look again:', ['pb.column.wins-ties']],
    [
      'the dice alone, where nothing else counts',
      'pb.three-against-five',
      'Compare the dice once more:',
      ['pb.fighting.result-table'],
    ],
    [
      'when a charge wins ties',
      'pb.the-wrong-enemy',
      'Look again at when this rule counts, and when it does not:',
      ['pb.charge.wins-ties'],
    ],
    [
      'when a hill wins ties',
      'pb.down-the-hill',
      'Look again at when this rule counts, and when it does not:',
      ['pb.terrain.hill.ties'],
    ],
    ['the rule that its question names', 'pb.already-shaken', 'Look again:', ['pb.artillery.effect.removal']],
    ['the rule of a number', 'pb.ask-what-it-takes', 'Look again:', ['pb.artillery.hit-number']],
  ])('is told %s, and not the result', (_what, id, because, clauses) => {
    expect(wrong(id)).toMatchObject({ because, clauses });
  });

  test('is told the rules where no die is rolled', () => {
    expect(wrong('pb.ask-whose-markers')).toMatchObject({
      because: 'Look again:',
      clauses: expect.arrayContaining(['pb.victory.objectives.share']) as readonly string[],
    });
  });
});

test('all of a board is solved once each of its questions is, and never if it has none', () => {
  const board = (...tasks: readonly string[]) => ({ board: { id: 'pb.one' }, tasks });
  expect(areSolved(board('one', 'two'), new Set(['pb.one:one', 'pb.two:two']))).toBe(false);
  expect(areSolved(board('one', 'two'), new Set(['pb.one:two', 'pb.one:one', 'pb.two:one']))).toBe(true);
  expect(areSolved(board(), new Set(['pb.one:one']))).toBe(false);
});

test('an answer is announced once: no event that the reason has told, and no gap where there is no reason', () => {
  const moved = { says: 'The lancers move to d5.' };
  expect(announced('Right!', moved.says, [moved])).toBe('Right! The lancers move to d5.');
  expect(announced('Allowed.', `${moved.says} No charge was declared.`, [moved])).toBe(
    'Allowed. The lancers move to d5. No charge was declared.',
  );
  expect(announced('Not yet.', '', [moved])).toBe('Not yet. The lancers move to d5.');
});
