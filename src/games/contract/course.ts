import { alwaysFound, type Once } from '../../core/found-once.ts';

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
