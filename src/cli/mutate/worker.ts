import { parentPort, workerData } from 'node:worker_threads';
import { boards, failingBoardFinder } from './boards.ts';
import { mutantEngine } from './load.ts';
import type { Mutant } from './mutants.ts';

/** What a thread is asked to play: a mutant and its number. */
export interface Question {
  readonly number: number;
  readonly mutant: Mutant;
}

/** The answer: the board that caught the mutant, or null if it survived. */
export interface Answer {
  readonly number: number;
  readonly caughtBy: string | null;
}

/** The game, and the file that exports its engine. */
export interface WorkerGame {
  readonly game: string;
  readonly index: string;
}

const { game, index } = workerData as WorkerGame;
const findFailingBoard = failingBoardFinder(boards(game));
const port = parentPort!;

/** A mutant that is not valid JavaScript, or throws while it is loaded, counts as caught. */
async function play({ number, mutant }: Question): Promise<Answer> {
  try {
    return { number, caughtBy: findFailingBoard(await mutantEngine(index, mutant, number)) };
  } catch (error) {
    return { number, caughtBy: `(${String(error)})` };
  }
}

port.on('message', (question: Question) => void play(question).then((answer) => port.postMessage(answer)));
