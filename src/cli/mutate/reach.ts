import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Mutant } from './mutants.ts';
import type { ReachQuestion } from './coverage.ts';
import type { Round } from './trials.ts';

/** A place in a rules file. */
export type SourcePlace = Pick<Mutant, 'file' | 'start'>;

/** For each place, the numbers of the trials that reach it, the quickest first. */
export type Reach = readonly (readonly number[])[];

/**
 * Which boards and tests reach the places of these mutants, found by playing each of them once
 * without a fault. A fault cannot change a trial that never reaches its place, so only the others
 * need to be played against it. Trials of a game do not count for a file that its engine does not
 * load.
 */
export async function reachOf(round: Round, mutants: readonly Mutant[]): Promise<Reach> {
  const asked: ReachQuestion = { ...round, places: mutants.map(({ file, start }) => ({ file, start })) };
  const worker = new Worker(new URL('./coverage.ts', import.meta.url), { workerData: asked });
  const [reach] = (await once(worker, 'message')) as [Reach];
  await worker.terminate();
  return reach;
}
