import { atMost, type Um } from '../../../geometry/lengths.ts';
import { apart } from '../figures/base.ts';
import { isRunning } from '../figures/formed.ts';
import { isGeneral, type Body, type Unit } from '../figures/unit.ts';
import { isSeenFrom } from '../firing/sight.ts';
import { rateOf, chargeBonus } from '../moving/rates.ts';
import { refused, type Refused } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodiesIn, bodyOf, enemiesOf, type State } from '../state.ts';
import type { Course } from '../turn/course.ts';
import { comeToHand } from './test.ts';

/** Whether a unit goes after the enemy in this turn. @clause dg.control.result @ruling dg-143 */
export const isOutOfHand = ({ turn }: Pick<State, 'turn'>, body: Body): boolean =>
  body.bound !== undefined && body.bound.from <= turn && turn <= body.bound.until && !isRunning(body);

/** Whether a unit may not advance in this turn. @clause dg.control.result @ruling dg-012 */
export const isHeldBack = ({ turn }: Pick<State, 'turn'>, { held }: Pick<Body, 'held'>): boolean =>
  held !== undefined && turn <= held;

/** The nearest enemy that a unit sees. */
const nearestInSight = (state: State, body: Body): Body | undefined =>
  enemiesOf(state, body)
    .map((foe) => ({ foe, far: apart(state, body, foe) }))
    .toSorted((a, b) => a.far - b.far || (a.foe.id < b.foe.id ? -1 : 1))
    .find(({ foe }) => isSeenFrom(state, body, foe))?.foe;

/** The foe whom it has beaten, if he runs and is within reach of a charge. @ruling dg-102 */
function beatenInReach(state: State, body: Body): Body | undefined {
  const after = body.bound?.after ?? null;
  const foe = after === null ? undefined : bodyOf(state, after);
  if (foe === undefined || !isRunning(foe)) return undefined;
  return atMost(apart(state, body, foe), (rateOf(state, body) + chargeBonus(body)) as Um) ? foe : undefined;
}

/**
 * The enemies after whom a unit out of hand may go in this turn: the foe whom it has beaten if he
 * runs within its reach, or else the nearest that it sees. By one reading its player chooses one of
 * these two. None if it is in hand, or sees nobody.
 * @clause dg.control.result @ruling dg-102 dg-143
 */
export function boundFoes(state: State, body: Body): readonly Body[] {
  if (!isOutOfHand(state, body)) return [];
  const beaten = beatenInReach(state, body);
  const nearest = nearestInSight(state, body);
  const all = [beaten, nearest].filter((foe) => foe !== undefined);
  const isChoice = read(state, 'dg-102') === 'player-chooses' && beaten !== nearest;
  return isChoice ? all : all.slice(0, 1);
}

/**
 * The enemy whom a unit out of hand goes after in this turn; null if it is in hand, or sees nobody.
 * @clause dg.control.result @ruling dg-102 dg-143
 */
export const boundTo = (state: State, body: Body): Body | null => boundFoes(state, body)[0] ?? null;

/** Why a unit out of hand is under nobody’s orders in movement. @clause dg.control.result */
export const notInHand = (state: State, unit: Unit): Refused | null =>
  !isGeneral(unit) && isOutOfHand(state, unit) ? refused('dg.control.result', 'out-of-hand', { unit: unit.id }) : null;

/**
 * At the end of a turn: whoever has been out of hand, or held back, for all his turns is in hand
 * again. @clause dg.control.result @ruling dg-012 dg-143
 */
export function endBonds(course: Course): void {
  const { turn } = course.state;
  for (const { id, bound, held } of bodiesIn(course.state))
    if ((bound?.until ?? turn + 1) <= turn || (held ?? turn + 1) <= turn) comeToHand(course, id);
}
