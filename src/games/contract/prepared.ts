import type { Dice } from '../../core/dice.ts';
import { findingOnce, type Once } from '../../core/found-once.ts';

/** The events of an order, and the board on which all of them are recorded. */
export interface Played<State, Event> {
  readonly events: readonly Event[];
  readonly state: State;
}

/**
 * An order in two parts, for `Rules.prepared`: `begin` makes its course on a board, and `play`
 * plays it with each of many dice. What the dice so far decide is measured once, however the
 * others fall.
 */
export function playedWith<State, Event, Given extends Played<State, Event>, Purpose extends string>(
  begin: (once: Once) => Given,
  play: (course: Given, dice: Dice<Purpose>) => void,
): (dice: Dice<Purpose>) => Played<State, Event> {
  const finding = findingOnce<Purpose>();
  return (given) => {
    const { dice, once } = finding(given);
    const course = begin(once);
    play(course, dice);
    return course;
  };
}

/** Rules that play an order, perhaps in two parts. */
interface Playing<State, Order, Event> {
  carryOut(state: State, order: Order, dice: Dice): readonly Event[];
  prepared?(state: State, order: Order): (dice: Dice) => Played<State, Event>;
  apply(state: State, event: Event): State;
}

/**
 * Plays an allowed order with any dice. What they do not change is measured once, if the rules can.
 */
export function preparedBy<State, Order, Event>(
  rules: Playing<State, Order, Event>,
  from: State,
  order: Order,
): (dice: Dice) => Played<State, Event> {
  const played = (events: readonly Event[]): Played<State, Event> => ({
    events,
    state: events.reduce((state, event) => rules.apply(state, event), from),
  });
  return rules.prepared?.(from, order) ?? ((dice) => played(rules.carryOut(from, order, dice)));
}
