import { expect as plain } from 'vitest';

/*
 * Replaces Vitest in the tests of a mutant, so that they run in the mutant's thread and need not
 * start Vitest. Each mutant has its own copy of this module. It offers what the tests of the rules
 * use: `test`, `test.each`, `describe` and `expect`.
 */

type Body = (...given: readonly unknown[]) => unknown;

/** A test: its name, and the function that runs it. */
export interface Collected {
  readonly name: string;
  readonly run: () => unknown;
}

const collected: Collected[] = [];

/** The tests that were declared since the last call. */
export const taken = (): readonly Collected[] => collected.splice(0);

const add = (name: string, body: Body): void => {
  collected.push({ name, run: () => body() });
};

const each =
  (rows: readonly unknown[]) =>
  (name: string, body: Body): void => {
    for (const row of rows)
      collected.push({ name, run: () => body(...(Array.isArray(row) ? (row as readonly unknown[]) : [row])) });
  };

export const test = Object.assign(add, { each });
export const describe = (_name: string, ...given: readonly unknown[]): unknown => (given.at(-1) as Body)();
export const expect = plain;
