import type { Readings } from '../../../src/core/ids.ts';
import { NORTH } from '../../../src/geometry/facings.ts';
import type { Um } from '../../../src/geometry/lengths.ts';
import { comesTo } from '../../../src/games/two-by-two/moving/allowance.ts';
import { spentOn } from '../../../src/games/two-by-two/moving/move.ts';
import { baseOf, moveOf, type State, type Unit } from '../../../src/games/two-by-two/state.ts';
import { begin, type Field } from './field.ts';

/*
 * A unit at [10, 10] that goes straight to the north, over ground placed in front of it to the
 * micrometre.
 */

export const ONE = 19_050;
/** Micrometres in the measure that a board is written in. */
export const written = (length: number): number => length / ONE;

export const field = (a: string, terrain: object = {}): Field => ({
  french: { a: `${a} 10,10 north` },
  allied: { far: 'infantry 30,30 south' },
  terrain: terrain as NonNullable<Field['terrain']>,
  now: { phase: 'move' },
});
export const unitIn = ({ units }: State): Unit => units['a']!;

/** What this length straight ahead takes of a move. */
export function takes(board: Field, by: number, readings: Readings = {}): number {
  const state = begin(board, readings);
  return spentOn(state, unitIn(state), [{ go: 'forward', by: by as Um }]);
}

/** How far the unit comes straight ahead with a whole move. */
export function comes(board: Field, readings: Readings = {}): number {
  const state = begin(board, readings);
  const unit = unitIn(state);
  const straight = { base: baseOf(unit), direction: NORTH, by: moveOf(unit) };
  return comesTo(state, unit, straight, 'no-road');
}

export const [Y, FRONT, REAR] = [10 * ONE, 10 * ONE + 5_998, 10 * ONE - 5_998];
/** How far the bed of a stream reaches to either side of its line. */
export const BED = 4_000;

/** A stream whose bed begins this far ahead of the front of a unit at [10, 10]. */
export const stream = (ahead: number) => ({ kind: 'stream', line: [[4, written(FRONT + ahead + BED)], [20, written(FRONT + ahead + BED)]] }); // prettier-ignore

/** An area right across the way. `from`: where it begins ahead of the centre; `deep`: its depth. */
export const across = (kind: string, from: number, deep = 3 * ONE) => ({
  kind,
  rectangle: { at: [10, written(Y + from + deep / 2)], size: [4, written(deep)] },
});
