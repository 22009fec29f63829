import type { Result } from '../core/result.ts';
import { failure, success } from '../core/result.ts';
import { examSchema, rulingSchema, scenarioSchema, type Exam, type Ruling, type Scenario } from './schema.ts';
import { readSource, shaped, type Fault, type Source } from './source.ts';

/** A file's content, with its source to place later faults by. */
export interface Loaded<T> {
  readonly value: T;
  readonly source: Source;
}

/** Reads a scenario file; refuses a malformed one, and step ids that stand twice, with the line. */
export function loadScenario(text: string, file: string): Result<Loaded<Scenario>, readonly Fault[]> {
  const source = readSource(text, file);
  if (!source.ok) return source;
  const scenario = shaped(source.value, scenarioSchema);
  if (!scenario.ok) return scenario;
  const twice = twiceNamed(scenario.value, source.value, '');
  return twice.length > 0 ? failure(twice) : success({ value: scenario.value, source: source.value });
}

function twiceNamed(scenario: Scenario, source: Source, under: string): readonly Fault[] {
  const ids = scenario.steps.map((step) => step.id);
  return ids.flatMap((id, i) =>
    ids.indexOf(id) === i
      ? []
      : [
          source.at({
            path: `${under}steps.${i}.id`,
            found: `"${id}" again`,
            wanted: 'an id of its own for each step',
          }),
        ],
  );
}

/**
 * Reads a ruling file; refuses a malformed one, a ruling that is none of its readings, readings marked playable without a board that
 * shows them, and differences of steps or readings that are not there.
 */
export function loadRuling(text: string, file: string): Result<Loaded<Ruling>, readonly Fault[]> {
  const source = readSource(text, file);
  if (!source.ok) return source;
  const ruling = shaped(source.value, rulingSchema);
  if (!ruling.ok) return ruling;
  const faults = rulingFaults(ruling.value, source.value);
  return faults.length > 0 ? failure(faults) : success({ value: ruling.value, source: source.value });
}

function rulingFaults(ruling: Ruling, source: Source): readonly Fault[] {
  const { readings, scenario, differs } = ruling;
  const keys = readings.map((reading) => reading.key);
  const faults: Fault[] = [];
  const fault = (path: string, found: string, wanted: string) => faults.push(source.at({ path, found, wanted }));
  if (!keys.includes(ruling.ruling)) fault('ruling', ruling.ruling, `one of its readings: ${keys.join(', ')}`);
  const playable = readings.filter((reading) => reading.playable && reading.key !== ruling.ruling);
  if (playable.length > 0 && scenario === undefined)
    fault('readings', 'playable readings', 'a scenario that shows them');
  if (playable.length === 0 && readings.length > 1 && ruling.needs === undefined)
    fault('readings', 'nothing playable', 'needs: what must be there first');
  const steps = typeof scenario === 'object' ? scenario.steps.map((step) => step.id) : [];
  if (typeof scenario === 'object') faults.push(...twiceNamed(scenario, source, 'scenario.'));
  for (const [step, byReading] of Object.entries(differs)) {
    if (!steps.includes(step)) fault(`differs.${step}`, step, `a step of its scenario: ${steps.join(', ')}`);
    for (const key of Object.keys(byReading)) {
      if (!keys.includes(key) || key === ruling.ruling)
        fault(`differs.${step}.${key}`, key, `another reading than ${ruling.ruling}: ${keys.join(', ')}`);
    }
  }
  for (const { key } of playable) {
    if (!Object.values(differs).some((byReading) => key in byReading))
      fault('differs', `nothing for ${key}`, 'a step that goes otherwise under each playable reading');
  }
  return faults;
}

/** Reads an exam file; refuses a malformed one, with the line. */
export function loadExam(text: string, file: string): Result<Loaded<Exam>, readonly Fault[]> {
  const source = readSource(text, file);
  if (!source.ok) return source;
  const exam = shaped(source.value, examSchema);
  return exam.ok ? success({ value: exam.value, source: source.value }) : exam;
}
