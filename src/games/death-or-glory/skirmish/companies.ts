import { corners, middleOf, overlaps, type Base } from '../../../geometry/bases.ts';
import { isOn } from '../../../geometry/edges.ts';
import { along } from '../../../geometry/facings.ts';
import { gap } from '../../../geometry/gaps.ts';
import { atMost, touching } from '../../../geometry/lengths.ts';
import { plus } from '../../../geometry/vectors.ts';
import { apart, baseOf } from '../figures/base.ts';
import { isFormed, isRunning } from '../figures/formed.ts';
import { sizeOf } from '../figures/formation.ts';
import { closedAs } from '../figures/losses.ts';
import { figuresOf, isBattery, isSkirmishing, type Body, type Pose } from '../figures/unit.ts';
import { companyTime } from '../moving/changes.ts';
import { leftTo, moverBarred } from '../moving/move.ts';
import { fits, inQuarters, quarters } from '../moving/time.ts';
import { mayShare } from '../moving/way.ts';
import type { OrderOf } from '../orders.ts';
import { allowed, refused, type Refused, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodyOf, enemiesOf, unitsIn, type State } from '../state.ts';
import { COMPANY, GAP, MEN, mm, QUARTERS } from '../tables.ts';
import type { Course } from '../turn/course.ts';

/** The men of a company. @clause dg.skirmish.company-target @ruling dg-124 */
const menIn = (state: State): number => MEN * COMPANY[read(state, 'dg-124')];

/**
 * Whether skirmishers are by one reading troops of their own, and no part of their parent. @ruling
 * dg-124
 */
const areTheirOwn = (state: State): boolean => read(state, 'dg-124') === 'troops-of-their-own';

/** A name and an id that no other company of this unit has. */
function named({ units }: State, parent: Body): Pick<Body, 'id' | 'name'> {
  const name = `the skirmishers of ${parent.name}`;
  const ids = [`${parent.id}-skirmishers`, ...[2, 3, 4, 5, 6, 7, 8].map((n) => `${parent.id}-skirmishers-${n}`)];
  return { id: ids.find((id) => !Object.hasOwn(units, id)) ?? ids.at(-1)!, name };
}

/**
 * The company as it comes out of a unit: it touches the front, and has its factors and its order.
 * @clause dg.skirmish.parent-distance @ruling dg-124
 */
function companyOf(state: State, parent: Body): Body {
  const { side, type, deep, order, mood, fatigue, brigade, division, facing } = parent;
  const men = menIn(state);
  const company: Body = {
    ...named(state, parent),
    side,
    type,
    deep,
    order,
    mood,
    fatigue,
    facing,
    men,
    ...(brigade !== undefined && { brigade }),
    ...(division !== undefined && { division }),
    at: parent.at,
    start: men,
    formation: 'skirmish-order',
    parent: parent.id,
  };
  const { depth } = sizeOf(state, company);
  return { ...company, at: plus(middleOf(baseOf(state, parent), 'front'), along(facing, depth / 2)) };
}

/** Whether a base has room, with these units left out. */
const hasRoom = (state: State, body: Body, base: Base, without: readonly string[]): boolean =>
  isOn(corners(base), state.size) &&
  unitsIn(state).every(
    (other) => without.includes(other.id) || mayShare(state, body, other) || !overlaps(base, baseOf(state, other)),
  );

/**
 * Whether there is room for a company before a unit, and no formed enemy too near.
 * @clause dg.skirmish.forty-gap
 */
function hasRoomAhead(state: State, company: Body): boolean {
  const base = baseOf(state, company);
  const isNear = enemiesOf(state, company).some(
    (foe) => isFormed(state, foe) && !atMost(mm(GAP), gap(base, baseOf(state, foe))),
  );
  return !isNear && hasRoom(state, company, base, []);
}

/** Whether these men have come back in this turn, and have spent some of it. */
const isBackAlready = ({ done }: State, { id }: Body): boolean => Object.hasOwn(done.busy, id);

/** Why a unit cannot send a company out. @clause dg.formation.into-skirmish @ruling dg-124 */
function senderBarred(state: State, unit: Body): Refused | null {
  const given = { unit: unit.id };
  const isSmall = figuresOf(unit) <= menIn(state) / MEN;
  if (areTheirOwn(state)) return refused('dg.formation.into-skirmish', 'no-company', given);
  if (isBattery(unit) || isSkirmishing(unit) || unit.parent !== undefined || isSmall)
    return refused('dg.formation.into-skirmish', 'no-company', given);
  if (isRunning(unit)) return refused('dg.morale.break', 'running', given);
  if (state.done.fired.includes(unit.id)) return refused('dg.fire.no-move-after', 'has-fired', given);
  if (unit.sending !== undefined || unit.changing !== undefined)
    return refused('dg.formation.into-skirmish', 'sends-already', given);
  const company = companyOf(state, unit);
  if (isBackAlready(state, company)) return refused('dg.formation.into-skirmish', 'back-already', given);
  return hasRoomAhead(state, company) ? null : refused('dg.skirmish.parent-distance', 'no-room-ahead', given);
}

/** May a unit send out a company? @clause dg.formation.into-skirmish dg.skirmish.company-target */
export function judgeSendOut(state: State, { unit: id }: OrderOf<'send-out'>): Verdict {
  const unit = bodyOf(state, id);
  if (unit === undefined) return refused('dg.formation.into-skirmish', 'no-general', { unit: id });
  return senderBarred(state, unit) ?? allowed('dg.skirmish.company-target', ...companyTime(state, unit).clauses);
}

/**
 * A company stands before its parent, which has closed up. @clause dg.skirmish.parent-distance
 * @ruling dg-124
 */
export function companyArrives(course: Course, parent: Body, took: number): void {
  const company = companyOf(course.state, parent);
  // Without room, or with too few men by now, it does not come.
  if (parent.men <= company.men || !hasRoomAhead(course.state, company)) return;
  if (isBackAlready(course.state, company)) return;
  const left = { men: parent.men - company.men, start: parent.start - company.start };
  const to = closedAs(course.state, parent, left);
  course.record({
    type: 'company-sent',
    unit: parent.id,
    company,
    to,
    took,
    clauses: ['dg.skirmish.company-target', 'dg.formation.into-skirmish'],
  });
}

/**
 * A unit sends out a company: in this turn, or it begins to. @clause dg.formation.into-skirmish
 * @ruling dg-074
 */
export function sendOut(course: Course, { unit: id }: OrderOf<'send-out'>): void {
  const parent = bodyOf(course.state, id)!;
  const { quarters: all } = companyTime(course.state, parent);
  if (all <= QUARTERS) companyArrives(course, parent, all);
  else
    course.record({
      type: 'sending-begun',
      unit: id,
      left: all - QUARTERS,
      clauses: ['dg.formation.into-skirmish'],
    });
}

/** Where a parent stands when a company has gone back into it; null without room. */
function joinedAt(state: State, parent: Body, company: Body): Pose | null {
  const whole = { ...parent, men: parent.men + company.men, start: parent.start + company.start };
  const to = closedAs(state, parent, whole);
  const base = { ...to, ...sizeOf(state, whole) };
  return hasRoom(state, parent, base, [parent.id, company.id]) ? to : null;
}

/**
 * May a company go back? It touches its parent and has time. @clause dg.formation.into-skirmish
 * @ruling dg-124
 */
export function judgeCallIn(state: State, { unit: id }: OrderOf<'call-in'>): Verdict {
  const company = bodyOf(state, id);
  const given = { unit: id };
  if (company?.parent === undefined || areTheirOwn(state))
    return refused('dg.formation.into-skirmish', 'not-skirmishers', given);
  const barred = moverBarred(state, company);
  if (barred !== null) return barred;
  const parent = bodyOf(state, company.parent);
  if (parent === undefined) return refused('dg.formation.into-skirmish', 'no-parent', given);
  if (!touching(apart(state, company, parent)))
    return refused('dg.formation.into-skirmish', 'not-touching', { unit: id, other: parent.id }, [
      { kind: 'light', units: [id, parent.id] },
    ]);
  return joinedAt(state, parent, company) === null
    ? refused('dg.skirmish.parent-distance', 'no-room-ahead', given)
    : allowed('dg.skirmish.company-target', ...companyTime(state, company).clauses);
}

/**
 * A company that touches its parent is part of it again. @clause dg.formation.into-skirmish
 * @ruling dg-124
 */
export function companyGoesBack(course: Course, company: Body): void {
  const parent = bodyOf(course.state, company.parent!);
  const to = parent === undefined ? null : joinedAt(course.state, parent, company);
  if (parent === undefined || to === null || !touching(apart(course.state, company, parent))) return;
  const clauses = ['dg.skirmish.company-target', 'dg.formation.into-skirmish'] as const;
  course.record({ type: 'company-returned', unit: company.id, parent: parent.id, to, clauses });
}

/**
 * A company goes back: in this turn, or it begins to. @clause dg.formation.into-skirmish
 * @ruling dg-074
 */
export function callIn(course: Course, { unit: id }: OrderOf<'call-in'>): void {
  const company = bodyOf(course.state, id)!;
  const has = leftTo(course.state, company);
  const takes = quarters(companyTime(course.state, company).quarters);
  if (fits(takes, has)) companyGoesBack(course, company);
  else
    course.record({
      type: 'return-begun',
      unit: id,
      left: inQuarters(takes - has),
      clauses: ['dg.formation.into-skirmish'],
    });
}
