import { walked } from '../../table/orders/legs.ts';
import { apply } from '../turn/apply.ts';
import type { Event } from '../events.ts';
import { marched } from '../moving/formations.ts';
import type { OrderOf } from '../orders.ts';
import { endOf, toContact } from '../moving/passage.ts';
import type { Reaction } from '../turn/pending.ts';
import { answersTo, facing, firesAtOnce, unturned } from './reactions.ts';
import type { Dice } from '../reasons.ts';
import { fled, nearestEnemy, routs } from '../morale/rout.ts';
import { read } from '../rulings.ts';
import { baseOf, type Pose, type State, type Unit } from '../state.ts';
import { foesTouching, freshContacts, isTouching } from './contact.ts';

/**
 * A charge comes to the place of contact. The units that it strikes may answer; if none of them has
 * an answer, contact is made at once.
 * @clause tt.contact.straight-ahead tt.contact.counter-charge @ruling tt-053
 */
export function charge(
  state: State,
  { type: by, unit: id, at, legs: wanted }: OrderOf<'charge' | 'counter-charge'>,
): readonly Event[] {
  const unit = state.units[id]!;
  const legs = toContact(state, unit, wanted);
  const through = walked(baseOf(unit), legs).map(poseOf);
  const met = freshContacts(state, unit, endOf(unit, legs)).map((foe) => foe.id);
  const fresh = [at, ...met.filter((foe) => foe !== at)];
  const there = { ...unit, ...poseOf(endOf(unit, legs)) };
  const arrived = { ...state, units: { ...state.units, [id]: there } };
  const due = answersTo(arrived, there, by, fresh);
  const moved: Event = {
    type: 'unit-moved',
    unit: id,
    through,
    charge: { by, fresh, due },
    clauses:
      by === 'charge'
        ? ['tt.units.move-column', 'tt.contact.straight-ahead']
        : ['tt.contact.counter-charge', 'tt.sequence.counter-charge-phase'],
  };
  const reaction: Reaction = { kind: 'reaction', charger: id, by, fresh, due };
  const columns = by === 'charge' ? marched(state, unit, legs) : [];
  const events = [moved, ...columns];
  return [...events, ...contactsMade(events.reduce(apply, state), reaction)];
}

const poseOf = ({ at, facing: to }: Pose): Pose => ({ at, facing: to });

/**
 * The contacts of a charge, once no unit has to answer it any more.
 * @clause tt.contact.straight-ahead tt.contact.turn-not-engaged tt.state.disrupted
 */
function contactsMade(state: State, { charger, by, fresh }: Reaction): readonly Event[] {
  if (state.pending !== null) return [];
  const unit = state.units[charger];
  return fresh.flatMap((at): readonly Event[] => {
    const foe = state.units[at];
    if (unit === undefined || foe === undefined || !isTouching(unit, foe)) return [];
    const clauses = ['tt.contact.straight-ahead', ...unturned(state, foe, unit)] as const;
    return [{ type: 'contact-made', unit: charger, at, by, clauses }];
  });
}

/** The events of an answer, followed by the contacts if it was the last answer. */
export function answered(state: State, events: readonly Event[]): readonly Event[] {
  const now = events.reduce(apply, state);
  const { pending } = state;
  return pending?.kind === 'reaction' ? [...events, ...contactsMade(now, pending)] : events;
}

/** The charger that an answer is given to; undefined if no unit is charged now. */
const chargerIn = ({ pending, units }: State): Unit | undefined =>
  pending?.kind === 'reaction' ? units[pending.charger] : undefined;

/** @clause tt.units.voluntary-rout tt.contact.turn-to-face */
export const stand = (state: State, { unit }: OrderOf<'stand'>): readonly Event[] =>
  answered(state, [{ type: 'unit-stood', unit, clauses: [state.awaits!.by] }]);

/**
 * A unit routs of its own free will: away from its charger, or from the nearest enemy.
 * @clause tt.units.voluntary-rout @ruling tt-054
 */
export function rout(state: State, { unit: id }: OrderOf<'rout'>, dice: Dice): readonly Event[] {
  const unit = state.units[id]!;
  const cause = chargerIn(state) ?? nearestEnemy(state, unit);
  const clauses = ['tt.units.voluntary-rout'] as const;
  const events =
    read(state, 'tt-054') === 'safe-flight'
      ? [fled(state, unit, { cause, clauses })]
      : routs(state, { unit: id, cause, clauses }, dice);
  return answered(state, events);
}

/**
 * Charged infantry turns to face its charger, which is slid into full contact.
 * @clause tt.contact.turn-to-face @ruling tt-030
 */
export function face(state: State, { unit: id }: OrderOf<'face'>): readonly Event[] {
  const unit = state.units[id]!;
  const charger = chargerIn(state) ?? foesTouching(state, unit)[0]!;
  const there = facing(state, unit, charger)!;
  const turned = { ...unit, facing: there.unit.facing };
  const slid = { ...charger, ...poseOf(there.charger) };
  const now = { ...state, units: { ...state.units, [id]: turned, [slid.id]: slid } };
  const fires = state.pending?.kind === 'reaction' && firesAtOnce(now, turned, slid, state.pending.by);
  const faced: Event = {
    type: 'unit-faced',
    unit: id,
    to: poseOf(there.unit),
    foe: charger.id,
    slid: poseOf(there.charger),
    ...(fires && { fires }),
    clauses: ['tt.contact.turn-to-face'],
  };
  return answered(state, [faced]);
}
