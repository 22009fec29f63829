import { chargeMove } from '../charging/way.ts';
import { opposite } from '../../../geometry/facings.ts';
import { um, wholeUm, type Um } from '../../../geometry/lengths.ts';
import { aboutFace } from '../../../geometry/moves.ts';
import { approach } from '../../table/moving/approach.ts';
import { endOf, type Leg } from '../../table/orders/legs.ts';
import { baseOf } from '../figures/base.ts';
import type { Body } from '../figures/unit.ts';
import { move } from '../moving/carrying.ts';
import { groundCost } from '../moving/ground.ts';
import { moverBarred } from '../moving/move.ts';
import { rateOf, chargeBonus } from '../moving/rates.ts';
import { isFree, leads, walk } from '../moving/walk.ts';
import { wayBarred } from '../moving/way.ts';
import { advanceOf, overrun } from '../skirmish/give-way.ts';
import type { Dice } from '../reasons.ts';
import { bodiesIn, bodyOf, type State } from '../state.ts';
import { mm, QUARTERS, WHEEL } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { boundTo } from './bound.ts';

/** The turns that lead a unit at its foe, the last straight run left out; null if none do. */
function turnsAt(state: State, body: Body, foe: Body): readonly Leg[] | null {
  const [base, other] = [baseOf(state, body), baseOf(state, foe)];
  const turning = isFree(body) ? 'pivot' : 'wheel';
  const ahead = approach(base, other, turning);
  if (ahead !== null) return ahead.slice(0, -1);
  const behind = approach(aboutFace(base), other, turning);
  if (behind !== null) return [{ go: 'turn', to: opposite(base.facing) }, ...behind.slice(0, -1)];
  // Exactly beside it no wheel leads at him: it turns where it stands, as those do who run.
  return approach(base, other, 'pivot')?.slice(0, -1) ?? null;
}

/**
 * Whether a unit goes so far in a charge move: ground takes its part of the rate, and not of the
 * bonus; each turn takes a quarter.
 * @clause dg.charge.bonus @ruling dg-030 dg-152
 */
function isInReach(state: State, body: Body, turns: readonly Leg[], by: Um): boolean {
  const base = endOf(baseOf(state, body), turns);
  const { length, deducted } = groundCost(state, { base, direction: base.facing, by }, null);
  const part = length === deducted ? 1 : by / (length - deducted);
  const has = chargeMove(state, body, { part, deducted });
  const quarters = isFree(body) ? 0 : WHEEL * turns.length;
  return by <= (has * (QUARTERS - quarters)) / QUARTERS;
}

/** Whether nothing is in the way of a unit by these legs, and it may stand where they end. */
function isClear(state: State, body: Body, legs: readonly Leg[]): boolean {
  const strides = walk(state, body, legs.filter(leads));
  if (strides.length === 0 || wayBarred(state, body, strides) !== null) return false;
  return overrun(state, body, advanceOf(strides)) === undefined;
}

/** The greatest length in whole steps for which something holds; it does for all that are less. */
function mostFor(most: number, step: Um, holds: (by: Um) => boolean): Um {
  if (holds(wholeUm(most))) return wholeUm(most);
  let [good, bad] = [0, Math.ceil(most / step)];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (holds(wholeUm(middle * step))) good = middle;
    else bad = middle;
  }
  return wholeUm(good * step);
}

/** The legs by which a unit goes straight at its foe, as far as it can; null if it cannot move. */
function legsAt(state: State, body: Body, foe: Body): readonly Leg[] | null {
  const turns = turnsAt(state, body, foe);
  if (turns === null) return null;
  const legs = (by: Um): readonly Leg[] => [...turns, { go: 'forward', by }];
  const full = rateOf(state, body) + chargeBonus(body);
  const most = mostFor(full, um(0.1, 'mm'), (by) => isInReach(state, body, turns, by));
  const by = mostFor(most, mm(1), (each) => isClear(state, body, legs(each)));
  const way = legs(by).filter(leads);
  return isClear(state, body, way) ? way : null;
}

/**
 * At the beginning of a side’s movement: whoever is out of hand, and has not charged, goes straight
 * at his foe with a full charge move, as far as the ground lets him, and short of contact.
 * @clause dg.control.result @ruling dg-102 dg-143
 */
export function pursue(course: Course, side: string, dice: Dice): void {
  for (const { id } of bodiesIn(course.state).filter((body) => body.side === side)) {
    const { state } = course;
    const body = bodyOf(state, id);
    // Whoever could move but for this is free to go after the enemy.
    if (body === undefined || moverBarred(state, body)?.reason !== 'out-of-hand') continue;
    const foe = boundTo(state, body);
    if (foe === null || body.mood === 'shaken' || rateOf(state, body) === 0) continue;
    const legs = legsAt(state, body, foe);
    if (legs !== null) move(course, { type: 'move', unit: id, legs }, dice, 'dg.control.result');
  }
}
