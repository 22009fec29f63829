import { gapTo } from '../../geometry/gaps.ts';
import type { MoverUnit } from '../../scene/mover.ts';
import type { Held, Pull } from '../orders/in-hand.ts';
import { note, type Click, type Input, type Ordering, type Reply } from '../orders/ordering.ts';
import { mayPut } from '../orders/places.ts';
import { chosen, deselected, replyTo as pointed } from '../orders/replying.ts';
import { isOnGhost, sentAt, sentTo } from './clicking.ts';
import { settled, wanting } from './held.ts';
import { intoContact, pressed, undone } from './leg-list.ts';
import { forgotten, kept, plannedFor, waiting } from './plans.ts';
import { magnetOf, pulledTo, pullAt } from './pulling.ts';
import { nameOf, take } from './taken.ts';
import { legSaid, notRead, refusalSaid, rulerSaid, waitsSaid } from './wording.ts';

/* What input does on a free table: a unit that is selected and can be moved is taken up, and is
   pulled, pushed by keys, or ordered by a sentence, leg by leg. All else is left to pointing. */

/** The reply to an input: what is meant for the unit in hand, or else what pointing does. */
export function replyTo(on: Ordering, input: Input): Reply | null {
  const byHand = handled(on, input);
  if (byHand !== null) return byHand;
  const reply = pointed(on, input);
  return reply === null || input.kind === 'hover' ? reply : warned(takenUp(reply));
}

const still = (on: Ordering): Reply => ({ now: on, does: [] });

function handled(on: Ordering, input: Input): Reply | null {
  const { held, pull } = on;
  if (held === null) return input.kind === 'click' ? takingUp(on, input) : null;
  switch (input.kind) {
    case 'click':
      return sent(on, held, input);
    case 'key':
      return keyed(on, held, input.key, input.isShift);
    case 'grab':
      return still({ ...on, pull: pullAt(held, input.grip, input.spot, input.isTouch) });
    case 'pull':
      return pull === null ? null : still({ ...on, held: pulledTo(pull, held, input.spot, input.pixel) });
    case 'release':
      return pull === null ? null : released({ ...on, pull: null }, held, pull);
    case 'confirm':
      return confirmed(on, held);
    case 'undo':
      return held.legs.length === 0 ? null : undo(on, held);
    case 'put-down':
      return takenUp(deselected({ ...on, plans: forgotten(on.plans, held.taken.unit.id) }));
    case 'write':
      return written(on, held, input.text);
    case 'begin':
    case 'board':
    case 'hint':
    case 'hover':
    case 'activate':
    case 'choose':
      return null;
  }
}

/** A pad that was only pressed changes nothing. */
const released = (on: Ordering, held: Held, pull: Pull): Reply => (held === pull.held ? still(on) : told(on, held));

/** Takes up the unit that is selected now, or puts it down. */
function takenUp({ now, does }: Reply): Reply {
  const { held, field, selection, answered, plans } = now;
  const { game, state } = field;
  const unit = answered === null ? selection.unit : null;
  if (unit === (held?.taken.unit.id ?? null)) return { now, does };
  const taken = take(game.input.mover!, state, unit);
  if (taken === null) return { now: { ...now, held: null, pull: null }, does };
  const next = settled(wanting(taken, plannedFor(plans, taken)));
  return {
    now: { ...now, held: next, pull: null, plans: kept(plans, next), isWarned: false },
    does: held === null || held.legs.length === 0 ? does : [...does, note(waitsSaid([held.taken.unit.name]))],
  };
}

/**
 * An order that is not of one unit, such as the end of a phase, first tells of the orders that
 * wait: it would end them.
 */
function warned({ now, does }: Reply): Reply {
  const deed = does.find((each) => each.do === 'order');
  if (deed === undefined) return { now, does };
  const { game, state } = now.field;
  const names = now.isWarned || 'unit' in deed.order ? [] : waiting(now.plans, game.input.mover!, state);
  if (names.length === 0) return { now: { ...now, isWarned: false }, does };
  const order = game.rules.words.order(deed.order, state);
  const says = note(`${waitsSaid(names)} Or press “${order}” again to go on without.`);
  return { now: { ...now, isWarned: true }, does: does.map((each) => (each === deed ? says : each)) };
}

/**
 * How near, in pixels, one points to a unit that one means to take up: bases are small, and fingers
 * are not.
 */
const NEAR = { mouse: 10, touch: 22 } as const;

/**
 * A unit that can be moved is taken up at once by a click near it: nothing else is meant by that.
 */
function takingUp(on: Ordering, { press, isTouch, isOnGrip, pixel }: Click): Reply | null {
  if (isOnGrip) return still(on);
  const { field, selection, answered } = on;
  const { game, state } = field;
  const mover = game.input.mover!;
  const target = game.input.target(state, press);
  if (target === null || answered !== null) return null;
  // Near to a unit, too, a place for whoever waits means that place.
  if (selection.unit !== null && mayPut(field, selection.unit, target)) return null;
  const most = NEAR[isTouch ? 'touch' : 'mouse'] * pixel * 1000;
  const far = ({ id, base }: MoverUnit): number =>
    'point' in target ? gapTo(target.point, base).length : 'unit' in target && target.unit === id ? 0 : Infinity;
  const [nearest] = mover
    .units(state)
    .map((unit) => ({ id: unit.id, far: far(unit) }))
    .filter((each) => each.far <= most && mover.handles(state, each.id).length > 0)
    .sort((a, b) => a.far - b.far);
  if (nearest === undefined) return null;
  const { now, does } = chosen(on, { says: '', select: nearest.id });
  return takenUp({ now, does: [...does, { do: 'focus' }] });
}

/** Sends the unit to the place or at the enemy that is clicked at. */
function sent(on: Ordering, held: Held, { spot, isOnGrip, pixel }: Click): Reply | null {
  const { game, state } = on.field;
  const target = game.input.target(state, spot);
  const { foes, handles } = held.taken;
  const foe = target !== null && 'unit' in target ? foes.find(({ id }) => id === target.unit) : undefined;
  if (foe !== undefined) {
    if (!handles.includes('charge')) return null;
    const charge = sentAt(held, foe.id);
    if (charge !== null) return told(on, charge);
    return { now: on, does: [note(`No turn and straight march lead to ${nameOf(held.taken, foe.id)} from there.`)] };
  }
  // A pad may lie over an enemy, who is meant then; else one that is only pressed changes nothing.
  if (isOnGrip) return still(on);
  if (target === null || !('point' in target)) return null;
  return isOnGhost(held, target.point) ? still(on) : told(on, sentTo(held, target.point, magnetOf(false, pixel)));
}

/** An ordering with a unit in hand. */
type Handling = Ordering & { readonly held: Held };

/** Sets the order as far as it can be carried out. */
function set(on: Ordering, next: Held): Handling {
  const held: Held = { ...settled(next), unfit: null };
  return { ...on, held, plans: kept(on.plans, held), isWarned: false };
}

/** Sets the order, and tells of it. */
function told(on: Ordering, next: Held): Reply & { readonly now: Handling } {
  const now = set(on, next);
  const { taken, march, snapped } = now.held;
  const said = rulerSaid(taken, march, snapped, ', ');
  const parts = [said === '' ? '' : `${said}.`, refusalSaid(on.field.game, now.held)];
  const text = parts.filter((part) => part !== '').join(' ');
  return { now, does: text === '' ? [] : [note(text)] };
}

function keyed(on: Ordering, held: Held, key: string, isShift: boolean): Reply | null {
  const legs = pressed(held.taken, held.legs, key, isShift);
  if (legs !== null) return told(on, wanting(held.taken, legs));
  if (held.legs.length === 0) return null;
  if (key === 'Enter' || key === ' ') return confirmed(on, held);
  return key === 'Escape' || key === 'Backspace' ? undo(on, held) : null;
}

function confirmed(on: Ordering, { taken, march, unfit }: Held): Reply {
  const order = unfit === null ? march.order : null;
  if (order === null) return still(on);
  return { now: { ...on, plans: forgotten(on.plans, taken.unit.id) }, does: [{ do: 'order', order }] };
}

function undo(on: Ordering, { taken, legs, march }: Held): Reply {
  const last = march.steps.at(-1)!;
  const says = note(`Took back: ${legSaid(taken, last.leg, last.from)}.`);
  return { now: set(on, wanting(taken, undone(legs))), does: [says] };
}

function written(on: Ordering, held: Held, text: string): Reply {
  const { taken } = held;
  const order = taken.mover.read(text, taken.state, taken.unit.id);
  if (!order.ok) {
    const fault = notRead(taken, order.error);
    return { now: { ...on, held: { ...held, unfit: { text, fault } } }, does: [note(fault)] };
  }
  const { now, does } = told(on, wanting(taken, intoContact(taken, order.value)));
  const unfit = now.held.refused === null ? null : { text, fault: null };
  return { now: { ...now, held: { ...now.held, unfit } }, does };
}
