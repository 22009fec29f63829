import { ended } from '../battle/victory.ts';
import type { Event } from '../events.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import { apply } from './apply.ts';

/**
 * What an order does, one event after the other: each is recorded before the next is decided. Once
 * the battle is over, nothing more is recorded.
 */
export class Course {
  state: State;
  readonly events: Event[] = [];

  constructor(state: State) {
    this.state = state;
  }

  /** Records an event, and the end of the battle if it is one. @ruling rr-081 */
  record(event: Event): void {
    if (this.isOver) return;
    this.#add(event);
    if (read(this.state, 'rr-081') === 'at-once') this.settle();
  }

  /** Records the end of the battle if a side is beaten now. @ruling rr-081 */
  settle(): void {
    const end = ended(this.state);
    if (end !== null) this.#add(end);
  }

  /** Whether somebody has won: nothing more is asked or rolled. @ruling rr-081 */
  get isOver(): boolean {
    return this.state.winner !== null;
  }

  #add(event: Event): void {
    this.events.push(event);
    this.state = apply(this.state, event);
  }
}
