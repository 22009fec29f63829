import * as v from 'valibot';
import { isKeyed, type Plain } from '../../core/ids.ts';
import { failure, success, type Problem, type Result } from '../../core/result.ts';
import type { Loaded } from './load.ts';
import { under } from './malformed.ts';
import { readSource, shaped, type Fault, type Source } from './source.ts';
import { withExpectedUnits, withUnits, wordsOf } from './units.ts';

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
  const merged = likeBase(board, bases);
  return merged.ok && isKeyed(merged.value) ? withUnits(merged.value) : merged;
}

function likeBase(board: Plain, bases: Bases, before: readonly string[] = []): Result<Plain, readonly Problem[]> {
  if (!isKeyed(board) || !('like' in board)) return success(board);
  const { like, ...over } = board;
  const known = Object.keys(bases);
  const base = typeof like === 'string' && known.includes(like) ? bases[like] : undefined;
  const fault = (found: string, wanted: string) => failure([{ path: 'like', found, wanted }]);
  if (base === undefined)
    return fault(
      String(like),
      known.length === 0
        ? 'a base board, and there are none: they stand by name in boards.yaml, beside the folder of the scenarios'
        : `the name of a base board in boards.yaml: ${known.join(', ')}`,
    );
  const name = String(like);
  if (before.includes(name))
    return fault([...before, name].join(', which is like '), 'a base board that is not like itself');
  const whole = likeBase(base, bases, [...before, name]);
  return whole.ok ? success(onBase(whole.value, over)) : whole;
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

/**
 * Completes every board in a file, and expands the short form of units on boards and in
 * expectations. Refuses unknown base boards and unknown words, with their lines.
 */
export function withBases(source: Source, bases: Bases): Result<Source, readonly Fault[]> {
  const faults: Fault[] = [];
  // YAML without custom tags can only hold plain values.
  let value = source.value as Plain;
  const replace = (path: readonly string[], part: Result<Plain, readonly Problem[]>): void => {
    if (part.ok) value = put(value, path, part.value);
    else faults.push(...under(path.join('.'), part.error).map((problem) => source.at(problem)));
  };
  for (const path of boardsIn(value)) {
    const board = at(value, path);
    const steps = [...path.slice(0, -1), 'steps'];
    const merged = likeBase(board, bases);
    replace(path, expandBoard(board, bases));
    if (merged.ok && at(value, steps) !== null)
      replace(steps, withExpectedUnits(at(value, steps), wordsOf(merged.value)));
  }
  return faults.length > 0 ? failure(faults) : success({ ...source, value });
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
