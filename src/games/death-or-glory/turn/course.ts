import { alwaysFound } from '../../../core/found-once.ts';
import { Course as AnyCourse } from '../../contract/course.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { apply } from './apply.ts';

/** What an order does, one event after the other. */
export class Course extends AnyCourse<State, Event> {
  constructor(state: State, once = alwaysFound) {
    super(state, apply, once);
  }
}
