import type { Plain } from '../../core/ids.ts';
import { problemText } from '../../core/result.ts';
import { seeded } from '../../core/seeded.ts';
import type { AnyEngine, Awaiting, EventLike, OrderLike } from '../../games/contract/engine.ts';
import { firstDue, giverOf, isApart } from '../../games/contract/due.ts';
import { readerOf, seenThrough } from '../../games/contract/view.ts';
import { whoChooses, policyChoice, isSameSide, meets, SEED, type Attempt, type TypedGoal } from './goal.ts';
import { hintsFor } from './hints.ts';
import { Malformed } from '../files/malformed.ts';
import type { PlayedTask } from '../play/played.ts';
import { partUnmet } from '../play/part.ts';
import { inside, type Run } from '../play/run.ts';
import type { Goal } from '../files/task-schema.ts';
import type { Step } from '../files/schema.ts';

/** One possible answer: its orders and their result. */
export interface TaskAnswer {
  readonly orders: readonly OrderLike[];
  readonly says: readonly string[];
  readonly attempt: Attempt;
}

/** The goal to search for, and the board to search from. */
export interface Search {
  readonly engine: AnyEngine;
  readonly before: Awaiting;
  readonly goal: TypedGoal;
  /**
   * The order of the step itself. It is tried too if the game's candidates are not all possible
   * orders.
   */
  readonly own: OrderLike | null;
}

/**
 * Finds all right answers to a task, with as few orders as possible. `own` is the order of its
 * step. Throws `Malformed` if no answer is right, or if none is wrong.
 */
export function playTask(
  run: Run,
  before: Awaiting,
  task: NonNullable<Step['task']>,
  own: OrderLike | null = null,
): PlayedTask {
  const { says, orders, hints } = task;
  const { engine } = run;
  const { path } = inside(run, 'goal');
  try {
    const goal = typedGoal(engine, before, task.goal);
    const { right, wrong } = answers({ engine, before, goal, own }, orders);
    if (right.length === 0 || wrong === 0) {
      const found = `${right.length} right and ${wrong} wrong orders`;
      throw new Malformed([{ path, found, wanted: 'at least one of each' }]);
    }
    return {
      says,
      goal,
      right: right.map((way) => ({ orders: way.orders, says: way.says.join(', then ') })),
      wrong,
      hints: hintsFor({ engine, before, goal, own }, right, hints),
    };
  } catch (fault) {
    if (fault instanceof Malformed) throw fault;
    const found = fault instanceof Error ? fault.message : String(fault);
    throw new Malformed([{ path, found, wanted: 'a goal that the engine can test' }]);
  }
}

/**
 * Parses the orders in a goal, on the board of the task. Throws if one cannot be parsed; the build
 * then reports it to the author.
 */
function typedGoal(engine: AnyEngine, before: Awaiting, goal: Goal): TypedGoal {
  if ('all' in goal) return { all: goal.all.map((each) => typedGoal(engine, before, each)) };
  if ('any' in goal) return { any: goal.any.map((each) => typedGoal(engine, before, each)) };
  if ('allowed' in goal) return { ...goal, allowed: typedOrder(engine, before, goal.allowed) };
  if ('refused' in goal) return { ...goal, refused: typedOrder(engine, before, goal.refused) };
  if ('units' in goal) return { units: standingsOf(engine, goal.units) };
  if (!('chance' in goal)) return goal;
  const { order, ...chance } = goal.chance;
  return { chance: order === undefined ? chance : { ...chance, order: typedOrder(engine, before, order) } };
}

/** The standings that a goal asks for: parsed on a free table, as written on a grid. */
function standingsOf(engine: AnyEngine, written: Readonly<Record<string, Plain>>): Readonly<Record<string, Plain>> {
  const read = engine.standings?.(written);
  if (read === undefined) return written;
  if (read.ok) return read.value as Readonly<Record<string, Plain>>;
  throw new Error(read.error.map((problem) => `goal units.${problemText(problem)}`).join('; '));
}

function typedOrder(engine: AnyEngine, before: Awaiting, written: unknown): OrderLike {
  const order = engine.order(written, before);
  if (order.ok) return order.value;
  throw new Error(order.error.map((problem) => `goal ${problemText(problem)}`).join('; '));
}

/** Tries single orders first; tries longer sequences only if no single order meets the goal. */
function answers(search: Search, most: number): { readonly right: readonly TaskAnswer[]; readonly wrong: number } {
  for (let length = 1; ; length += 1) {
    const all = ways(search, search.before, [], length);
    const right = all.filter(({ attempt }) => meets(search.engine, attempt, search.goal));
    if (right.length > 0 || length >= most) return { right, wrong: all.length - right.length };
  }
}

/**
 * Every answer with at most `left` more orders from here. Choices that follow from the orders are
 * tried too, but do not count as orders.
 */
function ways(search: Search, from: Awaiting, done: readonly TaskAnswer[], left: number): readonly TaskAnswer[] {
  return triedFrom(search, from).flatMap((order) => {
    const way = extend(search, from, done, order);
    const after = way.attempt.state;
    const isChoice = whoChooses(search.engine, search.before, after) === 'reader';
    const isOpen = isChoice || (left > 1 && isSameSide(search.engine, from, after));
    return isOpen ? ways(search, after, [...done, way], isChoice ? left : left - 1) : [way];
  });
}

/**
 * The orders to try on a board: the candidates of the game. On the board of the task, the step's
 * own order is tried too if the candidates are not all possible orders.
 */
function triedFrom({ engine, before, own }: Search, from: Awaiting): readonly OrderLike[] {
  const orders = seenThrough(engine)
    .candidates(from)
    .map(({ order }) => order);
  if (own === null || from !== before || engine.options(from) !== null) return orders;
  // The order of the step may be another side's.
  if (isApart(from) && giverOf(engine, from, own) !== readerOf(engine)(from)) return orders;
  const isThere = orders.some((order) => isEqual(order, own));
  return isThere || !engine.judge(from, own).ok ? orders : [own, ...orders];
}

/** Whether two orders are the same, whatever the order of their fields. */
const isEqual = (one: OrderLike, other: OrderLike): boolean =>
  partUnmet(one, other, '').length === 0 && partUnmet(other, one, '').length === 0;

function extend({ engine, before }: Search, from: Awaiting, done: readonly TaskAnswer[], order: OrderLike): TaskAnswer {
  const last = done.at(-1);
  const { state, events } = resolveWithChoices(engine, before, { from, order, seed: SEED + done.length });
  const given =
    last !== undefined && whoChooses(engine, before, from) === 'reader' ? last.attempt : { before: from, order };
  return {
    orders: [...(last?.orders ?? []), order],
    says: [...(last?.says ?? []), engine.words.order(order, from)],
    attempt: { before: given.before, order: given.order, state, events: [...(last?.attempt.events ?? []), ...events] },
  };
}

/** An order, the board it is given on, and the seed of its dice. */
interface SeededOrder {
  readonly from: Awaiting;
  readonly order: OrderLike;
  readonly seed: number;
}

type After = Pick<Attempt, 'state' | 'events'>;

/** Carries out an allowed order, and the choices of the other side that it leads to. */
function resolveWithChoices(engine: AnyEngine, start: Awaiting, { from, order, seed }: SeededOrder): After {
  const dice = seeded(seed);
  const events: EventLike[] = [];
  let [state, due]: [Awaiting, OrderLike | null] = [from, order];
  while (due !== null) {
    const resolved: readonly EventLike[] = engine.carryOut(state, due, dice);
    events.push(...resolved);
    state = resolved.reduce((now, event) => engine.apply(now, event), state);
    due = whoChooses(engine, start, state) === 'other' ? policyChoice(seenThrough(engine, firstDue), state) : null;
  }
  return { state, events };
}
