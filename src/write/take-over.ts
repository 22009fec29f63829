/*
 * Writes into a scenario what its play has shown: dice that are missing, and what came of an order.
 */
import { parseDocument } from 'yaml';
import { textOf, type ScenarioText } from '../cli/scenario/file.ts';
import { partsOf, recorded, type Rolled, type Scripted } from '../core/dice.ts';
import { written } from '../core/fraction.ts';
import { fewestWays } from '../core/ways.ts';
import { seeded } from '../core/seeded.ts';
import { failure, success, type Result } from '../core/result.ts';
import type { AnyEngine, Awaiting } from '../games/contract/engine.ts';
import { isGame, engineOf } from '../register/index.ts';
import { draft, formOf, RULING, SCENARIO } from '../scenario/files/load.ts';
import type { Expectation } from '../scenario/files/expect-schema.ts';
import type { Scenario, Step } from '../scenario/files/schema.ts';
import { faultText } from '../scenario/files/source.ts';
import { advanceTo } from '../scenario/play/advance.ts';
import { carryOut } from '../scenario/play/order.ts';
import { playScenario } from '../scenario/play/play.ts';
import type { Played } from '../scenario/play/played.ts';

/** What to write into a step, counted from 0. The dice of a seed are always the same. */
export interface Taking {
  readonly step: number;
  readonly what: 'dice' | 'expect';
  readonly seed: number;
}

/** More faces than these are written as digits, in sixes. */
const MOST_LISTED = 6;

/** Faces as a list; many of at most 10 as digits: `396104 728560`. */
function facesText(faces: readonly number[]): readonly number[] | string {
  if (faces.length <= MOST_LISTED || faces.some((face) => face > 10) || (faces.includes(0) && faces.includes(10)))
    return faces;
  return faces.map((face, i) => `${i > 0 && i % MOST_LISTED === 0 ? ' ' : ''}${face % 10}`).join('');
}

const entryOf = ({ purpose, kind, faces, result }: Rolled): Scripted => ({
  [purpose]: kind === 'roll' || kind === 'draw' ? result : facesText(faces as readonly number[]),
});

/** The rolls of a step with dice of this seed. Throws `Malformed` if its order cannot be played. */
function rolled(engine: AnyEngine, from: Awaiting, step: Step, seed: number): readonly Scripted[] {
  const dice = recorded(seeded(seed));
  const run = { engine, dice, path: 'steps' };
  const { state } = step.pass === undefined ? { state: from } : advanceTo(run, from, step.pass);
  carryOut(run, state, step);
  return dice.rolled.flatMap(partsOf).map(entryOf);
}

/** What came of a step, as an expectation. */
function shown({ verdict, events, odds }: Played): Expectation {
  if (verdict === null) return { events: [] };
  if (!verdict.ok) return { refused: verdict.clause, reason: verdict.reason };
  const chances = Object.entries(odds?.isRolled === true ? fewestWays(odds.chances) : {});
  return {
    allowed: [...verdict.clauses],
    events: events.map(({ event }) => event.type),
    ...(chances.length > 0 && { odds: Object.fromEntries(chances.map(([word, chance]) => [word, written(chance)])) }),
  };
}

/** The scenario of a whole file. */
function wholeScenario({ isRuling, ...text }: ScenarioText): Result<Scenario, string> {
  const { source, faults } = draft(text);
  if (source === null || faults.length > 0) return failure(faults.map(faultText).join('\n'));
  const form = isRuling ? formOf(RULING, source) : formOf(SCENARIO, source);
  if (!form.ok) return failure(form.error.map(faultText).join('\n'));
  const scenario = 'scenario' in form.value ? form.value.scenario : form.value;
  if (typeof scenario !== 'object' || !('steps' in scenario)) return failure('The ruling has no scenario of its own.');
  return success(scenario);
}

/**
 * The draft of a file with the dice or the expectation of a step as they were just played. Refuses
 * a file whose form has errors, and a step that the play does not reach.
 */
export async function takenOver(file: string, { step: at, what, seed }: Taking): Promise<Result<string, string>> {
  const text = textOf(file);
  if (!text.ok) return failure(text.error.join('\n'));
  const read = wholeScenario(text.value);
  if (!read.ok) return read;
  const scenario = read.value;
  const step = scenario.steps[at];
  if (step === undefined || !isGame(scenario.game)) return failure(`There is no step ${at + 1}.`);
  const engine = await engineOf(scenario.game);
  const play = playScenario(engine, scenario, {}, { upTo: what === 'dice' ? at : at + 1 });
  const from = at === 0 ? play.start : play.steps[at - 1]?.state;
  const played = play.steps[at];
  if (from === null || from === undefined || (what === 'expect' && played === undefined))
    return failure(`Step ${at + 1} cannot be played yet: mend what is told above first.`);
  const value = what === 'dice' ? rolled(engine, from, step, seed) : shown(played!);
  const document = parseDocument(text.value.text);
  const path = [...(text.value.isRuling ? ['scenario'] : []), 'steps', at, what];
  const set = (at: readonly (string | number)[], value: unknown): void => {
    document.setIn(at, document.createNode(value, { flow: true }));
  };
  if (what === 'dice' || !document.hasIn(path)) set(path, value);
  // What else the author expects stays.
  else for (const [key, each] of Object.entries(value)) set([...path, key], each);
  return success(document.toString({ lineWidth: 0 }));
}
