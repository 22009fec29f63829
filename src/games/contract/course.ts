import type { Dice } from '../../core/dice.ts';
import { alwaysFound, findingOnce, type Once } from '../../core/found-once.ts';

/**
 * What an order does, one event after the other: each is recorded before the next is decided. A
 * game makes its own with its `apply`. What is measured by `once` follows from the dice so far:
 * odds measure it once for all ways in which the dice may fall that begin alike.
 */
export class Course<State, Event> {
  state: State;
  readonly events: Event[] = [];
  readonly once: Once;
  readonly #apply: (state: State, event: Event) => State;

  constructor(state: State, apply: (state: State, event: Event) => State, once = alwaysFound) {
    this.state = state;
    this.once = once;
    this.#apply = apply;
  }

  /** Records an event. */
  record(event: Event): void {
    this.events.push(event);
    this.state = this.once(() => this.#apply(this.state, event));
  }
}

/**
 * An order in two parts, for `Rules.prepared`: `begin` makes its course on a board, and `play`
 * plays it with each of many dice. What the dice so far decide is measured once, however the
 * others fall.
 */
export function playedWith<Event, Given extends { readonly events: readonly Event[] }, Purpose extends string>(
  begin: (once: Once) => Given,
  play: (course: Given, dice: Dice<Purpose>) => void,
): (dice: Dice<Purpose>) => readonly Event[] {
  const finding = findingOnce<Purpose>();
  return (given) => {
    const { dice, once } = finding(given);
    const course = begin(once);
    play(course, dice);
    return course.events;
  };
}
