import { expect, test } from 'vitest';
import { D6, type Dice } from '../../src/core/dice.ts';
import { replay, type StepToReplay } from '../../src/library/replay.ts';
import type { AnyEngine } from '../../src/games/contract/engine.ts';

/** An engine whose one order throws two dice until they differ by something other than `ahead`. */
function throwing(ahead: number): AnyEngine {
  const engine: unknown = {
    judge: () => ({ ok: true, clauses: [], shows: [] }),
    carryOut(_state: unknown, _order: unknown, dice: Dice) {
      dice.until(
        (each) => [each.roll('one', D6), each.roll('other', D6)] as const,
        ([one, other]) => one + ahead !== other,
      );
      return [];
    },
  };
  return engine as AnyEngine;
}

function again(rolls: readonly object[]): StepToReplay {
  const given: unknown = { played: { order: { type: 'fight' }, tried: false, rolls }, then: [], from: {} };
  return given as StepToReplay;
}

test('two dice that did not fall are never unlike with one face for both, so the order is not played again', () => {
  expect(replay(throwing(0), again([]), 3)).toBeNull();
  expect(replay(throwing(1), again([]), 3)?.missing).toEqual(['one', 'other']);
});

test('the same after dice that fell level', () => {
  const level = ['one', 'other'].map((purpose) => ({ purpose, result: 4 }));
  expect(replay(throwing(0), again(level), 3)).toBeNull();
});
