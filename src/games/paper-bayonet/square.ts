import { allowed, refused, type Refused, type Verdict } from './reasons.ts';
import { dutyBarred, ordersBarred, strays } from './duty.ts';
import type { Event } from './events.ts';
import { isInfantry } from './kinds.ts';
import type { OrderOf } from './orders.ts';
import { read } from './rulings.ts';
import { groundAt, unitsOn, type State, type Unit } from './state.ts';
import { COVER } from './tables.ts';

/**
 * May this unit form Square? It works at once (pb-075), and in touch with the enemy too (pb-044).
 * @clause pb.square.who pb.square.form pb.square.not-in-cover pb.square.open-ground-table pb.square.alone pb.formations.when @ruling pb-074 pb-075
 */
export function judgeFormSquare(state: State, { unit: id }: OrderOf<'form-square'>): Verdict {
  const unit = state.units[id]!;
  const params = { unit: id };
  if (!isInfantry(state, unit, 'formation')) return refused('pb.square.who', 'no-square', params);
  if (unit.formation === 'square') return refused('pb.square.form', 'square-already', params);
  const shared = unitsOn(state, unit.at).find((each) => each.id !== id);
  if (shared !== undefined) return refused('pb.square.alone', 'not-alone', { ...params, other: shared.id });
  const barred = groundForbids(state, unit) ?? dutyBarred(state, unit) ?? orderMissing(state, unit);
  return barred ?? allowed('pb.square.who', 'pb.square.form', 'pb.square.open-ground-table', 'pb.formations.when');
}

/** @clause pb.square.not-in-cover pb.square.open-ground-table @ruling pb-074 */
function groundForbids(state: State, unit: Unit): Refused | null {
  const ground = groundAt(state, unit.at);
  const params = { unit: unit.id, square: unit.at };
  const shows = [{ kind: 'light', squares: [unit.at] }] as const;
  if (ground === 'open') return null;
  if (COVER.includes(ground)) return refused('pb.square.not-in-cover', 'square-in-cover', params, shows);
  if (read(state, 'pb-074') === 'anywhere-but-cover') return null;
  return refused('pb.square.open-ground-table', 'square-not-in-open', params, shows);
}

/** Activation and touch, as far as a reading asks for them. @ruling pb-075 */
function orderMissing(state: State, unit: Unit): Refused | null {
  const barred = ordersBarred(state, unit);
  if (barred === null) return null;
  const reading = read(state, 'pb-075');
  if (reading === 'free') return null;
  return reading === 'activation-only' && state.activated.includes(unit.brigade) && strays(state, unit) !== null
    ? null
    : barred;
}

/** @clause pb.square.form */
export const formSquare = (_state: State, { unit }: OrderOf<'form-square'>): readonly Event[] => [
  { type: 'square-formed', unit, clauses: ['pb.square.form', 'pb.formations.when'] },
];

/** May this unit leave its Square? It takes the Movement Phase. @clause pb.square.exit pb.formations.when @ruling pb-076 */
export function judgeLeaveSquare(state: State, { unit: id }: OrderOf<'leave-square'>): Verdict {
  const unit = state.units[id]!;
  if (unit.formation !== 'square') return refused('pb.square.exit', 'not-in-square', { unit: id });
  return ordersBarred(state, unit) ?? allowed('pb.square.exit', 'pb.formations.when');
}

/** @clause pb.square.exit @ruling pb-076 */
export const leaveSquare = (state: State, { unit }: OrderOf<'leave-square'>): readonly Event[] => [
  {
    type: 'square-left',
    unit,
    at: read(state, 'pb-076') === 'phase-then-normal' ? 'once' : 'next-turn',
    clauses: ['pb.square.exit', 'pb.formations.when'],
  },
];
