import type { Annotation } from '../../core/annotations.ts';
import type { Awaiting, OrderLike } from '../../games/contract/engine.ts';
import type { TypedGoal } from '../../scenario/ask/goal.ts';
import type { NarratedEvent } from '../../scenario/play/played.ts';
import type { BoardData, FrameData, TaskData } from '../../sent/boards.ts';
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
  /** The verdict as a short sentence; empty while more orders are to follow. */
  readonly head: string;
  /** What follows from it, or why it is so. */
  readonly says: string;
  /** Annotations on the board that show why it is not enough. */
  readonly shows?: readonly Annotation[];
}

/** What screen readers announce of an answer: the verdict, its reason, and what happened, unless the reason tells it already. */
export const announced = (head: string, reason: string, events: readonly Pick<NarratedEvent, 'says'>[]): string =>
  [head, reason, ...events.map(({ says }) => says).filter((each) => !reason.includes(each))].filter(Boolean).join(' ');

/** Gives an order after the earlier ones and compares the result with the goal. A refused order is wrong. */
export function answer(at: Session, task: Task, past: readonly PlayedOrder[], order: OrderLike): Answer {
  const { tools } = at;
  const { rules } = at.game;
  const start = task.frame.before;
  const before = past.at(-1)?.state ?? start;
  const chooses = (state: Awaiting) => tools.whoChooses(start, state);
  const waits = (state: Awaiting) => chooses(state) !== 'other';
  const given = playOrder(at, before, { order, seed: tools.SEED + past.length, waits });
  if (given.report.allowed !== true)
    return { given, verdict: 'wrong', head: 'Not allowed.', says: given.report.refusal?.says ?? '' };
  const { state } = given;
  if (chooses(state) === 'reader') return { given, verdict: 'open', head: '', says: 'Now the choice is yours.' };
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
  if (counted < task.orders && tools.isSameSide(start, state))
    return { given, verdict: 'open', head: '', says: 'So far, so good. Go on.' };
  return {
    given,
    verdict: 'wrong',
    ...shortfall(at, { ...attempt, start, asks: task.says, did: didOf(at, given) }, task.goal),
  };
}

type Attempt = Parameters<Session['tools']['meets']>[1];

/** An attempt with the board of its task. */
interface Started extends Attempt {
  readonly start: Awaiting;
}

/** A goal about one order that must be allowed, or refused, on a later board. */
type OrderGoal = Extract<TypedGoal, { readonly when?: unknown }>;

const orderOf = (goal: OrderGoal): OrderLike => ('allowed' in goal ? goal.allowed : goal.refused);

/** The board on which the order of a goal is judged. */
const boardOf = ({ game }: Session, state: Awaiting, { when }: OrderGoal): Awaiting =>
  when === undefined ? state : game.rules.at(state, when);

/** An order within a sentence: `fire the gun at the hussars`. Orders begin with a verb. */
function spoken({ game }: Session, order: OrderLike, state: Awaiting): string {
  const says = game.rules.words.order(order, state);
  return says.charAt(0).toLowerCase() + says.slice(1);
}

/** What the reader or the enemy can do after a right answer, or can no longer do. Empty if the goal is about something else. */
function gained(at: Session, { start, state }: Started, goal: TypedGoal): string {
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

/** The chance that a right answer has brought about, where its goal looks ahead; empty if it does not. */
function foreseen(at: Session, attempt: Attempt, goal: TypedGoal): string {
  if (!('chance' in goal) || goal.chance.when === undefined) return '';
  const { rules } = at.game;
  const { before, order } = at.tools.countedOrder(rules, attempt, goal.chance);
  const { outcomes = {}, chances = {} } = at.tools.oddsOf(rules, before, order) ?? {};
  const words = [goal.chance.of].flat();
  const chance = at.tools.chanceText(at.tools.chanceOf(rules, attempt, goal.chance));
  // Where everything will do that is good for whoever orders, its words say less than that: “repulsed or routed” does not tell who.
  const isGood = (each: string): boolean => outcomes[each]?.favours === 'actor';
  const may = Object.keys(chances).filter((each) => chances[each]!.ways > 0n);
  const isAll = may.every((each) => words.includes(each) === isGood(each));
  if (isAll && words.length > 1 && at.tools.isSameSide(attempt.before, before))
    return `Now the chance that it goes well when you ${spoken(at, order, before)} is ${chance}.`;
  const wanted = words.map((each) => outcomes[each]?.says ?? each);
  return `Now the chance of “${wanted.join(' or ')}” is ${chance}.`;
}

/** Who gives orders on a later board: the reader or the enemy. */
const whoOf = ({ tools }: Session, start: Awaiting, then: Awaiting): string =>
  tools.isSameSide(start, then) ? 'you' : 'the enemy';

/** What came of a right order: with dice all of it, otherwise what it did first. */
function resultOf({ tools }: Session, { report }: PlayedOrder, events: readonly NarratedEvent[]): string {
  const head = report.dice.length > 0 ? tools.headline(events) : null;
  if (head === null) return events[0]?.says ?? '';
  const after = events.slice(events.findLastIndex((each) => head.contains.includes(each)) + 1);
  return [head.says, ...after.map(({ says }) => says)].join(' ');
}

type Shortfall = Pick<Answer, 'head' | 'says' | 'shows'>;

/** An attempt that does not meet its goal, and what is needed to say so. */
interface Short extends Started {
  /** What the task asks for. */
  readonly asks: string;
  /** What the last order did. */
  readonly did: string;
}

/** What an order did: its result in one line, or the order itself if nothing happened. */
const didOf = ({ tools }: Session, { report }: PlayedOrder): string =>
  tools.headline(report.events)?.says ?? `${report.orderSays ?? ''}.`;

/** What a goal misses: the event that did not happen, where its name reads like `square-formed`; else what the task asks for, in its last sentence. */
function missed(goal: TypedGoal, asks: string): string {
  const [, what, done] = /^(.+)-([a-z]+ed)$/.exec('event' in goal ? goal.event : '') ?? [];
  if (what !== undefined) return `No ${what.replaceAll('-', ' ')} was ${done!}.`;
  const [last] = asks.split(/(?<=[.!?])\s+(?=\S)/).slice(-1);
  return `The task asks: ${last!}`;
}

/** Why an allowed order does not meet the goal, in the engine's words if possible: for example its refusal of the order that should be allowed. */
function shortfall(at: Session, attempt: Short, goal: TypedGoal): Shortfall {
  const { tools } = at;
  const { rules } = at.game;
  if ('all' in goal) {
    const unmet = goal.all.find((each) => !tools.meets(rules, attempt, each))!;
    return shortfall(at, attempt, unmet);
  }
  // Each of several orders would do, and none is allowed: the engine tells of the first.
  if ('any' in goal && goal.any[0] !== undefined && 'allowed' in goal.any[0]) return unmet(at, attempt, goal.any[0]);
  if ('chance' in goal) return tooLow(at, attempt, goal.chance);
  if ('allowed' in goal || 'refused' in goal) return unmet(at, attempt, goal);
  return { head: `${ALLOWED} that is not what the task asks.`, says: `${attempt.did} ${missed(goal, attempt.asks)}` };
}

/** How it begins that an order is allowed but not enough. */
const ALLOWED = 'Allowed, but';

type ChanceGoal = Extract<TypedGoal, { readonly chance: unknown }>['chance'];

/** Why a chance is not high enough. Where the goal is the lesser of the losses, the order risks a greater one. */
function tooLow(at: Session, attempt: Short, goal: ChanceGoal): Shortfall {
  const { game, tools } = at;
  const { rules } = game;
  const { before, order } = tools.countedOrder(rules, attempt, goal);
  // A goal that looks ahead: the order whose chance counts is itself refused from there.
  if (!rules.judge(before, order).ok) return unmet(at, attempt, { allowed: order, when: goal.when });
  const odds = tools.oddsOf(rules, before, order);
  const { outcomes = {}, chances = {} } = odds ?? {};
  const words = [goal.of].flat();
  const told = (each: string): string => outcomes[each]?.says ?? each;
  const wanted = words.map(told).join(' or ');
  const isLoss = (each: string): boolean => outcomes[each]?.favours === 'target';
  const losses = Object.keys(chances).filter(
    (each) => !words.includes(each) && isLoss(each) && chances[each]!.ways > 0n,
  );
  if (words.every(isLoss) && losses.length > 0)
    return {
      head: `${ALLOWED} there is more to lose.`,
      says: `You may also be ${losses.map(told).join(' or ')}; with the right order you are ${wanted} at worst.`,
    };
  const counted = tools.chanceOf(rules, attempt, goal);
  const chance =
    counted.ways === 0n ? `It cannot lead to “${wanted}”` : `The chance of “${wanted}” is ${tools.chanceText(counted)}`;
  return {
    head: `${ALLOWED} the odds are too low.`,
    says: `${chance}, and the task asks for at least ${tools.chanceText(goal.atLeast)}.`,
  };
}

/** Why an order that should now be allowed is not, or the other way round. */
function unmet(at: Session, { start, state }: Short, goal: OrderGoal): Shortfall {
  const { rules } = at.game;
  const then = boardOf(at, state, goal);
  const order = orderOf(goal);
  const verdict = rules.judge(then, order);
  const still = rules.judge(boardOf(at, start, goal), order).ok === verdict.ok ? 'still ' : '';
  const who = whoOf(at, start, then);
  const can = verdict.ok ? `${who} can ${still}` : `${who} ${still}cannot `;
  return {
    head: `${ALLOWED} ${can}${spoken(at, order, then)}.`,
    ...whyRefused(at, start, then, order),
  };
}

/** Why an order is refused. If its moment passed because of it, as when no place is left, what the order itself would have met. */
function whyRefused({ game: { rules } }: Session, start: Awaiting, then: Awaiting, order: OrderLike) {
  const isDue = ({ awaits }: Awaiting): boolean => awaits?.orders.includes(order.type) === true;
  const asked = isDue(start) && !isDue(then) ? rules.judge({ ...then, awaits: start.awaits }, order) : null;
  const verdict = asked?.ok === false ? asked : rules.judge(then, order);
  return { says: verdict.ok ? '' : rules.words.refusal(verdict, then), shows: verdict.shows };
}
