import { core } from '../../../geometry/bases.ts';
import { beyond } from '../../../geometry/edges.ts';
import { opposite } from '../../../geometry/facings.ts';
import { atMost } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import { sweep } from '../../../geometry/sweeps.ts';
import { baseOf } from '../figures/base.ts';
import { isGeneral, isSkirmishing, type Body } from '../figures/unit.ts';
import { isBarred, slowGround } from '../moving/ground.ts';
import { unitsIn } from '../state.ts';
import { FALL_BACK, mm } from '../tables.ts';
import type { Course } from '../turn/course.ts';

/**
 * A unit falls back straight, facing the enemy; guns are drawn back by hand. Whatever is in its way
 * stops it, and it is unformed.
 * @clause dg.morale.shaken @ruling dg-105 dg-145
 */
export function fallBack(course: Course, body: Body): void {
  const { state } = course;
  const base = baseOf(state, body);
  const back = opposite(base.facing);
  const walls = [
    ...unitsIn(state)
      .filter((other) => other.id !== body.id && !isGeneral(other))
      .map((other) => core(baseOf(state, other))),
    ...slowGround(state)
      .filter((piece) => isBarred(body, piece))
      .flatMap(({ pieces }) => pieces),
    ...beyond(state.size),
  ];
  const { by } = sweep(base, back, mm(FALL_BACK), walls);
  const { at, facing } = shift(base, back, by);
  const clauses = ['dg.morale.shaken'] as const;
  course.record({ type: 'fell-back', unit: body.id, to: { at, facing }, by, clauses });
  const isStopped = !atMost(mm(FALL_BACK), by);
  if (isStopped && body.order === 'formed' && !isSkirmishing(body))
    course.record({ type: 'order-broken', unit: body.id, clauses: ['dg.move.blocked'] });
}
