import { basename } from 'node:path';
import { boards, broken } from './boards.ts';
import { collectedTests, mutantEngine } from './load.ts';

/**
 * What is played against mutants: all boards of a game, if one is named, and these test files, as
 * paths from the root.
 */
export interface Round {
  readonly game: string | null;
  readonly tests: readonly string[];
}

/**
 * A board or a test file. `fails` returns what failed with the mutant of this number, or null. It
 * throws if the mutant cannot be loaded.
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

/** The trials of a round: its boards, and then its test files. */
export const trials = ({ game, tests }: Round): readonly Trial[] => [
  ...(game === null ? [] : boardTrials(game)),
  ...tests.map((file): Trial => ({
    name: file,
    isTest: true,
    fails: (number) => failingTest(file, number),
  })),
];

/**
 * Makes a function that finds what catches a mutant, for many mutants one after another. It tries
 * the trials with the given numbers in the given order. The trial that caught the last mutant comes
 * first if it is one of them, because the same trial often catches neighbouring mutants. `onTrial`
 * is called before each of them.
 */
export function catcherFinder(
  all: readonly Trial[],
  onTrial: () => void = () => undefined,
): (number: number, those: readonly number[]) => Promise<string | null> {
  let last = -1;
  return async (number, those) => {
    const order = those.includes(last) ? [last, ...those.filter((each) => each !== last)] : those;
    for (const each of order) {
      onTrial();
      const why = await all[each]!.fails(number);
      if (why === null) continue;
      last = each;
      return why;
    }
    return null;
  };
}
