import type { Event } from '../events.ts';
import type { OrderOf } from '../orders.ts';
import { allowed, refused, type Verdict } from '../reasons.ts';
import { distanceFrom, isWithin } from './range.ts';
import { read } from '../rulings.ts';
import { friendsOf, type State, type Unit } from '../state.ts';
import { brackets } from '../tables.ts';

/** The types that can have skirmishers out. */
export const CAN_SCREEN: readonly Unit['type'][] = ['infantry', 'guard', 'light'];

/**
 * Has this unit a screen of skirmishers in front of it?
 * @clause tt.units.screened-range tt.shoot.screened @ruling tt-009
 */
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

/**
 * May this unit put out its screen or call it in? Only in the Move phase, and under one reading.
 * @clause tt.units.screened-range @ruling tt-009
 */
export function judgeScreen(state: State, { unit: id }: OrderOf<'screen'>): Verdict {
  const unit = state.units[id]!;
  if (read(state, 'tt-009') !== 'deployed-in-move')
    return refused('tt.units.screened-range', 'no-screens-here', { unit: id });
  if (!CAN_SCREEN.includes(unit.type)) return refused('tt.units.screened-range', 'no-screen', { unit: id });
  if (unit.disrupted) return refused('tt.state.disrupted', 'disrupted', { unit: id });
  if (unit.pinned) return refused('tt.state.pinned', 'pinned', { unit: id });
  return allowed('tt.units.screened-range');
}

/**
 * The event that puts a screen of skirmishers out, or calls it in.
 * @clause tt.units.screened-range
 */
export const screenChanged = ({ id }: Unit, screen: boolean): Event => ({
  type: 'screen-changed',
  unit: id,
  screen,
  clauses: ['tt.units.screened-range'],
});

/** @clause tt.units.screened-range @ruling tt-009 */
export function changeScreen(state: State, { unit: id }: OrderOf<'screen'>): readonly Event[] {
  const unit = state.units[id]!;
  return [screenChanged(unit, !unit.screen)];
}
