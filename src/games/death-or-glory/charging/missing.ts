import { corners, overlaps, type Base } from '../../../geometry/bases.ts';
import { areInContact } from '../../../geometry/contact.ts';
import { isOn } from '../../../geometry/edges.ts';
import { opposite } from '../../../geometry/facings.ts';
import { wholeUm } from '../../../geometry/lengths.ts';
import { advance, pivot } from '../../../geometry/moves.ts';
import { walked } from '../../table/orders/legs.ts';
import { withdrawBefore } from '../command/withdrawing.ts';
import { testControl } from '../control/test.ts';
import { baseOf } from '../figures/base.ts';
import { isGeneral, isSkirmishing, type Body, type Pose } from '../figures/unit.ts';
import { groundCost } from '../moving/ground.ts';
import type { Dice } from '../reasons.ts';
import { giveWay } from '../skirmish/give-way.ts';
import { bodyOf, enemiesOf, unitsIn, type State } from '../state.ts';
import type { Charge } from './charge.ts';
import { mm } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { orderTaken, type LostOrder } from './ground.ts';
import { clearRun } from './obstacles.ts';

export const poseOf = ({ at, facing }: Base): Pose => ({ at, facing });

/** Whether a base stands on nobody, on the table; `foe`: who will have moved. */
export const isFree = (state: State, id: string, base: Base, foe?: string): boolean =>
  isOn(corners(base), state.size) &&
  unitsIn(state).every(
    (other) => other.id === id || other.id === foe || isGeneral(other) || !overlaps(base, baseOf(state, other)),
  );

/** How far short of whoever is in his way a charger stops who reaches nobody. */
const SHORT = mm(1);

/**
 * The bases after each leg of a charge before its last straight run; whoever counter-charges turns
 * to his foe first. @ruling dg-048
 */
export function turnsOf(state: State, { unit, at, kind, legs }: Charge): readonly Base[] {
  const base = baseOf(state, bodyOf(state, unit)!);
  const foe = bodyOf(state, at);
  if (kind !== 'counter-charge' || foe === undefined) return walked(base, legs);
  const faces = pivot(base, opposite(foe.facing));
  return isFree(state, unit, faces) ? [faces] : [];
}

/** Whether a charger who meets nobody may end there: on nobody, and not in contact either. */
const endsOn = (state: State, body: Body, base: Base): boolean =>
  isFree(state, body.id, base) && enemiesOf(state, body).every((foe) => !areInContact(base, baseOf(state, foe)));

/**
 * A charger who meets nobody runs as far as he can. @clause dg.charge.no-contact-unformed
 */
export function missed(course: Course, charge: Charge, dice: Dice): void {
  const { unit, at, left } = charge;
  const body = bodyOf(course.state, unit)!;
  const turns = turnsOf(course.state, charge);
  const from = turns.at(-1) ?? baseOf(course.state, body);
  const { by, met } = clearRun(course.state, body, unit, { from, by: left });
  let length: number = met === null ? by : by - SHORT;
  while (length > 0 && !endsOn(course.state, body, advance(from, wholeUm(length)))) length -= SHORT;
  const isMoved = length > 0 || isFree(course.state, unit, from);
  const through = isMoved
    ? [...turns, advance(from, wholeUm(Math.max(0, length)))].map(poseOf)
    : [poseOf(body as never)];
  const { touched } = groundCost(
    course.state,
    {
      base: from,
      direction: from.facing,
      by: wholeUm(Math.max(0, length)),
    },
    null,
  );
  course.record({ type: 'charge-missed', unit, at, through, clauses: ['dg.charge.no-contact-unformed'] });
  const now = bodyOf(course.state, unit)!;
  const taken = orderTaken(course.state, now, touched);
  if (taken?.order === 'disordered') loseOrder(course, now, taken);
  else if (now.order === 'formed' && !isSkirmishing(now))
    course.record({ type: 'order-lost', unit, order: 'unformed', clauses: ['dg.charge.no-contact-unformed'] });
  pushAside(course, body, { start: from, at }, dice);
  testControl(course, { unit, because: 'no-contact' }, dice);
}

/** Skirmishers and generals make room for a charger. @ruling dg-063 dg-128 */
export function pushAside(
  course: Course,
  before: Body,
  { start, at }: { readonly start: Base; readonly at?: string },
  dice: Dice,
): void {
  const body = bodyOf(course.state, before.id);
  if (body === undefined) return;
  giveWay(course, body, { start, end: baseOf(course.state, body), direction: start.facing }, at);
  withdrawBefore(course, body, dice);
}

/** Ground takes the order of a charger. @clause dg.charge.terrain-unformed @ruling dg-032 dg-033 */
export function loseOrder(course: Course, body: Body, lost: LostOrder | null): void {
  if (lost === null || (lost.order === 'unformed' && body.order !== 'formed') || body.order === lost.order) return;
  course.record({ type: 'order-lost', unit: body.id, order: lost.order, ground: lost.ground, clauses: [lost.clause] });
}
