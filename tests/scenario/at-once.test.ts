import { expect, test } from 'vitest';
import { loadExam } from '../../src/scenario/files/load.ts';
import { faultText } from '../../src/scenario/files/source.ts';
import { LESSON, RULING, withPassage, wrongWith, wrongWithRuling } from './mistakes.ts';

const all = (text: string, ...changes: readonly (readonly [passage: string, instead: string])[]): string =>
  changes.reduce((now, [passage, instead]) => withPassage(now, passage, instead), text);

/** The paths of the reported faults, in the order reported. */
const paths = (told: readonly string[]): readonly string[] => told.map((each) => each.split(' ')[1]!.replace(/:$/, ''));

test('a scenario’s missing key, empty text and duplicate step id are reported at once', () => {
  const told = wrongWith(
    all(LESSON, ['title: A lesson\n', ''], ['say: Three squares.', "say: ''"], ['id: the-shot', 'id: at-whom']),
  );
  expect(paths(told).toSorted()).toEqual(['steps.1.id', 'steps.1.say', 'title']);
});

test('a ruling’s wrong kind, unknown chosen reading and stray difference are reported at once', () => {
  const told = wrongWithRuling(
    all(
      RULING,
      ['kind: gap', 'kind: hole'],
      ['ruling: certain-no-range', 'ruling: certain'],
      ['  at-two:\n    one', '  at-three:\n    one'],
    ),
  );
  expect(paths(told)).toEqual(expect.arrayContaining(['kind', 'ruling', 'differs.at-three']));
});

test('an exam’s missing board and duplicate id are reported at once', () => {
  const ask = 'ask: { question: Q, wants: events, choices: [{ answer: a }, { answer: b }] }';
  const exam = loadExam(`game: g\nitems:\n  - { id: one, board: {}, ${ask} }\n  - { id: one, ${ask} }\n`, 'exam.yaml');
  const told = exam.ok ? [] : exam.error.map(faultText);
  expect(paths(told)).toEqual(['items.1.board', 'items.1.id']);
});

test('faults in a board’s map, units and readings are reported at once', () => {
  const told = wrongWith(
    all(
      LESSON,
      ['    2 ...', '    2 ..'],
      ['type: cavalry', 'type: hussars'],
      ['game: paper-bayonet', 'game: paper-bayonet\nreadings: { pb-051: any-two }'],
    ),
  );
  expect(paths(told)).toEqual(['board.units.hussars.type', 'board.map.2', 'readings.pb-051']);
});

test('a question without a right answer and an unsolvable task are reported at once', () => {
  const told = wrongWith(
    all(
      LESSON,
      ['        - order: { fire: gun, at: hussars }', '        - order: { fire: gun, at: general }'],
      ['goal: { event: unit-moved }', 'goal: { event: unit-flown }'],
    ),
  );
  expect(paths(told)).toEqual(expect.arrayContaining(['steps.0.ask.choices', 'steps.2.task.goal.event']));
});
