import { describe, expect, test } from 'vitest';
import { examFiles } from '../../src/library/files.ts';
import { loadGame } from '../../src/register/index.ts';
import { answerExam } from '../../src/scenario/exam/exam.ts';
import type { Exam } from '../../src/scenario/exam/schema.ts';

const { engine } = await loadGame('two-by-two');

describe.each(['paper-bayonet', 'two-by-two'])('the exam of %s', (game) => {
  const items = examFiles(game).flatMap(({ value }) => value.items);

  test('asks thirty questions, each with one right answer', async () => {
    const played = await loadGame(game);
    const { questions, problems } = answerExam(played.engine, { game, items });
    expect(problems).toEqual([]);
    expect(questions.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect(questions.length).toBeGreaterThanOrEqual(30);
    for (const { ask } of questions) expect(ask.choices.filter(({ right }) => right)).toHaveLength(1);
  });
});

type Item = Exam['items'][number];

/** A battle that is asked about when its roles are known. */
const ground: Item = {
  id: 'ground',
  board: {
    size: [32, 32],
    sides: { french: { edge: 'south', name: 'the French' }, allied: { edge: 'north', name: 'the Austrians' } },
    terrain: {
      wood: { kind: 'woods', rectangle: { at: [10, 14], size: [4, 3] } },
      village: { kind: 'town', rectangle: { at: [16, 14], size: [3, 2] } },
      road: {
        kind: 'road',
        line: [
          [20, 0],
          [20, 32],
        ],
      },
      brook: {
        kind: 'stream',
        line: [
          [0, 18],
          [32, 18],
        ],
      },
    },
    battle: {
      army: 24,
      armies: { french: { guard: { type: 'guard' } }, allied: { landwehr: { type: 'militia' } } },
    },
  },
  first: { order: { roll: 'roles' }, dice: [{ 'roles.french': 2 }, { 'roles.allied': 5 }] },
  ask: {
    question: 'What comes now?',
    wants: 'allowed',
    choices: [
      { order: { agree: 'terrain' }, says: 'The ground' },
      { order: { roll: 'roles' }, says: 'The roles once more' },
    ],
  },
};

const answered = (item: Item): ReturnType<typeof answerExam> =>
  answerExam(engine, { game: 'two-by-two', items: [item] });

describe('what comes first', () => {
  test('is carried out before the question, which is asked on the board that it leaves', () => {
    const { questions, problems } = answered(ground);
    expect(problems).toEqual([]);
    expect(questions).toHaveLength(1);
    expect(engine.words.moment(questions[0]!.board)).toContain('terrain');
    expect(questions[0]!.ask.choices.map(({ right }) => right)).toEqual([true, false]);
  });

  test('leaves the other answer right where it is left out', () => {
    const { first: _first, ...item } = ground;
    expect(answered(item).questions[0]!.ask.choices.map(({ right }) => right)).toEqual([false, true]);
  });

  test('is named as the place of what is wrong with it', () => {
    const { questions, problems } = answered({ ...ground, first: { order: { move: 'guard', legs: ['forward 4'] } } });
    expect(questions).toEqual([]);
    expect(problems.map(({ path }) => path.split('.').slice(0, 3).join('.'))).toEqual(['items.0.first']);
  });

  test('does not move the place of what is wrong with the question', () => {
    const ask: Item['ask'] = { ...ground.ask, choices: [ground.ask.choices[1]!, ground.ask.choices[1]!] };
    expect(answered({ ...ground, ask }).problems.map(({ path }) => path)).toEqual(['items.0.ask.choices']);
  });
});
