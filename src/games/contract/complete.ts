import { assertAllowed, type Verdict } from '../../core/verdicts.ts';
import type { Awaiting, EventLike, Moment, OrderLike, Rules } from './engine.ts';

/** What follows from the rest of a game's rules, unless the game does it otherwise. */
type Derived = 'resolve' | 'options' | 'sides' | 'moment' | 'seenBy';

/** A state that knows its moment and its sides, by name. */
interface Played extends Awaiting, Moment {
  readonly sides: Readonly<Record<string, unknown>>;
}

const sidesOf = ({ sides }: Played): readonly string[] => Object.keys(sides);

/**
 * The rules of a game with all that follows from what the game itself says: an order is carried out
 * once it has been judged; what may be ordered is a finite list except in a phase; the state knows
 * its moment; everything lies open. What the game says itself is kept, but `at` is asked only for
 * phases and sides that there are.
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
