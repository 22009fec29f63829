import { MEASURES, round, SAME } from '../../geometry/lengths.ts';
import type { Point } from '../../geometry/vectors.ts';
import { type Formation, type State, waitingUnit } from './state.ts';
import { isStep, type Phase } from './tables.ts';

/**
 * A unit’s name with its article, also for a unit that is still to come on; the id of a destroyed
 * unit.
 */
export const nameOf = (state: State, id: string): string => state.units[id]?.name ?? waitingUnit(state, id)?.name ?? id;

/** The people of a side: `the French`. */
export const people = ({ sides }: Pick<State, 'sides'>, side: string): string => sides[side]?.name ?? side;

/** What a side does in each phase. */
export const DOES: Readonly<Record<Phase, string>> = { move: 'move', rally: 'rally', shoot: 'shoot', melee: 'fight' };

/** Whose part it is now, in words: `the French shoot now`. */
export function partText(state: State): string {
  const { awaits, phase } = state;
  if (phase === 'roles') return 'both sides roll for their roles first';
  const who = people(state, awaits?.sides[0] ?? state.side);
  if (isStep(phase)) return `${who} prepare the battle now`;
  return awaits?.kind === 'phase' ? `${who} ${DOES[phase]} now` : `${who} decide first`;
}

/** What each formation is called. */
export const FORMATION_NAMES: Readonly<Record<Formation, string>> = {
  line: 'line',
  'attack-column': 'column of attack',
  'road-column': 'road column',
};

/** Micrometres as the sheet writes them: `[3]`, `[1½]`, `[2.9]`. */
export function length(micrometres: number): string {
  const tenths = round((10 * micrometres) / MEASURES['[1]']);
  const [whole, rest] = [Math.floor(tenths / 10), tenths % 10];
  if (rest === 5) return `[${whole === 0 ? '' : whole}½]`;
  return rest === 0 ? `[${whole}]` : `[${whole}.${rest}]`;
}

/** A place on the table as its scales read: `[14.6, 10½]`. */
export const placeText = ([x, y]: Point): string => `[${[x, y].map((each) => length(each).slice(1, -1)).join(', ')}]`;

/**
 * A length as text, to stand beside a limit. If both are the same in tenths, the text says that the
 * length is a hair over or under the limit; a length equal to the limit is written as it is.
 */
export function lengthBeside(far: number, limit: number): string {
  const [one, most] = [length(far), length(limit)];
  if (one !== most || Math.abs(far - limit) <= SAME) return one;
  return far > limit ? `a hair over ${most}` : `a hair under ${most}`;
}

/**
 * How far away a unit is, in words. If the distance and one of the limits are the same in tenths,
 * it is told as a hair over or under that limit; almost no distance is told as a hair.
 */
export function away(far: number, limits: readonly number[] = []): string {
  if (far <= SAME) return 'in contact';
  const told = limits.map((limit) => lengthBeside(far, limit)).find((each) => each !== length(far));
  return `${told ?? (length(far) === length(0) ? 'a hair' : length(far))} away`;
}

/**
 * A sentence that names a length and, after it, its limit. The two are never written alike if they
 * differ.
 */
export const beside =
  <Given extends Readonly<Record<string, unknown>>, State>(
    far: keyof Given,
    limit: keyof Given | number,
    told: (given: Given, state: State) => string,
  ) =>
  (given: Given, state: State): string => {
    const value = given[far] as number;
    const most = typeof limit === 'number' ? limit : (given[limit] as number);
    return told(given, state).replace(length(value), () => lengthBeside(value, most));
  };
