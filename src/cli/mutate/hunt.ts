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

/** How often a thread is asked for how long it has worked, in milliseconds. */
const GLANCE = 1_000;

/** Taking the types out of a file in this way is new to Node, and it says so in each thread. */
const QUIET = ['--disable-warning=ExperimentalWarning'];

/** What is hunted in, and how long one waits for a mutant. */
interface Hunt extends Given {
  readonly patience: number;
}

async function start(given: Given): Promise<Worker> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: given, execArgv: QUIET });
  await once(worker, 'online');
  return worker;
}

/** One thread that takes mutant after mutant from `rest`; a new one where a mutant never ends. */
async function thread(
  { patience, ...given }: Hunt,
  rest: (readonly [number, Mutant])[],
  found: Hunted[],
): Promise<void> {
  let worker = await start(given);
  for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
    const [number, mutant] = next;
    const red = await ask(worker, { number, mutant }, patience);
    found[number] = { mutant, red };
    if (red !== ENDLESS) continue;
    await worker.terminate();
    worker = await start(given);
  }
  await worker.terminate();
}

const ENDLESS = '(never ends)';

async function ask(worker: Worker, question: Question, patience: number): Promise<string | null> {
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  const began = await worker.cpuUsage();
  // Counted in the thread's own time, for a slow machine is not an endless rule.
  const glance = setInterval(() => {
    void worker.cpuUsage(began).then(({ user }) => {
      if (user > patience * 1e6) resolve(ENDLESS);
    });
  }, GLANCE);
  const answered = ({ red }: Answer) => {
    resolve(red);
  };
  worker.once('message', answered).once('error', reject);
  worker.postMessage(question);
  return promise.finally(() => {
    clearInterval(glance);
    worker.off('message', answered).off('error', reject);
  });
}

/** Plays every board against every mutant, until one turns red. */
export async function hunt(given: Given, mutants: readonly Mutant[], patience = PATIENCE): Promise<readonly Hunted[]> {
  const rest = mutants.map((mutant, number) => [number, mutant] as const);
  const found: Hunted[] = [];
  await Promise.all(Array.from({ length: availableParallelism() }, () => thread({ ...given, patience }, rest, found)));
  return found;
}
