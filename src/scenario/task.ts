import { problemText } from '../core/result.ts';
import { seeded } from '../core/seeded.ts';
import type { AnyEngine, Awaiting, EventLike, OrderLike } from '../games/engine.ts';
import { chooser, chosen, isSameSide, meets, SEED, type Attempt, type TypedGoal } from './goal.ts';
import { hintsFor } from './hints.ts';
import { Malformed } from './malformed.ts';
import type { PlayedTask } from './played.ts';
import { inside, type Run } from './run.ts';
import type { Goal, Step } from './schema.ts';

/** One way of answering: the orders, and what they came to. */
export interface TaskAnswer {
  readonly orders: readonly OrderLike[];
  readonly says: readonly string[];
  readonly attempt: Attempt;
}

/** What is looked for, on which board. */
export interface Search {
  readonly engine: AnyEngine;
  readonly before: Awaiting;
  readonly goal: TypedGoal;
}

/** A task with all the answers that are right, of as few orders as can be. Throws `Malformed` where none is, or where none can be wrong. */
export function playTask(run: Run, before: Awaiting, task: NonNullable<Step['task']>): PlayedTask {
  const { says, orders, hints } = task;
  const { engine } = run;
  const { path } = inside(run, 'goal');
  try {
    const goal = typedGoal(engine, before, task.goal);
    const { right, wrong } = answers({ engine, before, goal }, orders);
    if (right.length === 0 || wrong === 0) {
      const found = `${right.length} right and ${wrong} wrong orders`;
      throw new Malformed([{ path, found, wanted: 'at least one of each' }]);
    }
    return {
      says,
      goal,
      right: right.map((way) => ({ orders: way.orders, says: way.says.join(', then ') })),
      wrong,
      hints: hintsFor({ engine, before, goal }, right, hints),
    };
  } catch (fault) {
    if (fault instanceof Malformed) throw fault;
    const found = fault instanceof Error ? fault.message : String(fault);
    throw new Malformed([{ path, found, wanted: 'a goal that the engine can test' }]);
  }
}

/** A goal with its orders typed, on the board of its task. Throws where one cannot be read: a fault of the author's, found when the site is built. */
function typedGoal(engine: AnyEngine, before: Awaiting, goal: Goal): TypedGoal {
  if ('all' in goal) return { all: goal.all.map((each) => typedGoal(engine, before, each)) };
  if ('any' in goal) return { any: goal.any.map((each) => typedGoal(engine, before, each)) };
  if ('allowed' in goal) return { ...goal, allowed: typedOrder(engine, before, goal.allowed) };
  return 'refused' in goal ? { ...goal, refused: typedOrder(engine, before, goal.refused) } : goal;
}

function typedOrder(engine: AnyEngine, before: Awaiting, written: unknown): OrderLike {
  const order = engine.order(written, before);
  if (order.ok) return order.value;
  throw new Error(order.error.map((problem) => `goal ${problemText(problem)}`).join('; '));
}

/** Looks among answers of one order, and only where none is right among those of more. */
function answers(search: Search, most: number): { readonly right: readonly TaskAnswer[]; readonly wrong: number } {
  for (let length = 1; ; length += 1) {
    const all = ways(search, search.before, [], length);
    const right = all.filter(({ attempt }) => meets(search.engine, attempt, search.goal));
    if (right.length > 0 || length >= most) return { right, wrong: all.length - right.length };
  }
}

/** Every answer of so many orders that may be given from here on; choices that they bring about are not counted. */
function ways(search: Search, from: Awaiting, done: readonly TaskAnswer[], left: number): readonly TaskAnswer[] {
  const { engine } = search;
  return engine.candidates(from).flatMap(({ order }) => {
    const way = onward(search, from, done, order);
    const after = way.attempt.state;
    const isChoice = chooser(search.before, after) === 'reader';
    const isOpen = isChoice || (left > 1 && isSameSide(from, after));
    return isOpen ? ways(search, after, [...done, way], isChoice ? left : left - 1) : [way];
  });
}

function onward({ engine, before }: Search, from: Awaiting, done: readonly TaskAnswer[], order: OrderLike): TaskAnswer {
  const last = done.at(-1);
  const { state, events } = settled(engine, before, { from, order, seed: SEED + done.length });
  const given = last !== undefined && chooser(before, from) === 'reader' ? last.attempt : { before: from, order };
  return {
    orders: [...(last?.orders ?? []), order],
    says: [...(last?.says ?? []), engine.words.order(order, from)],
    attempt: { before: given.before, order: given.order, state, events: [...(last?.attempt.events ?? []), ...events] },
  };
}

/** An order on a board, and the course of its dice. */
interface SeededOrder {
  readonly from: Awaiting;
  readonly order: OrderLike;
  readonly seed: number;
}

type After = Pick<Attempt, 'state' | 'events'>;

/** Carries out an allowed order, and after it what the other side has to choose. */
function settled(engine: AnyEngine, set: Awaiting, { from, order, seed }: SeededOrder): After {
  const dice = seeded(seed);
  const events: EventLike[] = [];
  let [state, due]: [Awaiting, OrderLike | null] = [from, order];
  while (due !== null) {
    const resolved: readonly EventLike[] = engine.carryOut(state, due, dice);
    events.push(...resolved);
    state = resolved.reduce((now, event) => engine.apply(now, event), state);
    due = chooser(set, state) === 'other' ? chosen(engine, state) : null;
  }
  return { state, events };
}
