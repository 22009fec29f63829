import { areInContact } from '../../../geometry/contact.ts';
import { isHq } from '../units/unit.ts';
import { read } from '../rulings.ts';
import { baseOf, friendsOf, type State, type Unit } from '../state.ts';

/**
 * Does this HQ serve that unit? Any friendly HQ does. Under other readings, a Division HQ serves
 * only its own division, or a disrupted HQ serves no unit.
 * @ruling tt-046 tt-086
 */
export function serves(state: State, hq: Unit, unit: Unit): boolean {
  const isOwn = hq.type === 'hq-corps' || hq.division === unit.division;
  if (!isOwn && read(state, 'tt-046') === 'own-formation') return false;
  return !hq.disrupted || read(state, 'tt-086') !== 'sound-hq-only';
}

/**
 * Has this HQ helped another unit in this phase already? Under one reading only, it then helps no
 * other. The first unit that acts is the one that it helps.
 * @ruling tt-086
 */
function isEngaged(state: State, hq: Unit, unit: Unit): boolean {
  const acted = [...state.shot, ...state.fought, ...state.rallied.map((each) => each.unit)];
  const others = friendsOf(state, hq).filter(({ id }) => id !== unit.id && acted.includes(id));
  if (!others.some((other) => areInContact(baseOf(hq), baseOf(other)))) return false;
  return read(state, 'tt-086') === 'one-unit-each-phase';
}

/**
 * How many times the modifier for an HQ in contact counts: once, even if several HQs touch the
 * unit; under another reading, once for each of them.
 * @clause tt.rally.hq-contact tt.shoot.hq-with-firer tt.melee.hq-contact @ruling tt-046 tt-047
 * tt-086
 */
export function hqsWith(state: State, unit: Unit): number {
  const { length } = friendsOf(state, unit)
    .filter((hq) => isHq(hq) && areInContact(baseOf(hq), baseOf(unit)))
    .filter((hq) => serves(state, hq, unit) && !isEngaged(state, hq, unit));
  return length > 1 && read(state, 'tt-047') === 'once' ? 1 : length;
}

/** The HQs that touch a unit and share its fate, under one reading only. @ruling tt-067 */
export const sharing = (state: State, unit: Unit): readonly Unit[] => {
  if (isHq(unit)) return [];
  const hqs = friendsOf(state, unit).filter((hq) => isHq(hq) && areInContact(baseOf(hq), baseOf(unit)));
  return hqs.length > 0 && read(state, 'tt-067') === 'shares-fate' ? hqs : [];
};

/**
 * Is this HQ no target? Under one reading no HQ is one; under another, none that shares the fate of
 * a unit.
 * @ruling tt-067
 */
export function isSpared(state: State, hq: Unit): boolean {
  if (!isHq(hq)) return false;
  const reading = read(state, 'tt-067');
  return reading === 'immune' || (reading === 'shares-fate' && isSheltered(state, hq));
}

/**
 * Does an HQ touch a unit of its own side, so that it would share the unit’s fate?
 * @ruling tt-067
 */
export const isSheltered = (state: State, hq: Unit): boolean =>
  isHq(hq) && friendsOf(state, hq).some((friend) => !isHq(friend) && areInContact(baseOf(hq), baseOf(friend)));
