import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Mutant } from './mutants.ts';
import { type Reach, reachOf } from './reach.ts';
import type { Round } from './trials.ts';
import type { Answer, Begins, Question } from './worker.ts';

/** A mutant, and the board or test that caught it. Null if it survived. */
export interface PlayedMutant {
  readonly mutant: Mutant;
  readonly caughtBy: string | null;
  /** Does any board or test reach it? If not, it survives without being played. */
  readonly isReached: boolean;
}

/**
 * A mutant with which one trial takes more processor time than this, in seconds, counts as endless.
 * The longest trial takes a tenth of it.
 */
const TIMEOUT_S = 10;

/**
 * A thread is replaced after this many mutants, because the modules of every mutant stay in its
 * memory.
 */
const BATCH = 150;

/** How often the processor time of a thread is checked, in milliseconds. */
const POLL_MS = 1_000;

/** Without this flag, Node warns in each thread that stripping types is experimental. */
const QUIET = ['--disable-warning=ExperimentalWarning'];

/** Options for playing mutants. */
interface Options {
  /** The processor time of one trial, in seconds, after which a mutant counts as endless. */
  readonly timeout?: number;
  /** Called after each mutant with the number played so far. */
  readonly onPlayed?: (played: number) => void;
  /**
   * Which boards and tests reach each mutant, if that is already known: finding it takes as long as
   * playing all boards.
   */
  readonly reach?: Reach;
}

/** What all threads share: the mutants that are still to be played, and the results so far. */
interface Pool {
  readonly round: Round;
  readonly rest: Question[];
  readonly found: Map<number, PlayedMutant>;
  readonly options: Required<Omit<Options, 'reach'>>;
}

async function start(round: Round): Promise<Worker> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: round, execArgv: QUIET });
  await once(worker, 'online');
  return worker;
}

/**
 * One worker, which plays one mutant after another. It is replaced after an endless mutant and
 * after each batch.
 */
async function thread({ round, rest, found, options }: Pool): Promise<void> {
  let worker = await start(round);
  let played = 0;
  for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
    const { number, mutant, trials } = next;
    const isReached = trials.length > 0;
    const caughtBy = isReached ? await ask(worker, next, options.timeout) : null;
    found.set(number, { mutant, caughtBy, isReached });
    options.onPlayed(found.size);
    if (!isReached) continue;
    played += 1;
    if (caughtBy !== ENDLESS && played % BATCH > 0) continue;
    await worker.terminate();
    worker = await start(round);
  }
  await worker.terminate();
}

const ENDLESS = '(never ends)';

/** Some endless mutants run out of memory before their time is up. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

async function ask(worker: Worker, question: Question, timeout: number): Promise<string | null> {
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  let began = await worker.cpuUsage();
  let isBeginning = false;
  // Measures processor time rather than elapsed time, so that a rule does not count as endless on a
  // slow machine.
  const poll = setInterval(() => {
    const check = (now: NodeJS.CpuUsage) => {
      if (isBeginning) [began, isBeginning] = [now, false];
      else if (now.user - began.user > timeout * 1e6) resolve(ENDLESS);
    };
    // If the thread has ended, its own error says why.
    worker.cpuUsage().then(check, () => undefined);
  }, POLL_MS);
  const answered = (message: Answer | Begins) => {
    if (message === 'trial') isBeginning = true;
    else resolve(message.caughtBy);
  };
  const failed = (error: unknown) => {
    if (isFull(error)) resolve(ENDLESS);
    else reject(error);
  };
  worker.on('message', answered).once('error', failed);
  worker.postMessage(question);
  return promise.finally(() => {
    clearInterval(poll);
    worker.off('message', answered).off('error', failed);
  });
}

/** Plays the boards and tests that reach each mutant against it, until one of them catches it. */
export async function playMutants(
  round: Round,
  mutants: readonly Mutant[],
  { timeout = TIMEOUT_S, onPlayed = () => undefined, reach: known }: Options = {},
): Promise<readonly PlayedMutant[]> {
  const reach = known ?? (await reachOf(round, mutants));
  const rest = mutants.map((mutant, number): Question => ({ number, mutant, trials: reach[number]! }));
  const found = new Map<number, PlayedMutant>();
  const threads = Array.from({ length: availableParallelism() }, () =>
    thread({ round, rest, found, options: { timeout, onPlayed } }),
  );
  await Promise.all(threads);
  return mutants.map((_, number) => found.get(number)!);
}
