import type { Base } from '../../../geometry/bases.ts';
import { areInContact } from '../../../geometry/contact.ts';
import { refused, type Refused } from '../reasons.ts';
import { read } from '../rulings.ts';
import { isArtillery, isCavalry, isFoot, isHq } from '../units/unit.ts';
import { baseOf, enemiesOf, friendsOf, type Pose, type State, type Unit } from '../state.ts';

/** Do two units touch? */
export const isTouching = (a: Pose, b: Pose): boolean => areInContact(baseOf(a), baseOf(b));

/** The enemies that a unit touches. */
export const foesTouching = (state: State, unit: Unit): readonly Unit[] =>
  enemiesOf(state, unit).filter((other) => isTouching(unit, other));

/** The enemies that a unit would touch in another place, but does not touch now. */
export const freshContacts = (state: State, unit: Unit, there: Base): readonly Unit[] =>
  enemiesOf(state, unit).filter((other) => areInContact(there, baseOf(other)) && !isTouching(unit, other));

/**
 * Could this unit start a melee with that one, by their kinds alone?
 * @clause tt.melee.infantry-not-cavalry tt.melee.artillery-never @ruling tt-029 tt-006
 */
export function couldStart(state: State, unit: Unit, foe: Unit): boolean {
  if (isArtillery(unit) || (isFoot(state, unit) && isCavalry(state, foe))) return false;
  return !isHq(unit) || read(state, 'tt-029') === 'may-attack';
}

/** Has this unit made its contact with that enemy in this half of the turn? */
export const wasMadeBy = ({ contacts }: State, unit: Unit, foe: Unit): boolean =>
  contacts.some((contact) => contact.unit === unit.id && contact.at === foe.id);

/**
 * Is `foe` already in a melee with a friend of the newcomer? Either the friend could start it, or
 * `foe` has.
 * @ruling tt-028
 */
const isFighting = (state: State, foe: Unit, newcomer: Unit): boolean =>
  friendsOf(state, newcomer).some(
    (friend) => isTouching(friend, foe) && (couldStart(state, friend, foe) || wasMadeBy(state, foe, friend)),
  );

/**
 * Why this unit may not move into contact with that enemy. Guns never may. Infantry may do so with
 * cavalry only to join a melee, and an HQ only under one reading.
 * @clause tt.melee.infantry-not-cavalry tt.melee.artillery-never @ruling tt-006 tt-028 tt-029
 */
export function starterBarred(state: State, unit: Unit, foe: Unit): Refused | null {
  if (couldStart(state, unit, foe)) return null;
  const params = { unit: unit.id, at: foe.id };
  const shows = [{ kind: 'light', units: [foe.id] }] as const;
  if (isArtillery(unit)) return refused('tt.melee.artillery-never', 'guns-never', params, shows);
  if (isHq(unit)) return refused('tt.melee.artillery-hq', 'hq-only-defends', params, shows);
  const reading = read(state, 'tt-028');
  if (reading === 'touch-without-melee' || (reading === 'join-not-open' && isFighting(state, foe, unit))) return null;
  return refused('tt.melee.infantry-not-cavalry', 'foot-at-horse', params, shows);
}
