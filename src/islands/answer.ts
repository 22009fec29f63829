import type { Awaiting, OrderLike } from '../games/engine.ts';
import type { Goal } from '../scenario/schema.ts';
import type { BoardData, FrameData } from './data.ts';
import { give, type Given, type Table } from './table.ts';

/** A task as it stands on a board. */
export interface Task {
  readonly data: BoardData;
  readonly frame: FrameData;
  readonly goal: Goal;
}

/** A reader's order, and whether it does what the task wants. */
export interface Answer {
  readonly given: Given;
  readonly verdict: 'right' | 'wrong';
  readonly says: string;
}

/** Gives the order, and holds what came of it against the goal; the engine judges, plays and says why. */
export function answer(set: Table, { data, frame, goal }: Task, order: OrderLike): Answer {
  const given = give(set, data, frame.before, order);
  if (given.happened.allowed !== true) return { given, verdict: 'wrong', says: 'That is not allowed.' };
  if (set.tools.meets(set.engine, given.state, given.events, goal))
    return { given, verdict: 'right', says: 'That does it.' };
  return { given, verdict: 'wrong', says: shortfall(set, given.state, goal) };
}

const OTHER = 'That is allowed, but it is not what was asked.';

/** Why an allowed order does not meet the goal: the engine's own refusal of what the goal wants. */
function shortfall({ engine }: Table, state: Awaiting, goal: Goal): string {
  if (!('allowed' in goal)) return OTHER;
  const then = goal.when === undefined ? state : engine.at(state, goal.when);
  const order = engine.order(goal.allowed, then);
  const verdict = order.ok ? engine.judge(then, order.value) : null;
  if (verdict === null || verdict.ok) return OTHER;
  return `Allowed, but not enough: ${engine.words.refusal(verdict, then)}`;
}
