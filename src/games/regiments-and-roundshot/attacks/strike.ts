import type { AttackKind } from '../tables.ts';
import { wordOf } from '../../../core/reasons.ts';
import { rankOf } from '../cards/ranks.ts';
import type { EventOf } from '../events.ts';
import { formationOf } from '../formations/formation.ts';
import type { Cause } from '../morale/cause.ts';
import { breaks, disrupt, lastStand, rout } from '../morale/effects.ts';
import { destroy, flee, retreat } from '../morale/running.ts';
import { sweep } from '../morale/sweep.ts';
import { rollTest } from '../morale/rolls.ts';
import type { Dice, RrClauseId } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { Course } from '../turn/course.ts';
import type { AnnouncedAttack, AwaitsEight, Riding } from '../turn/pending.ts';
import { attackOf } from './attack.ts';
import { mayRide, rideUp } from './overrun.ts';
import { isLate, showDice } from '../turn/announced.ts';
import { rollAttack, throwDice } from './roll.ts';

/** The event of each kind of attack. */
const MADE = {
  bombardment: 'guns-fired',
  volley: 'volley-fired',
  charge: 'charge-made',
} as const satisfies Readonly<Record<AttackKind, string>>;

/** A card has stopped an attack: it is used up, and was none on its target. @ruling rr-027 */
export const smothered = ({
  kind,
  unit,
  at,
}: AnnouncedAttack): EventOf<'guns-fired' | 'volley-fired' | 'charge-made'> => ({
  type: MADE[kind],
  unit,
  at,
  clauses: ['rr.cards.two-smoke'],
});

/**
 * Rolls an announced attack with the cards that lie beside it, and carries out what comes of it.
 * @clause rr.bombardment.roll rr.volley.roll rr.charge.roll rr.charge.mod-overrun
 * @ruling rr-024 rr-026 rr-070
 */
export function strike(course: Course, what: AnnouncedAttack, laid: readonly string[], dice: Dice): void {
  const { kind, unit, at, isOverrun } = what;
  if (isOverrun === true && what.thrown === undefined) rideUp(course, what);
  const attack = attackOf(course.state, what);
  if (isLate(course.state) && what.thrown === undefined) {
    showDice(course, { ...what, thrown: throwDice(attack, dice) }, `rr.${kind}.roll`);
    return;
  }
  const lasting = course.state.lasting.flatMap((each) => (each.at === at ? [each.card] : []));
  const reasons = [rollAttack(course.state, attack, [...laid, ...lasting].map(rankOf), dice)] as const;
  const formation = formationOf(course.state, attack.at).map(({ id }) => id);
  const clauses: readonly RrClauseId[] = [`rr.${kind}.roll`];
  course.record({
    type: MADE[kind],
    unit,
    at,
    reasons,
    ...(isOverrun === true && { isOverrun }),
    clauses,
  });
  const isRide = kind === 'charge' && attack.unit.arm === 'cavalry';
  const word = wordOf(reasons[0]);
  const isTested = word === 'disrupted' || (word === 'routed' && attack.at.arm === 'artillery');
  const mayRideOn = isRide && !(isTested && read(course.state, 'rr-070') === 'charge-table-only');
  const riding = mayRideOn ? { unit, at, formation: formation.filter((id) => id !== at) } : null;
  const cause: Cause = { by: unit, riding, because: 'attack', kind };
  if (word === 'fails') fail(course, unit, at, dice);
  else if (word === 'disrupted') disrupt(course, at, cause, dice);
  else if (word === 'routed') rout(course, at, cause, dice);
  else if (word === 'destroyed') destroy(course, attack.at, 'attack');
  rideOn(course, riding);
}

/** A charge has failed: a die tells what becomes of the charger. @clause rr.failed-charge.roll */
function fail(course: Course, unit: string, at: string, dice: Dice): void {
  const charger = course.state.units[unit]!;
  const sum = rollTest('failed', charger, dice);
  course.record({ type: 'charge-failed', unit, reasons: [sum], clauses: ['rr.failed-charge.roll'] });
  const cause: Cause = { by: at, riding: null, because: 'failed', kind: null };
  const word = wordOf(sum);
  if (word === 'disrupted') disrupt(course, unit, cause, dice);
  else if (word === 'routed') rout(course, unit, cause, dice);
  else destroy(course, charger, 'failed');
}

/**
 * A charge has ended with its target routed or destroyed: the rider is asked whether it rides on,
 * if there is somebody to ride at.
 * @clause rr.overrun.next-unit @ruling rr-069 rr-070
 */
export function rideOn(course: Course, riding: Riding | null): void {
  const { state } = course;
  if (riding === null || course.isOver || state.pending !== null || state.fleeing !== null) return;
  const target = state.units[riding.at];
  const rider = state.units[riding.unit];
  const isBeaten = target === undefined || target.condition === 'routing';
  if (!isBeaten || rider === undefined || rider.condition === 'routing') return;
  const toward = mayRide(state, riding);
  const next = Object.keys(toward);
  const others = Object.fromEntries(Object.entries(toward).filter(([met, id]) => met !== id));
  const isAside = Object.keys(others).length > 0;
  if (next.length > 0)
    course.record({
      type: 'overrun-due',
      unit: riding.unit,
      next,
      ...(isAside && { toward: others }),
      clauses: ['rr.overrun.next-unit'],
    });
}

/**
 * A rout that waited for an Eight is carried out, or has become a retreat. Whether a rider goes on
 * hangs on the figure that was charged, and not on those whom it sweeps along.
 * @ruling rr-031 rr-070 rr-095
 */
export function routSettled(course: Course, awaits: AwaitsEight, isSaved: boolean, dice: Dice): void {
  const { unit, cause, riding, isAgain, isStand, swept } = awaits;
  const { [unit]: figure } = course.state.units;
  if (swept !== undefined) {
    const { saved, going } = swept;
    const now = isSaved ? { ...swept, saved: [...saved, unit] } : { ...swept, going: [...going, unit] };
    sweep(course, now, { by: cause!, riding });
  } else if (isSaved) retreat(course, figure!, cause);
  else if (isAgain === true) flee(course, figure!, cause);
  else if (isStand === true) lastStand(course, figure!, dice);
  else breaks(course, unit, { by: cause!, riding }, dice);
  rideOn(course, riding);
}
