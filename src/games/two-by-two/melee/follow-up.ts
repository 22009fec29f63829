import { core, seenFrom, type Base } from '../../../geometry/bases.ts';
import { beyond } from '../../../geometry/edges.ts';
import { facingTo } from '../../../geometry/facings.ts';
import { wholeUm, type Um } from '../../../geometry/lengths.ts';
import { advance } from '../../../geometry/moves.ts';
import { overlapping } from '../../../geometry/outlines.ts';
import { sweep } from '../../../geometry/sweeps.ts';
import { distance } from '../../../geometry/vectors.ts';
import { comesTo } from '../moving/allowance.ts';
import { barredTo } from '../moving/going.ts';
import { featuresOf, isIn } from '../moving/ground.ts';
import { isAttacker } from './opponents.ts';
import type { OrderOf } from '../orders.ts';
import type { Following } from '../turn/pending.ts';
import { allowedShowing, refused, type Refused, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { isCavalry } from '../units/unit.ts';
import { baseOf, moveOf, type Pose, type State, type Unit, unitsIn } from '../state.ts';
import { couldStart, freshContacts, starterBarred } from '../charging/contact.ts';
import { MANDATORY, TABLE } from '../tables.ts';

/** A melee that was won by a difference. `by`: the difference. */
export interface WonMelee {
  readonly winner: Unit;
  readonly loser: Unit;
  readonly by: number;
  /** How many melees the winner has fought before in this phase. */
  readonly melees: number;
}

/**
 * May or must the winner take the ground? A pinned or disrupted winner does not, except under one
 * reading. No winner takes ground that it may not enter. A winner in a town is never forced to.
 * @clause tt.melee.rout-follow-up tt.melee.destroyed tt.melee.destroyed-mandatory
 * tt.melee.mandatory-town
 * @ruling tt-072 tt-073 tt-085
 */
export function followingOf(state: State, { winner, loser, by, melees }: WonMelee): Following | null {
  if (by < 3) return null;
  const isGreat = by >= MANDATORY;
  const isStuck = winner.pinned || winner.disrupted;
  if (isStuck && !(isGreat && read(state, 'tt-073') === 'mandatory-overrides')) return null;
  if (read(state, 'tt-072') === 'attackers-only' && !isAttacker(state, winner, loser)) return null;
  const ground: Pose = { at: loser.at, facing: loser.facing };
  if (groundBarred(left(state, loser), winner, ground) !== null) return null;
  const isFree = isGreat && isIn(state, winner, featuresOf(state, 'town'));
  const clause = by === 3 ? 'tt.melee.rout-follow-up' : isGreat ? 'tt.melee.destroyed-mandatory' : 'tt.melee.destroyed';
  return {
    how: isGreat && !isFree ? 'must' : 'may',
    ground,
    melees: melees + 1,
    by: isFree ? 'tt.melee.mandatory-town' : clause,
  };
}

/** The board after the beaten unit has left its ground. */
const left = (state: State, { id }: Unit): State => ({
  ...state,
  units: Object.fromEntries(Object.entries(state.units).filter(([other]) => other !== id)),
});

/**
 * A base that faces the ground. It stays as it is if the ground lies ahead; otherwise it is turned.
 */
function turnedTo(unit: Unit, ground: Pose): Base {
  const base = baseOf(unit);
  const { ahead, right } = seenFrom(base, ground.at);
  const isAhead = ahead >= base.depth / 2 && Math.abs(right) <= base.width;
  return isAhead ? base : { ...base, facing: facingTo(base.at, ground.at, base.facing) };
}

/**
 * Refuses ground that a unit may not enter, and ground on which it would touch an enemy with which
 * it may not start a melee.
 * @ruling tt-028 tt-085
 */
const groundBarred = (state: State, unit: Unit, ground: Pose): Refused | null =>
  placeBarred(state, unit, ground) ?? foeBarred(state, unit, ground);

/** @clause tt.melee.infantry-not-cavalry tt.melee.artillery-never @ruling tt-028 */
function foeBarred(state: State, unit: Unit, ground: Pose): Refused | null {
  const there = groundTaken(state, unit, ground);
  const met = touchedOn(state, unit, { ...unit, ...there });
  return met.reduce<Refused | null>((barred, foe) => barred ?? starterBarred(state, unit, foe), null);
}

/** @clause tt.move.woods-impassable @ruling tt-085 */
function placeBarred(state: State, unit: Unit, ground: Pose): Refused | null {
  if (read(state, 'tt-085') === 'ground-is-taken') return null;
  const base = turnedTo(unit, ground);
  const there = core(advance(base, wholeUm(seenFrom(base, ground.at).ahead)));
  const barred = barredTo(state, unit).find(([, piece]) => overlapping(there, piece));
  if (barred === undefined) return null;
  return refused('tt.move.woods-impassable', 'impassable', { unit: unit.id, terrain: barred[0] }, [
    { kind: 'light', terrain: [barred[0]] },
  ]);
}

/**
 * The pose of a winner that takes the ground: straight ahead, and no farther than the next unit in
 * its way.
 * @clause tt.melee.rout-follow-up @ruling tt-070
 */
export function groundTaken(state: State, unit: Unit, ground: Pose): Pose {
  const base = turnedTo(unit, ground);
  const others = unitsIn(state).filter(({ id }) => id !== unit.id);
  const wish: Um =
    read(state, 'tt-070') === 'full-move'
      ? comesTo(state, unit, { base, direction: base.facing, by: moveOf(unit) }, 'no-road')
      : wholeUm(seenFrom(base, ground.at).ahead);
  const bars = [...others.map((other) => core(baseOf(other))), ...beyond(TABLE), ...barredTo(state, unit).map(([, piece]) => piece)]; // prettier-ignore
  const { by } = sweep(base, base.facing, wish, bars);
  // A unit holds its place if it cannot turn there without standing on another unit, over the edge,
  // or in ground that it may not enter.
  const isFree = !bars.some((bar) => overlapping(core(base), bar));
  const { at, facing } = isFree ? advance(base, by) : unit;
  return { at, facing };
}

/**
 * May the winner take the ground, or stay where it is?
 * @clause tt.melee.rout-follow-up tt.melee.destroyed tt.melee.mandatory-town @ruling tt-070 tt-085
 */
export function judgeFollow(state: State, { type, unit: id }: OrderOf<'follow' | 'hold'>): Verdict {
  const { pending } = state;
  if (pending?.kind !== 'follow-up' || pending.unit !== id)
    return refused(state.awaits!.by, 'not-the-winner', { unit: id });
  if (type === 'hold') return allowedShowing([], pending.by);
  const unit = state.units[id]!;
  const barred = groundBarred(state, unit, pending.ground);
  if (barred !== null) return barred;
  const there = groundTaken(state, unit, pending.ground);
  return allowedShowing([{ kind: 'path', unit: id, through: [id, there], sense: 'move' }], pending.by);
}

/**
 * The enemies that a winner newly touches. A winner that only turns on the spot touches no new
 * ones.
 */
const touchedOn = (state: State, before: Unit, there: Unit): readonly Unit[] =>
  distance(before.at, there.at) > 0 ? freshContacts(state, before, baseOf(there)) : [];

/**
 * The enemies that a winner newly touches on the ground that it takes, and those among them that it
 * fights in a further melee.
 */
export interface MetEnemies {
  readonly touched: readonly Unit[];
  readonly foes: readonly Unit[];
}

/** @clause tt.melee.subsequent tt.contact.cavalry-town @ruling tt-070 tt-071 tt-085 */
export function metOn(state: State, before: Unit, there: Unit, melees: number): MetEnemies {
  const touched = touchedOn(state, before, there);
  if (touched.length === 0) return { touched, foes: [] };
  const isOver = read(state, 'tt-070') === 'no-new-melee' || (melees > 1 && read(state, 'tt-071') === 'one-more-melee');
  const inTown = isCavalry(state, there) && isIn(state, there, featuresOf(state, 'town'));
  return { touched, foes: isOver || inTown ? [] : touched.filter((foe) => couldStart(state, there, foe)) };
}
