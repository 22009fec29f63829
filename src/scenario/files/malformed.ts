import { problemText, type Problem } from '../../core/result.ts';
import { ScriptFault } from '../../core/scripted.ts';

/**
 * An error in the file that stops the play, because all later steps would be played on a wrong
 * board. `playScenario` catches it.
 */
export class Malformed extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(problemText).join('; '));
    this.name = 'Malformed';
    this.problems = problems;
  }
}

/**
 * Calls `run` and turns a `ScriptFault` into a `Malformed` that names the place of the roll in the
 * file.
 */
export function placingRolls<T>(path: string, run: () => T): T {
  try {
    return run();
  } catch (fault) {
    if (!(fault instanceof ScriptFault)) throw fault;
    throw new Malformed([{ path: `${path}.dice.${fault.entry}`, found: fault.found, wanted: fault.wanted }]);
  }
}

/** The same problems with `path` in front of their own paths. */
export const under = (path: string, problems: readonly Problem[]): readonly Problem[] =>
  problems.map((problem) => ({ ...problem, path: problem.path === '' ? path : `${path}.${problem.path}` }));

/** Whether two paths are the same, or one is within the other: `board` and `board.units`. */
export const areNested = (one: string, other: string): boolean =>
  one === other || other.startsWith(`${one}.`) || one.startsWith(`${other}.`);

/** The problems that are not in the same place as one of these. Such a problem follows from it. */
export const independent = <Each extends Problem>(all: readonly Each[], of: readonly Problem[]): readonly Each[] =>
  all.filter(({ path }) => !of.some((each) => each.path !== '' && path !== '' && areNested(each.path, path)));
