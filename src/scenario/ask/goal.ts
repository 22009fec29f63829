import { parseFraction, type Fraction } from '../../core/fraction.ts';
import {
  isAwaitingChoice,
  type AnyRules,
  type Awaiting,
  type EventLike,
  type Moment,
  type OrderLike,
} from '../../games/contract/engine.ts';
import { askedSide } from '../../games/contract/due.ts';
import { firstOption } from '../../games/contract/odds.ts';
import type { SeenRules } from '../../games/contract/view.ts';
import type { Lack } from '../../games/contract/words.ts';
import { partUnmet } from '../play/part.ts';
import { oddsOf } from '../play/odds.ts';
import type { Goal } from '../files/task-schema.ts';

/** The goal of a task with typed orders, so that the page need not parse the author's text. */
export type TypedGoal = Goal<OrderLike>;

/**
 * The seed for orders of a task that roll dice. The build and the page use the same seed, so that
 * no order is right by luck. With this seed, the right orders of the chapters also end well.
 */
export const SEED = 2;

/** The result of a reader's orders, including the choices that followed them. */
export interface Attempt {
  readonly before: Awaiting;
  readonly order: OrderLike;
  readonly state: Awaiting;
  readonly events: readonly EventLike[];
}

/** Is the goal met by this result? Throws if `chance.atLeast` is not a fraction. */
export function meets(engine: AnyRules, attempt: Attempt, goal: TypedGoal): boolean {
  const { state, events } = attempt;
  if ('all' in goal) return goal.all.every((each) => meets(engine, attempt, each));
  if ('any' in goal) return goal.any.some((each) => meets(engine, attempt, each));
  if ('event' in goal || 'state' in goal || 'units' in goal)
    return lacksOf(engine, { state, events }, goal).length === 0;
  if ('chance' in goal) return reaches(chanceOf(engine, attempt, goal.chance), goal.chance.atLeast);
  const then = goal.when === undefined ? state : engine.at(state, goal.when);
  const verdict = engine.judge(then, 'allowed' in goal ? goal.allowed : goal.refused);
  if ('allowed' in goal) return verdict.ok;
  return !verdict.ok && (goal.by === undefined || verdict.clause === goal.by);
}

/** A goal that the board after the order decides, or what happened until then. */
export type ResultGoal = Extract<
  TypedGoal,
  { readonly event: unknown } | { readonly state: unknown } | { readonly units: unknown }
>;

/**
 * What such a goal still lacks. On a free table the engine compares how units stand; all else is
 * compared field by field. Paths begin at the top of the state.
 */
export function lacksOf(
  { standing }: Pick<AnyRules, 'standing'>,
  { state, events }: Pick<Attempt, 'state' | 'events'>,
  goal: ResultGoal,
): readonly Lack[] {
  if ('event' in goal) return events.some((event) => event.type === goal.event) ? [] : [goal];
  if ('units' in goal && standing !== undefined)
    return standing(goal.units, state).map((each) => ({ ...each, path: `units.${each.path}` }));
  const part = 'state' in goal ? goal.state : { units: goal.units };
  return partUnmet(state, part, '').map((each) => ({ ...each, path: each.path.slice(1) }));
}

/**
 * The order whose chance counts: the order of the attempt, or a later one as if its phase had come.
 */
export const countedOrder = (
  rules: AnyRules,
  attempt: Pick<Attempt, 'before' | 'order' | 'state'>,
  { order, when }: { readonly order?: OrderLike | undefined; readonly when?: Moment | undefined },
): Pick<Attempt, 'before' | 'order'> => {
  if (order === undefined) return attempt;
  return { before: when === undefined ? attempt.state : rules.at(attempt.state, when), order };
};

/**
 * The exact chance that an order has one of these outcomes, in the game's own words. 0 if the order
 * is refused or rolls no dice for them.
 */
export function chanceOf(
  engine: AnyRules,
  attempt: Pick<Attempt, 'before' | 'order' | 'state'>,
  goal: Extract<TypedGoal, { readonly chance: unknown }>['chance'],
): Fraction {
  const { before, order } = countedOrder(engine, attempt, goal);
  const { chances = {} } = (engine.judge(before, order).ok ? oddsOf(engine, before, order) : null) ?? {};
  const found = [goal.of].flat().flatMap((word) => (Object.hasOwn(chances, word) ? [chances[word]!] : []));
  // All chances of one order have the same denominator.
  return found.reduce((sum, { ways, of }) => ({ ways: sum.ways + ways, of }), { ways: 0n, of: 1n });
}

function reaches({ ways, of }: Fraction, atLeast: string): boolean {
  const least = parseFraction(atLeast);
  if (!least.ok) throw new Error(`goal chance.atLeast: found ${atLeast}, expected ${least.error}`);
  return ways * least.value.of >= least.value.ways * of;
}

/**
 * Which side must choose before the orders of a task count as an answer: the reader or the other
 * side. Null if no choice is open. `start` is the board of the task, `now` the board after the
 * orders.
 */
export function whoChooses(rules: Pick<AnyRules, 'sides'>, start: Awaiting, now: Awaiting): 'reader' | 'other' | null {
  const due = now.awaits;
  if (due === null || !isAwaitingChoice(now)) return null;
  const isReaders = isSameSide(rules, start, now);
  // The choice that the task is about. If several sides were asked for it, the others follow.
  const isAsked = due.by === start.awaits?.by;
  if (isAsked && (isReaders || start.awaits.sides.length === 1)) return null;
  return isReaders ? 'reader' : 'other';
}

/** Does the side that gives orders on the board of the task also give the next order? */
export function isSameSide(rules: Pick<AnyRules, 'sides'>, start: Awaiting, now: Awaiting): boolean {
  const asked = askedSide(rules, start);
  return asked === undefined ? now.awaits === null : now.awaits?.sides.includes(asked) === true;
}

/**
 * The choice for a side that the reader does not play, by the same policy that is used to count
 * odds, from what that side sees.
 */
export const policyChoice = (rules: SeenRules, state: Awaiting): OrderLike =>
  (rules.policy ?? firstOption).choose(rules.seen(state), rules.candidates(state));
