import { basename } from 'node:path';
import type { Allowed } from './allowed.ts';
import type { Mutant } from './mutants.ts';

/** What lives and should not, and what is in the list and does not live. */
export interface Compared {
  readonly strangers: readonly Mutant[];
  readonly stale: readonly Allowed[];
}

/** Holds the mutants that live against the list of those that may; of one file, where only that was played. */
export function compare(lives: readonly Mutant[], allowed: readonly Allowed[], only?: string): Compared {
  const is = (mutant: Mutant, each: Allowed) => each.file === basename(mutant.file) && each.mutant === mutant.name;
  return {
    strangers: lives.filter((mutant) => !allowed.some((each) => is(mutant, each))),
    stale: allowed.filter(
      (each) => (only === undefined || each.file === `${only}.ts`) && !lives.some((mutant) => is(mutant, each)),
    ),
  };
}
