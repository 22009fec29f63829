import { atMost, type Um } from '../../../geometry/lengths.ts';
import { lengthInUnion } from '../../../geometry/paths.ts';
import type { Leg } from '../../table/orders/legs.ts';
import { featuresOf, holdsAny, joined, outlinesOf } from '../moving/ground.ts';
import { goingClauses, legBarred, moverBarred, tooFar } from '../moving/move.ts';
import type { OrderOf } from '../orders.ts';
import { centresOf, endOf, pathOf, toContact, wayBarred } from '../moving/passage.ts';
import { allowedShowing, refused, type Refused, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { isCavalry, isHq } from '../units/unit.ts';
import { isSheltered } from '../morale/hq.ts';
import type { State, Unit } from '../state.ts';
import { freshContacts, isTouching, starterBarred } from './contact.ts';
import { STRAIGHT } from '../tables.ts';

/**
 * May this unit move into contact with that enemy? It may move, it may start a melee with every
 * unit that it would touch, and the last [2] of its way are straight ahead.
 * @clause tt.sequence.move-phase tt.units.move-column tt.contact.straight-ahead
 */
export function judgeCharge(state: State, { unit: id, at, legs: wanted }: OrderOf<'charge'>): Verdict {
  const unit = state.units[id]!;
  const legs = toContact(state, unit, wanted);
  const target = state.units[at]!;
  const barred =
    targetBarred(state, unit, target) ??
    moverBarred(state, unit, legs) ??
    starterBarred(state, unit, target) ??
    courseBarred(state, { unit, target, legs });
  if (barred !== null) return barred;
  return allowedShowing(
    [pathOf(unit, legs, { sense: 'charge', touches: at })],
    ...(['tt.sequence.move-phase', 'tt.units.move-column', 'tt.contact.straight-ahead'] as const),
    ...goingClauses(state, unit, legs),
  );
}

/**
 * Refuses targets that may not be charged: friends, enemies that the unit touches already and,
 * under one reading, an HQ that shares the fate of a unit.
 * @clause tt.contact.straight-ahead
 */
export function targetBarred(state: State, unit: Unit, target: Unit): Refused | null {
  const shows = [{ kind: 'light', units: [target.id] }] as const;
  if (unit.side === target.side) return refused('tt.contact.straight-ahead', 'not-an-enemy', { at: target.id }, shows);
  if (isHq(target) && isSheltered(state, target) && read(state, 'tt-067') === 'shares-fate')
    return refused('tt.units.hq-levels', 'hq-spared', { at: target.id }, shows);
  return isTouching(unit, target)
    ? refused('tt.contact.straight-ahead', 'touches-already', { unit: unit.id, at: target.id }, shows)
    : null;
}

/** The way of a charge. `most`: how much of its move the unit has for it, if not all. */
export interface ChargeWay {
  readonly unit: Unit;
  readonly target: Unit;
  readonly legs: readonly Leg[];
  readonly most?: Um;
  readonly friends?: 'block';
}

/**
 * What is wrong with the way of a charge, or with the place where it ends.
 * @clause tt.units.move-column tt.contact.straight-ahead tt.contact.cavalry-town
 */
export function courseBarred(state: State, { unit, target, legs, most, friends }: ChargeWay): Refused | null {
  return (
    legBarred(state, unit, legs) ??
    tooFar(state, unit, legs, most) ??
    wayBarred(state, { unit, legs, sense: 'charge', ...(friends !== undefined && { friends }) }) ??
    contactMissed(state, unit, target, legs) ??
    townBarred(state, unit, legs) ??
    bentBarred(state, unit, target, legs)
  );
}

/**
 * A charge ends in contact with its target, and touches no unit with which its unit may not start a
 * melee.
 * @clause tt.contact.straight-ahead
 */
function contactMissed(state: State, unit: Unit, target: Unit, legs: readonly Leg[]): Refused | null {
  const met = freshContacts(state, unit, endOf(unit, legs));
  const shows = [pathOf(unit, legs, { sense: 'charge' })];
  if (!met.some(({ id }) => id === target.id))
    return refused('tt.contact.straight-ahead', 'does-not-touch', { unit: unit.id, at: target.id }, shows);
  const others = met.filter(({ id }) => id !== target.id);
  return others.reduce<Refused | null>((barred, other) => barred ?? starterBarred(state, unit, other), null);
}

/**
 * Cavalry that moves through a town moves into no contact.
 * @clause tt.contact.cavalry-town @ruling tt-041
 */
function townBarred(state: State, unit: Unit, legs: readonly Leg[]): Refused | null {
  if (!isCavalry(state, unit)) return null;
  const path = centresOf(unit, legs);
  const [start, end] = [path[0]!, path.at(-1)!];
  const towns = joined(featuresOf(state, 'town')).filter((town) => {
    if (lengthInUnion(path, outlinesOf(town)) === 0) return false;
    const isAtEnd = [start, end].some((at) => holdsAny(town, at));
    return !isAtEnd || read(state, 'tt-041') === 'any-part-inside';
  });
  const [town] = towns.flat();
  if (town === undefined) return null;
  return refused('tt.contact.cavalry-town', 'through-town', { unit: unit.id, terrain: town[0] }, [
    pathOf(unit, legs, { sense: 'charge' }),
    { kind: 'light', terrain: [town[0]] },
  ]);
}

/** How much of the end of a way is straight ahead, with no turn in it; and the legs before that. */
function straightEnd(legs: readonly Leg[]): { readonly run: Um; readonly before: readonly Leg[] } {
  const bend = legs.findLastIndex(({ go }) => go !== 'forward');
  const run = legs.slice(bend + 1).reduce((sum, leg) => sum + ('by' in leg ? leg.by : 0), 0) as Um;
  return { run, before: legs.slice(0, bend + 1) };
}

/**
 * The last [2] of a charge are straight ahead; if the enemy is nearer, the whole charge is.
 * @clause tt.contact.straight-ahead @ruling tt-014 tt-015
 */
function bentBarred(state: State, unit: Unit, target: Unit, legs: readonly Leg[]): Refused | null {
  const { run, before } = straightEnd(legs);
  if (atMost(STRAIGHT, run)) return null;
  const shows = [pathOf(unit, legs, { sense: 'charge', touches: target.id })];
  const isShort = before.every(({ go }) => go === 'turn');
  if (!isShort || run === 0)
    return refused('tt.contact.straight-ahead', 'not-straight', { unit: unit.id, length: run }, shows);
  const reading = read(state, 'tt-015');
  if (reading === 'needs-two')
    return refused('tt.contact.straight-ahead', 'too-near', { at: target.id, length: run }, shows);
  return reading === 'must-start-facing' && before.length > 0
    ? refused('tt.contact.straight-ahead', 'turns-first', { unit: unit.id, at: target.id }, shows)
    : null;
}
