import { EDGES, type Edge } from '../../../geometry/edges.ts';
import { garrisonOf } from '../objectives/control.ts';
import { officersIn } from '../objectives/officers.ts';
import type { OrderOf } from '../orders.ts';
import { allowed, refused, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import type { CfClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { areaOf } from './areas.ts';
import type { Battle } from './battle.ts';
import { placeable } from './place.ts';
import { isWithoutRoom } from './search.ts';
import { stepOf, toPlace } from './steps.ts';

/**
 * The side that finished deploying first: its last body was placed before that of the other; with
 * some at sea nobody has finished. By one reading it is the side that had fewer bodies.
 * @clause cf.initiative.first-deployer @ruling cf-010
 */
function firstDeployer(state: State, { forces, setUp }: Battle): string | null {
  if (read(state, 'cf-010') === 'last-piece-down') return setUp!.finished;
  const [one, other] = Object.keys(state.sides) as [string, string];
  const more = (forces[one] ?? 0) - (forces[other] ?? 0);
  return more === 0 ? null : more < 0 ? one : other;
}

/**
 * The edges of the table that bound the ground of a side; all of them if it has none. @ruling
 * cf-025
 */
function homesOf(state: State, battle: Battle, side: string): readonly Edge[] {
  if (battle.deployment !== 'landing') return areaOf(state, battle, side)?.edges ?? EDGES;
  const { edge } = battle.sea!;
  return side === battle.attacker ? [edge] : EDGES.filter((each) => each !== edge);
}

/**
 * The first turn begins when nobody is left to be placed. @clause cf.objective.placement-alternates
 * @ruling cf-010
 */
export function beginIfPlaced(course: Course): void {
  const { state } = course;
  const battle = state.battle!;
  const sides = Object.keys(state.sides);
  if (stepOf(state) !== 'placing' || sides.some((side) => toPlace(battle, side).length > 0)) return;
  course.record({
    type: 'battle-began',
    deployed: firstDeployer(state, battle),
    homes: Object.fromEntries(sides.map((side) => [side, homesOf(state, battle, side)])),
    officers: officersIn(state, battle),
    garrison: garrisonOf(state, battle),
    clauses: ['cf.initiative.first-deployer'],
  });
}

const clauseOf = (state: State): CfClauseId =>
  stepOf(state) === 'ground' ? 'cf.battlefield.alternate-terrain' : 'cf.objective.placement-alternates';

/** Whether a body or a piece of ground may be left out: there is no room for it. */
export function judgeLeave(state: State, { what }: OrderOf<'leave'>): Verdict {
  const clause = clauseOf(state);
  const isKnown = placeable(state, what) !== null || state.battle!.setUp?.pieces[what] !== undefined;
  if (!isKnown) return refused(clause, 'not-to-place', { unit: what });
  return isWithoutRoom(state, what) ? allowed(clause) : refused(clause, 'has-room', { unit: what });
}

/** A body or a piece of ground is left out; a body that has landed waits for the next turn. */
export function leave(course: Course, { what }: OrderOf<'leave'>): void {
  const { state } = course;
  course.record({ type: 'left-out', what, side: state.awaits!.sides[0]!, clauses: [clauseOf(state)] });
}
