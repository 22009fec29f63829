import { answered } from '../charging/into-contact.ts';
import { stalled } from '../charging/stopped-by-fire.ts';
import type { Event } from '../events.ts';
import { sharing } from '../morale/hq.ts';
import { routs } from '../morale/rout.ts';
import type { OrderOf, Shot } from '../orders.ts';
import { D6, type Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { State, Unit } from '../state.ts';
import type { ShotResult } from '../tables.ts';
import { apply } from '../turn/apply.ts';
import { isFoot } from '../units/unit.ts';
import { rolledShot, type RolledShot } from './effect.ts';
import { screenChanged } from './screens.ts';

/** One shot. If it answers a charge, the charge then goes on. @clause tt.contact.fire-on-charger */
export const shoot = (state: State, shot: OrderOf<'shoot'>, dice: Dice): readonly Event[] =>
  answered(state, volley(state, [shot], dice));

/** All shots of a phase at once. @ruling tt-035 */
export const declare = (state: State, { shots }: OrderOf<'declare'>, dice: Dice): readonly Event[] =>
  volley(state, shots, dice);

/**
 * Shots that were named together: all are rolled before any result takes effect. A single shot
 * takes effect, and its firer is marked, before the next shot is named.
 * @clause tt.shoot.roll tt.shoot.marked-at-once tt.shoot.pinned-by-firing @ruling tt-035
 */
function volley(from: State, shots: readonly Shot[], dice: Dice): readonly Event[] {
  const fired = shots.map((shot) => ({ shot, rolled: roll(from, shot, dice) }));
  const events: Event[] = fired.map(({ shot, rolled }) => shotFired(shot, rolled));
  let state = events.reduce(apply, from);
  const happen = (next: readonly Event[]): void => {
    events.push(...next);
    state = next.reduce(apply, state);
  };
  for (const { shot, rolled } of fired) {
    const struck = state.units[shot.at];
    const sharers = struck === undefined ? [] : sharing(state, struck).map(({ id }) => id);
    for (const at of [shot.at, ...sharers])
      happen(effect(state, { ...shot, at }, from.units[shot.unit]!, { rolled, dice }));
    happen(pinByFire(state, shot.unit));
    happen(stalled(from, state, shot.at));
  }
  return events;
}

const roll = (state: State, { unit, at }: Shot, dice: Dice): RolledShot =>
  rolledShot(state, { firer: state.units[unit]!, target: state.units[at]! }, dice.roll(`shot.${unit}`, D6));

const shotFired = ({ unit, at }: Shot, { sum, clauses, distance }: RolledShot): Event => ({
  type: 'shot-fired',
  unit,
  at,
  distance,
  reasons: [sum],
  clauses,
});

/** A shot that has been rolled, and the dice for what follows from it. */
interface ShotWithDice {
  readonly rolled: RolledShot;
  readonly dice: Dice;
}

/**
 * What a shot does to its target. A unit that is already pinned or disrupted does not get worse by
 * the same result.
 * @clause tt.shoot.result-table tt.state.pinned tt.state.disrupted @ruling tt-050 tt-051
 */
function effect(
  state: State,
  { at }: Shot,
  firer: Unit,
  { rolled: { word: shown }, dice }: ShotWithDice,
): readonly Event[] {
  const target = state.units[at];
  if (target === undefined || shown === 'unharmed') return [];
  const word = worsened(state, target, shown);
  if (word === 'pinned')
    return target.pinned || (target.disrupted && read(state, 'tt-050') === 'worse-replaces')
      ? []
      : [{ type: 'unit-pinned', unit: at, clauses: ['tt.shoot.result-table', 'tt.state.pinned'] }];
  if (word === 'routed') return routs(state, { unit: at, cause: firer, clauses: ['tt.shoot.result-table'] }, dice);
  const disrupted: Event = {
    type: 'unit-disrupted',
    unit: at,
    clauses: ['tt.shoot.result-table', 'tt.state.disrupted'],
  };
  return target.disrupted ? [] : [disrupted, ...calledIn(state, target)];
}

/**
 * The result for a unit that is already in the state that the shot gives: under one reading it is
 * the next worse one.
 * @ruling tt-051
 */
function worsened(state: State, { pinned, disrupted }: Unit, word: ShotResult): ShotResult {
  const isAgain = (word === 'pinned' && pinned) || (word === 'disrupted' && disrupted);
  if (!isAgain || read(state, 'tt-051') !== 'escalates') return word;
  return word === 'pinned' && !disrupted ? 'disrupted' : 'routed';
}

/** Disruption takes a screen off, under the reading in which screens come and go. @ruling tt-009 */
const calledIn = (state: State, target: Unit): readonly Event[] =>
  target.screen && read(state, 'tt-009') === 'deployed-in-move' ? [screenChanged(target, false)] : [];

/** @clause tt.shoot.pinned-by-firing tt.shoot.marked-at-once @ruling tt-006 */
function pinByFire(state: State, id: string): readonly Event[] {
  const firer = state.units[id];
  if (firer === undefined || !isFoot(state, firer) || firer.pinned) return [];
  return [{ type: 'firer-pinned', unit: id, clauses: ['tt.shoot.pinned-by-firing', 'tt.shoot.marked-at-once'] }];
}
