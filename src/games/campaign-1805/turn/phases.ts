import { chargesOf, nextToCharge } from '../charging/issue.ts';
import { judgeFire } from '../firing/judge.ts';
import { meleesDue } from '../melee/judge.ts';
import { testAll, testAtEnd } from '../morale/action.ts';
import { noteOfficers } from '../objectives/officers.ts';
import { endTurn } from '../objectives/victory.ts';
import { rallyAll } from '../morale/rally.ts';
import { moveAll } from '../moving/march.ts';
import { read } from '../rulings.ts';
import { passAll } from '../moving/passing.ts';
import { allowed, refused, type Dice, type Verdict } from '../reasons.ts';
import { bodiesIn, foeOf, type State, type Written } from '../state.ts';
import type { CfClauseId, Phase } from '../tables.ts';
import type { Course } from './course.ts';

/**
 * The clause by which the side with the initiative is the first in a phase, or by which the phase
 * comes after another.
 */
const FIRST_BY: Partial<Readonly<Record<Phase, CfClauseId>>> = {
  charge: 'cf.initiative.first-charge',
  firing: 'cf.initiative.shoots-first',
  melee: 'cf.melee.after-shooting',
};

/**
 * Begins a phase, in which this side acts first: the one with the initiative, if nothing is said.
 * By one reading the tests of the phase before it are made now.
 * @clause cf.turn.sequence cf.initiative.first-charge cf.initiative.shoots-first
 * cf.melee.after-shooting @ruling cf-095
 */
export function begin(course: Course, phase: Phase, dice: Dice, side = course.state.holder ?? course.state.side): void {
  if (phase !== course.state.phase) testAtEnd(course, dice);
  const turn = course.state.turn + (phase === 'initiative' ? 1 : 0);
  const first = phase === course.state.phase || side !== course.state.holder ? undefined : FIRST_BY[phase];
  const clauses = ['cf.turn.sequence' as const, ...(first === undefined ? [] : [first])];
  course.record({ type: 'phase-began', phase, side, turn, clauses });
}

/**
 * The side that fires first: the one with the initiative, by one reading the one that won the roll.
 * @clause cf.initiative.shoots-first cf.fire.sequence @ruling cf-014
 */
function firstToFire(state: State): string | null {
  const { winner, holder } = state;
  return winner !== null && winner !== holder && read(state, 'cf-014') === 'roll-winner' ? winner : holder;
}

/** The bodies of a side that can fire as they are ordered to. @clause cf.fire.sequence */
const shotsOf = (state: State, side: string): readonly string[] =>
  bodiesIn(state)
    .filter((body) => body.side === side && judgeFire(state, { type: 'fire', unit: body.id }).ok)
    .map(({ id }) => id);

/**
 * Whether a phase may end: all that is written and can be done must be done.
 * @clause cf.turn.sequence cf.charge.alternate cf.fire.sequence cf.melee.one-at-a-time
 * @ruling cf-111
 */
export function judgeEnd(state: State): Verdict {
  const { phase, side } = state;
  const [charge] = phase === 'charge' ? chargesOf(state, side) : [];
  if (charge !== undefined && read(state, 'cf-111') === 'must-issue')
    return refused('cf.charge.alternate', 'charges-due', { unit: charge });
  const [shot] = phase === 'firing' ? shotsOf(state, side) : [];
  if (shot !== undefined) return refused('cf.fire.sequence', 'shots-due', { unit: shot });
  const [melee] = phase === 'melee' ? meleesDue(state) : [];
  if (melee !== undefined) return refused('cf.melee.one-at-a-time', 'melees-due', { unit: melee.unit });
  return allowed('cf.turn.sequence');
}

/**
 * The rally checks, the flights, and the tests of those who were run through; then those who have
 * rallied take up their formations. @clause cf.compulsory.pass @ruling cf-022 cf-118
 */
function rallies(course: Course, dice: Dice): void {
  const fled = rallyAll(course, dice);
  testAll(course, course.state, dice, fled);
  if (course.state.reforming.length === 0) ralliesOver(course, dice);
}

/** Everybody who has rallied stands in formation: the charges begin. @clause cf.turn.sequence */
export function ralliesOver(course: Course, dice: Dice): void {
  begin(course, 'charge', dice);
  chargesOver(course, foeOf(course.state, course.state.side), dice);
}

/**
 * Both sides have written: their orders stay sealed, or by one reading are laid open.
 * @clause cf.orders.phase-end @ruling cf-015
 */
export function allWritten(course: Course, dice: Dice): void {
  if (read(course.state, 'cf-015') === 'revealed-together')
    course.record({ type: 'orders-opened', sides: course.state.handedIn, clauses: ['cf.orders.phase-end'] });
  begin(course, 'compulsory', dice);
}

/**
 * The charges are over; or by one reading a side issues none in its turn, and the phase ends when
 * nobody else wants to. @clause cf.charge.alternate @ruling cf-111
 */
function endCharges(course: Course, dice: Dice): void {
  const { side, heldBack } = course.state;
  const foe = foeOf(course.state, side);
  const isPassing = chargesOf(course.state, side).length > 0;
  if (isPassing) course.record({ type: 'held-back', side, clauses: ['cf.charge.alternate'] });
  if (isPassing && heldBack !== foe && chargesOf(course.state, foe).length > 0) begin(course, 'charge', dice, foe);
  else begin(course, 'movement', dice);
}

/**
 * What the end of a phase does, and which comes next.
 * @clause cf.turn.sequence cf.compulsory.rally-checks cf.move.as-written cf.fire.sequence
 * @ruling cf-068
 */
export function endPhase(course: Course, dice: Dice): void {
  const { state } = course;
  switch (state.phase) {
    case 'initiative':
      begin(course, 'orders', dice);
      return;
    case 'orders':
      begin(course, 'compulsory', dice);
      return;
    case 'compulsory':
      rallies(course, dice);
      return;
    case 'charge':
      endCharges(course, dice);
      return;
    case 'movement':
      moveAll(course);
      passAll(course, state);
      testAll(course, state, dice);
      begin(course, 'firing', dice, firstToFire(course.state) ?? state.side);
      return;
    case 'firing':
      endFiring(course, dice);
      return;
    case 'melee':
      noteOfficers(course);
      if (!endTurn(course)) begin(course, 'initiative', dice);
  }
}

/**
 * The side that fires first has done so, and the other one fires; by one reading those who have
 * fired in turn do, until nobody can. @clause cf.fire.sequence @ruling cf-014 cf-068
 */
function endFiring(course: Course, dice: Dice): void {
  const { state } = course;
  const foe = foeOf(state, state.side);
  const isNext =
    read(state, 'cf-068') === 'whole-side' ? state.side === firstToFire(state) : shotsOf(state, foe).length > 0;
  if (isNext) begin(course, 'firing', dice, foe);
  else begin(course, 'melee', dice);
}

/** Whether by no reading a body shoots in the firing phase that is ordered so. @ruling cf-019 */
const doesNotShoot = (order: Written | undefined): boolean =>
  order === undefined || order.does === 'hold' || order.does === 'charge';

/**
 * After a shot the same side fires on, or by one reading the other. @clause cf.fire.sequence
 * @ruling cf-068
 */
export function shotOver(course: Course, dice: Dice): void {
  const foe = foeOf(course.state, course.state.side);
  const { state } = course;
  const mayShoot = bodiesIn(state).some(({ id, side }) => side === foe && !doesNotShoot(state.written[id]));
  if (mayShoot && read(state, 'cf-068') === 'alternate' && shotsOf(state, foe).length > 0)
    begin(course, 'firing', dice, foe);
}

/**
 * After a charge the other side issues its next one, or this side again; if nobody has one left,
 * the phase is over. `last`: the side that has issued one; `goesOn`: it has had one called off, and
 * may issue another. @clause cf.charge.alternate @ruling cf-046 cf-111
 */
export function chargesOver(course: Course, last: string, dice: Dice, goesOn = false): void {
  if (course.state.issued !== null) return;
  const next = nextToCharge(course.state, last, goesOn);
  if (next === null) begin(course, 'movement', dice);
  else if (next !== course.state.side) begin(course, 'charge', dice, next);
}
