import type { Readings } from '../../core/ids.ts';
import type { Problem } from '../../core/result.ts';
import type { AnyEngine, Awaiting } from '../../games/contract/engine.ts';
import { unmet } from './expect.ts';
import { independent, Malformed, under } from '../files/malformed.ts';
import type { Play, Played } from './played.ts';
import type { Ruling } from '../files/ruling-schema.ts';
import type { Expectation } from '../files/expect-schema.ts';
import type { Scenario, Step } from '../files/schema.ts';
import { unknownNames, unknownRolls } from './names.ts';
import { playStep, type StepPlay } from './step.ts';
import { readableStart, unreadOrders } from './unplayed.ts';

/** An expectation, its place in the file, and its dice if they differ from those of the step. */
interface Expected {
  readonly expect: Expectation;
  readonly path: string;
  readonly dice?: Step['dice'];
}

/** The expectations of another reading, by step id, for the steps that it changes. */
type Differs = ReadonlyMap<string, Expected>;

/** Which steps are played, and which of them go differently under another reading. */
interface Course {
  readonly differs?: Differs;
  readonly upTo?: number;
}

/**
 * Plays a scenario from its board to its last step with its scripted dice, and compares each step
 * with what the author expected. `readings` override those of the file. Never throws for an error
 * in the file: it is reported in `malformed` or `unmet`, with its path. Steps that cannot be played
 * because of an error before them, and those from `upTo` on, are checked as far as they can be
 * without their board.
 */
export function playScenario(
  engine: AnyEngine,
  scenario: Scenario,
  readings: Readings = {},
  { differs = new Map(), upTo = Infinity }: Course = {},
): Play {
  const chosen = { ...scenario.readings, ...readings };
  const start = engine.start(scenario.board, chosen);
  const steps: Played[] = [];
  const readable = start.ok
    ? { state: start.value, problems: [] }
    : readableStart(engine, scenario.board, chosen, start.error);
  const malformed: Problem[] = start.ok ? [] : [...start.error, ...readable.problems].map(inFile);
  const wrong: Problem[] = [];
  let { state } = readable;
  let isPlaying = start.ok;
  for (const [i, step] of scenario.steps.entries()) {
    const path = `steps.${i}`;
    const other = differs.get(step.id);
    const wanted = expected(step, other, i);
    isPlaying &&= i < upTo;
    const now = underReading(step, other);
    const { played, malformed: faults } =
      isPlaying && state !== null
        ? playUnlessMalformed(engine, state, now, path)
        : { played: null, malformed: unreadOrders(engine, now, path, { state, board: scenario.board }) };
    const names = unknownNames(engine, { step: now, path, happened: played?.events }, wanted);
    const rolls = unknownRolls(engine, now, path);
    // A name that was probably misspelt explains why the step could not be played. For any other
    // unknown roll, the play tells better what was asked for.
    const misspelt = [...names, ...rolls.filter(({ meant }) => meant !== undefined)];
    const inPlay = independent(faults, misspelt);
    malformed.push(...misspelt, ...inPlay, ...independent(rolls, [...misspelt, ...inPlay]));
    if (played === null) isPlaying = false;
    else {
      // A task that cannot be played is already reported, so its expectation is not checked.
      const due = faults.length > 0 ? { ...wanted.expect, task: undefined } : wanted.expect;
      wrong.push(...independent(unmet(played, due, wanted.path, engine), names));
      steps.push(played);
      ({ state } = played);
    }
  }
  return { start: start.ok ? start.value : null, steps, malformed, unmet: wrong };
}

/** Plays a step. Null in place of the step if its order or its dice cannot be played. */
function playUnlessMalformed(
  engine: AnyEngine,
  state: Awaiting,
  step: Step,
  path: string,
): Pick<StepPlay, 'malformed'> & { readonly played: Played | null } {
  try {
    return playStep(engine, state, step, path);
  } catch (fault) {
    if (!(fault instanceof Malformed)) throw fault;
    return { played: null, malformed: fault.problems };
  }
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
  return playScenario(engine, scenario, given, { differs: new Map(differs) });
}
