import { expect, test } from 'vitest';
import { engine } from '../../../src/games/two-by-two/index.ts';
import { begin } from './field.ts';

test.each([
  ['melee', 'There is no ground that a winner may take now.'],
  ['shoot', 'This is not the time for following up: '],
])('a winner without ground to take is refused for that reason: %s', (phase, says) => {
  const state = begin({ french: { a: 'infantry 16,12' }, allied: { b: 'infantry 16,16' }, now: { phase } });
  const verdict = engine.judge(state, { type: 'follow', unit: 'a' });
  expect(verdict.ok ? 'allowed' : engine.words.refusal(verdict, state)).toContain(says);
});
