import * as v from 'valibot';
import { isKeyed, isScenarioId, type Plain, type Prefix } from '../../core/ids.ts';
import { nearest } from '../../core/nearest.ts';
import { expectation } from './expect-schema.ts';
import { scenarioSchema, step, type Scenario, type Step } from './schema.ts';

/** A scenario without its malformed parts. */
export interface SoundScenario {
  readonly scenario: Scenario;
  /**
   * The first step that cannot be played, because what it does is malformed; infinite if all can.
   */
  readonly upTo: number;
}

/** The keys that say what a step does. Without one of them, it is another step. */
const DEEDS = ['order', 'then', 'try', 'dice', 'pass'] as const;

/** The well-formed values of an object, and the keys of the others. */
function soundParts(
  entries: v.ObjectEntries,
  value: Plain,
): { readonly parts: Readonly<Record<string, unknown>>; readonly broken: ReadonlySet<string> } {
  const written = Object.entries(isKeyed(value) ? value : {});
  const broken = new Set<string>();
  const parts = written.flatMap(([key, inner]): readonly (readonly [string, unknown])[] => {
    const schema = Object.hasOwn(entries, key) ? entries[key]! : null;
    const read = schema === null ? null : v.safeParse(schema, inner);
    if (read?.success === true) return [[key, read.output]];
    // An unknown key stands for the one that it was meant to be.
    for (const each of schema === null ? nearest(key, Object.keys(entries)) : [key]) broken.add(each);
    return [];
  });
  return { parts: Object.fromEntries(parts), broken };
}

/**
 * What is expected of a step, without what is malformed and what can only be met by malformed
 * parts.
 */
function soundExpectation(value: Plain, lost: ReadonlySet<string>): Step['expect'] {
  const { parts } = soundParts(expectation.entries, value);
  const needs: Readonly<Record<string, string>> = { task: 'task', shows: 'show' };
  const met = Object.entries(parts).filter(([key]) => !lost.has(needs[key] ?? ''));
  return Object.fromEntries(met);
}

function soundStep(value: Plain, at: number): { readonly step: Step; readonly isPlayable: boolean } {
  const { parts, broken } = soundParts(step.entries, value);
  const name = `step-${at + 1}`;
  const { expect: _expect, ...others } = parts;
  const expected = isKeyed(value) ? value['expect'] : undefined;
  const whole: Readonly<Record<string, unknown>> = {
    id: name,
    title: name,
    say: name,
    ...others,
    ...(expected !== undefined && { expect: soundExpectation(expected, broken) }),
  };
  return { step: whole as unknown as Step, isPlayable: isKeyed(value) && !DEEDS.some((key) => broken.has(key)) };
}

/** The parts of a scenario that are well formed, with stand-ins for what must not be missing. */
export function soundScenario(value: Plain, game: string, prefix: Prefix): SoundScenario {
  const { parts } = soundParts(scenarioSchema.entries, value);
  const written: Plain = isKeyed(value) ? value : {};
  const { id, steps: all, board = null } = written;
  const steps = Array.isArray(all) ? all.map(soundStep) : [];
  const first = steps.findIndex(({ isPlayable }) => !isPlayable);
  const scenario: Readonly<Record<string, unknown>> = {
    title: 'a draft',
    teaches: [],
    rulings: [],
    readings: {},
    ...parts,
    id: typeof id === 'string' && isScenarioId(id) ? id : `${prefix}.a-draft`,
    game,
    board,
    steps: steps.map((each) => each.step),
  };
  return { scenario: scenario as unknown as Scenario, upTo: first < 0 ? Infinity : first };
}
