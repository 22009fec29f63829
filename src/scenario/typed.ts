import type { AnyEngine, Awaiting, OrderLike } from '../games/engine.ts';
import type { TypedGoal } from './goal.ts';
import type { Goal } from './schema.ts';

/** A goal with its orders typed, on the board of its task. Throws where one cannot be read: a fault of the author's, found when the site is built. */
export function typed(engine: AnyEngine, before: Awaiting, goal: Goal): TypedGoal {
  if ('all' in goal) return { all: goal.all.map((each) => typed(engine, before, each)) };
  if ('any' in goal) return { any: goal.any.map((each) => typed(engine, before, each)) };
  if ('allowed' in goal) return { ...goal, allowed: read(engine, before, goal.allowed) };
  return 'refused' in goal ? { ...goal, refused: read(engine, before, goal.refused) } : goal;
}

function read(engine: AnyEngine, before: Awaiting, written: unknown): OrderLike {
  const order = engine.order(written, before);
  if (order.ok) return order.value;
  throw new Error(
    order.error.map(({ path, found, wanted }) => `goal ${path}: found ${found}, expected ${wanted}`).join('; '),
  );
}
