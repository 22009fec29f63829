import { basename } from 'node:path';
import * as v from 'valibot';
import type { ClauseId, RulingId, ScenarioId } from '../core/ids.ts';
import { likeliestIds } from '../core/nearest.ts';
import { failure, success, type Problem, type Result } from '../core/result.ts';
import { readSource, shaped, type Fault } from '../scenario/files/source.ts';
import { unseenIn } from '../scenario/files/unwritable.ts';
import { strict, wholeFrom } from '../core/shape.ts';
import { readMdx, type Mdx, type Use } from './mdx.ts';

const text = v.pipe(v.string('some text'), v.trim(), v.minLength(1, 'some text'));
const WHOLE = 'a whole number from 1';

/** The frontmatter of a chapter. */
export const chapterSchema = strict({
  title: text,
  /** Its number among the chapters of the game. The file name begins with it. */
  order: wholeFrom(1, WHOLE),
  /** What the reader can do afterwards. */
  lede: text,
  /** The clauses that its boards teach. */
  teaches: v.array(text, 'a list of clause ids'),
});
export type ChapterHead = v.InferOutput<typeof chapterSchema>;

/** A chapter as read from its file, with the ids it uses. */
export interface ChapterFile {
  readonly file: string;
  /** The last part of its URL: `guns-and-line-of-sight`. */
  readonly slug: string;
  readonly head: ChapterHead;
  readonly boards: readonly ScenarioId[];
  /** The boards of its questions, and where they stand in the file. */
  readonly questions: readonly { readonly board: ScenarioId; readonly line: number; readonly column: number }[];
  readonly clauses: readonly ClauseId[];
  readonly rulings: readonly RulingId[];
  /** The ids of the glossary terms that it marks. */
  readonly terms: readonly string[];
  /** The number of words in its running text, without its boards. */
  readonly words: number;
  /** Gives a problem in the frontmatter its line. */
  readonly at: (problem: Problem) => Fault;
}

/** The ids that a chapter may use. */
export interface AllowedIds {
  readonly scenarios: ReadonlySet<string>;
  readonly clauses: ReadonlySet<string>;
  readonly rulings: ReadonlySet<string>;
  readonly terms: ReadonlySet<string>;
}

/**
 * For each component: the attribute that holds its id, which ids are allowed, and which other
 * attributes it may or must have.
 */
const COMPONENTS: Readonly<
  Record<
    string,
    {
      readonly id: string;
      readonly of: keyof AllowedIds;
      readonly may: readonly string[];
      readonly must?: readonly string[];
    }
  >
> = {
  Board: { id: 'scenario', of: 'scenarios', may: ['compact'] },
  Clause: { id: 'id', of: 'clauses', may: [] },
  RulingNote: { id: 'id', of: 'rulings', may: ['text'] },
  RulingLink: { id: 'id', of: 'rulings', may: [] },
  PlayLink: { id: 'scenario', of: 'scenarios', may: [] },
  OtherCharts: { id: 'scenario', of: 'scenarios', may: ['title'], must: ['chart', 'times'] },
  Term: { id: 'id', of: 'terms', may: [] },
};

/** The component around the questions at the end of a chapter. It has no id. */
const QUESTIONS = 'Questions';
/** How many boards it must contain. */
const FEWEST = 2;
const MOST = 3;

const NAME = /^(\d\d)-([a-z0-9]+(?:-[a-z0-9]+)*)\.mdx$/;

/** The last part of the address of a chapter's page; undefined if its file has no such name. */
export const slugOf = (file: string): string | undefined => NAME.exec(basename(file))?.[2];

/**
 * Reads a chapter. If it is refused, every error is reported with its line, what was found and what
 * was expected.
 */
export function readChapter(source: string, file: string, known: AllowedIds): Result<ChapterFile, readonly Fault[]> {
  const unseen = unseenIn(source).map(({ at, found, wanted }) => ({
    file,
    ...lineAt(source, at),
    path: '',
    found,
    wanted,
  }));
  if (unseen.length > 0) return failure(unseen);
  const mdx = readMdx(source, file);
  if (!mdx.ok) return mdx;
  const head = readHead(mdx.value, file);
  const [, order, slug] = NAME.exec(basename(file)) ?? [];
  const faults = [
    ...mdx.value.code.map((each): Fault => ({ file, path: '', ...each })),
    ...componentFaults(mdx.value.uses, file, known),
    ...(head.ok ? headFaults(head.value, order, known) : head.error),
  ];
  if (faults.length > 0 || !head.ok || slug === undefined) return failure(faults);
  return success({ ...head.value, file, slug, words: wordsIn(mdx.value.text), ...idsIn(mdx.value.uses) });
}

function lineAt(text: string, at: number): Pick<Fault, 'line' | 'column'> {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

type Head = Pick<ChapterFile, 'head' | 'at'>;

function readHead({ frontmatter }: Mdx, file: string): Result<Head, readonly Fault[]> {
  const wanted = 'lines between --- and ---: title, order, lede and teaches';
  if (frontmatter === null) return failure([{ file, line: 1, column: 1, path: '', found: 'no frontmatter', wanted }]);
  const source = readSource(frontmatter, file);
  if (!source.ok) return source;
  const head = shaped(source.value, chapterSchema);
  return head.ok ? success({ head: head.value, at: (problem) => source.value.at(problem) }) : head;
}

function headFaults({ head, at }: Head, order: string | undefined, known: AllowedIds): readonly Fault[] {
  const unknown = head.teaches.flatMap((id, i) =>
    known.clauses.has(id) ? [] : [at({ path: `teaches.${i}`, found: id, wanted: existing(id, known.clauses) })],
  );
  if (order !== undefined && Number(order) === head.order) return unknown;
  const name = `a file named by it, ${String(head.order).padStart(2, '0')}-slug.mdx in lower-case letters, digits and hyphens`;
  return [...unknown, at({ path: 'order', found: `${head.order} in a file of another name`, wanted: name })];
}

/** The errors in the components of a chapter. */
const componentFaults = (uses: readonly Use[], file: string, known: AllowedIds): readonly Fault[] =>
  uses.flatMap((use, i) => {
    const { name, attributes, line, column } = use;
    const fault = (found: string, wanted: string): Fault => ({ file, line, column, path: '', found, wanted });
    const component = COMPONENTS[name];
    if (name === QUESTIONS) return questions(use, uses, fault);
    if (component === undefined)
      return [fault(`<${name}>`, `no other components than ${[...Object.keys(COMPONENTS), QUESTIONS].join(', ')}`)];
    const { may, must = [] } = component;
    const form = `<${name} ${[component.id, ...must].map((each) => `${each}="…"`).join(' ')} />`;
    const strange = [...attributes.keys()].filter(
      (each) => each !== '{…}' && each !== component.id && ![...may, ...must].includes(each),
    );
    if (strange.length > 0) return [fault(`<${name} ${strange.join(' ')}>`, form)];
    const missing = must.filter((each) => attributes.get(each) === true || !attributes.has(each));
    if (missing.length > 0) return [fault(`<${name}> without ${missing.join(' and ')}`, form)];
    const id = attributes.get(component.id);
    // Code in place of an id is refused above.
    if (id === null) return [];
    if (typeof id !== 'string') return [fault(`<${name}> without its id as plain text`, form)];
    if (!known[component.of].has(id)) return [fault(`${id} in <${name}>`, existing(id, known[component.of]))];
    const again =
      name === 'Board' &&
      uses.findIndex((each) => each.name === name && each.attributes.get(component.id) === id) !== i;
    return again ? [fault(`a second board of ${id}`, 'each scenario once: the links to its steps must be clear')] : [];
  });

/**
 * The errors in the questions: a chapter has at most one such section, with two or three boards.
 */
function questions(use: Use, uses: readonly Use[], fault: (found: string, wanted: string) => Fault): readonly Fault[] {
  const own = uses.filter(({ name, within }) => name === 'Board' && within === QUESTIONS).length;
  const wanted = `one <${QUESTIONS}> around ${FEWEST} or ${MOST} boards`;
  if (uses.find(({ name }) => name === QUESTIONS) !== use) return [fault(`a second <${QUESTIONS}>`, wanted)];
  return own < FEWEST || own > MOST ? [fault(`<${QUESTIONS}> around ${own} of them`, wanted)] : [];
}

function idsIn(uses: readonly Use[]): Pick<ChapterFile, 'boards' | 'questions' | 'clauses' | 'rulings' | 'terms'> {
  const ids = (...names: readonly string[]): string[] =>
    uses
      .filter(({ name }) => names.includes(name))
      .map(({ name, attributes }) => String(attributes.get(COMPONENTS[name]!.id)));
  return {
    boards: ids('Board') as ScenarioId[],
    questions: uses
      .filter(({ name, within }) => name === 'Board' && within === QUESTIONS)
      .map(({ attributes, line, column }) => ({ board: attributes.get('scenario') as ScenarioId, line, column })),
    clauses: ids('Clause') as ClauseId[],
    rulings: ids('RulingNote', 'RulingLink') as RulingId[],
    terms: ids('Term'),
  };
}

/** What is wanted in place of an unknown id: with the ids that have the most in common with it. */
const existing = (id: string, known: ReadonlySet<string>): string =>
  known.size === 0 ? 'an id that exists' : `an id that exists, such as ${likeliestIds(id, known, 3).join(', ')}`;

/** Words read per minute. */
const WORDS = 200;
/** Steps of boards per minute: 15 seconds each. */
const STEPS = 4;
/** Orders and choices per minute: 20 seconds each, besides those of their step. */
const ANSWERS = 3;

/** The number of words in a text: parts between spaces that contain a letter or a digit. */
export const wordsIn = (text: string): number => text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

/**
 * The minutes it takes to read these words, step through these steps, and give so many orders and
 * choices; at least one.
 */
export const minutesFor = (words: number, steps: number, answers: number): number =>
  Math.max(1, Math.round(words / WORDS + steps / STEPS + answers / ANSWERS));
