import { corners } from '../../../geometry/bases.ts';
import { isOn } from '../../../geometry/edges.ts';
import { isBattery, pivoted } from '../artillery/battery.ts';
import { blockOf, countOf } from '../bodies/models.ts';
import { weaponOf } from '../tables.ts';
import { enemiesTouching } from '../melee/contacts.ts';
import { formed, isInReach } from '../moving/formation.ts';
import { speedClauses, speedOf } from '../moving/speed.ts';
import type { OrderOf } from '../orders.ts';
import { read } from '../rulings.ts';
import { allowed, refused, type Refused, type Verdict } from '../reasons.ts';
import type { Body, MoveEnd } from '../bodies/body.ts';
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
 * @ruling cf-016 cf-017 cf-022 cf-071 cf-086
 */
export function judgeWriting(state: State, order: Writing): Verdict {
  const { unit, does, at } = order;
  const body = state.units[unit]!;
  if (body.condition === 'routing') return refused('cf.compulsory.fail', 'routing', { unit });
  const leaves = does === 'move' && read(state, 'cf-086') === 'break-off';
  if (does !== 'hold' && !leaves && enemiesTouching(state, body).length > 0)
    return refused('cf.melee.one-at-a-time', 'locked', { unit });
  const unfit = at === undefined ? unfitMove(state, body, order) : unfitTarget(state, body, { does, at });
  if (unfit !== null) return unfit;
  return does === 'move' ? allowed('cf.orders.move', ...speedClauses(body)) : allowed('cf.orders.other-types');
}

/** Why a body cannot be sent against another. @clause cf.fire.musket-ranges cf.move.cavalry */
function unfitTarget(state: State, body: Body, { does, at }: { does: Writing['does']; at: string }): Refused | null {
  const { id: unit, side, arm } = body;
  const foe = state.units[at];
  if (foe === undefined || foe.side === side) return refused('cf.orders.other-types', 'no-enemy', { unit, at });
  if (does === 'fire' && weaponOf(arm) === null && !isBattery(body))
    return refused('cf.fire.musket-ranges', 'no-firearm', { unit });
  const isStill = does === 'charge' && (isBattery(body) || speedOf(state, body) === 0);
  return isStill ? refused('cf.move.infantry-line', 'no-move', { unit }) : null;
}

/** Why a body cannot be sent to a place. @clause cf.move.formation-limit @ruling cf-053 cf-054 */
function unfitMove(state: State, body: Body, order: Writing): Refused | null {
  const { id: unit, arm } = body;
  if (order.does === 'support')
    return weaponOf(arm) === null ? refused('cf.fire.musket-ranges', 'no-firearm', { unit }) : null;
  if (order.does !== 'move') return null;
  const turns = isBattery(body) && order.to === undefined;
  if (!turns && speedOf(state, body) === 0) return refused('cf.move.infantry-line', 'no-move', { unit });
  if (order.files !== undefined && isBattery(body)) return refused('cf.move.formation-free', 'battery-forms', { unit });
  if (order.files !== undefined && order.files > countOf(body))
    return refused('cf.move.formation-free', 'files', { unit });
  const end = endOf(body, order);
  if (!isOn(corners(blockOf({ ...body, ...end })), state.size)) return refused('cf.orders.move', 'off-table', { unit });
  return turns || isInReach(state, body, end) ? null : refused('cf.move.formation-limit', 'too-far-to-go', { unit });
}

/** An order as it stands on the sheet of a side. */
function writtenOf(body: Body, order: Writing): Written {
  const { does, at } = order;
  if (does === 'move') return { does, end: endOf(body, order) };
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
