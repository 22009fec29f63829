/**
 * What an order does, one event after the other: each is recorded before the next is decided. A
 * game makes its own with its `apply`.
 */
export class Course<State, Event> {
  state: State;
  readonly events: Event[] = [];
  readonly #apply: (state: State, event: Event) => State;

  constructor(state: State, apply: (state: State, event: Event) => State) {
    this.state = state;
    this.#apply = apply;
  }

  /** Records an event. */
  record(event: Event): void {
    this.events.push(event);
    this.state = this.#apply(this.state, event);
  }
}
