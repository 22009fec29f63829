import { expect, test } from 'vitest';
import { D10, D6, PERCENTAGE_DIE, recorded, type Dice } from '../../src/core/dice.ts';
import { scripted } from '../../src/core/scripted.ts';
import { replays, type StepToReplay } from '../../src/library/replay.ts';
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
  expect(replays(throwing(0), again([]))).toEqual({ found: [], short: null });
  const { found } = replays(throwing(1), again([]));
  expect(found.map(({ missing }) => missing)).toEqual(Array.from({ length: 6 }, () => ['one', 'other']));
});

test('the same after dice that fell level', () => {
  const level = ['one', 'other'].map((purpose) => ({ purpose, die: D6, result: 4 }));
  expect(replays(throwing(0), again(level)).found).toEqual([]);
});

/** An engine whose one order rolls dice and tells in an event what they came to. */
const rolling = (roll: (dice: Dice) => number): AnyEngine => {
  const engine: unknown = {
    judge: () => ({ ok: true, clauses: [], shows: [] }),
    carryOut: (_state: unknown, _order: unknown, dice: Dice) => [{ type: String(roll(dice)), clauses: [] }],
    apply: (state: unknown) => state,
    sides: () => ['one'],
    seenBy: (state: unknown) => state,
    words: { event: () => '' },
  };
  return engine as AnyEngine;
};
const typesOf = (
  engine: AnyEngine,
  dice: Dice,
): { readonly found: readonly string[]; readonly short: string | null } => {
  const fell = recorded(dice);
  staged(fell, 6, 4);
  const { found, short } = replays(engine, again(fell.rolled));
  return { found: found.map(({ outcome }) => outcome.events[0]!.event.type), short };
};
const staged = (dice: Dice, hit: number, count: number): number =>
  dice.stages(
    [
      { purpose: 'hits', atLeast: hit },
      { purpose: 'wounds', atLeast: 5 },
    ],
    count,
    D10,
  ).left;

test('a pool shows the faces that fell, also where others of them score', () => {
  const fell = () => scripted([{ hits: '4 6 7 0' }, { wounds: '2 5 9' }]);
  expect(
    typesOf(
      rolling((dice) => staged(dice, 6, 4)),
      fell(),
    ),
  ).toEqual({ found: ['2'], short: null });
  expect(
    typesOf(
      rolling((dice) => staged(dice, 7, 4)),
      fell(),
    ),
  ).toEqual({ found: ['1'], short: null });
  expect(
    typesOf(
      rolling((dice) => staged(dice, 6, 2)),
      fell(),
    ),
  ).toEqual({ found: ['0'], short: null });
});

test('a pool of more dice than fell is left out, and its purpose is told', () => {
  const fell = () => scripted([{ hits: '4 6 7 0' }, { wounds: '2 5 9' }]);
  expect(
    typesOf(
      rolling((dice) => staged(dice, 6, 5)),
      fell(),
    ),
  ).toEqual({ found: [], short: 'hits' });
  expect(
    typesOf(
      rolling((dice) => staged(dice, 4, 4)),
      fell(),
    ),
  ).toEqual({ found: [], short: 'wounds' });
});

test('hits without faces are known only against the same number', () => {
  const fell = () => scripted([{ hits: 3 }, { wounds: 2 }]);
  expect(
    typesOf(
      rolling((dice) => staged(dice, 6, 4)),
      fell(),
    ).found,
  ).toEqual(['2']);
  expect(
    typesOf(
      rolling((dice) => staged(dice, 7, 4)),
      fell(),
    ),
  ).toEqual({ found: [], short: null });
});

test('a new die is tried with each face that it has', () => {
  const engine = rolling((dice) => staged(dice, 6, 4) * 100 + dice.roll('test', PERCENTAGE_DIE));
  const { found } = typesOf(engine, scripted([{ hits: 2 }, { wounds: 1 }]));
  expect(found).toEqual(['100', '101', '102', '103', '104', '105', '106', '107', '108', '109']);
});

test('of faces that are alike one is tried, unless another new die tells them apart', () => {
  const low = (face: number): number => (face <= 4 ? 0 : 1);
  const alone = rolling((dice) => dice.roll('test', D6, low));
  expect(typesOf(alone, scripted([{ hits: 2 }, { wounds: 1 }])).found).toEqual(['1', '5']);
  const two = rolling((dice) => dice.roll('test', D6, low) * 10 + dice.roll('other', D6, (face) => Math.min(face, 3)));
  expect(typesOf(two, scripted([{ hits: 2 }, { wounds: 1 }])).found).toEqual(['11', '22', '33', '55']);
});

test('a face is not shown by another kind of die', () => {
  const fell = () => scripted([{ hits: '4 6 7 0' }, { wounds: '2 5 9' }]);
  const onD6 = rolling(
    (dice) =>
      dice.stages(
        [
          { purpose: 'hits', atLeast: 7 },
          { purpose: 'wounds', atLeast: 5, die: D6 },
        ],
        4,
        D10,
      ).left,
  );
  expect(typesOf(onD6, fell())).toEqual({ found: [], short: null });
  const single = recorded(scripted([{ one: 9 }]));
  single.roll('one', D10);
  const { found } = replays(
    rolling((dice) => dice.roll('one', D6)),
    again(single.rolled),
  );
  expect(found.map(({ outcome }) => outcome.events[0]!.event.type)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(found.map(({ missing }) => missing)).toEqual(Array.from({ length: 6 }, () => ['one']));
});
