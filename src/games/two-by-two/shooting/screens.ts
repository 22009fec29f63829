import { distanceFrom, isWithin } from './range.ts';
import { read } from '../rulings.ts';
import { friendsOf, type State, type Unit } from '../state.ts';
import { brackets } from '../tables.ts';

/** The types that can have skirmishers out. */
export const CAN_SCREEN: readonly Unit['type'][] = ['infantry', 'guard', 'light'];

/** Has this unit a screen of skirmishers before it? @clause tt.units.screened-range tt.shoot.screened @ruling tt-009 */
export function isScreened(state: State, unit: Unit): boolean {
  if (!CAN_SCREEN.includes(unit.type)) return false;
  const reading = read(state, 'tt-009');
  if (reading === 'deployed-in-move') return unit.screen;
  if (unit.type === 'light') return true;
  if (reading === 'scenario-flag') return unit.screen;
  return friendsOf(state, unit).some(
    (friend) =>
      friend.type === 'light' && !friend.disrupted && isWithin(state, distanceFrom(state, friend, unit), brackets(1)),
  );
}
