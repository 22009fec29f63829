import * as v from 'valibot';
import type { Problem, Result } from '../../core/result.ts';
import { failure, meaning, success } from '../../core/result.ts';
import { nearest } from '../../core/nearest.ts';
import { withBases, type Bases } from './boards.ts';
import { examSchema, type Exam } from '../exam/schema.ts';
import { rulingSchema, type Ruling } from './ruling-schema.ts';
import { scenarioSchema, type Scenario } from './schema.ts';
import { asScenario, type RuleTest } from './rule-test.ts';
import { independent } from './malformed.ts';
import { readableSource, shaped, type Fault, type Source } from './source.ts';

/** The content of a file, and its source, which finds the line of later errors. */
export interface Loaded<T> {
  readonly value: T;
  readonly source: Source;
}

/**
 * A key that is read even if the rest of the file is malformed. Null if its own value is malformed,
 * undefined if it is missing.
 */
const part = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.fallback(v.nullable(schema), null));

/** A list of things with ids. An entry without an id gets an empty one. */
const named = part(v.array(v.fallback(v.object({ id: v.string() }), { id: '' })));

const looseScenario = v.object({ steps: named });
const looseExam = v.object({ items: named });
const looseRuling = v.object({
  ruling: part(v.string()),
  readings: part(v.array(v.object({ key: v.string(), playable: v.boolean() }))),
  scenario: part(v.union([v.string(), looseScenario])),
  differs: part(v.record(v.string(), v.record(v.string(), v.unknown()))),
  needs: v.optional(v.unknown()),
  status: part(v.string()),
  'superseded-by': v.optional(v.unknown()),
});
type LooseRuling = v.InferOutput<typeof looseRuling>;

/**
 * How a kind of file is read: its full schema, and further checks. The checks run on the
 * well-formed parts (`loose`) even if the schema fails, so that an author sees all errors at once.
 */
export interface Reading<Schema extends v.GenericSchema, Loose extends v.GenericSchema> {
  readonly shape: Schema;
  readonly loose: Loose;
  readonly look: (parts: v.InferOutput<Loose>) => readonly Problem[];
}

/** The text of a file, its name, and the base boards its boards may use. */
export interface FileText {
  readonly text: string;
  readonly file: string;
  readonly bases?: Bases | undefined;
  readonly ruleTest?: RuleTest | undefined;
}

/** A file whose YAML and boards were read as far as possible. */
export interface Draft {
  /** Null if nothing of the file can be read. */
  readonly source: Source | null;
  readonly faults: readonly Fault[];
  /** These errors without those that follow from the errors above. */
  readonly own: <Each extends Fault>(all: readonly Each[]) => readonly Each[];
}

/** Reads the YAML of a file and completes its boards. */
export function draft({ text, file, bases = {}, ruleTest }: FileText): Draft {
  const { source: written, faults, isSure } = readableSource(text, file);
  if (written === null) return { source: null, faults, own: () => [] };
  const completed = withBases(written, bases);
  const source = ruleTest === undefined ? completed.source : asScenario(completed.source, ruleTest);
  const all = [...faults, ...completed.faults];
  const unread = completed.unread.map((path): Problem => ({ path, found: '', wanted: '' }));
  return { source, faults: all, own: (more) => independent(more, [...all, ...unread]).filter(isSure) };
}

/** Everything that is wrong with the form of a file; its content if nothing is. */
export function formOf<Schema extends v.GenericSchema, Loose extends v.GenericSchema>(
  { shape, loose, look }: Reading<Schema, Loose>,
  source: Source,
): Result<v.InferOutput<Schema>, readonly Fault[]> {
  const value = shaped(source, shape);
  const parts = v.safeParse(loose, source.value);
  const seen = parts.success ? look(parts.output).map((problem) => source.at(problem)) : [];
  const faults = [...(value.ok ? [] : value.error), ...seen];
  return value.ok && faults.length === 0 ? value : failure(faults);
}

function load<Schema extends v.GenericSchema, Loose extends v.GenericSchema>(
  reading: Reading<Schema, Loose>,
  file: FileText,
): Result<Loaded<v.InferOutput<Schema>>, readonly Fault[]> {
  const { source, faults, own } = draft(file);
  if (source === null) return failure(faults);
  const form = formOf(reading, source);
  if (form.ok && faults.length === 0) return success({ value: form.value, source });
  return failure([...faults, ...(form.ok ? [] : own(form.error))]);
}

/** How a scenario is read. */
export const SCENARIO: Reading<typeof scenarioSchema, typeof looseScenario> = {
  shape: scenarioSchema,
  loose: looseScenario,
  look: ({ steps }) => repeatedIds(steps, 'steps', 'step'),
};

/** How a ruling is read. */
export const RULING: Reading<typeof rulingSchema, typeof looseRuling> = {
  shape: rulingSchema,
  loose: looseRuling,
  look: rulingFaults,
};

/**
 * Reads a scenario file. A rule test leaves out everything that follows from its path. Refuses a
 * malformed file and repeated step ids. Reports all errors at once, with their lines.
 */
export const loadScenario = (
  text: string,
  file: string,
  bases?: Bases,
  ruleTest?: RuleTest,
): Result<Loaded<Scenario>, readonly Fault[]> => load(SCENARIO, { text, file, bases, ruleTest });

/** The ids that already occur earlier in the list. */
function repeatedIds(all: v.InferOutput<typeof named>, path: string, what: string): readonly Problem[] {
  const ids = (all ?? []).map(({ id }) => id);
  return ids.flatMap((id, i) =>
    id === '' || ids.indexOf(id) === i
      ? []
      : [{ path: `${path}.${i}.id`, found: `"${id}" again`, wanted: `a different id for each ${what}` }],
  );
}

/**
 * Reads a ruling file. Refuses a malformed file, a ruling that is not one of the readings, playable
 * readings without a scenario that shows them, differences for steps or readings that do not exist,
 * and one that is superseded by nothing. Reports all errors at once, with their lines.
 */
export const loadRuling = (text: string, file: string, bases?: Bases): Result<Loaded<Ruling>, readonly Fault[]> =>
  load(RULING, { text, file, bases });

function rulingFaults(parts: LooseRuling): readonly Problem[] {
  const { ruling, readings, scenario, differs = {} } = parts;
  const twice =
    typeof scenario === 'object' && scenario !== null ? repeatedIds(scenario.steps, 'scenario.steps', 'step') : [];
  if (typeof ruling !== 'string' || !Array.isArray(readings)) return [...twice, ...successorFaults(parts)];
  const known: WellFormedRuling = { ...parts, ruling, readings, differs };
  const [reading] = inverted(known);
  const differences =
    reading === undefined
      ? [...unknownReadings(known), ...notShown(known)]
      : [wrong('differs', `the reading ${reading} before the step`, `the step first: { step: { ${reading}: … } }`)];
  return [...readingFaults(known), ...twice, ...differences, ...successorFaults(parts)];
}

/** A ruling is superseded if, and only if, it names another that took its place. */
function successorFaults({ status, 'superseded-by': by }: LooseRuling): readonly Problem[] {
  if ((status === 'superseded') === (by !== undefined)) return [];
  return by === undefined
    ? [wrong('status', 'superseded, by nothing', 'superseded-by, with the id of the ruling in its place')]
    : [wrong('superseded-by', `${JSON.stringify(by)}, for a ruling that is played`, 'status: superseded')];
}

/** A ruling file whose ruling and readings are well formed. */
interface WellFormedRuling extends Omit<LooseRuling, 'ruling' | 'readings'> {
  readonly ruling: string;
  readonly readings: readonly { readonly key: string; readonly playable: boolean }[];
}

const wrong = (path: string, found: string, wanted: string, near: readonly string[] = []): Problem => ({
  path,
  found,
  wanted,
  ...meaning(near),
});

/**
 * The readings of a ruling whose differences are written as reading and step, not as step and
 * reading.
 */
function inverted({ readings, differs }: WellFormedRuling): readonly string[] {
  const isReading = (key: string): boolean => readings.some((each) => each.key === key);
  const written = Object.entries(differs ?? {});
  // A step may have the name of a reading.
  const isTurned = written.every(([key, inner]) => isReading(key) && !Object.keys(inner).some(isReading));
  return isTurned ? written.map(([key]) => key) : [];
}

/** The playable readings, without the one we play. */
const others = ({ readings, ruling }: WellFormedRuling): WellFormedRuling['readings'] =>
  readings.filter((reading) => reading.playable && reading.key !== ruling);

function readingFaults(known: WellFormedRuling): readonly Problem[] {
  const { ruling, readings, scenario, needs } = known;
  const keys = readings.map((reading) => reading.key);
  const playable = others(known).length > 0;
  const faults: Problem[] = [];
  if (!keys.includes(ruling))
    faults.push(wrong('ruling', ruling, `one of its readings: ${keys.join(', ')}`, nearest(ruling, keys)));
  if (playable && scenario === undefined)
    faults.push(wrong('readings', 'playable readings', 'a scenario that shows them'));
  if (!playable && readings.length > 1 && needs === undefined)
    faults.push(wrong('readings', 'nothing playable', 'needs: what must be there first'));
  return faults;
}

/** Differences for steps or readings that do not exist. */
function unknownReadings({ ruling, readings, scenario, differs }: WellFormedRuling): readonly Problem[] {
  const keys = readings.map((reading) => reading.key);
  // If the scenario has its own file, its steps are not known here: the library checks them.
  const own = typeof scenario === 'object' ? scenario?.steps?.map((step) => step.id) : undefined;
  return Object.entries(differs ?? {}).flatMap(([step, byReading]) => [
    ...(own === undefined || own.includes(step)
      ? []
      : [wrong(`differs.${step}`, step, `a step of its scenario: ${own.join(', ')}`, nearest(step, own))]),
    ...Object.keys(byReading)
      .filter((key) => !keys.includes(key) || key === ruling)
      .map((key) =>
        wrong(
          `differs.${step}.${key}`,
          key,
          `a reading other than ${ruling}: ${keys.join(', ')}`,
          keys.includes(key) ? [] : nearest(key, keys),
        ),
      ),
  ]);
}

/** Playable readings that change no step. */
const notShown = (known: WellFormedRuling): readonly Problem[] =>
  known.differs === null
    ? []
    : others(known)
        .filter(({ key }) => !Object.values(known.differs ?? {}).some((byReading) => Object.hasOwn(byReading, key)))
        .map(({ key }) =>
          wrong('differs', `nothing for ${key}`, 'a step that goes differently under each playable reading'),
        );

/**
 * Reads an exam file. Refuses a malformed file and repeated ids of questions. Reports all errors at
 * once, with their lines.
 */
export const loadExam = (text: string, file: string, bases?: Bases): Result<Loaded<Exam>, readonly Fault[]> =>
  load(
    { shape: examSchema, loose: looseExam, look: ({ items }) => repeatedIds(items, 'items', 'question') },
    { text, file, bases },
  );
