import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { apply } from './apply.ts';

/** What an order does, one event after the other: each is recorded before the next is decided. */
export class Course {
  state: State;
  readonly events: Event[] = [];

  constructor(state: State) {
    this.state = state;
  }

  /** Records an event. */
  record(event: Event): void {
    this.events.push(event);
    this.state = apply(this.state, event);
  }
}
