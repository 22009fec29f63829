import { assertAllowed, type Verdict } from '../../core/verdicts.ts';
import type { Awaiting, EventLike, Moment, OrderLike, Rules } from './engine.ts';

/** The parts of `Rules` that have a default here, which a game may replace. */
type DefaultRules = 'resolve' | 'options' | 'sides' | 'moment' | 'seenBy';

/** A state with named fields for its moment and its sides. */
interface StateInPlay extends Awaiting, Moment {
  readonly sides: Readonly<Record<string, unknown>>;
}

/** Whether a side may go on giving orders of any length and to any place. */
const isOpen = ({ awaits }: Awaiting): boolean => awaits?.kind === 'phase' || awaits?.kind === 'set-up';

const sidesOf = ({ sides }: StateInPlay): readonly string[] => Object.keys(sides);

/**
 * Completes a game's own rules with defaults: `resolve` judges an order before it carries it out;
 * `options` is a finite list except in a phase or before the first turn; the moment is read from
 * the state; nothing is hidden. Whatever the game defines itself replaces the default. `at` throws
 * for a phase or side that does not exist.
 */
export function completeRules<
  State extends StateInPlay,
  Order extends OrderLike,
  Event extends EventLike,
  Judged extends Verdict,
>(
  own: Omit<Rules<State, Order, Event, Judged>, DefaultRules> &
    Partial<Pick<Rules<State, Order, Event, Judged>, DefaultRules>>,
): Rules<State, Order, Event, Judged> {
  return {
    options: (state) => (isOpen(state) ? null : own.candidates(state)),
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
