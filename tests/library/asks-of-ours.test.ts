import { expect, test } from 'vitest';
import { asksOfOurs } from '../../src/library/boards/data.ts';
import type { TypedGoal } from '../../src/scenario/ask/goal.ts';
import type { PlayedAsk, PlayedTask } from '../../src/scenario/play/played.ts';

const ask: PlayedAsk = { question: 'What happens?', shows: [], choices: [] };
const task = (goal: TypedGoal): { readonly ask: null; readonly task: PlayedTask } => ({
  ask: null,
  task: {
    says: 'Fire.',
    goal,
    right: [],
    wrong: 0,
    hints: { look: '', units: [], clauses: [], shows: [], answer: null },
  },
});
const chance: TypedGoal = { chance: { of: 'runs', atLeast: '1/2' } };
const event: TypedGoal = { event: 'shot' };

test('a step that asks a question or for a chance stays on our charts; any other task does not', () => {
  expect(asksOfOurs({ ask, task: null })).toBe(true);
  expect(asksOfOurs(task(chance))).toBe(true);
  expect(asksOfOurs(task({ all: [event, { any: [chance, event] }] }))).toBe(true);
  expect(asksOfOurs(task(event))).toBe(false);
  expect(asksOfOurs({ ask: null, task: null })).toBe(false);
});
