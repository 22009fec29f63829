import type { Annotation } from '../../core/annotations.ts';
import type { Awaiting, OrderLike } from '../../games/contract/engine.ts';
import type { TypedGoal } from '../../scenario/ask/goal.ts';
import type { NarratedEvent } from '../../games/contract/view.ts';
import type { BoardData, FrameData, TaskData } from '../../sent/boards.ts';
import { boardOf, orderOf, spoken, whoOf, type Attempt, type TaskAttempt } from './attempt.ts';
import { playOrder, whileOpen, type PlayedOrder, type Session } from './session.ts';
import { shortfall } from './shortfall.ts';

/** A task with its board. */
export interface Task extends TaskData {
  readonly data: BoardData;
  readonly frame: FrameData;
}

/**
 * A reader's order and whether it meets the goal; `open` means that it is right so far and more
 * orders must follow.
 */
export interface Answer {
  readonly given: PlayedOrder;
  readonly verdict: 'right' | 'open' | 'wrong';
  /** The verdict as a short sentence; empty while more orders must follow. */
  readonly head: string;
  /** The consequence of the order, or the reason for the verdict. */
  readonly says: string;
  /** Annotations on the board that show why it is not enough. */
  readonly shows?: readonly Annotation[];
}

/**
 * What screen readers announce for an answer: the verdict, its reason, and what happened unless the
 * reason already says it.
 */
export const announced = (head: string, reason: string, events: readonly Pick<NarratedEvent, 'says'>[]): string =>
  [head, reason, ...events.map(({ says }) => says).filter((each) => !reason.includes(each))].filter(Boolean).join(' ');

/**
 * Gives an order after the earlier ones and compares the result with the goal. A refused order is
 * wrong.
 */
export function answer(at: Session, task: Task, past: readonly PlayedOrder[], order: OrderLike): Answer {
  const { tools } = at;
  const { rules } = at.game;
  // Played from what the reader sees: a right order must not depend on what is hidden.
  const start = rules.seen(task.frame.before);
  const before = past.at(-1)?.state ?? start;
  const chooses = (state: Awaiting) => tools.whoChooses(rules, start, state);
  const waits = (state: Awaiting) => chooses(state) !== 'other';
  const given = playOrder(at, before, { order, seed: tools.SEED + past.length, waits });
  if (given.report.allowed !== true)
    return { given, verdict: 'wrong', head: 'Not allowed.', says: given.report.refusal?.says ?? '' };
  const { state } = given;
  const open = whileOpen(at, given);
  if (chooses(state) === 'reader') return { given: open, verdict: 'open', head: '', says: 'Now the choice is yours.' };
  const all = [...past, given];
  // A choice counts as part of the order that led to it.
  const asked = all.findLast((each) => chooses(each.before) !== 'reader')!;
  const narrated = all.flatMap(({ report }) => report.events);
  const attempt = { before: asked.before, order: asked.order, state, events: all.flatMap(({ events }) => events) };
  if (tools.meets(rules, attempt, task.goal))
    return {
      given,
      verdict: 'right',
      head: 'Right!',
      says:
        gained(at, { ...attempt, start }, task.goal) ||
        foreseen(at, attempt, task.goal) ||
        resultOf(at, given, narrated),
    };
  const counted = past.filter((each) => chooses(each.state) !== 'reader').length + 1;
  if (counted < task.orders && tools.isSameSide(rules, start, state))
    return { given: open, verdict: 'open', head: '', says: 'So far, so good. Go on.' };
  return {
    given: open,
    verdict: 'wrong',
    ...shortfall(at, { ...attempt, start, asks: task.says, did: didOf(at, open) }, task.goal),
  };
}

/**
 * What the reader or the enemy can do after a right answer, or can no longer do. Empty if the goal
 * is about something else.
 */
function gained(at: Session, { start, state }: TaskAttempt, goal: TypedGoal): string {
  const goals = ('all' in goal ? goal.all : [goal]).filter((each) => 'allowed' in each || 'refused' in each);
  const told = (whose: string, kind: 'allowed' | 'refused', can: string) => {
    const orders = goals
      .filter((each) => kind in each && whoOf(at, start, boardOf(at, state, each)) === whose)
      .map((each) => spoken(at, orderOf(each), boardOf(at, state, each)));
    return orders.length === 0 ? '' : `Now ${whose} ${can} ${orders.join(kind === 'allowed' ? ', and ' : ', or ')}.`;
  };
  const all = ['you', 'the enemy'].flatMap((whose) => [
    told(whose, 'allowed', 'can'),
    told(whose, 'refused', 'cannot'),
  ]);
  return all.filter(Boolean).join(' ');
}

/** The chance that a right answer has created, if its goal looks ahead; otherwise empty. */
function foreseen(at: Session, attempt: Attempt, goal: TypedGoal): string {
  if (!('chance' in goal) || goal.chance.when === undefined) return '';
  const { rules } = at.game;
  const { before, order } = at.tools.countedOrder(rules, attempt, goal.chance);
  const { outcomes = {}, chances = {} } = at.tools.oddsOf(rules, before, order) ?? {};
  const words = [goal.chance.of].flat();
  const chance = at.tools.chanceText(at.tools.chanceOf(rules, attempt, goal.chance));
  // If every good outcome meets the goal, its words would say too little: “repulsed or routed” does
  // not say who.
  const isGood = (each: string): boolean => outcomes[each]?.favours === 'actor';
  const may = Object.keys(chances).filter((each) => chances[each]!.ways > 0n);
  const isAll = may.every((each) => words.includes(each) === isGood(each));
  if (isAll && words.length > 1 && at.tools.isSameSide(rules, attempt.before, before))
    return `Now the chance that it goes well when you ${spoken(at, order, before)} is ${chance}.`;
  const wanted = words.map((each) => outcomes[each]?.says ?? each);
  return `Now the chance of “${wanted.join(' or ')}” is ${chance}.`;
}

/**
 * The result of a right order with dice; empty without dice, because the report below says it.
 */
function resultOf({ tools }: Session, { report }: PlayedOrder, events: readonly NarratedEvent[]): string {
  const head = report.dice.length > 0 ? tools.headline(events, report.headline) : null;
  if (head === null) return '';
  if (head.contains.length === 0) return head.says;
  const after = events.slice(events.findLastIndex((each) => head.contains.includes(each)) + 1);
  return [head.says, ...after.map(({ says }) => says)].join(' ');
}

/** What an order did: its result in one line, or the order itself if nothing happened. */
const didOf = ({ tools }: Session, { report }: PlayedOrder): string =>
  tools.headline(report.events, report.headline)?.says ?? `${report.orderSays ?? ''}.`;
