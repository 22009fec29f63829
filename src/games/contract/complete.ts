import { assertAllowed, type Verdict } from '../../core/verdicts.ts';
import { failure } from '../../core/result.ts';
import { unknownReadings } from '../../core/rulings.ts';
import type { Awaiting, Engine, EventLike, Moment, OrderLike, Rules } from './engine.ts';

/** The parts of `Rules` that have a default here, which a game may replace. */
type DefaultRules = 'resolve' | 'options' | 'sides' | 'sideOf' | 'moment' | 'seenBy';

/** A state with named fields for its moment, its sides and its units. */
interface StateInPlay extends Awaiting, Moment {
  readonly sides: Readonly<Record<string, unknown>>;
  readonly units?: Readonly<Record<string, object>>;
}

/** Whether a side may go on giving orders of any length and to any place. */
const isOpen = ({ awaits }: Awaiting): boolean => awaits?.kind === 'phase' || awaits?.kind === 'set-up';

function sideOf({ units = {} }: StateInPlay, id: string): string | undefined {
  const unit = Object.hasOwn(units, id) ? units[id]! : {};
  return 'side' in unit ? String(unit.side) : undefined;
}

const sidesOf = ({ sides }: StateInPlay): readonly string[] => Object.keys(sides);

/**
 * Completes a game's own rules with defaults: `resolve` judges an order before it carries it out;
 * `options` is a finite list except in a phase, before the first turn, and while an order of a type
 * in `anywhere` is allowed, which goes to any place; the moment and the side of a unit are read
 * from the state; nothing is hidden. Whatever the game defines itself replaces the default. `at`
 * throws for a phase or side that does not exist.
 */
export function completeRules<
  State extends StateInPlay,
  Order extends OrderLike,
  Event extends EventLike,
  Judged extends Verdict,
>({
  anywhere = [],
  ...own
}: Omit<Rules<State, Order, Event, Judged>, DefaultRules> &
  Partial<Pick<Rules<State, Order, Event, Judged>, DefaultRules>> & {
    /** The types of order that hold a place or legs, which make a choice endless. */
    readonly anywhere?: readonly Order['type'][];
  }): Rules<State, Order, Event, Judged> {
  return {
    options(state) {
      if (isOpen(state)) return null;
      const all = own.candidates(state);
      return all.some(({ order }) => anywhere.includes(order.type)) ? null : all;
    },
    sides: sidesOf,
    sideOf,
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
 * Completes an engine: its boards are refused under readings that it cannot play. The other faults
 * of such a board are told as well, as they are under its default readings.
 */
export const completeEngine = <
  State extends Awaiting,
  Order extends OrderLike,
  Event extends EventLike,
  Judged extends Verdict,
>(
  engine: Engine<State, Order, Event, Judged>,
): Engine<State, Order, Event, Judged> => ({
  ...engine,
  start(setup, readings) {
    const unknown = unknownReadings({ ...engine.readings, ...engine.ahead }, readings);
    if (unknown.length === 0) return engine.start(setup, readings);
    const read = engine.start(setup, {});
    return failure([...(read.ok ? [] : read.error), ...unknown]);
  },
});
