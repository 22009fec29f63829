import { walked } from '../../table/orders/legs.ts';
import { apply } from './apply.ts';
import { carryOutOfBattle } from '../battle/dispatch.ts';
import { rolledShot, type Rolled } from '../shooting/effect.ts';
import { endOfBattle } from '../battle/ending.ts';
import type { Event } from '../events.ts';
import type { Order, Shot } from '../orders.ts';
import { fight, follow, name } from '../melee/fight.ts';
import { drilledFirst, form, marched } from '../moving/formations.ts';
import { isOfBattle } from '../battle/orders.ts';
import { rally } from '../morale/rally.ts';
import { D6, type Dice } from '../reasons.ts';
import { sharing } from '../morale/hq.ts';
import { routs } from '../morale/rout.ts';
import { read } from '../rulings.ts';
import { stalled } from '../charging/stopped-by-fire.ts';
import { answered, charge, face, rout, stand } from '../charging/into-contact.ts';
import { isFoot } from '../arms.ts';
import { baseOf, type State, type Unit } from '../state.ts';
import type { Result } from '../tables.ts';
import { phaseBegins } from './phases.ts';

/** The events of an order that `judge` has allowed on this board. */
export function carryOut(state: State, order: Order, dice: Dice): readonly Event[] {
  if (isOfBattle(order)) return carryOutOfBattle(state, order, dice);
  const drilled = drilledFirst(order);
  if (drilled !== null) {
    const formed = form(state, drilled.form);
    return [...formed, ...(drilled.then === null ? [] : carryOut(formed.reduce(apply, state), drilled.then, dice))];
  }
  switch (order.type) {
    case 'move': {
      const unit = state.units[order.unit]!;
      const through = walked(baseOf(unit), order.legs).map(({ at, facing }) => ({ at, facing }));
      const moved: Event = { type: 'unit-moved', unit: unit.id, through, clauses: ['tt.units.move-column'] };
      return [moved, ...marched(state, unit, order.legs)];
    }
    case 'charge':
    case 'counter-charge':
      return charge(state, order);
    case 'stand':
      return stand(state, order);
    case 'rout':
      return rout(state, order, dice);
    case 'face':
      return face(state, order);
    case 'form':
      return form(state, order);
    case 'rally':
      return rally(state, order, dice);
    case 'fight':
      return fight(state, order, dice);
    case 'name':
      return name(state, order, dice);
    case 'follow':
    case 'hold':
      return follow(state, order, dice);
    case 'screen':
      return [screenChanged(state.units[order.unit]!, !state.units[order.unit]!.screen)];
    case 'shoot':
      return answered(state, volley(state, [order], dice));
    case 'declare':
      return volley(state, order.shots, dice);
    case 'end-phase': {
      const ended = endOfBattle(state);
      return ended === null ? phaseBegins(state) : [ended];
    }
  }
}

const screenChanged = ({ id }: Unit, screen: boolean): Event => ({
  ...{ type: 'screen-changed', unit: id, screen },
  clauses: ['tt.units.screened-range'],
});

/**
 * Shots that were named together: all are rolled, then the results fall. One shot alone is followed by its result, and then its firer is marked, before
 * the next is named.
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

const roll = (state: State, { unit, at }: Shot, dice: Dice): Rolled =>
  rolledShot(state, { firer: state.units[unit]!, target: state.units[at]! }, dice.roll(`shot.${unit}`, D6));

const shotFired = ({ unit, at }: Shot, { sum, clauses, distance }: Rolled): Event => ({
  ...{ type: 'shot-fired', unit, at, distance, reasons: [sum] },
  clauses,
});

/** A shot that has been rolled, and the dice for what follows from it. */
interface Fallen {
  readonly rolled: Rolled;
  readonly dice: Dice;
}

/**
 * What a shot does to its target. A unit that is pinned or disrupted already is no worse for being so again.
 * @clause tt.shoot.result-table tt.state.pinned tt.state.disrupted @ruling tt-050 tt-051
 */
function effect(state: State, { at }: Shot, firer: Unit, { rolled: { word: shown }, dice }: Fallen): readonly Event[] {
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

/** What a result comes to for a unit that is in that state already: by one reading the next worse. @ruling tt-051 */
function worsened(state: State, { pinned, disrupted }: Unit, word: Result): Result {
  const isAgain = (word === 'pinned' && pinned) || (word === 'disrupted' && disrupted);
  if (!isAgain || read(state, 'tt-051') !== 'escalates') return word;
  return word === 'pinned' && !disrupted ? 'disrupted' : 'routed';
}

/** Disruption takes a screen off, where screens come and go. @ruling tt-009 */
const calledIn = (state: State, target: Unit): readonly Event[] =>
  target.screen && read(state, 'tt-009') === 'deployed-in-move' ? [screenChanged(target, false)] : [];

/** @clause tt.shoot.pinned-by-firing tt.shoot.marked-at-once @ruling tt-006 */
function pinByFire(state: State, id: string): readonly Event[] {
  const firer = state.units[id];
  if (firer === undefined || !isFoot(state, firer) || firer.pinned) return [];
  return [{ type: 'firer-pinned', unit: id, clauses: ['tt.shoot.pinned-by-firing', 'tt.shoot.marked-at-once'] }];
}
