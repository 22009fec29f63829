import type { Readings } from '../core/ids.ts';
import type { Problem } from '../core/result.ts';
import type { AnyEngine } from '../games/engine.ts';
import { unmet } from './expect.ts';
import { Malformed, under } from './malformed.ts';
import type { Play, Played } from './played.ts';
import type { Expectation, Ruling, Scenario, Step } from './schema.ts';
import { playStep } from './step.ts';

/** An expectation with its place in the file, and the dice with which it is met, where they are not the step's own. */
interface Expected {
  readonly expect: Expectation;
  readonly path: string;
  readonly dice?: Step['dice'];
}

/** What a reading makes of steps, by their ids, where it differs from the file's own expectation. */
type Differs = ReadonlyMap<string, Expected>;

/**
 * Plays a scenario from its board to its last step, with its own dice, and compares each step with what its author expected. `readings`
 * come on top of the file's own. Never throws for a fault of the file: that is in `malformed` or `unmet`, with its path.
 */
export function playScenario(
  engine: AnyEngine,
  scenario: Scenario,
  readings: Readings = {},
  differs: Differs = new Map(),
): Play {
  const start = engine.start(scenario.board, { ...scenario.readings, ...readings });
  if (!start.ok) return { start: null, steps: [], malformed: start.error.map(inFile), unmet: [] };
  const steps: Played[] = [];
  const malformed: Problem[] = [];
  const wrong: Problem[] = [];
  let state = start.value;
  try {
    for (const [i, step] of scenario.steps.entries()) {
      const other = differs.get(step.id);
      const { played, malformed: faults } = playStep(engine, state, otherwise(step, other), `steps.${i}`);
      malformed.push(...faults);
      const { expect, path } = expected(step, other, i);
      // Nothing is expected of a task that cannot be played: its own fault is reported.
      const due = faults.length > 0 ? { ...expect, task: undefined } : expect;
      wrong.push(...unmet(played, due, path), ...noOutcomes(engine, expect, path));
      steps.push(played);
      state = played.state;
    }
  } catch (fault) {
    if (!(fault instanceof Malformed)) throw fault;
    return { start: start.value, steps, malformed: [...malformed, ...fault.problems], unmet: wrong };
  }
  return { start: start.value, steps, malformed, unmet: wrong };
}

/** A step under another reading: with that reading's dice, and only tried where the reading refuses its order. */
function otherwise(step: Step, differs: Expected | undefined): Step {
  if (differs === undefined) return step;
  const { order, dice, ...rest } = step;
  const refused = differs.expect.refused !== undefined && order !== undefined;
  const rolls = differs.dice ?? (refused ? undefined : dice);
  return {
    ...rest,
    ...(order !== undefined && (refused ? { try: order } : { order })),
    ...(rolls !== undefined && { dice: rolls }),
  };
}

/** What must come of a step, and where that stands: what its reading differs in, or else what the step itself says. */
const expected = (step: Step, differs: Expected | undefined, i: number): Expected =>
  differs ?? { expect: step.expect ?? {}, path: `steps.${i}.expect` };

/** Words for outcomes that the game does not have: a chance of 0 for one of them would always be met. */
const noOutcomes = ({ outcomes }: AnyEngine, { odds = {} }: Expectation, path: string): readonly Problem[] =>
  Object.keys(odds)
    .filter((word) => !Object.hasOwn(outcomes, word))
    .map((word) => ({
      path: `${path}.odds.${word}`,
      found: word,
      wanted: `an outcome of the game: ${Object.keys(outcomes).join(', ')}`,
    }));

/** Readings have their own place in a file; all else that is wrong with a start is wrong with the board. */
const inFile = (problem: Problem): Problem =>
  problem.path.startsWith('readings') ? problem : under('board', [problem])[0]!;

/**
 * A ruling's own scenario under one of its readings; compared with what the file says of that reading. What we play may be all that the
 * engine can: then it is played as it stands.
 */
export function playReading(engine: AnyEngine, ruling: Ruling, scenario: Scenario, key: string): Play {
  const differs = Object.entries(ruling.differs).flatMap(([step, byReading]) => {
    if (byReading[key] === undefined) return [];
    const { dice, ...expect } = byReading[key];
    return [[step, { expect, path: `differs.${step}.${key}`, ...(dice !== undefined && { dice }) }] as const];
  });
  const given = engine.readings[ruling.id] === undefined && key === ruling.ruling ? {} : { [ruling.id]: key };
  return playScenario(engine, scenario, given, new Map(differs));
}
