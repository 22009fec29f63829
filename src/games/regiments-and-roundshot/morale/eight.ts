import { handOf } from '../../contract/hands.ts';
import { rankOf } from '../cards/ranks.ts';
import type { EventOf } from '../events.ts';
import type { State } from '../state.ts';
import type { Course } from '../turn/course.ts';

/** Whether a side is asked for an Eight: it holds one, or any card if each is always asked. */
export const isAskedForEight = (state: State, side: string): boolean =>
  handOf(state, side).some((card) => state.isAlwaysAsked === true || rankOf(card) === '8');

/** Asks the owner of a figure for an Eight. @clause rr.cards.eight-orderly-withdrawal */
export const askForEight = (course: Course, of: Omit<EventOf<'rout-due'>, 'type' | 'clauses'>): void =>
  course.record({ type: 'rout-due', ...of, clauses: ['rr.cards.eight-orderly-withdrawal'] });
