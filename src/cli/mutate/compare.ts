import type { Allowed } from './allowed.ts';
import type { Mutant } from './mutants.ts';

/**
 * Survivors that are not in the list, survivors that wait for boards of a later phase, and entries
 * of the list that are no longer needed.
 */
export interface Comparison {
  readonly unexpected: readonly Mutant[];
  readonly waiting: readonly Mutant[];
  readonly stale: readonly Allowed[];
}

/**
 * What was played: the phases that have boards, and the paths of the files from the root if only
 * some were played.
 */
export interface Scope {
  readonly onSite: readonly string[];
  readonly only?: readonly string[] | undefined;
}

const is = (mutant: Mutant, each: Allowed): boolean =>
  each.file === mutant.file && (each.mutant === null || each.mutant === mutant.name);

/** Compares the surviving mutants with the list of those that may survive. */
export function compare(
  survivors: readonly Mutant[],
  allowed: readonly Allowed[],
  { onSite, only }: Scope,
): Comparison {
  const waits = (each: Allowed): boolean => each.until !== null && !onSite.includes(each.until);
  const entries = allowed.filter((each) => only === undefined || only.includes(each.file));
  const good = entries.filter((each) => each.until === null || waits(each));
  return {
    unexpected: survivors.filter((mutant) => !good.some((each) => is(mutant, each))),
    waiting: survivors.filter((mutant) => good.some((each) => waits(each) && is(mutant, each))),
    stale: entries.filter((each) => !good.includes(each) || !survivors.some((mutant) => is(mutant, each))),
  };
}
