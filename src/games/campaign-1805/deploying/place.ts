import { corners } from '../../../geometry/bases.ts';
import { isOn } from '../../../geometry/edges.ts';
import { facingTo, NORTH, opposite, type Direction } from '../../../geometry/facings.ts';
import { gap } from '../../../geometry/gaps.ts';
import { atMost } from '../../../geometry/lengths.ts';
import { facingOf } from '../../../geometry/placing.ts';
import type { Point } from '../../../geometry/vectors.ts';
import { middleOfTerrain } from '../../table/boards/terrain.ts';
import type { Body } from '../bodies/body.ts';
import { blockOf, countOf } from '../bodies/models.ts';
import { formed } from '../moving/formation.ts';
import { CLEAR, isTaken } from '../moving/free-way.ts';
import type { OrderOf } from '../orders.ts';
import { allowedShowing, refused, type Refused, type Verdict } from '../reasons.ts';
import { enemiesOf, type State } from '../state.ts';
import type { CfClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { areaOf, centreOf, type Area } from './areas.ts';
import type { Waiting } from './battle.ts';
import { layoutClauses, unfitPlace } from './layouts.ts';
import { toPlace } from './steps.ts';

type Place = OrderOf<'place'>;

/** Which way a body faces if nothing else is written: towards where the enemy is to be expected. */
export function facingAt(state: State, side: string, at: Point, area: Area | null): Direction {
  const { deployment, attacker, position, sea } = state.battle!;
  const ahead = area?.inwards ?? NORTH;
  const middle = position === null ? centreOf(state) : middleOfTerrain(state.terrain[position]!);
  switch (deployment) {
    case 'siege':
      return side === attacker ? facingTo(at, middle, ahead) : facingTo(middle, at, ahead);
    case 'ambush':
      return facingTo(at, middle, ahead);
    case 'landing':
      return side === attacker ? opposite(facingOf(sea!.edge)) : facingOf(sea!.edge);
    case 'dawn-of-war':
    case 'quadrants':
    case 'epic-bridge':
    case null:
      return ahead;
  }
}

/** A body as an order places it. */
export function bodyAt(
  state: State,
  waiting: Waiting,
  { to, facing, files }: Omit<Place, 'type' | 'unit'>,
  area: Area | null,
): Body {
  const ranks = files === undefined ? waiting.ranks : formed(waiting, files);
  return { ...waiting, ranks, at: to, facing: facing ?? facingAt(state, waiting.side, to, area) };
}

/** The clause by which bodies are placed now. */
const placedBy = (state: State): CfClauseId =>
  state.battle!.setUp === null ? 'cf.deploy.landing.attacker' : 'cf.objective.placement-alternates';

/** Why a body may not stand there, whatever the layout. */
function unfitGround(state: State, body: Body): Refused | null {
  const { id: unit } = body;
  const block = blockOf(body);
  if (!isOn(corners(block), state.size)) return refused(placedBy(state), 'off-table', { unit });
  const isNear = enemiesOf(state, body).some((enemy) => atMost(gap(block, blockOf(enemy)), CLEAR));
  return isNear || isTaken(state, block, []) ? refused(placedBy(state), 'ground-full', { unit }) : null;
}

/** Why a body of this kind may not be placed so; null if it may. */
export const unfitAt = (state: State, body: Body, area: Area | null): Refused | null =>
  unfitGround(state, body) ?? unfitPlace(state, body, area);

/** A body that may be placed now: before the first turn, or as it has come ashore. */
export function placeable(state: State, id: string): Waiting | null {
  const battle = state.battle!;
  const waiting = battle.waiting[id];
  if (waiting === undefined) return null;
  const isDue =
    battle.setUp === null ? battle.ashore.includes(id) : toPlace(battle, waiting.side).some((each) => each.id === id);
  return isDue ? waiting : null;
}

/**
 * Whether a body may be placed so; its block is shown there.
 * @clause cf.objective.placement-alternates cf.objective.siege.placement cf.deploy.siege.order
 */
export function judgePlace(state: State, order: Place): Verdict {
  const { unit, files } = order;
  const waiting = placeable(state, unit);
  if (waiting === null) return refused(placedBy(state), 'not-to-place', { unit });
  if (waiting.side !== state.awaits?.sides[0]) return refused(placedBy(state), 'not-yours', {});
  if (files !== undefined && files > countOf(waiting)) return refused('cf.move.formation-free', 'files', { unit });
  const area = areaOf(state, state.battle!, waiting.side);
  const body = bodyAt(state, waiting, order, area);
  const unfit = unfitAt(state, body, area);
  const points = corners(blockOf(body));
  return unfit === null
    ? allowedShowing([{ kind: 'area', points, sense: 'light' }], placedBy(state))
    : { ...unfit, shows: [{ kind: 'area', points, sense: 'zone' }] };
}

/** A body is placed. @clause cf.objective.placement-alternates cf.deploy.landing.attacker */
export function place(course: Course, order: Place): void {
  const { state } = course;
  const waiting = state.battle!.waiting[order.unit]!;
  const area = areaOf(state, state.battle!, waiting.side);
  const { deployment, objective, setUp } = state.battle!;
  const body = bodyAt(state, waiting, order, area);
  const clauses = new Set<CfClauseId>([
    placedBy(state),
    ...layoutClauses(state, body),
    ...(deployment === 'siege' && setUp !== null ? (['cf.deploy.siege.order'] as const) : []),
    ...(objective === 'siege' && setUp !== null ? (['cf.objective.siege.placement'] as const) : []),
  ]);
  course.record({ type: 'placed', unit: order.unit, side: waiting.side, body, clauses: [...clauses] });
}
