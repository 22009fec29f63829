import { expect as plain } from 'vitest';

/*
 * Stands in for Vitest in the tests of a mutant, so that they run in the thread of the mutant,
 * without its start. Each mutant has its own copy of this module. It knows what the tests of the
 * rules use: `test`, `test.each`, `describe` and `expect`.
 */

type Body = (...given: readonly unknown[]) => unknown;

/** A test: its name, and what runs it. */
export interface Collected {
  readonly name: string;
  readonly run: () => unknown;
}

const collected: Collected[] = [];

/** The tests since this was last asked. */
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
