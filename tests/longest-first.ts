import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The test files that take longest, the longest first. Before them stands the one that reads all
 * content: if that is broken, others may fail because of it.
 */
const LONGEST = ['content', 'whole-games', 'recorded', 'cli/scenario', 'cli/mutate', 'site/boards', 'laws', 'positions', 'site/weight'] as const; // prettier-ignore

function place({ moduleId }: TestSpecification): number {
  const at = LONGEST.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`));
  return at < 0 ? LONGEST.length : at;
}

/**
 * Runs the longest files first, so that no core waits at the end for one that began last. Where no
 * earlier run is remembered, as on a fresh machine, Vitest itself only knows how large a file is.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => place(a) - place(b));
  }
}
