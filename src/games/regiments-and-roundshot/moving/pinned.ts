import { enemiesTouching } from '../formations/contact.ts';
import { refused, type Refused, type RrClauseId } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { State, Unit } from '../state.ts';
import type { Movers } from './reach.ts';

/**
 * Whether contact holds a figure in its place: only infantry is pinned, and a Three frees it.
 * @clause rr.pinned.infantry rr.pinned.infantry-only rr.cards.three-pinned @ruling rr-028 rr-057
 */
export const isPinned = (state: State, unit: Unit): boolean =>
  unit.arm === 'infantry' && !state.freed.includes(unit.id) && enemiesTouching(state, unit).length > 0;

/** Those of a formation whose pin holds all of it: none but by one reading. @ruling rr-044 */
export const holding = (state: State, formation: readonly Unit[]): readonly Unit[] =>
  read(state, 'rr-044') === 'unit-only' ? [] : formation.filter((each) => isPinned(state, each));

/** Why a figure is pinned; null if it is not. @clause rr.pinned.infantry */
export function pinOf(state: State, unit: Unit): Refused | null {
  if (!isPinned(state, unit)) return null;
  const foe = enemiesTouching(state, unit)[0]!.id;
  return refused('rr.pinned.infantry', 'pinned', { unit: unit.id, foe }, [{ kind: 'light', units: [unit.id, foe] }]);
}

/**
 * What contact means for a march: some of the infantry stay, cavalry and guns go as they like.
 * @clause rr.pinned.infantry rr.pinned.infantry-only @ruling rr-044
 */
export const pins = (state: State, { formation, going }: Movers): readonly RrClauseId[] => [
  ...(formation.some((unit) => isPinned(state, unit)) ? (['rr.pinned.infantry'] as const) : []),
  ...(going.some((unit) => unit.arm !== 'infantry' && enemiesTouching(state, unit).length > 0)
    ? (['rr.pinned.infantry-only'] as const)
    : []),
];
