import { corners } from '../../../geometry/bases.ts';
import { isOn } from '../../../geometry/edges.ts';
import { lengthText } from '../../../geometry/lengths.ts';
import type { Annotation } from '../../../core/annotations.ts';
import { isBattery, pivoted } from '../artillery/battery.ts';
import { blockOf, countOf } from '../bodies/models.ts';
import { weaponOf } from '../tables.ts';
import { enemiesTouching } from '../melee/contacts.ts';
import { allowanceOf, formed, isInReach } from '../moving/formation.ts';
import { speedClauses, speedOf } from '../moving/speed.ts';
import type { OrderOf } from '../orders.ts';
import { allowed, allowedShowing, refused, type Refused, type Verdict } from '../reasons.ts';
import type { Body, MoveEnd } from '../bodies/body.ts';
import { read } from '../rulings.ts';
import type { State, Written } from '../state.ts';
import type { Course } from '../turn/course.ts';

type Writing = OrderOf<'write'>;

/**
 * Where a written move ends: with the place, the facing and the formation of now, unless others are
 * written. A battery turns about its gun. @ruling cf-122
 */
function endOf(body: Body, { to, facing, files }: Pick<Writing, 'to' | 'facing' | 'files'>): MoveEnd {
  if (to === undefined && isBattery(body)) return { ...pivoted(body, facing ?? body.facing), ranks: body.ranks };
  const ranks = files === undefined ? body.ranks : formed(body, files);
  return { at: to ?? body.at, facing: facing ?? body.facing, ranks };
}

/**
 * Whether a body may be ordered to do this. Nothing is measured for it but its own move.
 * @clause cf.orders.all-units cf.orders.move cf.orders.other-types cf.move.formation-limit
 * @ruling cf-016 cf-017 cf-022 cf-046 cf-071 cf-086
 */
export function judgeWriting(state: State, order: Writing): Verdict {
  const { unit, does, at } = order;
  const body = state.units[unit]!;
  const late = state.reordered === null ? null : unfitInstead(state, order);
  if (late !== null) return late;
  // By one reading an order is written in case the body rallies.
  if (body.condition === 'routing' && read(state, 'cf-022') === 'reform-only')
    return refused('cf.compulsory.fail', 'routing', { unit });
  if (does === 'move' && at !== undefined && read(state, 'cf-016') === 'one-order')
    return refused('cf.orders.other-types', 'one-order', { unit });
  const leaves = does === 'move' && read(state, 'cf-086') === 'break-off';
  if (does !== 'hold' && !leaves && enemiesTouching(state, body).length > 0)
    return refused('cf.melee.one-at-a-time', 'locked', { unit });
  const unfit =
    (at === undefined ? null : unfitTarget(state, body, { does, at })) ??
    (does === 'move' || does === 'support' ? unfitMove(state, body, order) : null);
  if (unfit !== null) return unfit;
  if (does !== 'move') return allowed('cf.orders.other-types');
  return allowedShowing(wayShown(body, endOf(body, order)), 'cf.orders.move', ...speedClauses(body));
}

/** A body as it would stand at the end of a written move. */
const ghostOf = (body: Body, end: MoveEnd, isRefused = false): Annotation<'ghost'> => {
  const { at, facing, width, depth } = blockOf({ ...body, ...end });
  const isFormed = String(end.ranks) !== String(body.ranks);
  return {
    kind: 'ghost',
    unit: body.id,
    pose: { at, facing },
    ...(isFormed && { size: { width, depth }, ranks: end.ranks }),
    ...(isRefused && { refused: true }),
  };
};

/** The way of a written move, and the body at its end. */
const wayShown = (body: Body, end: MoveEnd): readonly Annotation[] => [
  ...(String(end.at) === String(body.at) && String(end.facing) === String(body.facing)
    ? []
    : [
        { kind: 'path', unit: body.id, through: [body.id, { at: end.at, facing: end.facing }], sense: 'move' } as const,
      ]),
  ghostOf(body, end),
];

/**
 * Why a body whose charge has been called off cannot get this order: any but the same charge will
 * do, and nobody else gets one. @clause cf.charge.call-off-success @ruling cf-046
 */
function unfitInstead({ reordered, written }: State, { unit, does, at }: Writing): Refused | null {
  if (unit !== reordered) return refused('cf.charge.call-off-success', 'not-called-off', { unit });
  const before = written[unit];
  const isSame = does === 'charge' && before?.does === 'charge' && at === before.at;
  return isSame ? refused('cf.charge.call-off-success', 'same-charge', { unit }) : null;
}

/** Why a body cannot be sent against another. @clause cf.fire.musket-ranges cf.move.cavalry */
function unfitTarget(state: State, body: Body, { does, at }: { does: Writing['does']; at: string }): Refused | null {
  const { id: unit, side, arm } = body;
  const foe = state.units[at];
  if (foe === undefined || foe.side === side) return refused('cf.orders.other-types', 'no-enemy', { unit, at });
  if ((does === 'fire' || does === 'move') && weaponOf(arm) === null && !isBattery(body))
    return refused('cf.fire.musket-ranges', 'no-firearm', { unit });
  const isStill = does === 'charge' && (isBattery(body) || speedOf(state, body) === 0);
  return isStill ? refused('cf.move.infantry-line', 'no-move', { unit }) : null;
}

/** Why a body cannot be sent to a place. @clause cf.move.formation-limit @ruling cf-053 cf-054 */
function unfitMove(state: State, body: Body, order: Writing): Refused | null {
  const { id: unit, arm } = body;
  if (order.does === 'support')
    return weaponOf(arm) === null && !isBattery(body) ? refused('cf.fire.musket-ranges', 'no-firearm', { unit }) : null;
  if (order.does !== 'move') return null;
  const turns = isBattery(body) && order.to === undefined;
  if (!turns && speedOf(state, body) === 0) return refused('cf.move.infantry-line', 'no-move', { unit });
  if (order.files !== undefined && isBattery(body)) return refused('cf.move.formation-free', 'battery-forms', { unit });
  if (order.files !== undefined && order.files > countOf(body))
    return refused('cf.move.formation-free', 'files', { unit });
  const end = endOf(body, order);
  if (!isOn(corners(blockOf({ ...body, ...end })), state.size)) return refused('cf.orders.move', 'off-table', { unit });
  if (turns || isInReach(state, body, end)) return null;
  const most = lengthText(allowanceOf(state, body, end), 'cm');
  return refused('cf.move.formation-limit', 'too-far-to-go', { unit, most }, [ghostOf(body, end, true)]);
}

/** An order as it stands on the sheet of a side. */
function writtenOf(body: Body, order: Writing): Written {
  const { does, at } = order;
  if (does === 'move') return { does, end: endOf(body, order), ...(at !== undefined && { at }) };
  return does === 'fire' || does === 'charge' ? { does, at: at! } : { does };
}

/** A side writes what a body is to do. @clause cf.orders.all-units */
export function write(course: Course, order: Writing): void {
  const body = course.state.units[order.unit]!;
  course.record({
    type: 'wrote',
    unit: body.id,
    side: body.side,
    order: writtenOf(body, order),
    clauses: ['cf.orders.all-units'],
  });
}
