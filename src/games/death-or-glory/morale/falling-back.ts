import { core } from '../../../geometry/bases.ts';
import { beyond } from '../../../geometry/edges.ts';
import { opposite } from '../../../geometry/facings.ts';
import { atMost, type Um } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import { sweep } from '../../../geometry/sweeps.ts';
import { baseOf } from '../figures/base.ts';
import { isBattery, isGeneral, isSkirmishing, type Body, type Pose } from '../figures/unit.ts';
import { barredGround } from '../moving/ground.ts';
import { read } from '../rulings.ts';
import { unitsIn, type State } from '../state.ts';
import { FALL_BACK, mm, type DgClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';

/** How far a unit can fall back, and where it stands then. */
function wayBack(state: State, body: Body): { readonly by: Um; readonly to: Pose } {
  const base = baseOf(state, body);
  const back = opposite(base.facing);
  const walls = [
    ...unitsIn(state)
      .filter((other) => other.id !== body.id && !isGeneral(other))
      .map((other) => core(baseOf(state, other))),
    ...barredGround(state, body).flatMap(({ pieces }) => pieces),
    ...beyond(state.size),
  ];
  const { by } = sweep(base, back, mm(FALL_BACK), walls);
  const { at, facing } = shift(base, back, by);
  return { by, to: { at, facing } };
}

/**
 * A unit falls back straight, facing the enemy; guns are drawn back by hand. Whatever is in its way
 * stops it, and it is unformed; by other readings it is lost, or guns stay where they are.
 * `clause`:
 * the one that sends it back.
 * @clause dg.morale.shaken dg.reaction.fail-10 @ruling dg-105 dg-145
 */
export function fallBack(course: Course, body: Body, clause: DgClauseId = 'dg.morale.shaken'): void {
  const { state } = course;
  const isFixed = isBattery(body) && body.formation === 'deployed' && read(state, 'dg-145') === 'stays-or-lost';
  if (isFixed) return;
  const { by, to } = course.once(() => wayBack(state, body));
  course.record({ type: 'fell-back', unit: body.id, to, by, clauses: [clause] });
  const isStopped = !atMost(mm(FALL_BACK), by);
  if (isStopped && read(state, 'dg-105') === 'destroyed') {
    course.record({ type: 'unit-destroyed', unit: body.id, side: body.side, clauses: ['dg.move.blocked'] });
    return;
  }
  if (isStopped && body.order === 'formed' && !isSkirmishing(body))
    course.record({ type: 'order-broken', unit: body.id, clauses: ['dg.move.blocked'] });
}
