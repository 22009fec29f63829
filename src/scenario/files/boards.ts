import * as v from 'valibot';
import { isKeyed, type Plain } from '../../core/ids.ts';
import { nearest } from '../../core/nearest.ts';
import { failure, meaning, success, type Problem, type Result } from '../../core/result.ts';
import type { Loaded } from './load.ts';
import { under } from './malformed.ts';
import { readSource, shaped, type Fault, type Source } from './source.ts';
import { withExpectedUnits, withUnits, wordsOf, type Expanded } from './units.ts';

/** Base boards by name, as written in the file. */
export type Bases = Readonly<Record<string, Plain>>;

/**
 * Puts `over` on top of a base: keys are merged, lists and single values are replaced, and `null`
 * removes a key.
 */
export function onBase(base: Plain, over: Plain): Plain {
  if (!isKeyed(base) || !isKeyed(over)) return over;
  const changed = Object.entries(over).map(([key, value]): readonly [string, Plain] => {
    const there = base[key];
    return [key, there === undefined ? value : onBase(there, value)];
  });
  return Object.fromEntries(
    Object.entries({ ...base, ...Object.fromEntries(changed) }).filter(([, value]) => value !== null),
  );
}

/**
 * Completes a board: one that names a base (`like: open-field`) lists only what differs, and its
 * units may be in short form. Refuses an unknown base, a base that refers back to itself, and
 * unknown words.
 */
export function expandBoard(board: Plain, bases: Bases): Result<Plain, readonly Problem[]> {
  const { value, problems } = completed(board, bases);
  return problems.length > 0 ? failure(problems) : success(value);
}

/** The same as far as possible. */
function completed(board: Plain, bases: Bases): Expanded {
  const merged = likeBase(board, bases);
  if (!isKeyed(merged.value)) return merged;
  const { value, problems } = withUnits(merged.value);
  return { value, problems: [...merged.problems, ...problems] };
}

/**
 * The board on top of its base; null if there is no such base. A misspelt base is meant to be it.
 */
function likeBase(board: Plain, bases: Bases, before: readonly string[] = []): Expanded {
  if (!isKeyed(board) || !('like' in board)) return { value: board, problems: [] };
  const { like, ...over } = board;
  const known = Object.keys(bases);
  const name = String(like);
  const fault = (found: string, wanted: string, near: readonly string[] = []): Problem => ({
    path: 'like',
    found,
    wanted,
    ...meaning(near),
  });
  if (before.includes(name)) {
    const circle = fault([...before, name].join(', which is like '), 'a base board that is not like itself');
    return { value: null, problems: [circle] };
  }
  const isKnown = typeof like === 'string' && known.includes(like);
  const near = isKnown ? [name] : nearest(name, known);
  const wanted =
    known.length === 0
      ? 'a base board, and there are none: they stand by name in boards.yaml, beside the folder of the scenarios'
      : `the name of a base board in boards.yaml: ${known.join(', ')}`;
  const unknown = isKnown ? [] : [fault(name, wanted, near)];
  const [meant] = near;
  if (meant === undefined) return { value: null, problems: unknown };
  const whole = likeBase(bases[meant]!, bases, [...before, meant]);
  const value = whole.value === null ? null : onBase(whole.value, over);
  return { value, problems: [...unknown, ...whole.problems] };
}

/**
 * The paths in a file where a board may be: in a scenario, in the scenario of a ruling, in each
 * item of an exam.
 */
const boardsIn = (value: Plain): readonly (readonly string[])[] =>
  !isKeyed(value)
    ? []
    : [
        ...('board' in value ? [['board']] : []),
        ...(isKeyed(value['scenario']) && 'board' in value['scenario'] ? [['scenario', 'board']] : []),
        ...(Array.isArray(value['items'])
          ? value['items'].flatMap((item: Plain, i) =>
              isKeyed(item) && 'board' in item ? [['items', String(i), 'board']] : [],
            )
          : []),
      ];

/** A copy of `value` with the part at this path replaced by `other`. */
function put(value: Plain, [first, ...rest]: readonly string[], other: Plain): Plain {
  if (first === undefined) return other;
  if (Array.isArray(value))
    return value.map((each: Plain, i): Plain => (String(i) === first ? put(each, rest, other) : each));
  return isKeyed(value) ? { ...value, [first]: put(value[first] ?? null, rest, other) } : value;
}

function at(value: Plain, [first, ...rest]: readonly string[]): Plain {
  if (first === undefined) return value;
  const list: readonly Plain[] | null = Array.isArray(value) ? value : null;
  return at((list === null ? isKeyed(value) && value[first] : list[Number(first)]) ?? null, rest);
}

/** A file with its boards and units expanded as far as possible, and the errors in them. */
export interface CompletedSource {
  readonly source: Source;
  readonly faults: readonly Fault[];
  /** The paths of the boards of which nothing is known, because they have no base. */
  readonly unread: readonly string[];
}

/**
 * Completes every board in a file, and expands the short form of units on boards and in
 * expectations. Unknown base boards and unknown words are errors, with their lines.
 */
export function withBases(source: Source, bases: Bases): CompletedSource {
  const faults: Fault[] = [];
  const unread: string[] = [];
  // YAML without custom tags can only hold plain values.
  const written = source.value as Plain;
  let value = written;
  const replace = (path: readonly string[], part: Expanded): void => {
    value = put(value, path, part.value);
    faults.push(...under(path.join('.'), part.problems).map((problem) => source.at(problem)));
  };
  for (const path of boardsIn(value)) {
    const board = at(value, path);
    const steps = [...path.slice(0, -1), 'steps'];
    const merged = likeBase(board, bases);
    replace(path, completed(board, bases));
    if (merged.value === null) unread.push(path.join('.'));
    else if (at(value, steps) !== null) replace(steps, withExpectedUnits(at(value, steps), wordsOf(merged.value)));
  }
  const inShort = (problem: Problem): Problem => ({ ...problem, path: shortPath(written, problem.path) });
  return {
    source: { ...source, value, at: (problem) => ({ ...source.at(inShort(problem)), path: problem.path }) },
    faults,
    unread,
  };
}

/** The path of a unit in the file, where it may stand in short form: `by-brigade.dubois.gun`. */
function shortPath(written: Plain, path: string): string {
  const [, before = '', id = ''] = /^((?:.*\.)?board)\.units\.([^.]+)/.exec(path) ?? [];
  const board = at(written, before.split('.'));
  if (id === '' || !isKeyed(board)) return path;
  const groups = Object.entries(board).filter(([key]) => key.startsWith('by-'));
  for (const [key, all] of groups)
    for (const [group, units] of Object.entries(isKeyed(all) ? all : {}))
      if (isKeyed(units) && Object.hasOwn(units, id)) return `${before}.${key}.${group}.${id}`;
  return path;
}

const basesSchema = v.record(
  v.string(),
  v.custom<Plain>((input) => typeof input === 'object' && input !== null && !Array.isArray(input), 'a board'),
);

/**
 * Reads a file of base boards. Whether a base can be played is known only when a scenario uses it.
 */
export function loadBoards(text: string, file: string): Result<Loaded<Bases>, readonly Fault[]> {
  const source = readSource(text, file);
  if (!source.ok) return source;
  const read = shaped(source.value, basesSchema);
  return read.ok ? success({ value: read.value, source: source.value }) : read;
}
