import type { ClauseId } from '../../core/ids.ts';
import { assertAllowed, refused, type Params, type RefusedFor, type Verdict } from '../../core/verdicts.ts';
import type { Awaiting, Awaits, EventLike, Moment, OrderLike, Rules } from './engine.ts';

/** What follows from the rest of a game's rules, unless the game does it otherwise. */
type Derived = 'resolve' | 'options' | 'sides' | 'moment' | 'seenBy';

/** A state that knows its moment and its sides: a list of their names, or a table by name. */
interface Played extends Awaiting, Moment {
  readonly sides: readonly string[] | Readonly<Record<string, unknown>>;
}

const sidesOf = ({ sides }: Played): readonly string[] => (Symbol.iterator in sides ? [...sides] : Object.keys(sides));

/**
 * The rules of a game with all that follows from what the game itself says: an order is carried out once it has been judged; what may be
 * ordered is a finite list except in a phase; the state knows its moment; everything lies open. What the game says itself is kept, but `at`
 * is asked only for phases and sides that there are.
 */
export function completeRules<
  State extends Played,
  Order extends OrderLike,
  Event extends EventLike,
  Judged extends Verdict,
>(
  own: Omit<Rules<State, Order, Event, Judged>, Derived> & Partial<Pick<Rules<State, Order, Event, Judged>, Derived>>,
): Rules<State, Order, Event, Judged> {
  return {
    options: (state) => (state.awaits?.kind === 'phase' ? null : own.candidates(state)),
    sides: sidesOf,
    moment: ({ side, phase }) => ({ side, phase }),
    seenBy: (state) => state,
    resolve(state, order, dice) {
      assertAllowed(own.judge(state, order), order);
      return own.carryOut(state, order, dice);
    },
    ...own,
    at(state, { side, phase }) {
      if (!own.phases.includes(phase) || !sidesOf(state).includes(side))
        throw new Error(`There is no ${phase} phase of ${side}`);
      return own.at(state, { side, phase });
    },
  };
}

/**
 * A refusal of what is not awaited: no order at all once the game is over, by the clause that ends it, nor one of another type or of another
 * side. Null for an order that is due.
 */
export function refusedAsNotDue<Id extends ClauseId>(
  { awaits }: { readonly awaits: Awaits<Id> | null },
  { type }: OrderLike,
  side: string | undefined,
  ends: Id,
): RefusedFor<'over' | 'not-now', Params, Id> | null {
  if (awaits === null) return refused(ends, 'over', {});
  const isDue = awaits.orders.includes(type) && (side === undefined || awaits.sides.includes(side));
  return isDue ? null : refused(awaits.by, 'not-now', {});
}

/** What each side has written in secret, as one side sees it: of the others only that they have written. */
export const sealed = (written: Readonly<Record<string, string>>, side: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(written).map(([by, what]) => [by, by === side ? what : 'sealed']));
