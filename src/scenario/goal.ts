import type { AnyEngine, Awaiting, EventLike } from '../games/engine.ts';
import { partUnmet } from './expect.ts';
import type { Goal } from './schema.ts';

/** Throws where an order of a goal cannot be read: a fault of the author's, found when the site is built. */
export function meets(engine: AnyEngine, state: Awaiting, events: readonly EventLike[], goal: Goal): boolean {
  if ('all' in goal) return goal.all.every((each) => meets(engine, state, events, each));
  if ('any' in goal) return goal.any.some((each) => meets(engine, state, events, each));
  if ('event' in goal) return events.some((event) => event.type === goal.event);
  if ('state' in goal) return partUnmet(state, goal.state, '').length === 0;
  const then = goal.when === undefined ? state : engine.at(state, goal.when);
  const order = engine.order('allowed' in goal ? goal.allowed : goal.refused, then);
  if (!order.ok)
    throw new Error(
      order.error.map(({ path, found, wanted }) => `goal ${path}: found ${found}, expected ${wanted}`).join('; '),
    );
  const verdict = engine.judge(then, order.value);
  if ('allowed' in goal) return verdict.ok;
  return !verdict.ok && (goal.by === undefined || verdict.clause === goal.by);
}
