import { basename } from 'node:path';
import { boards, broken } from './boards.ts';
import { collectedTests, mutantEngine } from './load.ts';

/**
 * What is played against mutants: all boards of a game, if there is one, and these files of tests,
 * by their paths from the root.
 */
export interface Round {
  readonly game: string | null;
  readonly tests: readonly string[];
}

/**
 * A board or a file of tests; `fails` says what was not met with the mutant of this number, or
 * null. It throws if the mutant cannot be loaded.
 */
export interface Trial {
  readonly name: string;
  readonly isTest: boolean;
  readonly fails: (number: number) => Promise<string | null>;
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

const boardTrials = (game: string): readonly Trial[] =>
  boards(game).map((board) => ({
    name: board.name,
    isTest: false,
    fails: async (number) => broken(await mutantEngine(game, number), board),
  }));

/** The trials of a round: its boards, and then its files of tests. */
export const trials = ({ game, tests }: Round): readonly Trial[] => [
  ...(game === null ? [] : boardTrials(game)),
  ...tests.map((file): Trial => ({
    name: file,
    isTest: true,
    fails: (number) => failingTest(file, number),
  })),
];

/**
 * Finds what catches a mutant, for many mutants in a row, among some of the trials, by their
 * numbers, in the order given. What caught the last mutant is tried first if it is one of them,
 * because neighbouring mutants are often caught by the same.
 */
export function catcherFinder(
  all: readonly Trial[],
): (number: number, those: readonly number[]) => Promise<string | null> {
  let last = -1;
  return async (number, those) => {
    const order = those.includes(last) ? [last, ...those.filter((each) => each !== last)] : those;
    for (const each of order) {
      const why = await all[each]!.fails(number);
      if (why === null) continue;
      last = each;
      return why;
    }
    return null;
  };
}
