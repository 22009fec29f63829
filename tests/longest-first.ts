import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The test files that take longest, the longest first. Before them stands the one that reads all
 * content: if that is broken, others may fail because of it.
 */
const LONGEST = ['content', 'recorded', 'whole-games', 'cli/new', 'cli/other-files'] as const;

function place({ moduleId }: TestSpecification): number {
  const at = LONGEST.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`));
  return at < 0 ? LONGEST.length : at;
}

/** The projects in their order. */
const PROJECTS = ['site', 'rules', 'own game'];
const project = ({ project: { name } }: TestSpecification): number => PROJECTS.indexOf(name);

/**
 * Runs the longest files first, so that no core waits at the end for one that began last. Where no
 * earlier run is remembered, as on a fresh machine, Vitest itself only knows how large a file is.
 * The files of a project run one after another: a worker that goes on to another project begins
 * anew, and would play all content again.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => project(a) - project(b) || place(a) - place(b));
  }
}
