import { parseFraction, type Fraction } from '../core/fraction.ts';
import { isAwaitingChoice, type AnyRules, type Awaiting, type EventLike, type OrderLike } from '../games/engine.ts';
import { firstOption } from '../games/odds.ts';
import { partUnmet } from './part.ts';
import { oddsOf } from './odds.ts';
import type { Goal } from './schema.ts';

/** What a task wants, its orders typed: a page reads nothing that an author wrote. */
export type TypedGoal = Goal<OrderLike>;

/** Where an order of a task rolls, it is tried with dice that fall in this course, on the page as in the build: luck makes no order right. */
export const SEED = 1;

/** The result of a reader's order, with the choices that followed it. */
export interface Attempt {
  readonly before: Awaiting;
  readonly order: OrderLike;
  readonly state: Awaiting;
  readonly events: readonly EventLike[];
}

/** Does the goal hold after this? */
export function meets(engine: AnyRules, attempt: Attempt, goal: TypedGoal): boolean {
  const { state, events } = attempt;
  if ('all' in goal) return goal.all.every((each) => meets(engine, attempt, each));
  if ('any' in goal) return goal.any.some((each) => meets(engine, attempt, each));
  if ('event' in goal) return events.some((event) => event.type === goal.event);
  if ('state' in goal) return partUnmet(state, goal.state, '').length === 0;
  if ('chance' in goal) return reaches(chanceOf(engine, attempt, goal.chance.of), goal.chance.atLeast);
  const then = goal.when === undefined ? state : engine.at(state, goal.when);
  const verdict = engine.judge(then, 'allowed' in goal ? goal.allowed : goal.refused);
  if ('allowed' in goal) return verdict.ok;
  return !verdict.ok && (goal.by === undefined || verdict.clause === goal.by);
}

/** The exact chance that an order comes to this, in the game's own word; none where nothing is rolled to that end. */
export function chanceOf(engine: AnyRules, { before, order }: Attempt, word: string): Fraction {
  const { chances = {} } = oddsOf(engine, before, order) ?? {};
  return Object.hasOwn(chances, word) ? chances[word]! : { ways: 0n, of: 1n };
}

function reaches({ ways, of }: Fraction, atLeast: string): boolean {
  const least = parseFraction(atLeast);
  if (!least.ok) throw new Error(`goal chance.atLeast: found ${atLeast}, expected ${least.error}`);
  return ways * least.value.of >= least.value.ways * of;
}

/** Who must choose something that orders of a task have brought about, so that they are not an answer yet: the reader or the other side. Null if no choice is open. */
export function chooser(set: Awaiting, now: Awaiting): 'reader' | 'other' | null {
  const due = now.awaits;
  if (due === null || !isAwaitingChoice(now) || due.by === set.awaits?.by) return null;
  return isSameSide(set, now) ? 'reader' : 'other';
}

/** Does the side that gives the orders of the one board still give them on the other? */
export const isSameSide = (set: Awaiting, now: Awaiting): boolean =>
  now.awaits?.sides.some((side) => set.awaits?.sides.includes(side)) ?? set.awaits === null;

/** The choice that is made when the reader is not asked: the same as in counting the odds. */
export const chosen = (engine: AnyRules, state: Awaiting): OrderLike =>
  (engine.policy ?? firstOption).choose(state, engine.candidates(state));
