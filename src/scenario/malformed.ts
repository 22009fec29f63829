import { problemText, type Problem } from '../core/result.ts';
import { ScriptFault } from '../core/scripted.ts';

/** A fault of the file that ends the play, since all that follows would be played on the wrong board. Caught by `playScenario`. */
export class Malformed extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(problemText).join('; '));
    this.name = 'Malformed';
    this.problems = problems;
  }
}

/** Gives a roll that the script has not, or has too much of, its place in the file. */
export function placingRolls<T>(path: string, run: () => T): T {
  try {
    return run();
  } catch (fault) {
    if (!(fault instanceof ScriptFault)) throw fault;
    throw new Malformed([{ path: `${path}.dice.${fault.entry}`, found: fault.found, wanted: fault.wanted }]);
  }
}

/** The same problems, further inside the file. */
export const under = (path: string, problems: readonly Problem[]): readonly Problem[] =>
  problems.map((problem) => ({ ...problem, path: problem.path === '' ? path : `${path}.${problem.path}` }));
