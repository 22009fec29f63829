import type { Event } from '../events.ts';
import type { Field } from '../state.ts';
import { applied } from './apply.ts';

/** What an order does, one event after the other: each is recorded before the next is decided. */
export class Course<State extends Field = Field> {
  state: State;
  readonly events: Event[] = [];

  constructor(state: State) {
    this.state = state;
  }

  /** Records an event. */
  record(event: Event): void {
    this.events.push(event);
    this.state = applied(this.state, event);
  }
}
