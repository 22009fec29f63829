import type { Annotation } from '../core/annotations.ts';
import type { Awaiting, OrderLike } from '../games/engine.ts';
import type { TypedGoal } from '../scenario/goal.ts';
import type { BoardData, FrameData, TaskData } from './data.ts';
import { playOrder, type PlayedOrder, type Session } from './session.ts';

/** A task with its board. */
export interface Task extends TaskData {
  readonly data: BoardData;
  readonly frame: FrameData;
}

/** A reader's order and whether it meets the goal; `open` means that it is fine so far and more orders are to follow. */
export interface Answer {
  readonly given: PlayedOrder;
  readonly verdict: 'right' | 'open' | 'wrong';
  readonly says: string;
  /** Annotations on the board that show why it is not enough. */
  readonly shows?: readonly Annotation[];
}

/** Gives an order after the earlier ones and compares the result with the goal. A refused order is wrong. */
export function answer(at: Session, task: Task, past: readonly PlayedOrder[], order: OrderLike): Answer {
  const { tools } = at;
  const { rules } = at.game;
  const start = task.frame.before;
  const before = past.at(-1)?.state ?? start;
  const chooses = (state: Awaiting) => tools.whoChooses(start, state);
  const waits = (state: Awaiting) => chooses(state) !== 'other';
  const given = playOrder(at, before, { order, seed: tools.SEED + past.length, waits });
  if (given.report.allowed !== true) return { given, verdict: 'wrong', says: 'That is not allowed.' };
  const { state } = given;
  if (chooses(state) === 'reader') return { given, verdict: 'open', says: 'Now the choice is yours.' };
  const all = [...past, given];
  // A choice counts as part of the order that led to it.
  const asked = all.findLast((each) => chooses(each.before) !== 'reader')!;
  const attempt = { before: asked.before, order: asked.order, state, events: all.flatMap(({ events }) => events) };
  if (tools.meets(rules, attempt, task.goal)) return { given, verdict: 'right', says: 'That does it.' };
  const counted = past.filter((each) => chooses(each.state) !== 'reader').length + 1;
  if (counted < task.orders && tools.isSameSide(start, state))
    return { given, verdict: 'open', says: 'So far, so good. Go on.' };
  return { given, verdict: 'wrong', ...shortfall(at, attempt, task.goal) };
}

const OTHER = { says: 'That is allowed, but it is not what was asked.' };

/** Why an allowed order does not meet the goal, in the engine's words if possible: for example its refusal of the order that should be allowed. */
function shortfall(
  at: Session,
  attempt: Parameters<Session['tools']['meets']>[1],
  goal: TypedGoal,
): Pick<Answer, 'says' | 'shows'> {
  const { tools } = at;
  const { rules } = at.game;
  if ('all' in goal)
    return shortfall(
      at,
      attempt,
      goal.all.find((each) => !tools.meets(rules, attempt, each))!,
    );
  if ('chance' in goal) {
    const { ways, of } = tools.chanceOf(rules, attempt, goal.chance.of);
    const says = `Allowed, but not enough: ${goal.chance.of} comes in ${ways} of ${of} ways, and ${goal.chance.atLeast} were asked for.`;
    return { says };
  }
  if (!('allowed' in goal) && !('refused' in goal)) return OTHER;
  const then = goal.when === undefined ? attempt.state : rules.at(attempt.state, goal.when);
  const order = 'allowed' in goal ? goal.allowed : goal.refused;
  const verdict = rules.judge(then, order);
  const why = verdict.ok
    ? `this may still be done: ${rules.words.order(order, then)}.`
    : rules.words.refusal(verdict, then);
  return {
    says: `Allowed, but not enough: ${why}`,
    shows: verdict.shows,
  };
}
