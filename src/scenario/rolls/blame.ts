import type { Problem } from '../../core/result.ts';
import type { Chosen } from '../compare/odds.ts';
import type { Roll } from './schema.ts';

/** A part of a roll that changes its board or its order: the roll itself, or a chosen value. */
interface Part {
  readonly path: string;
  readonly board?: unknown;
  readonly order?: unknown;
}

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** How many of these keys, one inside the other, a value has. */
function depth(value: unknown, keys: readonly string[]): number {
  const [key, ...rest] = keys;
  return key === undefined || !isTable(value) || value[key] === undefined ? 0 : 1 + depth(value[key], rest);
}

/** The parts that make a position, in the order in which they change it. */
function partsOf({ board, order, choices }: Roll, chosen: Chosen): readonly Part[] {
  const values = choices.flatMap(({ id, values: all }, n) =>
    all.flatMap((value, m) => (value.id === chosen[id] ? [{ ...value, path: `choices.${n}.values.${m}.` }] : [])),
  );
  return [{ path: '', board, order }, ...values];
}

/**
 * A problem that a set of choices makes, told where the roll writes it: in the part that has the
 * most of its path, and of several in the last, which overrides the others. If no part has any of
 * it, the board of the scenario is at fault.
 */
export function blamed(roll: Roll, chosen: Chosen, problem: Problem): Problem {
  const [kind = ''] = problem.path.split('.');
  if (kind !== 'board' && kind !== 'order') return problem;
  const keys = problem.path.split('.');
  const parts = partsOf(roll, chosen).map((part) => ({ part, has: depth(part, keys) }));
  const most = Math.max(...parts.map(({ has }) => has));
  // An order is replaced as a whole.
  const found = parts.findLast(({ has }) => (kind === 'order' ? has > 0 : has === most));
  return { ...problem, path: most === 0 ? 'scenario' : `${found!.part.path}${problem.path}` };
}
