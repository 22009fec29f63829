import { basename } from 'node:path';
import type { AnyEngine } from '../../games/contract/engine.ts';
import { ruleTests } from './allowed.ts';
import { boards, broken } from './boards.ts';
import { collectedTests } from './load.ts';

/** A mutant that has been loaded: its engine, and its number. */
export interface Loaded {
  readonly engine: AnyEngine;
  readonly number: number;
}

/** What is played against a mutant, a board or a file of tests of the rules; `fails` says what was not met, or null. */
export interface Trial {
  readonly name: string;
  readonly isTest: boolean;
  readonly fails: (mutant: Loaded) => string | null | Promise<string | null>;
}

/** The first test of a file that fails with the mutant of this number. */
async function failingTest(file: string, number: number): Promise<string | null> {
  const name = basename(file);
  for (const test of await collectedTests(file, number)) {
    try {
      await test.run();
    } catch {
      return `${name} (${test.name})`;
    }
  }
  return null;
}

/** Every board of a game, and every file of tests of its rules that `mutate.yaml` names. */
export const trials = (game: string): readonly Trial[] => [
  ...boards(game).map((board): Trial => ({
    name: board.name,
    isTest: false,
    fails: ({ engine }) => broken(engine, board),
  })),
  ...ruleTests(game).map((file): Trial => ({
    name: file,
    isTest: true,
    fails: ({ number }) => failingTest(file, number),
  })),
];

/**
 * Finds what catches a mutant, for many mutants in a row, among some of the trials, by their numbers, in the order given. What caught the last mutant is
 * tried first if it is one of them, because neighbouring mutants are often caught by the same.
 */
export function catcherFinder(
  all: readonly Trial[],
): (mutant: Loaded, those: readonly number[]) => Promise<string | null> {
  let last = -1;
  return async (mutant, those) => {
    const order = those.includes(last) ? [last, ...those.filter((each) => each !== last)] : those;
    for (const number of order) {
      const why = await all[number]!.fails(mutant);
      if (why === null) continue;
      last = number;
      return why;
    }
    return null;
  };
}
