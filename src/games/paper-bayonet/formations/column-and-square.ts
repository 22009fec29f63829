import { onBoard, place, touch } from '../../../geometry/grid.ts';
import { apply } from '../turn/apply.ts';
import { dutyBarred, ordersBarred, strays } from '../brigades/duty.ts';
import { contactHolds } from '../fighting/contact.ts';
import type { Event } from '../events.ts';
import { groundBars, needsRoll } from '../moving/ground.ts';
import { body, groundAt, isInfantry, type State, type Unit, unitsOn } from '../state.ts';
import { stepBars } from '../moving/passing.ts';
import type { OrderOf } from '../orders.ts';
import { allowed, allowedShowing, type Dice, refused, type Refused, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { showing } from '../pointing/attempt.ts';
import { COVER } from '../tables.ts';
import { atRiver, walk } from '../moving/walk.ts';

/**
 * Judges whether this unit may step into the other unit's square to form a column.
 * @clause pb.column.requirement pb.column.who pb.column.time pb.formations.when @ruling pb-071
 * pb-072
 */
export function judgeFormColumn(state: State, { unit: id, other: mateId }: OrderOf<'form-column'>): Verdict {
  const unit = state.units[id]!;
  const mate = state.units[mateId]!;
  const barred =
    pairBarred(state, unit, mate) ??
    ordersBarred(state, unit) ??
    ordersBarred(state, mate) ??
    contactHolds(state, unit) ??
    groundBars(state, { ...unit, formation: 'column' }, mate.at);
  const way = { kind: 'path', unit: id, through: [id, mateId], sense: 'move' } as const;
  // If the two share a square, there is no path between them to draw.
  if (barred !== null) return showing(barred, { ...way, stopped: mateId }, unit.at !== mate.at);
  return allowedShowing([way], 'pb.column.requirement', 'pb.column.who', 'pb.column.time', 'pb.formations.when');
}

function pairBarred(state: State, unit: Unit, mate: Unit): Refused | null {
  const params = { unit: unit.id, other: mate.id };
  if (mate.side !== unit.side || mate.id === unit.id) return refused('pb.column.who', 'no-pair', params);
  if (!isInfantry(state, unit, 'formation')) return refused('pb.column.who', 'not-infantry', params);
  if (mate.type !== unit.type) return refused('pb.column.who', 'not-alike', params);
  if (unit.formation !== 'line' || mate.formation !== 'line')
    return refused('pb.column.requirement', 'in-formation', params);
  if (!touch(unit.at, mate.at)) return refused('pb.column.requirement', 'not-beside', params);
  const third = unitsOn(state, mate.at).find((each) => each.id !== mate.id);
  if (third !== undefined) return refused('pb.column.requirement', 'not-alone', { unit: mate.id, other: third.id });
  const apart = unit.brigade !== mate.brigade && read(state, 'pb-072') === 'same-brigade';
  return apart ? refused('pb.column.who', 'two-brigades', params) : null;
}

/**
 * Forms the column. To step into a river, the unit rolls first; if the roll fails, no column is
 * formed.
 * @clause pb.column.time
 */
export function formColumn(state: State, { unit: id, other }: OrderOf<'form-column'>, dice: Dice): readonly Event[] {
  const unit = state.units[id]!;
  const to = state.units[other]!.at;
  const rolled = needsRoll(state, unit.at, to) ? [atRiver(unit, dice)] : [];
  if (rolled[0]?.type === 'river-barred') return rolled;
  const clauses = ['pb.column.requirement', 'pb.column.time', 'pb.formations.when'] as const;
  return [...rolled, { type: 'column-formed', unit: id, other, to, clauses }];
}

/**
 * Judges whether this unit may step out of its column; the other one stays (pb-073). `to` is null
 * only under `marker-turn`, by which the column breaks up in place.
 * @clause pb.column.time pb.formations.when
 */
export function judgeLeaveColumn(state: State, { unit: id, to }: OrderOf<'leave-column'>): Verdict {
  const unit = state.units[id]!;
  const params = { unit: id };
  if (unit.formation !== 'column') return refused('pb.column.time', 'not-in-column', params);
  const barred = ordersBarred(state, unit);
  if (barred !== null) return barred;
  const inPlace = read(state, 'pb-073') === 'marker-turn';
  if (inPlace && to !== null) return refused('pb.column.time', 'breaks-in-place', params);
  if (!inPlace && to === null) return refused('pb.column.time', 'nowhere', params);
  if (to === null) return allowed('pb.column.time', 'pb.formations.when');
  const way = { kind: 'path', unit: id, through: [unit.at, to], sense: 'move' } as const;
  const held = stepOutBarred(state, unit, to);
  if (held !== null) return showing(held, { ...way, stopped: to }, to !== unit.at && onBoard(state.size, place(to)));
  return allowedShowing([way], 'pb.column.time', 'pb.formations.when');
}

function stepOutBarred(state: State, unit: Unit, to: NonNullable<OrderOf<'leave-column'>['to']>): Refused | null {
  const params = { unit: unit.id, square: to };
  if (!onBoard(state.size, place(to))) return refused('pb.movement.directions', 'off-board', params);
  if (!touch(unit.at, to)) return refused('pb.movement.directions', 'not-step-by-step', params);
  return (
    contactHolds(state, unit) ?? stepBars(state, { ...unit, formation: 'line' }, { from: unit.at, to, ends: true })
  );
}

/**
 * Breaks up the column. If the unit fails its roll at a river, the column stays together.
 * @clause pb.column.time
 */
export function leaveColumn(state: State, { unit: id, to }: OrderOf<'leave-column'>, dice: Dice): readonly Event[] {
  const unit = state.units[id]!;
  const other = body(state, unit).find((each) => each.id !== id)!.id;
  const clauses = ['pb.column.time', 'pb.formations.when'] as const;
  const left: Event = { type: 'column-left', unit: id, other, clauses };
  if (to === null) return [left];
  const rolled = needsRoll(state, unit.at, to) ? [atRiver(unit, dice)] : [];
  if (rolled[0]?.type === 'river-barred') return rolled;
  const now = [...rolled, left].reduce(apply, state);
  return [...rolled, left, ...walk(now, { unit: id, path: [to], clauses: ['pb.column.time'], resumed: true }, dice)];
}

/**
 * Judges whether this unit may form Square. A Square counts at once (pb-075), and a unit that
 * touches an enemy may form one (pb-044).
 * @clause pb.square.who pb.square.form pb.square.not-in-cover pb.square.open-ground-table
 * pb.square.alone pb.formations.when @ruling pb-074 pb-075
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

/**
 * Refuses a unit without activation or out of touch, as far as the reading requires them.
 * @ruling pb-075
 */
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

/**
 * Judges whether this unit may leave its Square, which takes its whole Movement Phase.
 * @clause pb.square.exit pb.formations.when @ruling pb-076
 */
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
