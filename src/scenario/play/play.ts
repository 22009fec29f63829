import type { Readings } from '../../core/ids.ts';
import type { Problem } from '../../core/result.ts';
import type { AnyEngine } from '../../games/contract/engine.ts';
import { unmet } from './expect.ts';
import { Malformed, under } from '../files/malformed.ts';
import type { Play, Played } from './played.ts';
import type { Ruling } from '../files/ruling-schema.ts';
import type { Expectation } from '../files/expect-schema.ts';
import type { Scenario, Step } from '../files/schema.ts';
import { playStep } from './step.ts';

/** An expectation, its place in the file, and its dice if they differ from those of the step. */
interface Expected {
  readonly expect: Expectation;
  readonly path: string;
  readonly dice?: Step['dice'];
}

/** The expectations of another reading, by step id, for the steps that it changes. */
type Differs = ReadonlyMap<string, Expected>;

/**
 * Plays a scenario from its board to its last step with its scripted dice, and compares each step
 * with what the author expected. `readings` override those of the file. Never throws for an error
 * in the file: it is reported in `malformed` or `unmet`, with its path.
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
      const { played, malformed: faults } = playStep(engine, state, underReading(step, other), `steps.${i}`);
      malformed.push(...faults);
      const { expect, path } = expected(step, other, i);
      // A task that cannot be played is already reported, so its expectation is not checked.
      const due = faults.length > 0 ? { ...expect, task: undefined } : expect;
      wrong.push(...unmet(played, due, path, engine), ...unknownOutcomes(engine, expect, path));
      steps.push(played);
      state = played.state;
    }
  } catch (fault) {
    if (!(fault instanceof Malformed)) throw fault;
    return { start: start.value, steps, malformed: [...malformed, ...fault.problems], unmet: wrong };
  }
  return { start: start.value, steps, malformed, unmet: wrong };
}

/**
 * A step under another reading: with the dice of that reading, and with `try` instead of `order` if
 * that reading refuses the order.
 */
function underReading(step: Step, differs: Expected | undefined): Step {
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

/**
 * What is expected of a step, and its place in the file: by the reading if it differs, otherwise by
 * the step.
 */
const expected = (step: Step, differs: Expected | undefined, i: number): Expected =>
  differs ?? { expect: step.expect ?? {}, path: `steps.${i}.expect` };

/**
 * Outcomes in `odds` that the game does not have. Without this check, expecting a chance of 0 for
 * one of them would always pass.
 */
const unknownOutcomes = ({ outcomes }: AnyEngine, { odds = {} }: Expectation, path: string): readonly Problem[] =>
  Object.keys(odds)
    .filter((word) => !Object.hasOwn(outcomes, word))
    .map((word) => ({
      path: `${path}.odds.${word}`,
      found: word,
      wanted: `an outcome of the game: ${Object.keys(outcomes).join(', ')}`,
    }));

/**
 * Readings have their own key in the file. Every other problem at the start is a problem of the
 * board.
 */
const inFile = (problem: Problem): Problem =>
  problem.path.startsWith('readings') ? problem : under('board', [problem])[0]!;

/**
 * Plays the scenario of a ruling under one of its readings and compares it with what the file says
 * about that reading. The reading we play may be the only one the engine has; then nothing is
 * overridden.
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
