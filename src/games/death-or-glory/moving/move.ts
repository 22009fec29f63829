import { degreesBetween, opposite } from '../../../geometry/facings.ts';
import type { Leg } from '../../table/orders/legs.ts';
import { mustNotAdvance } from '../command/brigades.ts';
import { isHeldBack, notInHand } from '../control/bound.ts';
import { foesTouching, isFormed, isRunning } from '../figures/formed.ts';
import { isBattery, isGeneral, type Body, type Unit } from '../figures/unit.ts';
import type { OrderOf } from '../orders.ts';
import { allowedShowing, refused, type Annotation, type Refused, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { advanceOf, overrun } from '../skirmish/give-way.ts';
import { offLeash } from '../skirmish/leash.ts';
import type { State } from '../state.ts';
import { QUARTERS, WIDEST_WHEEL, type DgClauseId } from '../tables.ts';
import { changeTime, refacingTime } from './changes.ts';
import { rateOf } from './rates.ts';
import { REFACING } from './tables.ts';
import { fits, quarters } from './time.ts';
import { formationIn, isFree, leads, timeOf, unitAfter, walk, type Stride } from './walk.ts';
import { comesNearer, endsInMelee, pathOf, wayBarred } from './way.ts';

/** What is left of its turn to a unit, as a part of a turn. @ruling dg-074 */
export const leftTo = ({ done }: Pick<State, 'done'>, { id }: Pick<Unit, 'id'>): number =>
  1 - (done.busy[id] ?? 0) / QUARTERS;

/**
 * Why a unit may not act in movement at all: it has fired or moved, runs, can do nothing, is in a
 * melee, is still changing formation, or is out of hand.
 * @clause dg.fire.no-move-after dg.move.optional dg.fatigue.utter dg.melee.contact
 * dg.control.result @ruling dg-074
 */
export function moverBarred(state: State, unit: Unit): Refused | null {
  const given = { unit: unit.id };
  if (state.done.moved.includes(unit.id)) return refused('dg.move.optional', 'has-moved', given);
  if (isGeneral(unit))
    return read(state, 'dg-127') === 'with-his-troops'
      ? refused('dg.move.allowances', 'rides-with-troops', given)
      : null;
  if (isRunning(unit)) return refused('dg.morale.break', 'running', given);
  if (unit.fatigue === 'utterly-exhausted') return refused('dg.fatigue.utter', 'utterly-spent', given);
  const stays = state.done.fired.includes(unit.id) && unit.formation !== 'skirmish-order';
  if (stays) return refused('dg.fire.no-move-after', 'has-fired', given);
  const [foe] = foesTouching(state, unit);
  if (foe !== undefined)
    return refused('dg.melee.contact', 'in-melee', given, [{ kind: 'light', units: [unit.id, foe.id] }]);
  const isForming = unit.changing !== undefined || !fits(0.001, leftTo(state, unit));
  if (isForming) return refused('dg.formation.divisions-to-line', 'still-forming', given);
  // Last of all: whoever would be free to move but for this pursues.
  return notInHand(state, unit);
}

/** Whether a battery stands at its guns, which can only be turned. @ruling dg-145 */
export const isFixed = (body: Body): boolean =>
  isBattery(body) && body.formation === 'deployed' && body.guns === undefined;

/**
 * Refuses a leg of a kind that a unit may not take as it stands. @clause dg.move.allowances
 * @ruling dg-153
 */
function strideBarred(state: State, { unit, leg, from }: Stride): Refused | null {
  const given = { unit: unit.id };
  if (leg.go === 'form') return formBarred(state, unit, leg);
  if (isFree(unit)) return null;
  const body = unit as Body;
  if (isFixed(body)) {
    if (leg.go !== 'turn') return refused('dg.formation.reface-battery', 'only-turns', given);
    const isFar = degreesBetween(from.facing, leg.to) > 120.05;
    return isFar && read(state, 'dg-078') === 'not-possible'
      ? refused('dg.formation.reface-battery', 'must-limber', given)
      : null;
  }
  if (rateOf(state, unit) === 0) return refused('dg.move.allowances', 'stands', given);
  const isAside = leg.go === 'back' || leg.go === 'shift';
  if (isAside && read(state, 'dg-153') === 'ahead-and-by-wheels')
    return refused('dg.move.allowances', 'goes-straight', given);
  if (leg.go === 'turn' && String(leg.to) !== String(opposite(from.facing)))
    return refused('dg.reaction.wheel', 'only-about', given);
  return leg.go === 'wheel' && degreesBetween(from.facing, leg.to) > WIDEST_WHEEL + 0.05
    ? refused('dg.reaction.wheel', 'too-wide', given)
    : null;
}

/** Refuses a formation that a unit cannot take. @clause dg.formation.into-skirmish */
function formBarred(state: State, unit: Unit, leg: Extract<Leg, { go: 'form' }>): Refused | null {
  const into = formationIn(leg);
  const isKnown = into !== null && !isGeneral(unit) && changeTime(state, unit, into) !== null;
  return isKnown ? null : refused('dg.formation.into-skirmish', 'no-such-formation', { unit: unit.id, into: leg.into });
}

/**
 * Whether a move takes more than the unit has left of its turn. A change of formation may be begun
 * with what is left, and goes on in the next turn, but nothing may follow it.
 * @clause dg.move.allowances @ruling dg-074
 */
function tooLong(state: State, unit: Unit, strides: readonly Stride[]): Refused | null {
  const has = leftTo(state, unit);
  const takes = timeOf(strides);
  if (fits(takes, has)) return null;
  const last = strides.at(-1)!;
  const before = timeOf(strides.slice(0, -1));
  if (last.leg.go === 'form' && fits(before, has))
    return fits(has, before)
      ? refused('dg.formation.divisions-to-line', 'no-time', { unit: unit.id }, [pathOf(unit, strides)])
      : null;
  const isUnfinished = strides
    .slice(0, -1)
    .some(({ leg }, n) => leg.go === 'form' && !fits(timeOf(strides.slice(0, n + 1)), has));
  return isUnfinished
    ? refused('dg.formation.divisions-to-line', 'unfinished', { unit: unit.id }, [pathOf(unit, strides)])
    : (turnedTooFar(state, unit, strides) ??
        refused('dg.move.allowances', 'too-long', { unit: unit.id, takes, has }, [pathOf(unit, strides)]));
}

/**
 * A battery that is turned and no more, but farther than it has time for; null if it has time for
 * no turn at all. @clause dg.formation.reface-battery
 */
function turnedTooFar(state: State, unit: Unit, strides: readonly Stride[]): Refused | null {
  if (isGeneral(unit) || !isFixed(unit) || strides.length > 1 || strides[0]?.leg.go !== 'turn') return null;
  const has = leftTo(state, unit);
  const most = REFACING.findLast(([degrees]) => fits(quarters(refacingTime(state, unit, degrees)!.quarters), has));
  return most === undefined
    ? null
    : refused('dg.formation.reface-battery', 'turned-too-far', { unit: unit.id, most: most[0] }, [
        pathOf(unit, strides),
      ]);
}

/**
 * Skirmishers who can fall back no farther stop whoever would come to stand on them.
 * @clause dg.move.blocked @ruling dg-063
 */
function overruns(state: State, strides: readonly Stride[]): Refused | null {
  const { unit: before } = strides.at(-1)!;
  const unit = unitAfter(before, strides);
  const foe = isGeneral(unit) ? undefined : overrun(state, unit, advanceOf(strides));
  return foe === undefined
    ? null
    : refused('dg.move.blocked', 'in-the-way', { unit: unit.id, other: foe.id }, [pathOf(unit, strides)]);
}

/**
 * A shaken unit comes no nearer to its nearest enemy.
 * @clause dg.morale.shaken @ruling dg-151
 */
function shakenHalts(state: State, unit: Unit, strides: readonly Stride[]): Refused | null {
  if (isGeneral(unit) || unit.mood !== 'shaken' || !comesNearer(state, unit, strides)) return null;
  return refused('dg.morale.shaken', 'shaken-halts', { unit: unit.id }, [pathOf(unit, strides)]);
}

/**
 * A unit that is held back comes no nearer to its nearest enemy.
 * @clause dg.control.result @ruling dg-012
 */
function heldBack(state: State, unit: Unit, strides: readonly Stride[]): Refused | null {
  if (isGeneral(unit) || !isHeldBack(state, unit) || !comesNearer(state, unit, strides)) return null;
  return refused('dg.control.result', 'held-back', { unit: unit.id }, [pathOf(unit, strides)]);
}

/**
 * A unit whose brigade is to withdraw ends no move nearer to the nearest formed enemy.
 * @clause dg.orders.general-order @ruling dg-114
 */
function withdraws(state: State, unit: Unit, strides: readonly Stride[]): Refused | null {
  if (!mustNotAdvance(state, unit) || !comesNearer(state, unit, strides, (foe) => isFormed(state, foe))) return null;
  return refused('dg.orders.general-order', 'order-no-nearer', { unit: unit.id }, [pathOf(unit, strides)]);
}

/**
 * The clauses that an allowed move depends on. Of those who have fired only skirmishers move.
 * @clause dg.move.optional dg.move.allowances dg.skirmish.move-and-fire
 */
const clausesOf = ({ done }: State, strides: readonly Stride[]): readonly DgClauseId[] => [
  ...new Set<DgClauseId>([
    'dg.move.optional',
    ...(strides.some(({ leg }) => 'by' in leg) ? (['dg.move.allowances'] as const) : []),
    ...(strides.some(({ unit }) => done.fired.includes(unit.id)) ? (['dg.skirmish.move-and-fire'] as const) : []),
    ...strides.flatMap(({ clauses }) => clauses),
    ...(strides.some(({ unit, leg }) => 'by' in leg && !isGeneral(unit) && unit.fatigue !== 'fresh')
      ? (['dg.fatigue.movement'] as const)
      : []),
  ]),
];

/** What is drawn of an allowed move: its way, or the unit alone if it only forms on its place. */
const shownOf = (unit: Unit, strides: readonly Stride[]): readonly Annotation[] =>
  strides.every(({ leg }) => leg.go === 'form') ? [{ kind: 'light', units: [unit.id] }] : [pathOf(unit, strides)];

/**
 * May a unit make this move? It has not moved nor fired, takes legs of its kinds, has the time for
 * them, nothing is in its way, and it may stand where it ends.
 * @clause dg.move.optional dg.move.allowances dg.move.blocked
 */
export function judgeMove(state: State, { unit: id, legs }: Pick<OrderOf<'move'>, 'unit' | 'legs'>): Verdict {
  const unit = state.units[id]!;
  const barred = moverBarred(state, unit);
  if (barred !== null) return barred;
  if (!legs.some(leads)) return refused('dg.move.optional', 'no-legs', { unit: id });
  const strides = walk(state, unit, legs);
  for (const stride of strides) {
    const strange = strideBarred(state, stride);
    if (strange !== null) return strange;
  }
  const inTheWay = wayBarred(state, unit, strides);
  // Ground that bars a unit is told before its cost, which would seem to be what is missing.
  const no =
    (inTheWay?.reason === 'impassable' ? inTheWay : null) ??
    tooLong(state, unit, strides) ??
    inTheWay ??
    overruns(state, strides) ??
    shakenHalts(state, unit, strides) ??
    heldBack(state, unit, strides) ??
    withdraws(state, unit, strides) ??
    offLeash(state, unit, strides.at(-1)!.to);
  const joins = endsInMelee(state, unit, strides) ? (['dg.charge.reinforce'] as const) : [];
  return no ?? allowedShowing(shownOf(unit, strides), ...clausesOf(state, strides), ...joins);
}
