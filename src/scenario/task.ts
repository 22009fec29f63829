import type { Awaiting, OrderLike } from '../games/engine.ts';
import { seeded } from '../core/seeded.ts';
import { meets } from './goal.ts';
import { Malformed } from './malformed.ts';
import type { PlayedTask } from './played.ts';
import { inside, type Run } from './run.ts';
import type { Goal, Step } from './schema.ts';

/** Where an order of a task rolls, it is tried with these dice. */
const SEED = 1;

/** A task with all the orders that are right. Throws `Malformed` where none is, or where none can be wrong. */
export function playTask(run: Run, before: Awaiting, { says, goal }: NonNullable<Step['task']>): PlayedTask {
  const { engine } = run;
  const here = inside(run, 'goal');
  const offered = engine.options(before).flatMap((option) => (option.kind === 'order' ? [option.order] : []));
  const right = offered.filter((order) => solves(here, before, order, goal));
  const wrong = offered.length - right.length;
  if (right.length === 0 || wrong === 0) {
    const found = `${right.length} right and ${wrong} wrong orders`;
    throw new Malformed([{ path: here.path, found, wanted: 'at least one of each' }]);
  }
  return { says, right: right.map((order) => ({ order, says: engine.words.order(order, before) })), wrong };
}

/** Carries out an allowed order and asks whether the goal holds. */
function solves({ engine, path }: Run, before: Awaiting, order: OrderLike, goal: Goal): boolean {
  try {
    const events = engine.resolve(before, order, seeded(SEED));
    const after = events.reduce((state, event) => engine.apply(state, event), before);
    return meets(engine, after, events, goal);
  } catch (fault) {
    const found = fault instanceof Error ? fault.message : String(fault);
    throw new Malformed([{ path, found, wanted: 'a goal that the engine can test' }]);
  }
}
