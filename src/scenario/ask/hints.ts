import type { ClauseId } from '../../core/ids.ts';
import type { Refused } from '../../core/verdicts.ts';
import type { TypedGoal } from './goal.ts';
import type { PlayedHints } from '../play/played.ts';
import type { Step } from '../files/schema.ts';
import type { Search, TaskAnswer } from './task.ts';

/** The most units or clauses in a hint: a longer list is no help. */
const MOST = 2;

/**
 * The hints for a task. They name the units of the right answers, and the clauses that block the
 * goal now; if nothing blocks it, the clauses that make the answer right. They also hold what to
 * draw for these clauses. The author's own words and clauses replace those of the engine.
 */
export function hintsFor(
  search: Search,
  right: readonly TaskAnswer[],
  own: NonNullable<Step['task']>['hints'],
): PlayedHints {
  const { engine, before, goal } = search;
  const units = unique(
    right.flatMap(({ orders }) => orders.flatMap((order) => ('unit' in order ? [String(order.unit)] : []))),
  );
  const stops = obstacles(search, goal);
  const clauses = stops.length > 0 ? stops.map((refusal) => refusal.clause) : decided(search, right[0]!);
  const few = units.slice(0, MOST);
  const look =
    few.length === 0
      ? `No unit is needed: ${onMap(right) ? 'point at the map' : 'look at the buttons below the map'}.`
      : few.map((unit) => `${engine.words.unit(unit, before)}.`).join(' ');
  return {
    look: own?.look ?? look,
    units: few,
    clauses: own?.clauses ?? unique(clauses).slice(0, MOST),
    shows: stops.flatMap(({ shows }) => shows),
    answer: own?.answer ?? null,
  };
}

/** Are all right answers given by pointing at the map? */
const onMap = (right: readonly TaskAnswer[]): boolean =>
  right.every(({ orders }) => orders.every((order) => 'at' in order));

const unique = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];

/** The refusals of the orders that the goal wants allowed, on the board as it is now. */
function obstacles({ engine, before }: Pick<Search, 'engine' | 'before'>, goal: TypedGoal): readonly Refused[] {
  if ('all' in goal) return goal.all.flatMap((each) => obstacles({ engine, before }, each));
  if (!('allowed' in goal)) return [];
  const then = goal.when === undefined ? before : engine.at(before, goal.when);
  const verdict = engine.judge(then, goal.allowed);
  return verdict.ok ? [] : [verdict];
}

/**
 * The clauses that make this answer right: the clause that refuses the order that the goal wants
 * refused; otherwise the clauses of the events and of the permission.
 */
function decided({ engine, goal }: Search, { attempt }: TaskAnswer): readonly ClauseId[] {
  if ('refused' in goal) {
    const then = goal.when === undefined ? attempt.state : engine.at(attempt.state, goal.when);
    const verdict = engine.judge(then, goal.refused);
    if (!verdict.ok) return [verdict.clause];
  }
  const verdict = engine.judge(attempt.before, attempt.order);
  return [...attempt.events.flatMap(({ clauses }) => clauses), ...(verdict.ok ? verdict.clauses : [])];
}
