import type { AnyEngine, Awaiting, OrderLike } from '../games/engine.ts';
import { seeded } from '../core/seeded.ts';
import { meets } from './goal.ts';
import { Malformed } from './malformed.ts';
import type { PlayedTask } from './played.ts';
import type { Goal, Step } from './schema.ts';

/** Carries out an allowed order and asks whether the goal holds. Where the order rolls, the dice are those of this seed. */
export function solves(engine: AnyEngine, state: Awaiting, order: OrderLike, goal: Goal, seed = 1): boolean {
  const events = engine.resolve(state, order, seeded(seed));
  const after = events.reduce((now, event) => engine.apply(now, event), state);
  return meets(engine, after, events, goal);
}

/** A task with all the orders that are right. Throws `Malformed` where none is, or where none can be wrong. */
export function playTask(
  engine: AnyEngine,
  before: Awaiting,
  { says, goal }: NonNullable<Step['task']>,
  path: string,
): PlayedTask {
  const offered = engine.options(before).flatMap((option) => (option.kind === 'order' ? [option.order] : []));
  const right = offered.filter((order) => {
    try {
      return solves(engine, before, order, goal);
    } catch (fault) {
      throw new Malformed([
        {
          path: `${path}.goal`,
          found: fault instanceof Error ? fault.message : String(fault),
          wanted: 'a goal that the engine can test',
        },
      ]);
    }
  });
  const wrong = offered.length - right.length;
  if (right.length === 0 || wrong === 0) {
    throw new Malformed([
      {
        path: `${path}.goal`,
        found: `${right.length} right and ${wrong} wrong orders`,
        wanted: 'at least one of each',
      },
    ]);
  }
  return { says, right: right.map((order) => ({ order, says: engine.words.order(order, before) })), wrong };
}
