import * as v from 'valibot';
import type { Problem, Result } from '../core/result.ts';
import { failure, success } from '../core/result.ts';
import { withBases, type Bases } from './boards.ts';
import { examSchema, rulingSchema, scenarioSchema, type Exam, type Ruling, type Scenario } from './schema.ts';
import { asScenario, type RuleTest } from './rule-test.ts';
import { readSource, shaped, type Fault, type Source } from './source.ts';

/** A file's content, with its source to place later faults by. */
export interface Loaded<T> {
  readonly value: T;
  readonly source: Source;
}

/** A part of a file as far as it is well formed; null where it is not, and undefined where there is none. */
const part = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.fallback(v.nullable(schema), null));

/** Things with ids, whatever else is wrong with them. */
const named = part(v.array(v.fallback(v.object({ id: v.string() }), { id: '' })));

const looseScenario = v.object({ steps: named });
const looseExam = v.object({ items: named });
const looseRuling = v.object({
  ruling: part(v.string()),
  readings: part(v.array(v.object({ key: v.string(), playable: v.boolean() }))),
  scenario: part(v.union([v.string(), looseScenario])),
  differs: part(v.record(v.string(), v.record(v.string(), v.unknown()))),
  needs: v.optional(v.unknown()),
});
type LooseRuling = v.InferOutput<typeof looseRuling>;

/** What a file is read as: its shape, and what else is looked at, in as much of it as is well formed, so that no fault hides behind another. */
interface Reading<Schema extends v.GenericSchema, Loose extends v.GenericSchema> {
  readonly shape: Schema;
  readonly loose: Loose;
  readonly look: (parts: v.InferOutput<Loose>) => readonly Problem[];
}

/** A text with the name of its file, and the base boards that its boards may be like. */
interface FileText {
  readonly text: string;
  readonly file: string;
  readonly bases?: Bases | undefined;
  readonly ruleTest?: RuleTest | undefined;
}

function load<Schema extends v.GenericSchema, Loose extends v.GenericSchema>(
  { shape, loose, look }: Reading<Schema, Loose>,
  { text, file, bases = {}, ruleTest }: FileText,
): Result<Loaded<v.InferOutput<Schema>>, readonly Fault[]> {
  const written = readSource(text, file);
  const read = written.ok ? withBases(written.value, bases) : written;
  if (!read.ok) return read;
  const source = ruleTest === undefined ? read.value : asScenario(read.value, ruleTest);
  const value = shaped(source, shape);
  const parts = v.safeParse(loose, source.value);
  const seen = parts.success ? look(parts.output).map((problem) => source.at(problem)) : [];
  const faults = [...(value.ok ? [] : value.error), ...seen];
  return value.ok && faults.length === 0 ? success({ value: value.value, source }) : failure(faults);
}

/**
 * Reads a scenario file, which leaves out what follows from its place if it is a rule test; refuses a malformed one, and step ids that stand
 * twice, with the lines of all that is wrong.
 */
export const loadScenario = (
  text: string,
  file: string,
  bases?: Bases,
  ruleTest?: RuleTest,
): Result<Loaded<Scenario>, readonly Fault[]> =>
  load(
    { shape: scenarioSchema, loose: looseScenario, look: ({ steps }) => again(steps, 'steps', 'step') },
    { text, file, bases, ruleTest },
  );

/** What has an id that stands before it already. */
function again(all: v.InferOutput<typeof named>, path: string, what: string): readonly Problem[] {
  const ids = (all ?? []).map(({ id }) => id);
  return ids.flatMap((id, i) =>
    id === '' || ids.indexOf(id) === i
      ? []
      : [{ path: `${path}.${i}.id`, found: `"${id}" again`, wanted: `an id of its own for each ${what}` }],
  );
}

/**
 * Reads a ruling file; refuses a malformed one, a ruling that is none of its readings, readings marked playable without a board that
 * shows them, and differences of steps or readings that are not there.
 */
export const loadRuling = (text: string, file: string, bases?: Bases): Result<Loaded<Ruling>, readonly Fault[]> =>
  load({ shape: rulingSchema, loose: looseRuling, look: rulingFaults }, { text, file, bases });

function rulingFaults(parts: LooseRuling): readonly Problem[] {
  const { ruling, readings, scenario, differs = {} } = parts;
  const twice =
    typeof scenario === 'object' && scenario !== null ? again(scenario.steps, 'scenario.steps', 'step') : [];
  if (typeof ruling !== 'string' || !Array.isArray(readings)) return twice;
  const known: Known = { ...parts, ruling, readings, differs };
  return [...readingFaults(known), ...twice, ...unknownReadings(known), ...notShown(known)];
}

/** A ruling of which one knows what it is and between what. */
interface Known extends Omit<LooseRuling, 'ruling' | 'readings'> {
  readonly ruling: string;
  readonly readings: readonly { readonly key: string; readonly playable: boolean }[];
}

const wrong = (path: string, found: string, wanted: string): Problem => ({ path, found, wanted });

/** The playable readings besides the one that we play. */
const others = ({ readings, ruling }: Known): Known['readings'] =>
  readings.filter((reading) => reading.playable && reading.key !== ruling);

function readingFaults(known: Known): readonly Problem[] {
  const { ruling, readings, scenario, needs } = known;
  const keys = readings.map((reading) => reading.key);
  const playable = others(known).length > 0;
  const faults: Problem[] = [];
  if (!keys.includes(ruling)) faults.push(wrong('ruling', ruling, `one of its readings: ${keys.join(', ')}`));
  if (playable && scenario === undefined)
    faults.push(wrong('readings', 'playable readings', 'a scenario that shows them'));
  if (!playable && readings.length > 1 && needs === undefined)
    faults.push(wrong('readings', 'nothing playable', 'needs: what must be there first'));
  return faults;
}

/** Differences of steps or readings that are not there. */
function unknownReadings({ ruling, readings, scenario, differs }: Known): readonly Problem[] {
  const keys = readings.map((reading) => reading.key);
  // Of a scenario in a file of its own only the library knows the steps.
  const own = typeof scenario === 'object' ? scenario?.steps?.map((step) => step.id) : undefined;
  return Object.entries(differs ?? {}).flatMap(([step, byReading]) => [
    ...(own === undefined || own.includes(step)
      ? []
      : [wrong(`differs.${step}`, step, `a step of its scenario: ${own.join(', ')}`)]),
    ...Object.keys(byReading)
      .filter((key) => !keys.includes(key) || key === ruling)
      .map((key) => wrong(`differs.${step}.${key}`, key, `another reading than ${ruling}: ${keys.join(', ')}`)),
  ]);
}

/** Playable readings that make no step go otherwise. */
const notShown = (known: Known): readonly Problem[] =>
  known.differs === null
    ? []
    : others(known)
        .filter(({ key }) => !Object.values(known.differs ?? {}).some((byReading) => Object.hasOwn(byReading, key)))
        .map(({ key }) =>
          wrong('differs', `nothing for ${key}`, 'a step that goes otherwise under each playable reading'),
        );

/** Reads an exam file; refuses a malformed one, and questions whose ids stand twice, with the lines of all that is wrong. */
export const loadExam = (text: string, file: string, bases?: Bases): Result<Loaded<Exam>, readonly Fault[]> =>
  load(
    { shape: examSchema, loose: looseExam, look: ({ items }) => again(items, 'items', 'question') },
    { text, file, bases },
  );
