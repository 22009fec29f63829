import type { Scripted } from '../../../src/core/dice.ts';
import { scripted } from '../../../src/core/scripted.ts';
import type { Dice } from '../../../src/games/campaign-1805/reasons.ts';
import { measureVolleys, shoot, type Shot } from '../../../src/games/campaign-1805/firing/shooting.ts';
import type { Event } from '../../../src/games/campaign-1805/events.ts';
import type { Order } from '../../../src/games/campaign-1805/orders.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { apply } from '../../../src/games/campaign-1805/turn/apply.ts';
import type { Course } from '../../../src/games/campaign-1805/turn/course.ts';
import { carryOut } from '../../../src/games/campaign-1805/turn/carry-out.ts';
import { judge } from '../../../src/games/campaign-1805/turn/judge.ts';

/** Gives orders, one after the other; each must be allowed, and all dice must be rolled. */
export function play(start: State, orders: readonly Order[], script: readonly Scripted[] = []) {
  const dice = scripted(script);
  let state = start;
  const events: Event[] = [];
  for (const order of orders) {
    const verdict = judge(state, order);
    if (!verdict.ok) throw new Error(`${JSON.stringify(order)} is refused: ${verdict.reason}`);
    const more = carryOut(state, order, dice);
    events.push(...more);
    state = more.reduce(apply, state);
  }
  dice.assertSpent();
  return { state, events, types: events.map(({ type }) => type) };
}

/** Why an order is refused. */
export function refusal(state: State, order: Order): string | null {
  const verdict = judge(state, order);
  return verdict.ok ? null : verdict.reason;
}

/** Volleys that are fired at once, measured as everybody stands. */
export const fireAll = (course: Course, shots: readonly Shot[], dice: Dice): void =>
  shoot(course, { volleys: measureVolleys(course.state, shots), guns: [] }, dice);

/** The rulings whose readings are asked for while something is done with a state. */
export function askedFor(state: State, act: (state: State) => unknown): readonly string[] {
  const asked = new Set<string>();
  const readings = new Proxy(state.readings, {
    get(known, id) {
      asked.add(String(id));
      return Reflect.get(known, id) as unknown;
    },
  });
  act({ ...state, readings });
  return [...asked];
}
