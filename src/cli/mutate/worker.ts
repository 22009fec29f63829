import { parentPort, workerData } from 'node:worker_threads';
import { prepare } from './load.ts';
import type { Mutant } from './mutants.ts';
import { catcherFinder, trials, type Round } from './trials.ts';

/**
 * The question to a thread: a mutant, its number, and the numbers of the trials that reach it, in
 * the order to play them.
 */
export interface Question {
  readonly number: number;
  readonly mutant: Mutant;
  readonly trials: readonly number[];
}

/** The answer: what caught the mutant, or null if it survived. */
export interface Answer {
  readonly number: number;
  readonly caughtBy: string | null;
}

/** Said before each trial of a mutant. */
export type Begins = 'trial';

const port = parentPort!;
const findCatcher = catcherFinder(trials(workerData as Round), () => {
  port.postMessage('trial' satisfies Begins);
});

/** A mutant that is not valid JavaScript, or throws while it is loaded, counts as caught. */
async function play({ number, mutant, trials: those }: Question): Promise<Answer> {
  prepare(mutant, number);
  try {
    return { number, caughtBy: await findCatcher(number, those) };
  } catch (error) {
    return { number, caughtBy: `(${String(error)})` };
  }
}

port.on('message', (question: Question) => void play(question).then((answer) => port.postMessage(answer)));
