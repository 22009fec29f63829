import type { Event } from '../events.ts';
import { isFree, needsRoll } from '../moving/ground.ts';
import type { OrderOf } from '../orders.ts';
import { allowed, refused, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { body, type State, type Unit } from '../state.ts';

/**
 * After a fight: offers the winner to step into the square that the loser left, if it may.
 * @clause pb.fighting.result-table @ruling pb-024
 */
export function mayFollow(state: State, { id }: Unit, at: Unit['at']): readonly Event[] {
  const unit = state.units[id];
  if (unit === undefined || !isFree(state, unit, at) || needsRoll(state, unit.at, at)) return [];
  if (state.placing.length > 0 || read(state, 'pb-024') === 'no-advance') return [];
  return [{ type: 'advance-offered', unit: id, to: at, clauses: ['pb.fighting.result-table'] }];
}

/** @clause pb.fighting.result-table @ruling pb-024 */
export function judgeFollow(state: State, { unit }: OrderOf<'advance' | 'stay'>): Verdict {
  const { unit: due } = state.advance!;
  return unit === due
    ? allowed('pb.fighting.result-table')
    : refused('pb.fighting.result-table', 'advance-first', { unit: due });
}

/** The winner steps forward. @clause pb.fighting.result-table @ruling pb-024 */
export function advance(state: State): readonly Event[] {
  const { unit, path } = state.advance!;
  return body(state, state.units[unit]!).map(({ id }) => ({
    type: 'unit-advanced',
    unit: id,
    to: path[0]!,
    clauses: ['pb.fighting.result-table'],
  }));
}

/** The winner stays in place. @clause pb.fighting.result-table @ruling pb-024 */
export const stay = ({ advance: offered }: State): readonly Event[] => [
  { type: 'advance-declined', unit: offered!.unit, clauses: ['pb.fighting.result-table'] },
];
