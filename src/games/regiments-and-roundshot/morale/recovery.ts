import { handOf } from '../../contract/hands.ts';
import { rankOf } from '../cards/ranks.ts';
import { notOfRank, playCards } from '../cards/playing.ts';
import { enemiesTouching } from '../formations/contact.ts';
import type { OrderOf } from '../orders.ts';
import { allowedShowing, refused, type Dice, type Refused, type Sum, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { unitsIn, type State, type Unit } from '../state.ts';
import type { Course } from '../turn/course.ts';
import { isLate, showDice } from '../turn/announced.ts';
import type { AnnouncedRecovery } from '../turn/pending.ts';
import { canRally, rollRally, rollRecovery, throwDie } from './rolls.ts';

/**
 * Why a disrupted figure may not try to reform; null if it may.
 * @clause rr.rally.recovery-eligibility
 */
function barred(state: State, unit: Unit): Refused | null {
  const { id } = unit;
  if (unit.condition !== 'disrupted') return refused('rr.rally.recovery-roll', 'not-disrupted', { unit: id });
  const [foe] = enemiesTouching(state, unit);
  if (foe !== undefined)
    return refused('rr.rally.recovery-eligibility', 'in-contact', { unit: id, foe: foe.id }, [
      { kind: 'light', units: [id, foe.id] },
    ]);
  return state.attacked.includes(id)
    ? refused('rr.rally.recovery-eligibility', 'was-attacked', { unit: id }, [{ kind: 'light', units: [id] }])
    : null;
}

/**
 * Has this figure rolled in this phase already?
 * @clause rr.rally.every-router-once @ruling rr-077
 */
const again = (state: State, { id }: Unit): Refused | null =>
  state.rolled.includes(id) ? refused('rr.rally.every-router-once', 'has-rolled', { unit: id }) : null;

/**
 * Whether a figure may try to reform now.
 * @clause rr.rally.recovery-eligibility rr.rally.recovery-roll rr.cards.king-recovery
 * @ruling rr-075 rr-076 rr-077
 */
export function judgeRecover(state: State, { unit: id, with: cards }: OrderOf<'recover'>): Verdict {
  const unit = state.units[id]!;
  return (
    again(state, unit) ??
    barred(state, unit) ??
    notOfRank(state, unit.side, cards, 'king') ??
    allowedShowing(
      [{ kind: 'light', units: [id] }],
      'rr.rally.recovery-roll',
      ...(cards.length > 0 ? (['rr.cards.king-recovery'] as const) : []),
    )
  );
}

/**
 * Whether the HQ may try to rally a figure now.
 * @clause rr.rally.hq-range rr.rally.rally-roll rr.rally.every-router-once rr.cards.king-rally
 * @ruling rr-075 rr-077
 */
export function judgeRally(state: State, { unit: id, with: cards }: OrderOf<'rally'>): Verdict {
  const unit = state.units[id]!;
  if (unit.condition !== 'routing') return refused('rr.rally.rally-roll', 'not-routing', { unit: id });
  if (!canRally(state, unit)) return refused('rr.rally.hq-range', 'no-hq-near', { unit: id });
  return (
    again(state, unit) ??
    notOfRank(state, unit.side, cards, 'king') ??
    allowedShowing(
      [{ kind: 'light', units: [id] }],
      'rr.rally.hq-range',
      'rr.rally.rally-roll',
      ...(cards.length > 0 ? (['rr.cards.king-rally'] as const) : []),
    )
  );
}

/** A figure tries to reform. @clause rr.rally.recovery-roll rr.rally.recovery-hq-bonus */
function recover(course: Course, { unit: id, with: cards }: Omit<OrderOf<'recover'>, 'type'>, dice: Dice): void {
  const unit = course.state.units[id]!;
  playCards(course, { side: unit.side, cards, clauses: ['rr.cards.king-recovery'] });
  recordRecovery(course, unit, rollRecovery(course.state, unit, cards.length, dice));
}

const recordRecovery = (course: Course, { id }: Unit, sum: Sum): void =>
  course.record({ type: 'recovery-rolled', unit: id, reasons: [sum], clauses: ['rr.rally.recovery-roll'] });

const recordRally = (course: Course, { id }: Unit, sum: Sum): void =>
  course.record({
    type: 'rally-rolled',
    unit: id,
    reasons: [sum],
    clauses: ['rr.rally.hq-range', 'rr.rally.rally-roll'],
  });

const CLAUSE = { recovery: 'rr.rally.recovery-roll', rally: 'rr.rally.rally-roll' } as const;

/**
 * A figure is ordered to reform or to rally. Under one reading a side that holds a King sees the
 * die before it plays it.
 * @clause rr.cards.king-recovery rr.cards.king-rally @ruling rr-024
 */
export function orderRoll(
  course: Course,
  { type, unit: id, with: cards }: OrderOf<'recover' | 'rally'>,
  dice: Dice,
): void {
  const unit = course.state.units[id]!;
  const kings = handOf(course.state, unit.side).filter((card) => rankOf(card) === 'king');
  if (!isLate(course.state) || kings.length === 0 || cards.length > 0) {
    if (type === 'recover') recover(course, { unit: id, with: cards }, dice);
    else rally(course, { unit: id, with: cards }, dice);
    return;
  }
  const kind = type === 'recover' ? 'recovery' : 'rally';
  if (kind === 'rally' && !isFree(course.state)) recoverThose(course, dice);
  showDice(course, { kind, unit: id, thrown: throwDie(kind, unit, dice) }, CLAUSE[kind]);
}

/** A die that lies on the table is read, with the Kings that were played for it. @ruling rr-024 */
export function readDie(course: Course, { kind, unit: id, thrown }: AnnouncedRecovery, kings: number): void {
  const unit = course.state.units[id]!;
  if (kind === 'recovery') recordRecovery(course, unit, rollRecovery(course.state, unit, kings, thrown));
  else recordRally(course, unit, rollRally(course.state, unit, kings, thrown));
}

/** The figures of the side whose part it is that are due to try to reform. @ruling rr-075 */
const recovering = (state: State): readonly Unit[] =>
  unitsIn(state).filter(
    (unit) => unit.side === state.side && !state.rolled.includes(unit.id) && barred(state, unit) === null,
  );

/**
 * The figures that its HQ may still try to rally.
 * @clause rr.rally.every-router-once @ruling rr-075
 */
const rallying = (state: State): readonly Unit[] =>
  unitsIn(state).filter((unit) => unit.side === state.side && !state.rolled.includes(unit.id) && canRally(state, unit));

/**
 * The HQ tries to rally a figure; all that can reform have rolled for it before, unless the order
 * is
 * free.
 * @clause rr.rally.rally-roll rr.rally.every-router-once @ruling rr-077
 */
function rally(course: Course, { unit: id, with: cards }: Omit<OrderOf<'rally'>, 'type'>, dice: Dice): void {
  if (!isFree(course.state)) recoverThose(course, dice);
  const unit = course.state.units[id]!;
  playCards(course, { side: unit.side, cards, clauses: ['rr.cards.king-rally'] });
  recordRally(course, unit, rollRally(course.state, unit, cards.length, dice));
}

/** Whether a side may rally and reform in any order. @ruling rr-077 */
const isFree = (state: State): boolean => read(state, 'rr-077') === 'free-order';

function recoverThose(course: Course, dice: Dice): void {
  for (const unit of recovering(course.state)) recover(course, { unit: unit.id, with: [] }, dice);
}

/**
 * Everybody who may try to reform or to rally, and has not yet, rolls. Where the order is free,
 * those rally first who may then try to reform.
 * @ruling rr-077
 */
export function recoverAll(course: Course, dice: Dice): void {
  if (!isFree(course.state)) recoverThose(course, dice);
  for (const unit of rallying(course.state)) rally(course, { unit: unit.id, with: [] }, dice);
  recoverThose(course, dice);
}
