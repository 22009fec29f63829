import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Mutant } from './mutants.ts';
import type { Answer, WorkerGame, Question } from './worker.ts';

/** A mutant, and the board that caught it; `null` where it lives. */
export interface PlayedMutant {
  readonly mutant: Mutant;
  readonly red: string | null;
}

/** A mutant that takes more than this many seconds of processor time counts as endless; all boards together take a tenth of it. */
const TIMEOUT_S = 40;

/** A thread is replaced after this many mutants, because the modules of each stay in its memory. */
const BATCH = 150;

/** How often the processor time of a thread is looked at, in milliseconds. */
const POLL_MS = 1_000;

/** Taking the types out of a file in this way is new to Node, and it says so in each thread. */
const QUIET = ['--disable-warning=ExperimentalWarning'];

/** How long a mutant may take, and who hears of each. */
interface Options {
  /** The seconds of processor time after which a mutant counts as endless. */
  readonly timeout?: number;
  /** Called after each mutant with how many have been played. */
  readonly onPlayed?: (played: number) => void;
}

/** What all threads share: the mutants still to be played, and the results so far. */
interface Pool {
  readonly given: WorkerGame;
  readonly rest: (readonly [number, Mutant])[];
  readonly found: Map<number, PlayedMutant>;
  readonly options: Required<Options>;
}

async function start(given: WorkerGame): Promise<Worker> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: given, execArgv: QUIET });
  await once(worker, 'online');
  return worker;
}

/** One worker that takes mutant after mutant; it is replaced after a mutant that never ends, and after a batch. */
async function thread({ given, rest, found, options }: Pool): Promise<void> {
  let worker = await start(given);
  let played = 0;
  for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
    const [number, mutant] = next;
    const red = await ask(worker, { number, mutant }, options.timeout);
    found.set(number, { mutant, red });
    options.onPlayed(found.size);
    played += 1;
    if (red !== ENDLESS && played % BATCH > 0) continue;
    await worker.terminate();
    worker = await start(given);
  }
  await worker.terminate();
}

const ENDLESS = '(never ends)';

/** Some mutants that never end take up all memory before their time is over. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

async function ask(worker: Worker, question: Question, timeout: number): Promise<string | null> {
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  const began = await worker.cpuUsage();
  // Processor time, not time on the clock: on a slow machine a rule is not endless.
  const poll = setInterval(() => {
    const check = ({ user }: NodeJS.CpuUsage) => {
      if (user > timeout * 1e6) resolve(ENDLESS);
    };
    // A thread that has ended says itself why.
    worker.cpuUsage(began).then(check, () => undefined);
  }, POLL_MS);
  const answered = ({ red }: Answer) => {
    resolve(red);
  };
  const failed = (error: unknown) => {
    if (isFull(error)) resolve(ENDLESS);
    else reject(error);
  };
  worker.once('message', answered).once('error', failed);
  worker.postMessage(question);
  return promise.finally(() => {
    clearInterval(poll);
    worker.off('message', answered).off('error', failed);
  });
}

/** Plays every board against every mutant, until one turns red. */
export async function playMutants(
  given: WorkerGame,
  mutants: readonly Mutant[],
  { timeout = TIMEOUT_S, onPlayed = () => undefined }: Options = {},
): Promise<readonly PlayedMutant[]> {
  const rest = mutants.map((mutant, number) => [number, mutant] as const);
  const found = new Map<number, PlayedMutant>();
  const threads = Array.from({ length: availableParallelism() }, () =>
    thread({ given, rest, found, options: { timeout, onPlayed } }),
  );
  await Promise.all(threads);
  return mutants.map((_, number) => found.get(number)!);
}
