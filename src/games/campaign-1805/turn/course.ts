import { alwaysFound, type Once } from '../../../core/found-once.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { apply } from './apply.ts';

/**
 * What an order does, one event after the other: each is recorded before the next is decided. What
 * is measured by `once` follows from the dice so far: odds measure it once for all ways in which
 * the dice may fall that begin alike.
 */
export class Course {
  state: State;
  readonly events: Event[] = [];
  readonly once: Once;

  constructor(state: State, once = alwaysFound) {
    this.state = state;
    this.once = once;
  }

  /** Records an event. */
  record(event: Event): void {
    this.events.push(event);
    this.state = this.once(() => apply(this.state, event));
  }
}
