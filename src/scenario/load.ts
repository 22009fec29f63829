import type { Problem, Result } from '../core/result.ts';
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

const twiceNamed = (scenario: Scenario, source: Source, under: string): readonly Fault[] =>
  again(scenario.steps, `${under}steps`, 'step').map((problem) => source.at(problem));

/** What has an id that stands before it already. */
const again = (all: readonly { readonly id: string }[], path: string, what: string): readonly Problem[] =>
  all
    .map(({ id }, i) => ({
      path: `${path}.${i}.id`,
      found: `"${id}" again`,
      wanted: `an id of its own for each ${what}`,
    }))
    .filter((_problem, i) => all.findIndex(({ id }) => id === all[i]!.id) !== i);

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

type Wrong = (path: string, found: string, wanted: string) => Fault;

function rulingFaults(ruling: Ruling, source: Source): readonly Fault[] {
  const { scenario } = ruling;
  const wrong: Wrong = (path, found, wanted) => source.at({ path, found, wanted });
  return [
    ...readingFaults(ruling, wrong),
    ...(typeof scenario === 'object' ? twiceNamed(scenario, source, 'scenario.') : []),
    ...strangers(ruling, wrong),
    ...notShown(ruling, wrong),
  ];
}

/** The playable readings besides the one that we play. */
const others = ({ readings, ruling }: Ruling): readonly Ruling['readings'][number][] =>
  readings.filter((reading) => reading.playable && reading.key !== ruling);

function readingFaults(ruling: Ruling, wrong: Wrong): readonly Fault[] {
  const { readings, scenario, needs } = ruling;
  const keys = readings.map((reading) => reading.key);
  const playable = others(ruling).length > 0;
  const faults: Fault[] = [];
  if (!keys.includes(ruling.ruling))
    faults.push(wrong('ruling', ruling.ruling, `one of its readings: ${keys.join(', ')}`));
  if (playable && scenario === undefined)
    faults.push(wrong('readings', 'playable readings', 'a scenario that shows them'));
  if (!playable && readings.length > 1 && needs === undefined)
    faults.push(wrong('readings', 'nothing playable', 'needs: what must be there first'));
  return faults;
}

/** Differences of steps or readings that are not there. */
function strangers({ ruling, readings, scenario, differs }: Ruling, wrong: Wrong): readonly Fault[] {
  const keys = readings.map((reading) => reading.key);
  // Of a scenario in a file of its own only the library knows the steps.
  const steps = typeof scenario === 'object' ? scenario.steps.map((step) => step.id) : Object.keys(differs);
  return Object.entries(differs).flatMap(([step, byReading]) => [
    ...(steps.includes(step) ? [] : [wrong(`differs.${step}`, step, `a step of its scenario: ${steps.join(', ')}`)]),
    ...Object.keys(byReading)
      .filter((key) => !keys.includes(key) || key === ruling)
      .map((key) => wrong(`differs.${step}.${key}`, key, `another reading than ${ruling}: ${keys.join(', ')}`)),
  ]);
}

/** Playable readings that make no step go otherwise. */
const notShown = (ruling: Ruling, wrong: Wrong): readonly Fault[] =>
  others(ruling)
    .filter(({ key }) => !Object.values(ruling.differs).some((byReading) => key in byReading))
    .map(({ key }) => wrong('differs', `nothing for ${key}`, 'a step that goes otherwise under each playable reading'));

/** Reads an exam file; refuses a malformed one, and questions whose ids stand twice, with the line. */
export function loadExam(text: string, file: string): Result<Loaded<Exam>, readonly Fault[]> {
  const source = readSource(text, file);
  if (!source.ok) return source;
  const exam = shaped(source.value, examSchema);
  if (!exam.ok) return exam;
  const twice = again(exam.value.items, 'items', 'question').map((problem) => source.value.at(problem));
  return twice.length > 0 ? failure(twice) : success({ value: exam.value, source: source.value });
}
