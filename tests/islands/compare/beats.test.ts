import { expect, test } from 'vitest';
import { frameBeside, momentsOf } from '../../../src/islands/compare/beats.ts';

const PLAIN = [0, 1, 2];
/** The last step first shows the board before the order. */
const TWICE = [0, 1, 2, 2];

test.each([
  ['two boards of single frames go together', { own: PLAIN, now: 0, others: PLAIN, at: 2 }, 2],
  [
    'beside the board before an order stands the only frame of the step',
    { own: PLAIN, now: 1, others: TWICE, at: 2 },
    2,
  ],
  ['and stays there when the order is given', { own: PLAIN, now: 2, others: TWICE, at: 3 }, 2],
  ['who has not come to the step goes to its end', { own: TWICE, now: 1, others: PLAIN, at: 2 }, 3],
  ['and who shows the board before the order may do so', { own: TWICE, now: 2, others: PLAIN, at: 2 }, 2],
  ['two boards with two frames go through them together', { own: TWICE, now: 1, others: TWICE, at: 2 }, 2],
  ['to the end', { own: TWICE, now: 2, others: TWICE, at: 3 }, 3],
  ['and back', { own: TWICE, now: 3, others: TWICE, at: 1 }, 1],
  ['a step that a board does not have leaves it alone', { own: [0, 1], now: 1, others: PLAIN, at: 2 }, -1],
])('%s', (_what, { own, now, others, at }, beside) => {
  expect(frameBeside(own, now, others, at)).toBe(beside);
});

test('boards go together through the frames of the one that has most of them for a step', () => {
  expect(momentsOf([PLAIN, TWICE])).toEqual([
    { step: 0, board: 0, frame: 0 },
    { step: 1, board: 0, frame: 1 },
    { step: 2, board: 1, frame: 2 },
    { step: 2, board: 1, frame: 3 },
  ]);
});
