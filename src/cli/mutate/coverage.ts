import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { mutantEngine, prepare } from './load.ts';
import type { Mutant } from './mutants.ts';
import type { SourcePlace, Reach } from './reach.ts';
import { trials, type Round } from './trials.ts';

/** The question to the thread: which boards and tests of a round reach these places. */
export interface ReachQuestion extends Round {
  readonly places: readonly SourcePlace[];
}

type CodeThatRan = ReadonlyMap<string, readonly Profiler.CoverageRange[]>;

const { places, ...round } = workerData as ReachQuestion;
const session = new Session();

/** A mutant that changes nothing. */
const UNCHANGED: Mutant = { file: '', line: 0, name: '', start: 0, end: 0, text: '' };

const urlOf = (file: string): string => pathToFileURL(resolve(file)).href;

/**
 * The code of one copy of the rules that ran since the last call. Loading replaces types by spaces,
 * so offsets are those of the source text.
 */
async function ran(number: number): Promise<CodeThatRan> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const own = result.filter(({ url }) => url.endsWith(`?mutant=${number}`));
  return new Map(own.map(({ url, functions }) => [url.replace(/\?.*/, ''), functions.flatMap(({ ranges }) => ranges)]));
}

/** Did this place run? The innermost range around it decides. */
function isReached(all: CodeThatRan, { file, start }: SourcePlace): boolean {
  let innermost: Profiler.CoverageRange | undefined;
  for (const range of all.get(urlOf(file)) ?? []) {
    const { startOffset: from, endOffset: to } = range;
    const isInside = from <= start && start < to;
    if (isInside && (innermost === undefined || to - from < innermost.endOffset - innermost.startOffset))
      innermost = range;
  }
  return innermost !== undefined && innermost.count > 0;
}

/**
 * The code that runs while the engine of the round's game is loaded: of all modules that it uses,
 * and of no others. Null without a game.
 */
async function loadedEngine(number: number): Promise<CodeThatRan | null> {
  prepare(UNCHANGED, number);
  if (round.game === null) return null;
  await mutantEngine(round.game, number);
  return ran(number);
}

/**
 * Plays everything once, and notes how long each trial takes and which places it reaches. Code that
 * runs on loading, such as a table, is reached by all.
 */
async function look(): Promise<Reach> {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const loaded = await loadedEngine(0);
  const reached = places.map((): number[] => []);
  const used = [...places.entries()].filter(([, { file }]) => loaded === null || loaded.has(urlOf(file)));
  if (used.length === 0) return reached;
  const atLoad = places.map((place) => loaded !== null && isReached(loaded, place));
  const times: number[] = [];
  for (const [n, trial] of trials(round).entries()) {
    // Each test file has its own copy of the rules, so that code that runs only on loading runs
    // again for every file.
    const number = trial.isTest ? n + 1 : 0;
    if (trial.isTest) await loadedEngine(number);
    await ran(number);
    const began = performance.now();
    const why = await trial.fails(number);
    if (why !== null) throw new Error(`${trial.name} fails even without a fault: ${why}`);
    times.push(performance.now() - began);
    const played = await ran(number);
    for (const [i, place] of used) if (atLoad[i] || isReached(played, place)) reached[i]!.push(n);
  }
  session.disconnect();
  return reached.map((numbers) => numbers.sort((a, b) => times[a]! - times[b]!));
}

parentPort!.postMessage(await look());
