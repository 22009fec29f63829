import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Mutant } from './mutants.ts';
import type { Answer, Given, Question } from './worker.ts';

/** A mutant, and the board that caught it; `null` where it lives. */
export interface Hunted {
  readonly mutant: Mutant;
  readonly red: string | null;
}

/** A mutant that works longer than this, in seconds of its own, never ends; all boards together take a tenth of it. */
const PATIENCE = 40;

/** So many mutants a thread plays before a new one takes its place: the rules of each stay in its memory. */
const FILL = 150;

/** How often a thread is asked for how long it has worked, in milliseconds. */
const GLANCE = 1_000;

/** Taking the types out of a file in this way is new to Node, and it says so in each thread. */
const QUIET = ['--disable-warning=ExperimentalWarning'];

/** How a hunt goes on. */
interface Pace {
  /** A mutant that works longer than this, in seconds of its own, never ends. */
  readonly patience?: number;
  /** Is told after each mutant how many have been played. */
  readonly told?: (played: number) => void;
}

/** What is still to be hunted, what was found, and how long one waits for a mutant. */
interface Hunt {
  readonly given: Given;
  readonly rest: (readonly [number, Mutant])[];
  readonly found: Map<number, Hunted>;
  readonly pace: Required<Pace>;
}

async function start(given: Given): Promise<Worker> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: given, execArgv: QUIET });
  await once(worker, 'online');
  return worker;
}

/** One thread that takes mutant after mutant; a new one where a mutant never ends, and where it has played many. */
async function thread({ given, rest, found, pace }: Hunt): Promise<void> {
  let worker = await start(given);
  let played = 0;
  for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
    const [number, mutant] = next;
    const red = await ask(worker, { number, mutant }, pace.patience);
    found.set(number, { mutant, red });
    pace.told(found.size);
    played += 1;
    if (red !== ENDLESS && played % FILL > 0) continue;
    await worker.terminate();
    worker = await start(given);
  }
  await worker.terminate();
}

const ENDLESS = '(never ends)';

/** Some mutants that never end take up all memory before their time is over. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

async function ask(worker: Worker, question: Question, patience: number): Promise<string | null> {
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  const began = await worker.cpuUsage();
  // Counted in the thread's own time, for a slow machine is not an endless rule.
  const glance = setInterval(() => {
    const look = ({ user }: NodeJS.CpuUsage) => {
      if (user > patience * 1e6) resolve(ENDLESS);
    };
    // A thread that has ended says itself why.
    worker.cpuUsage(began).then(look, () => undefined);
  }, GLANCE);
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
    clearInterval(glance);
    worker.off('message', answered).off('error', failed);
  });
}

/** Plays every board against every mutant, until one turns red. */
export async function hunt(
  given: Given,
  mutants: readonly Mutant[],
  { patience = PATIENCE, told = () => undefined }: Pace = {},
): Promise<readonly Hunted[]> {
  const rest = mutants.map((mutant, number) => [number, mutant] as const);
  const found = new Map<number, Hunted>();
  const threads = Array.from({ length: availableParallelism() }, () =>
    thread({ given, rest, found, pace: { patience, told } }),
  );
  await Promise.all(threads);
  return mutants.map((_, number) => found.get(number)!);
}
