import { ended } from '../battle/victory.ts';
import { Course as AnyCourse } from '../../contract/course.ts';
import type { Event } from '../events.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import { apply } from './apply.ts';

/**
 * What an order does, one event after the other. Once the battle is over, nothing more is recorded.
 */
export class Course extends AnyCourse<State, Event> {
  constructor(state: State) {
    super(state, apply);
  }

  /** Records an event, and the end of the battle if it is one. @ruling rr-081 */
  override record(event: Event): void {
    if (this.isOver) return;
    super.record(event);
    if (read(this.state, 'rr-081') === 'at-once') this.settle();
  }

  /** Records the end of the battle if a side is beaten now. @ruling rr-081 */
  settle(): void {
    const end = ended(this.state);
    if (end !== null) super.record(end);
  }

  /** Whether somebody has won: nothing more is asked or rolled. @ruling rr-081 */
  get isOver(): boolean {
    return this.state.winner !== null;
  }
}
