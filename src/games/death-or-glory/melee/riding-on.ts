import { core, overlaps, type Base } from '../../../geometry/bases.ts';
import { areInContact } from '../../../geometry/contact.ts';
import { beyond } from '../../../geometry/edges.ts';
import { wholeUm, type Um } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import { sweep } from '../../../geometry/sweeps.ts';
import { baseOf } from '../figures/base.ts';
import { foesTouching, isRunning } from '../figures/formed.ts';
import { isGeneral, type Body } from '../figures/unit.ts';
import { barredGround } from '../moving/ground.ts';
import { rateOf } from '../moving/rates.ts';
import { bodiesIn, bodyOf, enemiesOf, unitsIn, type State } from '../state.ts';
import { CHARGE_BONUS, mm } from '../tables.ts';
import type { Course } from '../turn/course.ts';

/**
 * How far horse may ride on: what is left of its charge, or in a later round all of a charge move.
 * @clause dg.melee.cavalry-25-percent @ruling dg-088
 */
function leftTo(state: State, body: Body): Um {
  const charge = state.charging.charges.find(({ unit, stage }) => unit === body.id && stage === 'home');
  if (charge !== undefined) return wholeUm(Math.max(0, charge.has - charge.needs));
  return wholeUm(rateOf(state, body) + mm(CHARGE_BONUS.horse));
}

/** The steps in which a place to stand is looked for. */
const STEP = mm(1);

/** The last place on the way on which a unit stands on nobody; where it is, if there is none. */
function lastFree(state: State, body: Body, base: Base, most: Um): Base {
  const others = bodiesIn(state).filter(({ id }) => id !== body.id);
  for (let by: number = most; by > 0; by -= STEP) {
    const there = shift(base, base.facing, wholeUm(by));
    if (others.every((other) => !overlaps(there, baseOf(state, other)))) return there;
  }
  return base;
}

/** A unit rides straight on through the foe that it has beaten, until somebody stops it. */
function ride(course: Course, body: Body, through: string): void {
  const { state } = course;
  const base = baseOf(state, body);
  const walls = [
    ...unitsIn(state)
      .filter((other) => other.id !== body.id && other.id !== through && !isGeneral(other))
      .map((other) => core(baseOf(state, other))),
    ...barredGround(state, body).flatMap(({ pieces }) => pieces),
    ...beyond(state.size),
  ];
  const { by } = sweep(base, base.facing, leftTo(state, body), walls);
  const end = lastFree(state, body, base, by);
  const isMoved = end !== base;
  const met = isMoved
    ? enemiesOf(state, body).find((foe) => foe.id !== through && areInContact(end, baseOf(state, foe)))
    : undefined;
  course.record({
    type: 'rode-on',
    unit: body.id,
    to: { at: end.at, facing: end.facing },
    into: met?.id ?? null,
    clauses: ['dg.melee.cavalry-25-percent', 'dg.sequence.compulsory-moves'],
  });
}

/**
 * In the compulsory moves horse rides on through the horse that it has beaten; whoever it runs into
 * cannot react, and fights it in the next turn.
 * @clause dg.melee.cavalry-25-percent dg.sequence.compulsory-moves @ruling dg-088
 */
export function rideOn(course: Course): void {
  for (const { id } of bodiesIn(course.state)) {
    const body = bodyOf(course.state, id);
    const through = body?.melee?.through;
    if (body !== undefined && through !== undefined && !isRunning(body)) ride(course, body, through);
  }
}

/**
 * At the end of a turn whoever touches no enemy is out of his melee, with all that it has brought:
 * another contact is a new melee.
 * @clause dg.melee.contact
 */
export function leaveMelees(course: Course): void {
  const { state } = course;
  const units = bodiesIn(state)
    .filter((body) => body.melee !== undefined && foesTouching(state, body).length === 0)
    .map(({ id }) => id);
  if (units.length > 0) course.record({ type: 'melee-left', units, clauses: ['dg.melee.contact'] });
}
