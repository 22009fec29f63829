import type { Readings } from '../core/ids.ts';
import type { Problem } from '../core/result.ts';
import type { AnyEngine } from '../games/engine.ts';
import { unmet } from './expect.ts';
import { Malformed, under } from './malformed.ts';
import type { Play, Played } from './played.ts';
import type { Expectation, Ruling, Scenario } from './schema.ts';
import { playStep } from './step.ts';

/** What a reading makes of steps, by their ids, where it differs from the file's own expectation. */
export type Differs = Readonly<Record<string, Expectation>>;

/**
 * Plays a scenario from its board to its last step, with its own dice, and compares each step with what its author expected. `readings`
 * come on top of the file's own. Never throws for a fault of the file: that is in `malformed` or `unmet`, with its path.
 */
export function playScenario(
  engine: AnyEngine,
  scenario: Scenario,
  readings: Readings = {},
  differs: Differs = {},
): Play {
  const start = engine.start(scenario.board, { ...scenario.readings, ...readings });
  if (!start.ok) return { start: null, steps: [], malformed: start.error.map(inFile), unmet: [] };
  const steps: Played[] = [];
  const wrong: Problem[] = [];
  let state = start.value;
  try {
    for (const [i, step] of scenario.steps.entries()) {
      const played = playStep(engine, state, step, `steps.${i}`);
      wrong.push(...unexpected(played, differs[step.id], step.expect, `steps.${i}.expect`));
      steps.push(played);
      state = played.state;
    }
  } catch (fault) {
    if (!(fault instanceof Malformed)) throw fault;
    return { start: start.value, steps, malformed: fault.problems, unmet: wrong };
  }
  return { start: start.value, steps, malformed: [], unmet: wrong };
}

/** What came out otherwise than a reading's difference says, or than the step itself says where the reading has none. */
function unexpected(
  played: Played,
  differs: Expectation | undefined,
  expect: Expectation | undefined,
  path: string,
): readonly Problem[] {
  if (differs !== undefined) return unmet(played, differs, `differs.${played.id}`);
  return expect === undefined ? [] : unmet(played, expect, path);
}

/** Readings have their own place in a file; all else that is wrong with a start is wrong with the board. */
const inFile = (problem: Problem): Problem =>
  problem.path.startsWith('readings') ? problem : under('board', [problem])[0]!;

/** A ruling's own scenario under one of its readings; compared with what the file says of that reading. */
export function playReading(engine: AnyEngine, ruling: Ruling, scenario: Scenario, key: string): Play {
  const differs = Object.entries(ruling.differs).flatMap(([step, byReading]) => {
    const expectation = byReading[key];
    return expectation === undefined ? [] : [[step, expectation] as const];
  });
  return playScenario(engine, scenario, { [ruling.id]: key }, Object.fromEntries(differs));
}
