import * as v from 'valibot';
import type { Plain } from '../core/ids.ts';
import { failure, success, type Problem, type Result } from '../core/result.ts';
import type { Loaded } from './load.ts';
import { readSource, shaped, type Fault, type Source } from './source.ts';

/** Base boards by name, as they are written. */
export type Bases = Readonly<Record<string, Plain>>;

type Keyed = Readonly<Record<string, Plain>>;

const isKeyed = (value: Plain | undefined): value is Keyed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is written over a base: keys are merged, lists and texts take the place of what was there, and `null` takes it away. */
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

/** A board that says `like: open-field`, and only what is different, as the whole board that it stands for; any other as it is. */
export function expandBoard(
  board: Plain,
  bases: Bases,
  before: readonly string[] = [],
): Result<Plain, readonly Problem[]> {
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
  const under = expandBoard(base, bases, [...before, name]);
  return under.ok ? success(onBase(under.value, over)) : under;
}

/** The paths under which a file has boards: of a scenario, of the scenario of a ruling, of each item of an exam. */
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

/** A value with another in the place of what stands at a path. */
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

/** A file with its boards whole: what they are like and what is different, put together. Refuses a base board that there is not, with the line. */
export function withBases(source: Source, bases: Bases): Result<Source, readonly Fault[]> {
  const faults: Fault[] = [];
  // What a file of YAML holds is plain.
  let value = source.value as Plain;
  for (const path of boardsIn(value)) {
    const board = expandBoard(at(value, path), bases);
    if (board.ok) value = put(value, path, board.value);
    else
      faults.push(...board.error.map((problem) => source.at({ ...problem, path: [...path, problem.path].join('.') })));
  }
  return faults.length > 0 ? failure(faults) : success({ ...source, value });
}

const basesSchema = v.record(
  v.string(),
  v.custom<Plain>((input) => typeof input === 'object' && input !== null && !Array.isArray(input), 'a board'),
);

/** Reads a file of base boards by name. Whether they can be played, only what is like them shows. */
export function loadBoards(text: string, file: string): Result<Loaded<Bases>, readonly Fault[]> {
  const source = readSource(text, file);
  if (!source.ok) return source;
  const read = shaped(source.value, basesSchema);
  return read.ok ? success({ value: read.value, source: source.value }) : read;
}
