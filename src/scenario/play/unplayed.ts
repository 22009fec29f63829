import { isKeyed, type Plain, type Readings } from '../../core/ids.ts';
import type { Problem } from '../../core/result.ts';
import type { AnyEngine, Awaiting } from '../../games/contract/engine.ts';
import { under } from '../files/malformed.ts';
import type { Step } from '../files/schema.ts';

/** The board of a step that is not played: the last one that is known, and the one in the file. */
interface LastBoard {
  readonly state: Awaiting | null;
  readonly board: Plain;
}

/** All names on a board. A unit that is not there yet, or no longer, is still a unit. */
function namesOn(board: Plain): readonly string[] {
  if (typeof board === 'string') return [board];
  if (Array.isArray(board)) return board.flatMap((each: Plain) => namesOn(each));
  return isKeyed(board) ? Object.entries(board).flatMap(([key, value]) => [key, ...namesOn(value)]) : [];
}

/**
 * What is wrong with the orders of a step that cannot be played, because of an error before it.
 * Only what no other board could make right is reported: unknown orders, keys and units.
 */
export function unreadOrders(
  engine: AnyEngine,
  { order, try: attempt, then = [] }: Step,
  path: string,
  { state, board }: LastBoard,
): readonly Problem[] {
  if (state === null) return [];
  const known = new Set(namesOn(board));
  const isSure = ({ path: part, found, meant }: Problem): boolean =>
    !known.has(found.replaceAll('"', '')) && (!part.startsWith('legs') || meant !== undefined);
  const problems = (field: string, written: Plain | undefined): readonly Problem[] => {
    if (written === undefined) return [];
    const given = engine.order(written, state);
    return given.ok ? [] : under(`${path}.${field}`, given.error.filter(isSure));
  };
  return [
    ...problems('order', order),
    ...problems('try', attempt),
    ...then.flatMap((each, i) => problems(`then.${i}`, each)),
  ];
}

/** The parts of a board that it can do without. */
const LOOSE: ReadonlySet<string> = new Set(['units', 'terrain']);

/** As many rounds of leaving out as a board can have faults that hide each other. */
const ROUNDS = 6;

/**
 * A board that is good enough to read orders on, and the errors that were found on the way to it.
 */
interface ReadableBoard {
  readonly state: Awaiting | null;
  readonly problems: readonly Problem[];
}

/**
 * A board without the units, the terrain and the readings that cannot be read: good enough to read
 * orders on, but not to play. Null if something else is wrong with it. Its errors are those that
 * the others have hidden.
 */
export function readableStart(
  engine: AnyEngine,
  board: Plain,
  readings: Readings,
  faults: readonly Problem[],
): ReadableBoard {
  const known = new Set(namesOn(board));
  const hidden: Problem[] = [];
  let [now, chosen, problems] = [board, readings, faults];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { path } of problems) {
      const [part = '', ...rest] = path.split('.');
      if (part === 'readings')
        chosen = Object.fromEntries(Object.entries(chosen).filter(([id]) => id !== rest.join('.')));
      else if (LOOSE.has(part) && rest.length > 0) now = without(now, [part, ...rest]);
      else return { state: null, problems: hidden };
    }
    const start = engine.start(now, chosen);
    if (start.ok) return { state: start.value, problems: hidden };
    problems = start.error;
    // What has been left out is missing elsewhere.
    hidden.push(...problems.filter(({ path, found }) => LOOSE.has(path.split('.')[0]!) && !known.has(found)));
  }
  return { state: null, problems: hidden };
}

/** A board without the piece that this path leads to or into. */
function without(value: Plain, [first = '', ...rest]: readonly string[]): Plain {
  if (!isKeyed(value) || !Object.hasOwn(value, first)) return value;
  const inner = value[first]!;
  // A piece has fields with values; what is above it has only pieces.
  const isAbove = isKeyed(inner) && Object.values(inner).some(isKeyed) && !('at' in inner) && !('kind' in inner);
  if (isAbove && rest.length > 0) return { ...value, [first]: without(inner, rest) };
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== first));
}
